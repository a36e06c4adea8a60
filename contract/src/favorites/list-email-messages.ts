/** Every word of the emails about lists. The server alone reads them. */
import { pair } from '../pair.ts';

export const listEmailMessages = {
  from: pair('Από', 'From'),
  list: pair('Λίστα', 'List'),
  list_invitation: {
    title: pair('Σε κάλεσαν σε μια λίστα ακινήτων', 'You’ve been invited to a list of homes'),
    text: pair(
      'Κάποιος θέλει να διαλέξετε μαζί σπίτι. Στη λίστα μπορείς να ψηφίζεις και να σχολιάζεις τα ακίνητα.',
      'Someone wants your help choosing a home. You can vote and comment on the homes in the list.',
    ),
    button: pair('Δες την πρόσκληση', 'View the invitation'),
    sameEmail: pair(
      'Συνδέσου ή κάνε εγγραφή με το email στο οποίο πήρες αυτό το μήνυμα. Η πρόσκληση ισχύει για 14 ημέρες.',
      'Log in or register with the email address this was sent to. The invitation is valid for 14 days.',
    ),
    notYou: pair(
      'Αν δεν γνωρίζεις ποιος σε κάλεσε, αγνόησε αυτό το email. Δεν θα συμβεί τίποτα.',
      'If you don’t know who invited you, ignore this email and nothing will happen.',
    ),
  },
  list_comments: {
    title: pair('Νέα σχόλια σε μια λίστα σου', 'New comments in one of your lists'),
    text: pair(
      (n: number) => (n === 1 ? 'Υπάρχει 1 νέο σχόλιο στη λίστα.' : `Υπάρχουν ${n} νέα σχόλια στη λίστα.`),
      (n: number) => (n === 1 ? 'There is 1 new comment in the list.' : `There are ${n} new comments in the list.`),
    ),
    button: pair('Δες τη λίστα', 'View the list'),
    why: pair(
      'Λαμβάνεις αυτό το email επειδή είσαι σε αυτή τη λίστα. Στη σελίδα της λίστας μπορείς να σταματήσεις αυτά τα email.',
      'You’re receiving this email because you’re on this list. You can turn these emails off on the list’s page.',
    ),
  },
} as const;
