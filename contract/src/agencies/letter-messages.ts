/** Every word of the letters about an office's team. The server alone reads them. */
import { pair } from '../pair.ts';

export const teamEmailMessages = {
  office: pair('Γραφείο', 'Office'),
  gemi: pair('Αρ. ΓΕΜΗ', 'GEMI no.'),
  role: pair('Ρόλος', 'Role'),
  roles: {
    owner: pair('Ιδιοκτήτης', 'Owner'),
    agent: pair('Συνεργάτης', 'Agent'),
  },
  orPaste: pair('Ή βάλε στη σελίδα αυτόν τον κωδικό', 'Or paste this code on the page'),
  validFor: pair('Ισχύει για', 'Good for'),
  team_invited: {
    title: pair('Πρόσκληση σε γραφείο', 'An invitation to an office'),
    subject: pair('Σε προσκαλούν σε μεσιτικό γραφείο στην Εστία', 'You are invited to an estate agency at Estia'),
    text: pair(
      'Ένα μεσιτικό γραφείο σε προσκαλεί να δουλεύεις μαζί του στην Εστία, με δικό σου λογαριασμό.',
      'An estate agency invites you to work with it at Estia, with an account of your own.',
    ),
    button: pair('Δες την πρόσκληση', 'See the invitation'),
    notYou: pair(
      'Αν δεν ξέρεις το γραφείο, μην κάνεις τίποτε: λογαριασμός δεν ανοίγει.',
      'If you do not know the office, do nothing: no account is opened.',
    ),
  },
  team_invited_known: {
    title: pair('Πρόσκληση σε γραφείο', 'An invitation to an office'),
    subject: pair('Σε προσκαλούν σε μεσιτικό γραφείο στην Εστία', 'You are invited to an estate agency at Estia'),
    text: pair(
      'Ένα μεσιτικό γραφείο θέλησε να σε προσκαλέσει, αλλά αυτό το email έχει ήδη λογαριασμό στην Εστία. Κάθε μέλος γραφείου έχει δικό του λογαριασμό: αν θέλεις να μπεις, ζήτησε από το γραφείο να σε καλέσει με άλλο email. Στο γραφείο δεν είπαμε ότι έχεις λογαριασμό.',
      'An estate agency wanted to invite you, but this email already has an account at Estia. Each member of an office has an account of its own: if you want to join, ask the office to invite you by another email. We did not tell the office that you have an account.',
    ),
  },
  team_quit: {
    title: pair('Κάποιος έφυγε από την ομάδα', 'Somebody has left the team'),
    text: pair(
      'Ένα μέλος της ομάδας αποχώρησε από το γραφείο. Οι αγγελίες και οι απαντήσεις του μένουν στο γραφείο.',
      'A member of the team has left the office. Their ads and answers stay with the office.',
    ),
    who: pair('Όνομα', 'Name'),
    button: pair('Δες την ομάδα', 'See the team'),
  },
  team_left: {
    title: pair('Δεν είσαι πια στο γραφείο', 'You are no longer in the office'),
    text: pair(
      'Ένας ιδιοκτήτης του γραφείου σε έβγαλε από την ομάδα. Ο λογαριασμός σου μένει, ως ιδιώτη, και μπορείς να συνδεθείς ξανά.',
      'An owner of the office took you out of its team. Your account stays, as a private one, and you can log in again.',
    ),
    wrong: pair('Νομίζεις ότι είναι λάθος;', 'Do you think this is a mistake?'),
    wrongText: pair('Μίλησε με το γραφείο: εκείνο αποφασίζει.', 'Speak with the office: it decides.'),
  },
} as const;
