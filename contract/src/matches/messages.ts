/** Words of the pages about a property that an owner and an agency both advertise. */
import { type Pair, pair } from '../pair.ts';
import { type DisputeEntryKind, type DisputeSide, disputeHours } from './model.ts';

export const samePropertyMessages = {
  title: pair('Ίδιο ακίνητο από ιδιώτη και γραφείο', 'Same property from an owner and an agency'),
  lead: pair(
    'Όταν ένα μεσιτικό γραφείο δημοσιεύει ακίνητο που έχει ήδη αγγελία ιδιώτη, η αγγελία του ιδιώτη μπαίνει σε παύση μετά από πέντε ημέρες.',
    'When an agency lists a property that a private owner already advertises, the owner’s listing is paused after five days.',
  ),
  backToList: pair('Όλες οι περιπτώσεις', 'All cases'),
  backToListings: pair('Οι αγγελίες μου', 'My listings'),
  none: pair('Καμία τέτοια περίπτωση', 'No such cases'),
  noneText: pair(
    'Αν το ίδιο ακίνητο το διαφημίζουν ιδιώτης και γραφείο, θα σου στείλουμε email και θα το δεις εδώ.',
    'If an owner and an agency advertise the same property, we’ll email you and you’ll see it here.',
  ),
  list: pair('Περιπτώσεις', 'Cases'),
  see: pair('Δες τι μπορείς να κάνεις', 'See your options'),
  noListing: pair('Η αγγελία δεν υπάρχει πια', 'The listing no longer exists'),
  states: {
    scheduled: pair('Θα μπει σε παύση', 'Will be paused'),
    disputed: pair('Σε εξέταση', 'Under review'),
    paused: pair('Σε παύση', 'Paused'),
    reactivated: pair('Ενεργοποιήθηκε ξανά', 'Reactivated'),
    ended: pair('Έκλεισε', 'Closed'),
  },
  pauseAt: pair('Παύση', 'Pauses on'),
  pausedAt: pair('Παύση από', 'Paused on'),
  openedAt: pair('Σε ενημερώσαμε', 'You were told on'),
  agency: pair('Μεσιτικό γραφείο', 'Agency'),
  gemi: pair('Αριθμός ΓΕΜΗ', 'GEMI number'),
  ownListing: pair('Η αγγελία σου', 'Your listing'),
  agencyListing: pair('Η αγγελία του γραφείου', 'The agency’s listing'),
  ownerListing: pair('Η αγγελία του ιδιώτη', 'The owner’s listing'),
  notOnline: pair('Δεν είναι πια ενεργή', 'No longer online'),
  answerDue: {
    owner: pair('Απάντηση του γραφείου έως', 'Agency’s answer due'),
    agency: pair('Απάντησε έως', 'Answer by'),
  },
  objection: pair('Η αντίρρησή σου', 'Your objection'),
  ownersObjection: pair('Η αντίρρηση του ιδιώτη', 'The owner’s objection'),
  what: pair('Τι γίνεται', 'What’s happening'),
  owner: {
    scheduled: pair(
      (when: string) =>
        `Το ίδιο ακίνητο το δημοσίευσε μετά από σένα ένα μεσιτικό γραφείο. Η αγγελία σου θα μπει σε παύση στις ${when}. Μετά μπορείς να την ενεργοποιήσεις ξανά με ένα κλικ, και δεν θα ξαναμπεί σε παύση για αυτό το γραφείο.`,
      (when: string) =>
        `An agency listed the same property after you. Your listing will be paused on ${when}. After that you can reactivate it in one click, and it won’t be paused again because of this agency.`,
    ),
    rejected: pair(
      (when: string) =>
        `Εξετάσαμε την αντίρρησή σου και δεν τη δεχτήκαμε. Η αγγελία σου θα μπει σε παύση στις ${when}. Μετά μπορείς να την ενεργοποιήσεις ξανά με ένα κλικ, και δεν θα ξαναμπεί σε παύση για αυτό το γραφείο.`,
      (when: string) =>
        `We reviewed your objection and didn’t accept it. Your listing will be paused on ${when}. After that you can reactivate it in one click, and it won’t be paused again because of this agency.`,
    ),
    disputed: pair(
      `Δήλωσες αντίρρηση και ο χρόνος σταμάτησε. Η αγγελία σου μένει ενεργή. Το γραφείο έχει ${disputeHours.answer} ώρες να απαντήσει και μετά αποφασίζει άνθρωπος.`,
      `You objected and the clock has stopped. Your listing stays online. The agency has ${disputeHours.answer} hours to answer, then a person decides.`,
    ),
    deciding: pair(
      'Δήλωσες αντίρρηση και ο χρόνος σταμάτησε. Η αγγελία σου μένει ενεργή. Τώρα αποφασίζει άνθρωπος και θα σου στείλουμε την απόφαση με email.',
      'You objected and the clock has stopped. Your listing stays online. A person is now deciding, and we’ll email you the decision.',
    ),
    paused: pair(
      'Πέρασαν οι πέντε ημέρες και η αγγελία σου μπήκε αυτόματα σε παύση. Ενεργοποίησέ την ξανά όποτε θέλεις: δεν θα ξαναμπεί σε παύση για αυτό το γραφείο.',
      'The five days have passed and your listing was paused automatically. Reactivate it whenever you like: it won’t be paused again because of this agency.',
    ),
    reactivated: pair(
      'Η αγγελία σου είναι ξανά ενεργή. Δεν θα ξαναμπεί σε παύση για αυτό το γραφείο.',
      'Your listing is online again. It won’t be paused again because of this agency.',
    ),
  },
  agencySide: {
    scheduled: pair(
      (when: string) =>
        `Ένας ιδιώτης διαφημίζει ακίνητο που δημοσίευσες. Η αγγελία του θα μπει σε παύση στις ${when}, εκτός αν δηλώσει αντίρρηση. Δεν χρειάζεται να κάνεις κάτι.`,
      (when: string) =>
        `A private owner advertises a property you’ve listed. Their listing will be paused on ${when} unless they object. There’s nothing you need to do.`,
    ),
    rejected: pair(
      (when: string) =>
        `Δεν δεχτήκαμε την αντίρρηση του ιδιώτη. Η αγγελία του θα μπει σε παύση στις ${when}. Δεν χρειάζεται να κάνεις κάτι.`,
      (when: string) =>
        `We didn’t accept the owner’s objection. Their listing will be paused on ${when}. There’s nothing you need to do.`,
    ),
    answered: pair(
      'Ο ιδιώτης δήλωσε αντίρρηση. Τώρα αποφασίζουμε και θα σου στείλουμε email.',
      'The owner has objected. We’re now deciding, and we’ll email you.',
    ),
    disputed: pair(
      'Ο ιδιώτης δήλωσε αντίρρηση. Γράψε μας με ποια εντολή διαφημίζεις το ακίνητο. Αν δεν απαντήσεις, θα αποφασίσουμε χωρίς τη δική σου εκδοχή.',
      'The owner has objected. Tell us what agreement you have for the property. If you don’t answer, we’ll decide without hearing your side.',
    ),
    paused: pair(
      'Η αγγελία του ιδιώτη μπήκε σε παύση. Μπορεί να την ενεργοποιήσει ξανά όποτε θέλει.',
      'The owner’s listing was paused. They can reactivate it whenever they like.',
    ),
  },
  /** What has happened, and not how the two stand today: a cooperation may have ended since. */
  ended: {
    owner: {
      owner_listing_ended: pair('Η αγγελία σου δεν είναι πια ενεργή.', 'Your listing is no longer online.'),
      agency_listing_ended: pair(
        'Η αγγελία του γραφείου έπαψε να είναι ενεργή. Η αγγελία σου δεν μπήκε σε παύση.',
        'The agency’s listing is no longer live. Your listing wasn’t paused.',
      ),
      not_same: pair(
        'Τα δύο ακίνητα δεν είναι το ίδιο. Η αγγελία σου δεν μπήκε σε παύση.',
        'The two properties aren’t the same. Your listing wasn’t paused.',
      ),
      no_mandate: pair(
        'Δεχτήκαμε την αντίρρησή σου. Η αγγελία σου δεν μπήκε σε παύση.',
        'We accepted your objection. Your listing wasn’t paused.',
      ),
      cooperation: pair(
        'Συμφώνησες να συνεργαστείς με το γραφείο, οπότε η αγγελία σου δεν μπήκε σε παύση. Αν η συνεργασία τελειώσει και διαφημίζετε και οι δύο το ακίνητο, οι πέντε ημέρες αρχίζουν από την αρχή.',
        'You agreed to work with the agency, so your listing wasn’t paused. If the cooperation ends while you both advertise the property, the five days start again.',
      ),
    },
    agency: {
      owner_listing_ended: pair(
        'Η αγγελία του ιδιώτη έπαψε να είναι ενεργή.',
        'The owner’s listing is no longer live.',
      ),
      agency_listing_ended: pair(
        'Η αγγελία σου έπαψε να είναι ενεργή, οπότε η αγγελία του ιδιώτη δεν μπήκε σε παύση.',
        'Your listing is no longer live, so the owner’s listing wasn’t paused.',
      ),
      not_same: pair(
        'Τα δύο ακίνητα δεν είναι το ίδιο. Η αγγελία του ιδιώτη δεν μπήκε σε παύση.',
        'The two properties aren’t the same. The owner’s listing wasn’t paused.',
      ),
      no_mandate: pair(
        'Δεχτήκαμε την αντίρρηση του ιδιώτη. Η αγγελία του δεν μπήκε σε παύση. Η δική σου δεν αλλάζει.',
        'We accepted the owner’s objection. Their listing wasn’t paused. Yours doesn’t change.',
      ),
      cooperation: pair(
        'Συμφώνησες να συνεργαστείς με τον ιδιώτη, οπότε η αγγελία του δεν μπήκε σε παύση.',
        'You agreed to work with the owner, so their listing wasn’t paused.',
      ),
    },
  },
  agencyStays: pair(
    'Η απόφαση αφορά μόνο τη δική σου αγγελία: η αγγελία του γραφείου μένει ενεργή. Αν δεν θέλεις να διαφημίζει το ακίνητό σου, κάνε αναφορά για αυτήν.',
    'The decision is only about your listing: the agency’s listing stays online. If you don’t want it to advertise your property, report that listing.',
  ),
  report: pair(
    (code: string) => `Κάνε αναφορά για την αγγελία ${code}`,
    (code: string) => `Report listing ${code}`,
  ),
  complain: pair(
    'Διαφωνείς με την απόφαση; Γράψε μας μέσα σε έξι μήνες και θα την εξετάσουμε ξανά, δωρεάν:',
    'Disagree with the decision? Contact us within six months and we’ll review it again, free of charge:',
  ),
  reactivate: pair('Ενεργοποίησε την αγγελία', 'Reactivate your listing'),
  terms: pair('Διάβασε τον κανόνα των πέντε ημερών', 'Read the five-day rule'),
} as const;

/** On the first page of the dashboard. */
export const caseNoticeMessages = {
  title: pair('Χρειάζονται την προσοχή σου', 'Needs your attention'),
  pausesOn: pair(
    (when: string) => `Μπαίνει σε παύση στις ${when}, γιατί το ίδιο ακίνητο το δημοσίευσε ένα μεσιτικό γραφείο.`,
    (when: string) => `Will be paused on ${when}, because an agency has listed the same property.`,
  ),
  objection: pair(
    (when: string) => `Ο ιδιώτης δήλωσε αντίρρηση. Απάντησε έως τις ${when}.`,
    (when: string) => `The owner has objected. Answer by ${when}.`,
  ),
  exclusive: pair(
    (when: string) => `Και άλλο γραφείο έχει αποκλειστική εντολή. Πες μας τη δική σου εκδοχή έως τις ${when}.`,
    (when: string) => `Another agency also has an exclusive agreement. Tell us your side by ${when}.`,
  ),
  exclusiveWritten: pair(
    (when: string) => `Δύο αποκλειστικές εντολές. Λάβαμε τη δική σου εκδοχή, η προθεσμία λήγει στις ${when}.`,
    (when: string) => `Two exclusive agreements. We’ve received your side; the deadline is ${when}.`,
  ),
} as const;

export const objectionMessages = {
  title: pair('Έγινε λάθος; Δήλωσε αντίρρηση', 'Is this a mistake? Raise an objection'),
  lead: pair(
    'Ο χρόνος σταματά αμέσως. Το γραφείο βλέπει μόνο τον λόγο που διαλέγεις, όχι όσα γράφεις ούτε ποιος είσαι.',
    'The clock stops at once. The agency sees only the reason you choose, not what you write or who you are.',
  ),
  reason: pair('Λόγος', 'Reason'),
  reasons: {
    not_same_property: pair('Δεν είναι το ίδιο ακίνητο', 'It’s not the same property'),
    no_mandate: pair('Δεν έχω δώσει εντολή σε αυτό το γραφείο', 'I haven’t authorised this agency'),
  },
  /** As the agency and the admin read them. */
  reasonsOfOwner: {
    not_same_property: pair(
      'Ο ιδιώτης λέει ότι δεν είναι το ίδιο ακίνητο',
      'The owner says it’s not the same property',
    ),
    no_mandate: pair(
      'Ο ιδιώτης λέει ότι δεν έχει δώσει εντολή στο γραφείο',
      'The owner says they haven’t authorised the agency',
    ),
  },
  text: pair('Κάτι ακόμη που πρέπει να ξέρουμε;', 'Anything else we should know?'),
  send: pair('Στείλε την αντίρρηση', 'Send objection'),
} as const;

export const answerMessages = {
  title: pair('Η απάντησή σου', 'Your answer'),
  lead: pair('Τη διαβάζει μόνο η ομάδα της Εστίας, όχι ο ιδιώτης.', 'Only the Estia team reads it, not the owner.'),
  text: pair('Με ποια εντολή διαφημίζεις το ακίνητο;', 'What agreement do you have for the property?'),
  signedOn: pair('Υπογραφή της εντολής', 'Agreement signed on'),
  expiresOn: pair('Λήξη της εντολής', 'Agreement ends on'),
  registered: pair(
    (type: string) =>
      `Συμπληρώσαμε τις ημερομηνίες της εντολής που έχεις καταχωρίσει: ${type}. Άλλαξέ τες αν χρειάζεται.`,
    (type: string) => `We’ve filled in the dates of the agreement you registered: ${type}. Change them if needed.`,
  ),
  document: pair(
    'Ανέβασε το υπογεγραμμένο έγγραφο στις εντολές σου',
    'Upload the signed document under your agency agreements',
  ),
  send: pair('Στείλε την απάντηση', 'Send answer'),
  mandate: pair('Εντολή', 'Agreement'),
  mandateDates: pair(
    (signed: string, expires: string | null) => (expires ? `${signed} έως ${expires}` : `από ${signed}`),
    (signed: string, expires: string | null) => (expires ? `${signed} to ${expires}` : `from ${signed}`),
  ),
} as const;

export const disputeMessages = {
  timeline: pair('Τι έχει γίνει', 'What’s happened so far'),
  events: {
    objected: pair('Ο ιδιώτης δήλωσε αντίρρηση', 'The owner objected'),
    answered: pair('Το γραφείο απάντησε', 'The agency answered'),
    agency_silent: pair('Το γραφείο δεν απάντησε μέσα σε 48 ώρες', 'The agency didn’t answer within 48 hours'),
    decided_for_owner: pair('Η αντίρρηση έγινε δεκτή', 'The objection was accepted'),
    decided_for_agency: pair('Η αντίρρηση δεν έγινε δεκτή', 'The objection wasn’t accepted'),
    reopened: pair('Η υπόθεση εξετάζεται ξανά', 'The case was reopened'),
    ended: pair('Η υπόθεση έκλεισε χωρίς απόφαση', 'The case was closed without a decision'),
  },
  authors: {
    owner: pair('Ιδιώτης', 'Owner'),
    agency: pair('Γραφείο', 'Agency'),
    admin: pair('Εστία', 'Estia'),
  },
  ownEvents: {
    owner: {
      objected: pair('Δήλωσες αντίρρηση', 'You objected'),
      decided_for_owner: pair('Δεχτήκαμε την αντίρρησή σου', 'We accepted your objection'),
      decided_for_agency: pair('Δεν δεχτήκαμε την αντίρρησή σου', 'We didn’t accept your objection'),
    },
    agency: {
      answered: pair('Απάντησες', 'You answered'),
      agency_silent: pair('Δεν απάντησες μέσα σε 48 ώρες', 'You didn’t answer within 48 hours'),
    },
  } satisfies Record<DisputeSide, Partial<Record<DisputeEntryKind, Pair>>>,
  you: pair('Εσύ', 'You'),
  write: pair('Επικοινωνία με την Εστία', 'Contact us'),
  message: pair('Μήνυμα προς την ομάδα της Εστίας', 'Message to the Estia team'),
  send: pair('Αποστολή', 'Send'),
} as const;

export const samePropertyFlashMessages = {
  objected: pair(
    'Λάβαμε την αντίρρησή σου. Ο χρόνος σταμάτησε.',
    'We’ve received your objection. The clock has stopped.',
  ),
  answered: pair('Λάβαμε την απάντησή σου.', 'We’ve received your answer.'),
  sent: pair('Το μήνυμα στάλθηκε.', 'Message sent.'),
  activate: pair('Η αγγελία είναι ξανά ενεργή.', 'Your listing is online again.'),
} as const;
