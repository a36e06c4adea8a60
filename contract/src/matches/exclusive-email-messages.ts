/** Every word of the emails about two exclusive mandates of one property. The server alone reads them. */
import { pair } from '../pair.ts';
import { exclusiveCaseLimits } from './model.ts';

export const exclusiveEmailMessages = {
  exclusive_case_opened: {
    title: pair('Δύο αποκλειστικές εντολές για το ίδιο ακίνητο', 'Two exclusive agreements for the same property'),
    text: pair(
      (when: string) =>
        `Και εσύ και ένα άλλο μεσιτικό γραφείο έχετε δηλώσει αποκλειστική εντολή σε ισχύ για το ίδιο ακίνητο. Γράψε μας τη δική σου πλευρά έως τις ${when}, δηλαδή μέσα σε ${exclusiveCaseLimits.answerHours} ώρες. Μετά, άνθρωπος της ομάδας μας διαβάζει τα δύο έγγραφα και αποφασίζει ποια εντολή ισχύει. Μέχρι τότε δεν αλλάζει τίποτα στην αγγελία σου.`,
      (when: string) =>
        `You and another agency both state an exclusive agreement in force for the same property. Tell us your side by ${when}, which is ${exclusiveCaseLimits.answerHours} hours from now. Then a person on our team reads both documents and decides which agreement stands. Nothing changes on your listing until then.`,
    ),
    loss: pair(
      'Όποιο γραφείο δεν δικαιωθεί χάνει την ένδειξη «Αποκλειστικότητα» για αυτή την εντολή. Η αγγελία του μένει.',
      'The agency whose agreement doesn’t stand loses the “Exclusive” label for it. Its listing stays online.',
    ),
    other: pair('Το άλλο γραφείο', 'The other agency'),
    button: pair('Γράψε τη δική σου πλευρά', 'Tell us your side'),
  },
  exclusive_confirmed: {
    title: pair('Η αποκλειστική εντολή σου ισχύει', 'Your exclusive agreement stands'),
    text: pair(
      'Εξετάσαμε τις δύο αποκλειστικές εντολές για το ίδιο ακίνητο. Η δική σου ισχύει και η αγγελία σου κρατά την ένδειξη «Αποκλειστικότητα».',
      'We looked at the two exclusive agreements for the same property. Yours stands, and your listing keeps the “Exclusive” label.',
    ),
  },
  exclusive_lost: {
    title: pair('Η αγγελία σου έχασε την ένδειξη «Αποκλειστικότητα»', 'Your listing has lost the “Exclusive” label'),
    text: pair(
      'Εξετάσαμε τις δύο αποκλειστικές εντολές για το ίδιο ακίνητο. Δεν δεχτήκαμε τη δική σου ως αποκλειστική. Η αγγελία σου μένει ενεργή, χωρίς την ένδειξη.',
      'We looked at the two exclusive agreements for the same property. We didn’t accept yours as exclusive. Your listing stays online, without the label.',
    ),
    measure: pair('Τι κάναμε', 'What we did'),
    measureText: pair(
      'Αφαιρέσαμε την ένδειξη «Αποκλειστικότητα» από την αγγελία, για όσο κρατά αυτή η εντολή',
      'Removed the “Exclusive” label from the listing, for as long as this agreement lasts',
    ),
    decided: pair('Πώς αποφασίστηκε', 'How it was decided'),
    decidedText: pair(
      'Από άνθρωπο, αφού διάβασε όσα δήλωσαν και τα δύο γραφεία. Ότι είναι το ίδιο ακίνητο μπορεί να βρέθηκε αυτόματα',
      'By a person, after reading what both agencies stated. That it’s the same property may have been found automatically',
    ),
    ground: pair('Βάση της απόφασης', 'Grounds for the decision'),
    groundText: pair(
      'Νόμος 4072/2012, άρθρο 200 §4: όσο ισχύει μια αποκλειστική εντολή, δεν δίνεται η ίδια σε άλλον μεσίτη',
      'Law 4072/2012, article 200 §4: while an exclusive agreement is in force, the same one isn’t given to another agent',
    ),
  },
  exclusive_case_closed: {
    title: pair('Έκλεισε η υπόθεση των δύο αποκλειστικών εντολών', 'The case of two exclusive agreements is closed'),
    mandate_ended: pair(
      'Μία από τις δύο αποκλειστικές εντολές δεν ισχύει πια. Δεν χρειάζεται να κάνεις κάτι και δεν άλλαξε τίποτα από εμάς.',
      'One of the two exclusive agreements is no longer in force. There’s nothing you need to do, and we haven’t changed anything.',
    ),
    not_same: pair(
      'Συγκρίναμε ξανά τα δύο ακίνητα και δεν φαίνεται να είναι το ίδιο. Δεν χρειάζεται να κάνεις κάτι και δεν άλλαξε τίποτα από εμάς.',
      'We compared the two properties again and they don’t seem to be the same. There’s nothing you need to do, and we haven’t changed anything.',
    ),
    button: pair('Οι εντολές σου', 'Your agency agreements'),
  },
} as const;
