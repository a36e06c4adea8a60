/** Words of the screen of webhooks. */
import { type Pair, pair } from '../pair.ts';
import type { DeliveryError, WebhookEvent, webhookStates } from './webhook-model.ts';

type State = (typeof webhookStates)[number];

export const webhookEventMessages: Record<WebhookEvent, { name: Pair; hint: Pair }> = {
  'lead.created': {
    name: pair('Νέος ενδιαφερόμενος', 'New lead'),
    hint: pair(
      'Κάποιος έγραψε για πρώτη φορά για μια αγγελία.',
      'Someone contacted you about a listing for the first time.',
    ),
  },
  'listing.paused': {
    name: pair('Αγγελία σε παύση', 'Listing paused'),
    hint: pair('Με την αιτία της παύσης.', 'With the reason for the pause.'),
  },
  'item.rejected': {
    name: pair('Αγγελία πηγής που δεν έγινε δεκτή', 'Source listing rejected'),
    hint: pair('Με τη γραμμή και το πρόβλημα.', 'With the line and the problem.'),
  },
};

export const webhookStateMessages: Record<State, Pair> = {
  active: pair('Ενεργό', 'Active'),
  paused: pair('Σε παύση', 'Paused'),
  disabled: pair('Σταμάτησε', 'Turned off'),
};

export const deliveryErrorMessages: Record<DeliveryError, Pair> = {
  url_refused: pair('Η διεύθυνση δεν επιτρέπεται', 'The address isn’t allowed'),
  no_public_address: pair('Το όνομα δεν έχει δημόσια διεύθυνση', 'The name has no public address'),
  dns_failed: pair('Το όνομα δεν βρέθηκε', 'The name couldn’t be looked up'),
  connect_failed: pair('Ο διακομιστής δεν δέχτηκε τη σύνδεση', 'The server refused the connection'),
  tls_failed: pair('Το πιστοποιητικό δεν είναι έγκυρο', 'The certificate isn’t valid'),
  timeout: pair('Δεν απάντησε εγκαίρως', 'It didn’t respond in time'),
  bad_answer: pair('Η απάντηση δεν ήταν HTTP', 'The response wasn’t HTTP'),
};

export const webhookMessages = {
  title: pair('Ειδοποιήσεις webhook', 'Webhooks'),
  lead: pair(
    'Στέλνουμε στο πρόγραμμά σου ένα υπογεγραμμένο μήνυμα μόλις συμβεί κάτι, με το πρότυπο Standard Webhooks.',
    'We send your software a signed message as soon as something happens, following Standard Webhooks.',
  ),
  ownersOnly: pair('Τη σελίδα τη βλέπουν μόνο οι ιδιοκτήτες του γραφείου', 'Only agency owners can see this page'),
  ownersOnlyText: pair('Αν χρειάζεσαι πρόσβαση, ζήτησέ την από έναν ιδιοκτήτη.', 'If you need access, ask an owner.'),
  list: pair('Τα webhooks σου', 'Your webhooks'),
  none: pair('Δεν έχεις κανένα webhook ακόμη.', 'You don’t have any webhooks yet.'),
  add: pair('Νέο webhook', 'New webhook'),
  addText: pair(
    'Θα σου δείξουμε μία φορά το μυστικό του, για να ελέγχεις τις υπογραφές.',
    'We’ll show you its secret once, so that you can verify signatures.',
  ),
  full: pair(
    (max: number) => `Έχεις ήδη ${max} webhooks. Διάγραψε ένα για να προσθέσεις άλλο.`,
    (max: number) => `You already have ${max} webhooks. Delete one to add another.`,
  ),
  url: pair('Διεύθυνση', 'Address'),
  urlHint: pair('Π.χ. https://crm.example.gr/estia', 'For example https://crm.example.com/estia'),
  events: pair('Πότε να στέλνουμε', 'When to send'),
  active: pair('Ενεργό', 'Active'),
  create: pair('Πρόσθεσε το webhook', 'Add webhook'),
  change: pair('Αλλαγή', 'Change'),
  save: pair('Αποθήκευση', 'Save'),
  turnOn: pair('Για να ξεκινήσει πάλι, διάλεξε «Ενεργό» και αποθήκευσε.', 'To start it again, tick “Active” and save.'),
  test: pair('Στείλε δοκιμή', 'Send test'),
  log: pair('Ιστορικό', 'Log'),
  rotate: pair('Νέο μυστικό', 'New secret'),
  rotateText: pair(
    (hours: number) => `Για ${hours} ώρες υπογράφουμε και με τα δύο, για να προλάβεις να το αλλάξεις.`,
    (hours: number) => `For ${hours} hours we sign with both, so that you have time to change it.`,
  ),
  previousUntil: pair(
    (when: string) => `Το προηγούμενο μυστικό ισχύει έως ${when}`,
    (when: string) => `The previous secret works until ${when}`,
  ),
  remove: pair('Διαγραφή', 'Delete'),
  removeText: pair(
    'Διαγράφεται μαζί με το ιστορικό του. Όσα περιμένουν δεν θα σταλούν.',
    'This deletes the webhook and its log. Anything still waiting won’t be sent.',
  ),
  failing: pair(
    (when: string) => `Αποτυγχάνει από ${when}. Δοκιμάζουμε ξανά.`,
    (when: string) => `Failing since ${when}. We keep trying.`,
  ),
  disabledFailing: pair(
    (days: number) => `Σταματήσαμε, γιατί δεν δέχτηκε τίποτα για ${days} ημέρες.`,
    (days: number) => `We stopped because it accepted nothing for ${days} days.`,
  ),
  disabledGone: pair(
    'Σταματήσαμε, γιατί ο διακομιστής απάντησε 410.',
    'We stopped because the server responded with 410.',
  ),
  secretTitle: pair('Αντίγραψε το μυστικό τώρα', 'Copy the secret now'),
  secretText: pair(
    'Δεν θα το δεις ξανά. Αν το χάσεις, φτιάξε νέο.',
    'You won’t see it again. If you lose it, make a new one.',
  ),
  copy: pair('Αντιγραφή', 'Copy'),
  copied: pair('Αντιγράφηκε', 'Copied'),
  done: pair('Το αποθήκευσα', 'I’ve saved it'),
  logOf: pair(
    (url: string) => `Ιστορικό: ${url}`,
    (url: string) => `Log: ${url}`,
  ),
  logText: pair('Όσα στείλαμε τις τελευταίες 30 ημέρες.', 'What we sent in the last 30 days.'),
  logNone: pair('Δεν έχουμε στείλει τίποτα ακόμη.', 'We haven’t sent anything yet.'),
  event: pair('Συμβάν', 'Event'),
  at: pair('Πότε', 'When'),
  result: pair('Απάντηση', 'Response'),
  time: pair('Χρόνος', 'Time'),
  attempts: pair('Προσπάθειες', 'Attempts'),
  states: {
    pending: pair('Περιμένει', 'Waiting'),
    delivered: pair('Παραδόθηκε', 'Delivered'),
    failed: pair('Απέτυχε', 'Failed'),
  },
  nextAt: pair(
    (when: string) => `Επόμενη προσπάθεια: ${when}`,
    (when: string) => `Next attempt: ${when}`,
  ),
  testEvent: pair('Δοκιμή', 'Test'),
  body: pair('Δες το μήνυμα', 'View message'),
  replay: pair('Στείλε ξανά', 'Resend'),
} as const;

export const webhookFlashMessages = {
  changed: pair('Αποθηκεύτηκε', 'Saved'),
  deleted: pair('Το webhook διαγράφηκε', 'Webhook deleted'),
  tested: pair('Η δοκιμή στέλνεται', 'Test on its way'),
  replayed: pair('Στέλνεται ξανά', 'Sending again'),
} as const;
