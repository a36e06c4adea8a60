/** Words of reporting an ad. */
import { pair } from '../pair.ts';

export const reportFormMessages = {
  title: pair('Αναφορά αγγελίας', 'Report an ad'),
  lead: pair(
    'Πες μας τι δεν πάει καλά. Ο αγγελιοδότης δεν μαθαίνει ποιος το ανέφερε.',
    'Tell us what is wrong. The advertiser does not learn who reported it.',
  ),
  reason: pair('Λόγος', 'Reason'),
  choose: pair('Διάλεξε', 'Choose'),
  description: pair('Τι είδες', 'What you saw'),
  name: pair('Το όνομά σου', 'Your name'),
  email: pair('Το email σου', 'Your email'),
  emailHint: pair('Αν το γράψεις, θα μάθεις τι αποφασίσαμε.', 'If you leave it, we will tell you what we decided.'),
  goodFaith: pair('Όσα γράφω είναι αληθινά, από όσο γνωρίζω.', 'What I write is true, as far as I know.'),
  send: pair('Στείλε την αναφορά', 'Send the report'),
  sending: pair('Στέλνεται…', 'Sending…'),
  sent: pair('Η αναφορά στάλθηκε', 'Success!'),
  number: pair(
    (number: number) => `Αριθμός αναφοράς ${number}. Τη διαβάζει άνθρωπος.`,
    (number: number) => `Report number ${number}. A person will read it.`,
  ),
  failed: pair('Η αναφορά απέτυχε', 'Report failed'),
  needsScript: pair(
    'Χωρίς λογαριασμό, η αναφορά χρειάζεται JavaScript για έναν μικρό έλεγχο κατά των ανεπιθύμητων. Μπορείς και να συνδεθείς.',
    'Without an account a report needs JavaScript, for a small check against spam. You can also log in.',
  ),
};
