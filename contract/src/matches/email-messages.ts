/** Every word of the emails about scheduled pauses and disputes. The server alone reads them. */
import { pair } from '../pair.ts';
import { disputeHours } from './model.ts';

export const pauseEmailFrame = {
  listing: pair('Η αγγελία σου', 'Your listing'),
  agency: pair('Μεσιτικό γραφείο', 'Agency'),
  gemi: pair('Αριθμός ΓΕΜΗ', 'GEMI number'),
  pauseAt: pair('Παύση της αγγελίας', 'Listing pauses on'),
  answerDue: pair('Απάντηση έως', 'Answer by'),
  objection: pair('Τι λέει ο ιδιοκτήτης', 'What the owner says'),
  decision: pair('Αιτιολογία', 'Reasons'),
  /** Where the reader’s language is the other one. */
  decisionIn: {
    el: pair('Αιτιολογία (στα ελληνικά)', 'Reasons (in Greek)'),
    en: pair('Αιτιολογία (στα αγγλικά)', 'Reasons (in English)'),
  },
  received: pair('Όσα έγραψες', 'What you wrote'),
  message: pair('Μήνυμα', 'Message'),
  see: pair('Δες τι μπορείς να κάνεις', 'See your options'),
  seeCase: pair('Δες την υπόθεση', 'View the case'),
  caseNumber: pair('Αριθμός υπόθεσης', 'Case number'),
  reasons: {
    not_same_property: pair('Δεν είναι το ίδιο ακίνητο', 'It’s not the same property'),
    no_mandate: pair('Δεν έχει δώσει εντολή στο γραφείο σου', 'They haven’t authorised your agency'),
  },
} as const;

export const pauseEmailMessages = {
  pause_scheduled: {
    title: pair('Ένα μεσιτικό γραφείο δημοσίευσε το ακίνητό σου', 'An agency has listed your property'),
    text: pair(
      (when: string) =>
        `Όταν ένα μεσιτικό γραφείο δημοσιεύει ακίνητο που έχει ήδη αγγελία ιδιώτη, η αγγελία του ιδιώτη μπαίνει αυτόματα σε παύση μετά από πέντε ημέρες. Η δική σου θα μπει σε παύση στις ${when}. Θα σου στείλουμε υπενθύμιση μία ημέρα πριν. Μετά την παύση μπορείς να την ενεργοποιήσεις ξανά με ένα κλικ, όποτε θέλεις.`,
      (when: string) =>
        `When an agency lists a property that a private owner already advertises, the owner’s listing is automatically paused after five days. Yours will be paused on ${when}. We’ll remind you a day before. After that you can reactivate it in one click, whenever you like.`,
    ),
    objectTitle: pair('Έγινε λάθος;', 'Is this a mistake?'),
    object: pair(
      `Αν δεν είναι το ίδιο ακίνητο ή δεν έχεις δώσει εντολή σε αυτό το γραφείο, δήλωσέ το. Ο χρόνος σταματά, το γραφείο έχει ${disputeHours.answer} ώρες να απαντήσει και αποφασίζει άνθρωπος.`,
      `If it’s not the same property, or you haven’t authorised this agency, let us know. The clock stops, the agency has ${disputeHours.answer} hours to answer, and a person decides.`,
    ),
    objectLink: pair('Δήλωσε αντίρρηση', 'Raise an objection'),
  },
  pause_reminder: {
    title: pair('Αύριο η αγγελία σου μπαίνει σε παύση', 'Your listing will be paused tomorrow'),
    text: pair(
      (when: string) =>
        `Σου θυμίζουμε ότι η αγγελία σου θα μπει σε παύση στις ${when}, επειδή το ίδιο ακίνητο το δημοσίευσε ένα μεσιτικό γραφείο. Μέχρι τότε μπορείς να δηλώσεις αντίρρηση. Μετά την παύση μπορείς να την ενεργοποιήσεις ξανά με ένα κλικ.`,
      (when: string) =>
        `A reminder that your listing will be paused on ${when}, because an agency has listed the same property. You can object until then. After that you can reactivate it in one click.`,
    ),
  },
  pause_applied: {
    title: pair('Η αγγελία σου μπήκε σε παύση', 'Your listing has been paused'),
    text: pair(
      'Το ίδιο ακίνητο το δημοσίευσε ένα μεσιτικό γραφείο και πέρασαν πέντε ημέρες από τότε που σε ενημερώσαμε. Μπορείς να ενεργοποιήσεις ξανά την αγγελία σου με ένα κλικ. Δεν θα ξαναμπεί σε παύση για αυτό το γραφείο.',
      'An agency has listed the same property, and five days have passed since we told you. You can reactivate your listing in one click. It won’t be paused again because of this agency.',
    ),
    textAfterDispute: pair(
      'Το ίδιο ακίνητο το δημοσίευσε ένα μεσιτικό γραφείο και δεν δεχτήκαμε την αντίρρησή σου. Μπορείς να ενεργοποιήσεις ξανά την αγγελία σου με ένα κλικ. Δεν θα ξαναμπεί σε παύση για αυτό το γραφείο.',
      'An agency has listed the same property, and we didn’t agree with your objection. You can reactivate your listing in one click. It won’t be paused again because of this agency.',
    ),
    measure: pair('Τι κάναμε', 'What we did'),
    measureText: pair(
      'Παύση της αγγελίας, σε όλη την Εστία, μέχρι να την ενεργοποιήσεις ξανά',
      'Paused the listing, everywhere on Estia, until you reactivate it',
    ),
    facts: pair('Γιατί', 'Why'),
    factsText: pair(
      'Το γραφείο δημοσίευσε μετά από εσένα ακίνητο που κρίθηκε ίδιο με το δικό σου',
      'The agency listed its property after yours, and the two were found to be the same',
    ),
    automated: pair('Πώς αποφασίστηκε', 'How it was decided'),
    automatedText: pair('Αυτόματα, χωρίς να το εξετάσει άνθρωπος', 'Automatically, with no human review'),
    afterDispute: pair(
      'Αυτόματα, μετά από απόφαση ανθρώπου για την αντίρρησή σου',
      'Automatically, after a person decided on your objection',
    ),
    ground: pair('Βάση της απόφασης', 'Grounds for the decision'),
    groundText: pair(
      'Όροι χρήσης, «Όταν ένα γραφείο δημοσιεύει το ίδιο ακίνητο»',
      'Terms of use, “When an agency publishes the same property”',
    ),
    button: pair('Ενεργοποίησε την αγγελία', 'Reactivate your listing'),
  },
  pause_cancelled: {
    title: pair('Η αγγελία σου μένει ενεργή', 'Your listing stays online'),
    agency_listing_ended: pair(
      'Το μεσιτικό γραφείο δεν διαφημίζει πια το ακίνητό σου. Η αγγελία σου δεν θα μπει σε παύση.',
      'The agency no longer advertises your property. Your listing won’t be paused.',
    ),
    not_same: pair(
      'Συγκρίναμε ξανά τα δύο ακίνητα και δεν φαίνεται να είναι το ίδιο. Η αγγελία σου δεν θα μπει σε παύση.',
      'We compared the two properties again and they don’t seem to be the same. Your listing won’t be paused.',
    ),
    cooperation: pair(
      'Συμφώνησες να συνεργαστείς με το μεσιτικό γραφείο. Η αγγελία σου δεν θα μπει σε παύση.',
      'You’ve agreed to work with the agency. Your listing won’t be paused.',
    ),
    button: pair('Δες την αγγελία σου', 'View your listing'),
  },
  owner_advertises: {
    title: pair('Ένας ιδιώτης διαφημίζει το ίδιο ακίνητο', 'A private owner is advertising the same property'),
    text: pair(
      (when: string) =>
        `Ένα ακίνητο που δημοσίευσες έχει ήδη αγγελία ιδιώτη στην Εστία. Η αγγελία του ιδιώτη θα μπει σε παύση στις ${when}, εκτός αν δηλώσει αντίρρηση. Τότε θα σου ζητήσουμε την εντολή σου και θα έχεις ${disputeHours.answer} ώρες να απαντήσεις.`,
      (when: string) =>
        `A private owner was already advertising a property you’ve listed on Estia. The owner’s listing will be paused on ${when} unless they object. If they do, we’ll ask for your agency agreement and you’ll have ${disputeHours.answer} hours to answer.`,
    ),
    theirs: pair('Η αγγελία του ιδιώτη', 'The owner’s listing'),
    button: pair('Δες την αγγελία του ιδιώτη', 'View the owner’s listing'),
  },
  another_agency_listed: {
    title: pair('Κι άλλο γραφείο δημοσίευσε το ίδιο ακίνητο', 'Another agency has listed the same property'),
    text: pair(
      'Ένα ακίνητο που έχεις στην Εστία το δημοσίευσε και άλλο μεσιτικό γραφείο. Το διαφημίζει και ιδιώτης. Δεν χρειάζεται να κάνεις κάτι. Έλεγξε μόνο ότι η εντολή σου ισχύει.',
      'Another agency has listed a property you’re advertising on Estia. A private owner is advertising it too. There’s nothing you need to do. Just check that your agency agreement is still valid.',
    ),
    theirs: pair('Η αγγελία του', 'Its listing'),
    button: pair('Δες την αγγελία του γραφείου', 'View the agency’s listing'),
  },
  mandate_requested: {
    title: pair('Χρειαζόμαστε την εντολή σου', 'We need your agency agreement'),
    text: pair(
      (when: string) =>
        `Ο ιδιώτης που διαφημίζει το ίδιο ακίνητο δήλωσε αντίρρηση. Γράψε μας έως τις ${when} με ποια εντολή το διαφημίζεις. Αν δεν απαντήσεις, θα αποφασίσουμε χωρίς τη δική σου πλευρά.`,
      (when: string) =>
        `The private owner who advertises the same property has objected. Tell us by ${when} what agreement you have for it. If you don’t answer, we’ll decide without hearing your side.`,
    ),
    button: pair('Απάντησε', 'Answer'),
  },
  same_property_questioned: {
    title: pair('Είναι το ίδιο ακίνητο;', 'Is it the same property?'),
    text: pair(
      (when: string) =>
        `Ο ιδιώτης λέει ότι η αγγελία σου αφορά άλλο ακίνητο. Γράψε μας έως τις ${when} γιατί πιστεύεις ότι είναι το ίδιο. Αν δεν απαντήσεις, θα αποφασίσουμε χωρίς τη δική σου πλευρά.`,
      (when: string) =>
        `The owner says your listing is for a different property. Tell us by ${when} why you think it’s the same. If you don’t answer, we’ll decide without hearing your side.`,
    ),
  },
  dispute_decided: {
    title: pair('Αποφασίσαμε για την αντίρρηση', 'We’ve decided on the objection'),
    owner: {
      owner: pair(
        'Δεχτήκαμε την αντίρρησή σου. Η αγγελία σου μένει ενεργή και δεν μπαίνει σε παύση για αυτό το γραφείο, εκτός αν ανοίξουμε ξανά την υπόθεση και αποφασίσουμε αλλιώς.',
        'We agree with your objection. Your listing stays online and won’t be paused because of this agency, unless we reopen the case and decide otherwise.',
      ),
      agency: pair(
        (when: string) =>
          `Δεν δεχτήκαμε την αντίρρησή σου. Η αγγελία σου θα μπει σε παύση στις ${when}. Μετά μπορείς να την ενεργοποιήσεις ξανά με ένα κλικ.`,
        (when: string) =>
          `We don’t agree with your objection. Your listing will be paused on ${when}. After that you can reactivate it in one click.`,
      ),
    },
    agency: {
      owner: pair(
        'Δεχτήκαμε την αντίρρηση του ιδιώτη. Η αγγελία του μένει ενεργή. Η δική σου δεν αλλάζει.',
        'We agree with the owner’s objection. Their listing stays online. Yours doesn’t change.',
      ),
      agency: pair(
        (when: string) =>
          `Δεν δεχτήκαμε την αντίρρηση του ιδιώτη. Η αγγελία του θα μπει σε παύση στις ${when}. Μετά μπορεί να την ενεργοποιήσει ξανά. Η δική σου δεν αλλάζει.`,
        (when: string) =>
          `We don’t agree with the owner’s objection. Their listing will be paused on ${when}. They can reactivate it after that. Yours doesn’t change.`,
      ),
    },
  },
  agency_stays: {
    title: pair('Η αγγελία του γραφείου μένει ενεργή', 'The agency’s listing stays online'),
    text: pair(
      'Η απόφασή μας αφορά μόνο τη δική σου αγγελία. Αν δεν θέλεις το γραφείο να διαφημίζει το ακίνητό σου, κάνε αναφορά για την αγγελία του και θα την εξετάσουμε.',
      'Our decision is only about your listing. If you don’t want the agency to advertise your property, report its listing and we’ll look into it.',
    ),
    link: pair(
      (code: string) => `Κάνε αναφορά για την αγγελία ${code}`,
      (code: string) => `Report listing ${code}`,
    ),
  },
  dispute_reopened: {
    title: pair('Εξετάζουμε ξανά την αντίρρηση', 'We’re reviewing the objection again'),
    owner: pair(
      'Ανοίξαμε ξανά την υπόθεσή σου. Ο χρόνος σταμάτησε και η αγγελία σου μένει ενεργή μέχρι να αποφασίσουμε. Την εξετάζει άλλος άνθρωπος από αυτόν που αποφάσισε. Αν έχεις κάτι να προσθέσεις, γράψε το στη σελίδα της υπόθεσης.',
      'We’ve reopened your case. The clock has stopped and your listing stays online until we decide. Someone other than the person who decided it will review it. If you have anything to add, use the case page.',
    ),
    agency: pair(
      'Ανοίξαμε ξανά την υπόθεση. Η αγγελία του ιδιώτη μένει ενεργή μέχρι να αποφασίσουμε. Η δική σου δεν αλλάζει. Την εξετάζει άλλος άνθρωπος από αυτόν που αποφάσισε. Αν έχεις κάτι να προσθέσεις, γράψε το στη σελίδα της υπόθεσης.',
      'We’ve reopened the case. The owner’s listing stays online until we decide. Yours doesn’t change. Someone other than the person who decided it will review it. If you have anything to add, use the case page.',
    ),
  },
  objection_received: {
    title: pair('Λάβαμε την αντίρρησή σου', 'We’ve received your objection'),
    text: pair(
      (when: string) =>
        `Ο χρόνος σταμάτησε και η αγγελία σου μένει ενεργή. Το γραφείο έχει χρόνο να απαντήσει έως τις ${when}. Μετά αποφασίζει άνθρωπος, και σου στέλνουμε την απόφαση με email. Το γραφείο βλέπει μόνο τον λόγο που διάλεξες.`,
      (when: string) =>
        `The clock has stopped and your listing stays online. The agency has until ${when} to answer. Then a person decides, and we’ll email you the decision. The agency sees only the reason you chose.`,
    ),
    reason: pair('Λόγος', 'Reason'),
  },
  answer_received: {
    title: pair('Λάβαμε την απάντησή σου', 'We’ve received your answer'),
    text: pair(
      'Τη διαβάζει μόνο η ομάδα μας, όχι ο ιδιώτης. Τώρα αποφασίζει άνθρωπος, και σου στέλνουμε την απόφαση με email. Μέχρι τότε μπορείς να προσθέσεις κι άλλα από τη σελίδα της υπόθεσης.',
      'Only our team reads it, not the owner. A person now decides, and we’ll email you the decision. Until then you can add more on the case page.',
    ),
    mandate: pair('Εντολή', 'Agreement'),
  },
  dispute_cancelled: {
    title: pair('Η υπόθεση έκλεισε', 'The case is closed'),
    listing_ended: pair(
      'Μία από τις δύο αγγελίες δεν είναι πια ενεργή. Δεν χρειάζεται να απαντήσεις στην αντίρρηση.',
      'One of the two listings is no longer live. You don’t need to answer the objection.',
    ),
    not_same: pair(
      'Συγκρίναμε ξανά τα δύο ακίνητα και δεν φαίνεται να είναι το ίδιο. Δεν χρειάζεται να απαντήσεις στην αντίρρηση.',
      'We compared the two properties again and they don’t seem to be the same. You don’t need to answer the objection.',
    ),
    cooperation: pair(
      'Συμφώνησες να συνεργαστείς με τον ιδιώτη. Δεν χρειάζεται να απαντήσεις στην αντίρρηση.',
      'You’ve agreed to work with the owner. You don’t need to answer the objection.',
    ),
  },
  dispute_message: {
    title: pair('Νέο μήνυμα για την υπόθεσή σου', 'New message about your case'),
    text: pair(
      'Σου στείλαμε μήνυμα για την υπόθεσή σου. Μπορείς να απαντήσεις από τη σελίδα της.',
      'We’ve sent you a message about your case. You can reply on the case page.',
    ),
  },
} as const;
