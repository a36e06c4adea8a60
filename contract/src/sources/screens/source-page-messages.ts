/** Words of the page of one source. */
import { pair } from '../../pair.ts';
import type { SourceNeed } from '../source-choices.ts';

export const sourcePageMessages = {
  title: pair('Πηγή αγγελιών', 'Listing source'),
  now: pair('Τώρα', 'Now'),
  allFine: pair('Δεν χρειάζεται κάτι από σένα.', 'There’s nothing you need to do.'),
  next: pair(
    (when: string) => `Επόμενη ανάγνωση: ${when}`,
    (when: string) => `Next import: ${when}`,
  ),
  lastSuccess: pair(
    (when: string) => `Τελευταία ενημέρωση αγγελιών: ${when}`,
    (when: string) => `Listings last updated: ${when}`,
  ),
  neverRead: pair('Δεν έχει διαβαστεί ακόμη.', 'It hasn’t been read yet.'),
  needTexts: {
    confirmation: pair(
      'Δες τι θα άλλαζε και διάλεξε αν θα προχωρήσει. Μέχρι τότε δεν αλλάζει τίποτα.',
      'See what would change and choose whether to go ahead. Nothing changes until then.',
    ),
    values: pair(
      'Όσες αγγελίες τις χρειάζονται σε υποχρεωτικό πεδίο δεν γίνονται δεκτές μέχρι να τις αντιστοιχίσεις.',
      'Listings that need them in a required field can’t be accepted until you match them.',
    ),
    places: pair(
      'Πες μας μία φορά ποια περιοχή είναι η καθεμιά. Το θυμόμαστε για τις επόμενες αναγνώσεις.',
      'Tell us once which area each of them is. We’ll remember it next time.',
    ),
    columns: pair(
      'Πες μας μία φορά τι είναι κάθε στήλη του αρχείου. Το θυμόμαστε για τα επόμενα.',
      'Tell us once what each column in the file is. We’ll remember it next time.',
    ),
    key: pair('Γράψε το κλειδί της πηγής στις ρυθμίσεις της.', 'Enter the source’s key in its settings.'),
    failing: pair('Οι αγγελίες της μένουν όπως είναι.', 'Its listings stay as they are.'),
  } satisfies Record<SourceNeed, unknown>,
  needActions: {
    confirmation: pair('Δες τις αλλαγές', 'Review the changes'),
    values: pair('Αντιστοίχισε τις ονομασίες', 'Match the values'),
    places: pair('Διάλεξε τις περιοχές', 'Choose the areas'),
    columns: pair('Όρισε τις στήλες', 'Match the columns'),
    key: pair('Γράψε το κλειδί', 'Enter the key'),
  } satisfies Record<Exclude<SourceNeed, 'failing'>, unknown>,
  retries: pair('Δοκιμάζουμε ξανά κάθε ώρα μέχρι να διαβαστεί.', 'We’ll try again every hour until we can read it.'),
  failingSince: pair(
    (when: string) => `Από ${when}.`,
    (when: string) => `Since ${when}.`,
  ),
  line: pair(
    (line: string) => `γραμμή ${line}`,
    (line: string) => `line ${line}`,
  ),
  lastFailed: pair('Η τελευταία ανάγνωση απέτυχε', 'The last import failed'),
  declined: pair(
    'Δεν δέχτηκες τις αλλαγές της τελευταίας ανάγνωσης, οπότε δεν άλλαξε τίποτα. Αν αλλάξεις γνώμη, διάβασε ξανά την πηγή.',
    'You declined the changes in the last import, so nothing changed. If you change your mind, read the source again.',
  ),
  stopped: pair('Η Εστία σταμάτησε αυτή την πηγή', 'Estia stopped this source'),
  stoppedText: pair(
    'Οι αγγελίες της μένουν όπως είναι και δεν ενημερώνονται. Αν διαφωνείς, επικοινώνησε μαζί μας:',
    'Its listings stay as they are and aren’t updated. If you disagree, contact us:',
  ),
  reason: pair('Λόγος', 'Reason'),
  pausedTitle: pair('Η πηγή είναι σε παύση', 'The source is paused'),
  pausedText: pair(
    'Δεν διαβάζεται μέχρι να τη συνεχίσεις. Οι αγγελίες της μένουν όπως είναι.',
    'It isn’t read until you resume it. Its listings stay as they are.',
  ),
  removedTitle: pair('Η πηγή αφαιρέθηκε', 'This source was removed'),
  removedText: pair(
    'Οι αγγελίες της είναι σε παύση. Το ιστορικό της μένει εδώ.',
    'Its listings are paused. Its history stays here.',
  ),
  readNow: pair('Διάβασέ την τώρα', 'Read now'),
  readAnew: pair('Διάβασέ την ξανά', 'Read again'),
  readAnewText: pair(
    'Αν τη διαβάσεις ξανά, όσα περιμένουν επιβεβαίωση αντικαθίστανται από τη νέα ανάγνωση.',
    'If you read it again, the new import replaces anything waiting for your confirmation.',
  ),
  pause: pair('Παύση', 'Pause'),
  resume: pair('Συνέχισε', 'Resume'),
  items: pair('Αγγελίες της πηγής', 'Listings of this source'),
  itemNames: {
    live: pair('Ενεργές', 'Live'),
    awaiting_photos: pair('Περιμένουν φωτογραφίες', 'Waiting for photos'),
    in_review: pair('Σε έλεγχο πριν δημοσιευτούν', 'In review before they go live'),
    paused: pair('Σε παύση', 'Paused'),
    drafts: pair('Πρόχειρα', 'Drafts'),
    gone: pair('Δεν υπάρχουν πια στην πηγή', 'No longer in the source'),
    rejected: pair('Δεν έγιναν δεκτές στην τελευταία ανάγνωση', 'Rejected in the last import'),
  },
  seeDrafts: pair('Συμπλήρωσέ τα', 'Complete them'),
  whyRejected: pair('Δες γιατί', 'See why'),
  settings: pair('Ρυθμίσεις', 'Settings'),
  upload: pair('Επόμενο αρχείο', 'Next file'),
  uploadText: pair(
    'Διαβάζεται αμέσως και αντικαθιστά το προηγούμενο.',
    'We’ll read it at once. It replaces the previous file.',
  ),
  uploadButton: pair('Ανέβασε το αρχείο', 'Upload file'),
  history: pair('Ιστορικό', 'History'),
  noRuns: pair('Δεν έχει διαβαστεί ακόμη.', 'It hasn’t been read yet.'),
  run: pair(
    (when: string) => `Ανάγνωση ${when}`,
    (when: string) => `Import on ${when}`,
  ),
  remove: pair('Αφαίρεση της πηγής', 'Remove this source'),
  removeListings: pair(
    (n: number, text: string) =>
      n === 0
        ? 'Καμία αγγελία της δεν είναι ενεργή τώρα.'
        : n === 1
          ? '1 αγγελία που είναι τώρα ενεργή θα μπει σε παύση.'
          : `${text} αγγελίες που είναι τώρα ενεργές θα μπουν σε παύση.`,
    (n: number, text: string) =>
      n === 0
        ? 'None of its listings are live right now.'
        : n === 1
          ? '1 listing that’s live now will be paused.'
          : `${text} listings that are live now will be paused.`,
  ),
  removeAwaiting: pair(
    (n: number, text: string) =>
      n === 1
        ? '1 που περιμένει φωτογραφίες δεν θα δημοσιευτεί.'
        : `${text} που περιμένουν φωτογραφίες δεν θα δημοσιευτούν.`,
    (_: number, text: string) => `${text} waiting for photos won’t be published.`,
  ),
  removeKey: pair('Το κλειδί της διαγράφεται.', 'Its key is deleted.'),
  removeText: pair(
    'Για να ξεκινήσει ξανά, πρέπει να την προσθέσεις ως νέα.',
    'To start it again, you’ll need to add it as a new source.',
  ),
  removeAccept: pair(
    'Θέλω να αφαιρεθεί η πηγή και να μπουν σε παύση οι αγγελίες της',
    'I want to remove the source and pause its listings',
  ),
  removeButton: pair('Αφαίρεσε την πηγή', 'Remove source'),
} as const;
