/** Every word of the letters about an agency's team. The server alone reads them. */
import { pair } from '../pair.ts';

export const teamEmailMessages = {
  agency: pair('Γραφείο', 'Agency'),
  gemi: pair('Αρ. ΓΕΜΗ', 'GEMI no.'),
  role: pair('Ρόλος', 'Role'),
  roles: {
    owner: pair('Ιδιοκτήτης', 'Owner'),
    agent: pair('Συνεργάτης', 'Agent'),
  },
  orPaste: pair('Ή επικόλλησε αυτόν τον κωδικό στη σελίδα', 'Or paste this code on the page'),
  validFor: pair('Ισχύει για', 'Valid for'),
  team_invited: {
    title: pair('Πρόσκληση σε μεσιτικό γραφείο', 'You’ve been invited to join an agency'),
    subject: pair('Πρόσκληση σε μεσιτικό γραφείο στην Εστία', 'You’ve been invited to join an estate agency on Estia'),
    text: pair(
      'Ένα μεσιτικό γραφείο σε προσκαλεί στην ομάδα του στην Εστία, με δικό σου λογαριασμό.',
      'An estate agency has invited you to join its team on Estia, with your own account.',
    ),
    button: pair('Δες την πρόσκληση', 'View invitation'),
    notYou: pair(
      'Αν δεν γνωρίζεις το γραφείο, αγνόησε αυτό το email. Δεν θα δημιουργηθεί λογαριασμός.',
      'If you don’t know this agency, ignore this email. No account will be created.',
    ),
  },
  team_invited_known: {
    title: pair('Πρόσκληση σε μεσιτικό γραφείο', 'You’ve been invited to join an agency'),
    subject: pair('Πρόσκληση σε μεσιτικό γραφείο στην Εστία', 'You’ve been invited to join an estate agency on Estia'),
    text: pair(
      'Ένα μεσιτικό γραφείο θέλησε να σε προσκαλέσει, αλλά αυτό το email έχει ήδη λογαριασμό στην Εστία. Τα μέλη γραφείων χρειάζονται ξεχωριστό λογαριασμό: αν θέλεις να συμμετάσχεις, ζήτησε από το γραφείο να σε προσκαλέσει με άλλο email. Δεν είπαμε στο γραφείο ότι έχεις λογαριασμό.',
      'An estate agency tried to invite you, but this email already has an Estia account. Agents need a separate account, so if you want to join, ask the agency to invite you with a different email. We haven’t told the agency that you have an account.',
    ),
  },
  team_quit: {
    title: pair('Ένα μέλος αποχώρησε από την ομάδα', 'A team member has left your agency'),
    text: pair(
      'Οι αγγελίες και οι απαντήσεις του παραμένουν στο γραφείο.',
      'Their listings and replies stay with your agency.',
    ),
    who: pair('Όνομα', 'Name'),
    button: pair('Δες την ομάδα', 'View team'),
  },
  team_left: {
    title: pair('Δεν είσαι πλέον μέλος του γραφείου', 'You’re no longer part of the agency'),
    text: pair(
      'Ένας ιδιοκτήτης του γραφείου σε αφαίρεσε από την ομάδα. Ο λογαριασμός σου παραμένει ως λογαριασμός ιδιώτη και μπορείς να συνδεθείς ξανά.',
      'An owner has removed you from the agency’s team. You keep your account as a personal account and can log in again.',
    ),
    wrong: pair('Πιστεύεις ότι έγινε λάθος;', 'Think this is a mistake?'),
    wrongText: pair(
      'Μίλησε με το γραφείο. Μόνο οι ιδιοκτήτες του μπορούν να σε προσκαλέσουν ξανά.',
      'Talk to the agency. Only its owners can invite you back.',
    ),
  },
} as const;
