/** Words of the page where an agency makes keys for its programs and publishes its listings. */
import { pair } from '../../pair.ts';
import type { ExportFormat } from '../export/export-choices.ts';
import { type ApiScope, apiKeyLimits } from './api-scopes.ts';

export const agencyApiMessages = {
  title: pair('API και εξαγωγή', 'API and export'),
  lead: pair(
    'Σύνδεσε το πρόγραμμα του γραφείου σου με την Εστία ή δημοσίευσε τις αγγελίες σου σε άλλους ιστότοπους.',
    'Connect your agency’s software to Estia, or publish your listings on other sites.',
  ),
  guide: pair('Οδηγός για προγραμματιστές', 'Developer guide'),
  owners: pair('Τη σελίδα τη βλέπουν μόνο οι ιδιοκτήτες του γραφείου', 'Only agency owners can see this page'),
  ownersText: pair('Αν χρειάζεσαι πρόσβαση, ζήτησέ την από έναν ιδιοκτήτη.', 'If you need access, ask an owner.'),
  toProperties: pair('Αγγελίες γραφείου', 'Agency listings'),
} as const;

export const apiKeyMessages = {
  title: pair('Κλειδιά API', 'API keys'),
  lead: pair(
    'Κάθε κλειδί ανήκει στο γραφείο και δίνει σε ένα πρόγραμμα μόνο τα δικαιώματα που διαλέγεις.',
    'Each key belongs to your agency and gives one program only the permissions you choose.',
  ),
  none: pair('Δεν υπάρχουν κλειδιά.', 'No API keys yet.'),
  startsWith: pair('Αρχίζει από', 'Starts with'),
  createdOn: pair(
    (day: string, who: string | null) => (who ? `Δημιουργήθηκε ${day} από ${who}` : `Δημιουργήθηκε ${day}`),
    (day: string, who: string | null) => (who ? `Created ${day} by ${who}` : `Created ${day}`),
  ),
  lastUsed: pair(
    (day: string) => `Τελευταία χρήση ${day}`,
    (day: string) => `Last used ${day}`,
  ),
  neverUsed: pair('Δεν έχει χρησιμοποιηθεί', 'Never used'),
  expires: pair(
    (day: string) => `Λήγει ${day}`,
    (day: string) => `Expires ${day}`,
  ),
  noExpiry: pair('Δεν λήγει', 'Doesn’t expire'),
  expired: pair('Έληξε', 'Expired'),
  revoke: pair('Ανάκληση', 'Revoke'),
  revokeOf: pair(
    (name: string) => `Ανάκληση κλειδιού: ${name}`,
    (name: string) => `Revoke key ${name}`,
  ),
  revokeText: pair(
    'Το πρόγραμμα που το χρησιμοποιεί χάνει αμέσως την πρόσβαση. Η ενέργεια δεν αναιρείται.',
    'The program using it will lose access immediately. This can’t be undone.',
  ),
  confirmRevoke: pair('Ναι, ανάκληση', 'Yes, revoke'),
  create: pair('Νέο κλειδί', 'New key'),
  createButton: pair('Δημιουργία κλειδιού', 'Create key'),
  name: pair('Όνομα', 'Name'),
  nameHint: pair('Το πρόγραμμα που θα το χρησιμοποιεί', 'The program that will use it'),
  scopes: pair('Δικαιώματα', 'Permissions'),
  scopesHint: pair(
    'Με το δικαίωμα δημιουργίας το γραφείο δηλώνει ότι έχει το δικαίωμα να δημοσιεύει όσες αγγελίες στέλνει το πρόγραμμα.',
    'By giving a program permission to create listings, the agency confirms that it has the right to publish what the program sends.',
  ),
  lifetime: pair('Διάρκεια', 'Expires after'),
  forever: pair('Χωρίς λήξη', 'Doesn’t expire'),
  days: pair(
    (days: number) => `${days} ημέρες`,
    (days: number) => `${days} days`,
  ),
  full: pair(
    `Το γραφείο έχει ήδη ${apiKeyLimits.active} κλειδιά. Ανακάλεσε ένα για να δημιουργήσεις άλλο.`,
    `Your agency already has ${apiKeyLimits.active} keys. Revoke one to create another.`,
  ),
  made: pair('Το κλειδί δημιουργήθηκε', 'Key created'),
  once: pair(
    'Αντίγραψέ το τώρα και φύλαξέ το με ασφάλεια. Δεν θα εμφανιστεί ξανά.',
    'Copy it now and keep it safe. You won’t be able to see it again.',
  ),
  key: pair('Κλειδί API', 'API key'),
  done: pair('Το αντέγραψα', 'I’ve copied it'),
  scopeNames: {
    'listings:read': pair('Ανάγνωση αγγελιών', 'Read listings'),
    'listings:write': pair('Δημιουργία και αλλαγή αγγελιών', 'Create and change listings'),
    'leads:read': pair('Ανάγνωση μηνυμάτων ενδιαφερομένων', 'Read leads'),
    'statistics:read': pair('Ανάγνωση στατιστικών', 'Read statistics'),
  } satisfies Record<ApiScope, ReturnType<typeof pair>>,
} as const;

export const exportMessages = {
  title: pair('Εξαγωγή αγγελιών', 'Listing export'),
  lead: pair(
    'Οι ενεργές αγγελίες του γραφείου σε αρχείο που ανανεώνεται συνεχώς. Όποιος έχει τη διεύθυνση μπορεί να το διαβάσει.',
    'Your agency’s active listings in a file that’s always up to date. Anyone with the link can read it.',
  ),
  privacy: pair(
    'Περιέχει ό,τι δείχνουν οι δημόσιες σελίδες: μια κρυφή διεύθυνση μένει κρυφή.',
    'It contains what the public pages show: a hidden address stays hidden.',
  ),
  off: pair('Η εξαγωγή είναι απενεργοποιημένη.', 'Export is off.'),
  turnOn: pair('Ενεργοποίηση', 'Turn on'),
  since: pair(
    (day: string) => `Ενεργή από ${day}`,
    (day: string) => `On since ${day}`,
  ),
  lastRead: pair(
    (day: string) => `Τελευταία ανάγνωση ${day}`,
    (day: string) => `Last read ${day}`,
  ),
  neverRead: pair('Δεν έχει διαβαστεί', 'Never read'),
  change: pair('Αλλαγή διευθύνσεων ή απενεργοποίηση', 'Change links or turn off'),
  changeText: pair(
    'Με νέες διευθύνσεις ή με απενεργοποίηση, οι τωρινές παύουν αμέσως να λειτουργούν.',
    'Creating new links or turning export off stops the current links at once.',
  ),
  rotate: pair('Νέες διευθύνσεις', 'Create new links'),
  turnOff: pair('Απενεργοποίηση', 'Turn off'),
  formats: {
    kyero: pair('XML του Kyero', 'Kyero XML'),
    xe: pair('XML της xe.gr', 'xe.gr XML'),
    estia: pair('JSON της Εστίας', 'Estia JSON'),
  } satisfies Record<ExportFormat, ReturnType<typeof pair>>,
} as const;

/** What is said at the top of the page after something was done. */
export const agencyApiFlashMessages = {
  revoked: pair('Το κλειδί ανακλήθηκε.', 'Key revoked.'),
  published: pair('Η εξαγωγή είναι ενεργή. Οι διευθύνσεις είναι παρακάτω.', 'Export is on. Your links are below.'),
  ended: pair('Η εξαγωγή απενεργοποιήθηκε.', 'Export turned off.'),
} as const;
