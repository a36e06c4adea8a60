/** Words of what a source, a run and an item can be: in the lists, the emails and the report. */
import { getFieldErrorMessage } from '../field-errors.ts';
import { type Pair, pair } from '../pair.ts';
import type { completableFaultCodes, FeedFaultCode, PhotoFaultCode } from './feed-codes.ts';
import { brokenFeedMessages, type FeedMessage, feedFaultMessages } from './feed-messages.ts';
import type {
  FetchFailureCode,
  ItemRefusal,
  RunBrake,
  RunItemAction,
  RunState,
  RunTrigger,
  SourceKind,
  SourceNeed,
  SourceState,
} from './source-choices.ts';

export const sourceKindMessages: Record<SourceKind, Pair> = {
  url: pair('Διεύθυνση', 'Web address'),
  file: pair('Αρχείο', 'File'),
  api: pair('API', 'API'),
};
export const sourceStateMessages: Record<SourceState, Pair> = {
  active: pair('Ενεργή', 'Active'),
  paused: pair('Σε παύση', 'Paused'),
  stopped: pair('Σταματημένη από την Εστία', 'Stopped by Estia'),
  removed: pair('Αφαιρέθηκε', 'Removed'),
};
export const sourceNeedMessages: Record<SourceNeed, Pair> = {
  confirmation: pair('Περιμένει την επιβεβαίωσή σου', 'Waiting for your confirmation'),
  values: pair('Έχει ονομασίες που δεν γνωρίζουμε', 'Has values we don’t recognise'),
  places: pair('Έχει περιοχές που δεν βρήκαμε', 'Has areas we couldn’t find'),
  columns: pair('Χρειάζεται να ορίσεις τις στήλες', 'Needs its columns matched'),
  key: pair('Χρειάζεται σωστό κλειδί', 'Needs a valid key'),
  failing: pair('Δεν διαβάζεται', 'Can’t be read'),
};
export const runTriggerMessages: Record<RunTrigger, Pair> = {
  schedule: pair('Αυτόματα', 'Scheduled'),
  person: pair('Χειροκίνητα', 'Started manually'),
  upload: pair('Με ανέβασμα αρχείου', 'File upload'),
  mapping: pair('Μετά από αλλαγή αντιστοίχισης', 'After a mapping change'),
};
export const runStateMessages: Record<RunState, Pair> = {
  waiting: pair('Σε αναμονή', 'Queued'),
  reading: pair('Διαβάζεται', 'Reading'),
  review: pair('Περιμένει επιβεβαίωση', 'Waiting for confirmation'),
  applying: pair('Εφαρμόζεται', 'Applying'),
  done: pair('Ολοκληρώθηκε', 'Done'),
  unchanged: pair('Καμία αλλαγή', 'No changes'),
  failed: pair('Απέτυχε', 'Failed'),
  declined: pair('Δεν εγκρίθηκε', 'Declined'),
  superseded: pair('Αντικαταστάθηκε από νεότερη', 'Replaced by a newer import'),
};
/** With the percentage it would reach and the limit of the day. */
export const runBrakeMessages: Record<
  RunBrake,
  { el: (is: number, limit: number) => string; en: (is: number, limit: number) => string }
> = {
  first: {
    el: () => 'Είναι η πρώτη ανάγνωση αυτής της πηγής: τίποτα δεν δημοσιεύεται πριν το επιβεβαιώσεις.',
    en: () => 'This is the first time we’ve read this source: nothing is published until you confirm.',
  },
  removed: {
    el: (is, limit) => `Θα έμπαινε σε παύση το ${is}% των αγγελιών της πηγής. Πάνω από ${limit}% ρωτάμε πρώτα.`,
    en: (is, limit) => `${is}% of this source’s listings would be paused. Above ${limit}% we ask first.`,
  },
  changed: {
    el: (is, limit) => `Θα άλλαζε το ${is}% των αγγελιών της πηγής. Πάνω από ${limit}% ρωτάμε πρώτα.`,
    en: (is, limit) => `${is}% of this source’s listings would change. Above ${limit}% we ask first.`,
  },
};
export const runItemActionMessages: Record<RunItemAction, Pair> = {
  create: pair('Νέα', 'New'),
  update: pair('Αλλάζει', 'Changed'),
  return: pair('Επιστρέφει', 'Coming back'),
  remove: pair('Αφαιρείται', 'Removed'),
  draft: pair('Πρόχειρο', 'Draft'),
  reject: pair('Δεν γίνεται δεκτή', 'Rejected'),
  unchanged: pair('Χωρίς αλλαγή', 'Unchanged'),
};

export const runItemStateMessages = {
  pending: pair('Σε αναμονή', 'Pending'),
  applied: pair('Εφαρμόστηκε', 'Applied'),
  refused: pair('Δεν εφαρμόστηκε', 'Not applied'),
  in_review: pair('Εφαρμόστηκε, περιμένει έλεγχο', 'Applied, held for review'),
} as const;

const say = (problem: Pair, remedy: Pair): FeedMessage => ({ problem, remedy });

export const fetchFailureMessages: Record<FetchFailureCode, FeedMessage> = {
  source_unreachable: say(
    pair('Η διεύθυνση της πηγής δεν απαντά', 'The source’s address doesn’t respond'),
    pair(
      'Έλεγξε τη διεύθυνση, ή ρώτησε όποιον φιλοξενεί το αρχείο.',
      'Check the address, or ask whoever hosts the file.',
    ),
  ),
  source_timeout: say(
    pair('Η πηγή άργησε πολύ να απαντήσει', 'The source took too long to respond'),
    pair(
      'Θα δοκιμάσουμε ξανά. Αν συμβαίνει συνέχεια, ζήτησε το αρχείο να ετοιμάζεται από πριν.',
      'We’ll try again. If it keeps happening, ask for the file to be prepared in advance.',
    ),
  ),
  source_refused_key: say(
    pair('Η πηγή χρειάζεται σωστό κλειδί', 'The source needs a valid key'),
    pair(
      'Γράψε το κλειδί ή τον κωδικό πρόσβασης που σου έδωσε το πρόγραμμά σου.',
      'Enter the key or password that your software gave you.',
    ),
  ),
  source_not_found: say(
    pair('Δεν υπάρχει αρχείο σε αυτή τη διεύθυνση', 'There’s no file at this address'),
    pair('Έλεγξε τη διεύθυνση της πηγής.', 'Check the source’s address.'),
  ),
  source_error: say(
    pair('Η πηγή απάντησε με σφάλμα', 'The source responded with an error'),
    pair(
      'Θα δοκιμάσουμε ξανά. Αν συμβαίνει συνέχεια, ρώτησε όποιον τη φιλοξενεί.',
      'We’ll try again. If it keeps happening, ask whoever hosts it.',
    ),
  ),
  source_moved_too_often: say(
    pair('Η διεύθυνση παραπέμπει αλλού ξανά και ξανά', 'The address keeps redirecting'),
    pair('Βάλε την τελική διεύθυνση του αρχείου.', 'Use the file’s final address.'),
  ),
  address_forbidden: say(
    pair('Αυτή η διεύθυνση δεν υπάρχει ή δεν είναι δημόσια', 'This address doesn’t exist or isn’t public'),
    pair(
      'Έλεγξε αν είναι γραμμένη σωστά. Πρέπει να ανοίγει από το διαδίκτυο.',
      'Check that it’s spelled correctly. It must open from the internet.',
    ),
  ),
  file_too_large: say(
    pair('Το αρχείο είναι πολύ μεγάλο', 'The file is too large'),
    pair('Στείλε το συμπιεσμένο ή χώρισέ το.', 'Send it compressed, or split it.'),
  ),
  file_gone: say(
    pair('Το αρχείο δεν φυλάσσεται πια', 'The file isn’t stored any more'),
    pair('Διάβασε ξανά την πηγή ή ανέβασε ξανά το αρχείο.', 'Read the source again, or upload the file again.'),
  ),
  reading_failed: say(
    pair('Δεν μπορέσαμε να διαβάσουμε το αρχείο', 'We couldn’t read the file'),
    pair(
      'Το βλέπουμε. Δοκίμασε ξανά αργότερα ή στείλε το σε άλλη μορφή.',
      'We’re looking into it. Try again later, or send it in another format.',
    ),
  ),
  source_paused: say(
    pair('Η πηγή μπήκε σε παύση πριν τελειώσει η ανάγνωση', 'The source was paused before the import finished'),
    pair('Συνέχισε την πηγή για να διαβαστεί ξανά.', 'Resume the source so that it’s read again.'),
  ),
  account_may_not_publish: say(
    pair('Ο λογαριασμός δεν μπορεί να δημοσιεύσει τώρα', 'The account can’t publish right now'),
    pair('Δες την κατάσταση του λογαριασμού και της συνδρομής σου.', 'Check your account and subscription.'),
  ),
};

export const itemRefusalMessages: Record<ItemRefusal, FeedMessage> = {
  place_unresolved: say(
    pair('Δεν βρήκαμε σε ποια περιοχή είναι', 'We couldn’t tell which area it’s in'),
    pair('Διάλεξε την περιοχή στις «Περιοχές» της πηγής.', 'Choose the area under the source’s “Areas”.'),
  ),
  values_unmapped: say(
    pair(
      'Έχει μια ονομασία που δεν γνωρίζουμε σε υποχρεωτικό πεδίο',
      'A required field has a value we don’t recognise',
    ),
    pair('Αντιστοίχισέ τη στις «Ονομασίες» της πηγής.', 'Match it under the source’s “Values”.'),
  ),
  duplicate_property: say(
    pair('Έχεις ήδη αγγελία για το ίδιο ακίνητο', 'You already have a listing for this property'),
    pair('Κράτησε μία από τις δύο.', 'Keep one of the two.'),
  ),
  over_limit: say(
    pair('Το πακέτο σου δεν έχει θέση για άλλη αγγελία', 'Your plan has no room for another listing'),
    pair('Διάλεξε μεγαλύτερο πακέτο ή βάλε κάποια αγγελία σε παύση.', 'Choose a larger plan, or pause a listing.'),
  ),
  account_limited: say(
    pair('Ο λογαριασμός έχει όριο ενεργών αγγελιών', 'The account has a limit on active listings'),
    pair('Βάλε κάποια αγγελία σε παύση.', 'Pause a listing.'),
  ),
  subscription_expired: say(
    pair('Η συνδρομή σου έχει λήξει', 'Your subscription has expired'),
    pair('Ανανέωσε τη συνδρομή σου.', 'Renew your subscription.'),
  ),
  paused_by_estia: say(
    pair('Την αγγελία την έβαλε σε παύση η Εστία', 'Estia has paused this listing'),
    pair('Δες τον λόγο στο email που σου στείλαμε.', 'See the reason in the email we sent you.'),
  ),
  removed_by_agency: say(
    pair('Τη διέγραψες εσύ από τις αγγελίες σου', 'You deleted it from your listings'),
    pair(
      'Αν τη θέλεις, επανάφερέ την από τις διαγραμμένες. Αν τη διέγραψες οριστικά, στείλε τη με νέο κωδικό.',
      'If you want it, restore it from your deleted listings. If you deleted it permanently, send it with a new reference.',
    ),
  ),
  mandate_expired: say(
    pair('Η εντολή έχει λήξει', 'The agency agreement has ended'),
    pair('Συμπλήρωσε τη νέα ημερομηνία λήξης.', 'Enter the new end date.'),
  ),
};

const photoFaultMessages: Record<Exclude<PhotoFaultCode, FeedFaultCode>, FeedMessage> = {
  photo_not_found: say(
    pair('Δεν υπάρχει φωτογραφία σε αυτή τη διεύθυνση', 'There’s no photo at this address'),
    pair('Έλεγξε τη διεύθυνση ή αφαίρεσέ την.', 'Check the address, or remove it.'),
  ),
  photo_unreachable: say(
    pair('Δεν μπορέσαμε να κατεβάσουμε τη φωτογραφία', 'We couldn’t fetch the photo'),
    pair(
      'Έλεγξε ότι η διεύθυνση ανοίγει από το διαδίκτυο χωρίς κωδικό.',
      'Check that the address opens from the internet without a password.',
    ),
  ),
  photo_unreadable: say(
    pair('Το αρχείο δεν ανοίγει ως φωτογραφία', 'The file can’t be opened as a photo'),
    pair('Στείλε τη φωτογραφία ως JPEG, PNG, WebP ή AVIF.', 'Send the photo as JPEG, PNG, WebP or AVIF.'),
  ),
  photo_too_large: say(
    pair('Η φωτογραφία είναι πολύ μεγάλη', 'The photo is too large'),
    pair(
      'Στείλε την με μικρότερη ανάλυση και μέγεθος έως 25 MB.',
      'Send a version of up to 25 MB, at a lower resolution.',
    ),
  ),
  photo_too_small: say(
    pair('Η φωτογραφία είναι πολύ μικρή', 'The photo is too small'),
    pair('Στείλε την με τουλάχιστον 400 × 300 pixel.', 'Send one of at least 400 × 300 pixels.'),
  ),
};

const addToDraft = pair(
  'Στείλε το με την πηγή ή συμπλήρωσέ το στο πρόχειρο.',
  'Send it in your feed, or add it to the draft.',
);
const missingMessages: Record<(typeof completableFaultCodes)[number], FeedMessage> = {
  required: say(pair('Λείπει', 'It’s missing'), addToDraft),
  energy_required: say(
    pair('Λείπει. Χωρίς αυτήν δεν δημοσιεύεται αγγελία', 'It’s missing. No listing is published without it'),
    addToDraft,
  ),
  energy_pending: say(
    pair('Το πιστοποιητικό δεν έχει εκδοθεί ακόμη', 'The certificate hasn’t been issued yet'),
    pair(
      'Η αγγελία μένει πρόχειρο και δημοσιεύεται μόλις σταλεί ή συμπληρωθεί η κλάση.',
      'The listing stays a draft and is published once the class is sent or filled in.',
    ),
  ),
  ama_required: say(getFieldErrorMessage('ama_required'), addToDraft),
  photos_few: say(
    pair('Είναι λιγότερες από όσες χρειάζεται μια αγγελία', 'There are fewer photos than a listing needs'),
    pair(
      'Στείλε κι άλλες με την πηγή ή πρόσθεσέ τες στο πρόχειρο.',
      'Send more in your feed, or add them to the draft.',
    ),
  ),
};

const messagesByCode: ReadonlyMap<string, FeedMessage> = new Map([
  ...Object.entries<FeedMessage>(missingMessages),
  ...Object.entries<FeedMessage>(photoFaultMessages),
  ...Object.entries<FeedMessage>(feedFaultMessages),
  ...Object.entries<FeedMessage>(itemRefusalMessages),
]);
const runErrorsByCode: ReadonlyMap<string, FeedMessage> = new Map([
  ...Object.entries<FeedMessage>(brokenFeedMessages),
  ...Object.entries<FeedMessage>(fetchFailureMessages),
]);
const checkField = pair('Διόρθωσέ το στην πηγή σου.', 'Correct it in your feed.');

/** Why a run ended, by its code. */
export const getRunErrorMessage = (code: string): FeedMessage | null => runErrorsByCode.get(code) ?? null;

/** What is wrong with an item, by a code of whatever table it is from. */
export const getItemFaultMessage = (code: string): FeedMessage =>
  messagesByCode.get(code) ?? say(getFieldErrorMessage(code), checkField);
