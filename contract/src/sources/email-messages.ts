/** Every word of the emails about sources. The server alone reads them. */
import { pair } from '../pair.ts';

export const sourceEmailMessages = {
  frame: {
    source: pair('Πηγή', 'Source'),
    problem: pair('Πρόβλημα', 'Problem'),
    line: pair('Γραμμή', 'Line'),
  },
  source_waiting: {
    title: pair('Μια πηγή αγγελιών περιμένει την επιβεβαίωσή σου', 'A listing source is waiting for your confirmation'),
    text: pair(
      'Δεν άλλαξε τίποτα ακόμη. Δες τι θα γινόταν και διάλεξε αν θα προχωρήσει.',
      'Nothing has changed yet. See what would happen and choose whether to go ahead.',
    ),
    button: pair('Δες τις αλλαγές', 'Review the changes'),
  },
  source_failing: {
    title: pair('Μια πηγή αγγελιών δεν διαβάζεται', 'One of your listing sources can’t be read'),
    text: pair(
      'Οι αγγελίες σου μένουν όπως είναι, αλλά δεν ενημερώνονται μέχρι να διορθωθεί η πηγή.',
      'Your listings stay as they are, but they won’t be updated until the source is fixed.',
    ),
    button: pair('Δες την πηγή', 'View the source'),
  },
  source_changed_by_admin: {
    title: pair('Άλλαξε μια πηγή αγγελιών σου', 'One of your listing sources was changed'),
    actions: {
      read: pair(
        'Ξεκινήσαμε την ανάγνωση μιας πηγής αγγελιών σου.',
        'We’ve started reading one of your listing sources.',
      ),
      started: pair(
        'Μια πηγή αγγελιών σου που είχαμε σταματήσει είναι ξανά ενεργή. Οι αγγελίες της ενημερώνονται πάλι από αυτήν.',
        'We’ve restarted one of your listing sources. Its listings are being updated from it again.',
      ),
      stopped: pair(
        'Σταματήσαμε μια πηγή αγγελιών σου. Οι αγγελίες της μένουν όπως είναι και δεν ενημερώνονται.',
        'We’ve stopped one of your listing sources. Its listings stay as they are and won’t be updated.',
      ),
      removed: pair(
        'Αφαιρέσαμε μια πηγή αγγελιών σου. Οι αγγελίες της μπήκαν σε παύση.',
        'We’ve removed one of your listing sources. Its listings have been paused.',
      ),
    },
  },
} as const;
