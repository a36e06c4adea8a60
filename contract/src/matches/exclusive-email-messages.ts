/** Every word of the emails about two exclusive mandates of one property. The server alone reads them. */
import { pair } from '../pair.ts';
import { exclusiveCaseLimits } from './model.ts';

export const exclusiveEmailMessages = {
  exclusive_case_opened: {
    title: pair('Δύο αποκλειστικές εντολές για το ίδιο ακίνητο', 'Two exclusive agreements for the same property'),
    text: pair(
      (when: string) =>
        `Και εσύ και ένα άλλο μεσιτικό γραφείο έχετε δηλώσει αποκλειστική εντολή σε ισχύ για το ίδιο ακίνητο. Πες μας τη δική σου εκδοχή μέσα σε ${exclusiveCaseLimits.answerHours} ώρες, έως τις ${when}. Μετά, κάποιος από την ομάδα μας διαβάζει τα έγγραφα που έχουμε και αποφασίζει ποια εντολή ισχύει. Μέχρι τότε δεν αλλάζει τίποτα στην αγγελία σου.`,
      (when: string) =>
        `You and another agency both say you have an exclusive agreement for the same property. Tell us your side within ${exclusiveCaseLimits.answerHours} hours, by ${when}. Then someone on our team reads the documents we have and decides which agreement stands. Nothing changes on your listing until then.`,
    ),
    loss: pair(
      'Όποιο γραφείο δεν δικαιωθεί χάνει την ένδειξη «Αποκλειστικότητα» για αυτή την εντολή. Κατά τα άλλα η αγγελία του μένει όπως είναι.',
      'The agency whose agreement doesn’t stand loses the “Exclusive” badge for it. Its listing doesn’t change otherwise.',
    ),
    other: pair('Το άλλο γραφείο', 'The other agency'),
    button: pair('Πες μας τη δική σου εκδοχή', 'Tell us your side'),
  },
  exclusive_confirmed: {
    title: pair('Η αποκλειστική εντολή σου ισχύει', 'Your exclusive agreement stands'),
    text: pair(
      'Εξετάσαμε τις δύο αποκλειστικές εντολές για το ίδιο ακίνητο. Η δική σου ισχύει. Στην αγγελία σου δεν αλλάζει τίποτα.',
      'We reviewed the two exclusive agreements for the same property. Yours stands. Nothing changes on your listing.',
    ),
    textAfterLoss: pair(
      'Εξετάσαμε ξανά τις δύο αποκλειστικές εντολές για το ίδιο ακίνητο και αλλάξαμε την απόφασή μας: η δική σου ισχύει. Η ένδειξη «Αποκλειστικότητα» επιστρέφει στην αγγελία σου, εφόσον η εντολή ισχύει και έχουμε το έγγραφό της.',
      'We reviewed the two exclusive agreements for the same property again and changed our decision: yours stands. The “Exclusive” badge is back on your listing, as long as the agreement is in force and we have its document.',
    ),
  },
  exclusive_lost: {
    title: pair('Η αγγελία σου έχασε την ένδειξη «Αποκλειστικότητα»', 'Your listing has lost the “Exclusive” badge'),
    text: pair(
      'Εξετάσαμε τις δύο αποκλειστικές εντολές για το ίδιο ακίνητο. Δεν δεχτήκαμε τη δική σου ως αποκλειστική. Αφαιρέσαμε μόνο την ένδειξη· κατά τα άλλα η αγγελία μένει όπως είναι.',
      'We reviewed the two exclusive agreements for the same property and didn’t accept yours as exclusive. We removed only the badge. Your listing is otherwise unchanged.',
    ),
    measure: pair('Τι κάναμε', 'What we did'),
    measureText: pair(
      'Αφαιρέσαμε την ένδειξη «Αποκλειστικότητα» από την αγγελία, για όσο κρατά αυτή η εντολή',
      'Removed the “Exclusive” badge from the listing, for as long as this agreement lasts',
    ),
    decided: pair('Πώς αποφασίστηκε', 'How it was decided'),
    decidedText: pair(
      'Από άνθρωπο, με βάση τις δύο εντολές και όσα μας έστειλαν τα γραφεία. Ότι είναι το ίδιο ακίνητο μπορεί να βρέθηκε αυτόματα',
      'By a person, based on both agreements and what the agencies sent us. That the property is the same may have been found automatically',
    ),
    ground: pair('Βάση της απόφασης', 'Grounds for the decision'),
    groundText: pair(
      'Νόμος 4072/2012, άρθρο 200 §4: όσο ισχύει μια αποκλειστική εντολή, δεν δίνεται η ίδια σε άλλον μεσίτη',
      'Law 4072/2012, article 200 §4: while an exclusive agreement is in force, the owner doesn’t give the same one to another agent',
    ),
  },
  /** After another look. */
  exclusive_still_lost: {
    title: pair(
      'Η απόφασή μας για την αποκλειστικότητα δεν άλλαξε',
      'Our decision on your exclusive agreement hasn’t changed',
    ),
    text: pair(
      'Εξετάσαμε ξανά τις δύο αποκλειστικές εντολές για το ίδιο ακίνητο. Και πάλι δεν δεχτήκαμε τη δική σου ως αποκλειστική. Η αγγελία σου μένει όπως είναι, χωρίς την ένδειξη.',
      'We reviewed the two exclusive agreements for the same property again. We still don’t accept yours as exclusive. Your listing stays as it is, without the badge.',
    ),
    measureText: pair(
      'Η ένδειξη «Αποκλειστικότητα» δεν επιστρέφει στην αγγελία, για όσο κρατά αυτή η εντολή',
      'Left the “Exclusive” badge off the listing, for as long as this agreement lasts',
    ),
  },
  exclusive_case_closed: {
    title: pair('Έκλεισε η υπόθεση των δύο αποκλειστικών εντολών', 'The case of two exclusive agreements is closed'),
    mandate_ended: pair(
      'Μία από τις δύο αποκλειστικές εντολές δεν ισχύει πια. Δεν χρειάζεται να κάνεις κάτι και δεν αλλάξαμε τίποτα.',
      'One of the two exclusive agreements is no longer in force. There’s nothing you need to do, and we haven’t changed anything.',
    ),
    not_same: pair(
      'Συγκρίναμε ξανά τα δύο ακίνητα και δεν φαίνεται να είναι το ίδιο. Δεν χρειάζεται να κάνεις κάτι και δεν αλλάξαμε τίποτα.',
      'We compared the two properties again and they don’t seem to be the same. There’s nothing you need to do, and we haven’t changed anything.',
    ),
  },
  exclusive_case_reopened: {
    title: pair('Εξετάζουμε ξανά τις δύο αποκλειστικές εντολές', 'We’re reviewing the two exclusive agreements again'),
    text: pair(
      (when: string) =>
        `Ανοίξαμε ξανά την υπόθεση των δύο αποκλειστικών εντολών. Ό,τι είχαμε αποφασίσει ισχύει μέχρι τη νέα απόφαση, που την παίρνει άλλος άνθρωπος από αυτόν που αποφάσισε. Αν έχεις κάτι να προσθέσεις, γράψε μας έως τις ${when}.`,
      (when: string) =>
        `We’ve reopened the case of the two exclusive agreements. Our earlier decision stands until someone else makes a new one. If you have anything to add, tell us by ${when}.`,
    ),
  },
  exclusive_statement_received: {
    title: pair('Λάβαμε όσα έγραψες για την υπόθεση', 'We’ve received your statement'),
    text: pair(
      (when: string) =>
        `Τα διαβάζει μόνο η ομάδα μας, όχι το άλλο γραφείο. Αποφασίζουμε αφού γράψουν και τα δύο γραφεία, ή μετά τις ${when}. Μέχρι τότε μπορείς να προσθέσεις κι άλλα. Θα σου στείλουμε την απόφαση με email.`,
      (when: string) =>
        `Only our team reads it, not the other agency. We decide once both agencies have written, or after ${when}. You can add more until then. We’ll email you the decision.`,
    ),
  },
} as const;
