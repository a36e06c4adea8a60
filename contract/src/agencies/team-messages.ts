/** Words of an agency's team, and of joining one. */
import { pair } from '../pair.ts';

export const team = {
  title: pair('Η ομάδα', 'Team'),
  lead: pair(
    'Όλοι όσοι εργάζονται στο γραφείο, ο καθένας με δικό του λογαριασμό.',
    'Everyone at your agency, each with their own account.',
  ),
  people: pair('Μέλη', 'Team members'),
  you: pair('εσύ', 'you'),
  main: pair('κύριος λογαριασμός του γραφείου', 'main agency account'),
  since: pair('Μέλος από', 'Joined'),
  seen: pair('Τελευταία σύνδεση', 'Last active'),
  role: pair('Ρόλος', 'Role'),
  roles: {
    owner: pair('Ιδιοκτήτης', 'Owner'),
    agent: pair('Συνεργάτης', 'Agent'),
  },
  roleHints: {
    owner: pair(
      'Πλήρης πρόσβαση: αγγελίες, μηνύματα, ομάδα, στοιχεία γραφείου και συνδρομή.',
      'Full access: listings, messages, team, agency details and subscription.',
    ),
    agent: pair(
      'Πρόσβαση στις αγγελίες, τα συγκροτήματα και τα μηνύματα του γραφείου.',
      'Access to the agency’s listings, developments and messages.',
    ),
  },
  change: pair('Επεξεργασία', 'Edit'),
  changeOf: pair(
    (name: string) => `Επεξεργασία: ${name}`,
    (name: string) => `Edit ${name}`,
  ),
  saveRole: pair('Αποθήκευση ρόλου', 'Save role'),
  remove: pair('Αφαίρεση από την ομάδα', 'Remove from team'),
  removeOf: pair(
    (name: string) => `Αφαίρεση από την ομάδα: ${name}`,
    (name: string) => `Remove ${name} from team`,
  ),
  removeText: pair(
    'Θα αποσυνδεθεί αμέσως από όλες τις συσκευές. Οι αγγελίες και οι απαντήσεις του παραμένουν στο γραφείο.',
    'They’ll be logged out everywhere immediately. Their listings and replies stay with the agency.',
  ),
  invitations: pair('Προσκλήσεις', 'Invitations'),
  until: pair(
    (date: string) => `ισχύει έως ${date}`,
    (date: string) => `valid until ${date}`,
  ),
  expired: pair('έληξε', 'expired'),
  again: pair('Αποστολή ξανά', 'Resend'),
  againTo: pair(
    (name: string) => `Αποστολή ξανά της πρόσκλησης: ${name}`,
    (name: string) => `Resend invitation to ${name}`,
  ),
  withdraw: pair('Ανάκληση', 'Cancel invitation'),
  withdrawOf: pair(
    (name: string) => `Ανάκληση πρόσκλησης: ${name}`,
    (name: string) => `Cancel invitation for ${name}`,
  ),
  none: pair('Δεν υπάρχουν προσκλήσεις σε εκκρεμότητα.', 'No pending invitations.'),
  invite: pair('Πρόσκληση στην ομάδα', 'Invite an agent'),
  inviteText: pair(
    'Θα στείλουμε email με σύνδεσμο που ισχύει για 7 ημέρες. Με αυτόν δημιουργούν λογαριασμό με δικό τους κωδικό πρόσβασης.',
    'We’ll email a link that’s valid for 7 days. They use it to create an account with their own password.',
  ),
  name: pair('Όνομα', 'Name'),
  email: pair('Email', 'Email'),
  language: pair('Γλώσσα του email', 'Email language'),
  send: pair('Αποστολή πρόσκλησης', 'Send invitation'),
  full: pair(
    'Η ομάδα έφτασε το όριο των 50 μελών και προσκλήσεων. Αφαίρεσε κάποιον για να προσκαλέσεις άλλον.',
    'Your team has reached the limit of 50 members and invitations. Remove one to invite someone else.',
  ),
  owners: pair('Τη σελίδα τη βλέπουν μόνο οι ιδιοκτήτες του γραφείου', 'Only agency owners can see this page'),
  ownersText: pair('Αν χρειάζεσαι πρόσβαση, ζήτησέ την από έναν ιδιοκτήτη.', 'If you need access, ask an owner.'),
  toProperties: pair('Αγγελίες γραφείου', 'Agency listings'),
} as const;

/** On the profile of who works for an agency of others. */
export const leaveAgencyMessages = {
  title: pair('Το γραφείο σου', 'Your agency'),
  lead: pair(
    'Είσαι μέλος της ομάδας ενός γραφείου. Μπορείς να αποχωρήσεις όποτε θέλεις.',
    'You’re part of an agency’s team. You can leave at any time.',
  ),
  open: pair('Αποχώρηση από το γραφείο', 'Leave agency'),
  what: pair(
    'Θα αποσυνδεθείς από όλες τις συσκευές και το γραφείο θα ενημερωθεί. Οι αγγελίες και οι απαντήσεις σου παραμένουν στο γραφείο. Ο λογαριασμός σου γίνεται λογαριασμός ιδιώτη. Για να επιστρέψεις, θα χρειαστείς νέα πρόσκληση με άλλο email.',
    'You’ll be logged out everywhere and the agency will be notified. Your listings and replies stay with the agency. Your account becomes a personal account. To rejoin, you’ll need a new invitation with a different email.',
  ),
  confirmLeave: pair('Ναι, θέλω να αποχωρήσω', 'Yes, leave agency'),
} as const;

/** What is said at the top of the page after something was done. */
export const teamFlashMessages = {
  invited: pair(
    'Η πρόσκληση στάλθηκε. Αν δεν τη λάβει σύντομα, ίσως βρίσκεται στα ανεπιθύμητα.',
    'Invitation sent. If it doesn’t arrive soon, ask them to check their spam folder.',
  ),
  withdrawn: pair('Η πρόσκληση ανακλήθηκε.', 'Invitation cancelled.'),
  role: pair('Ο ρόλος άλλαξε.', 'Role updated.'),
  removed: pair('Αφαιρέθηκε από την ομάδα και αποσυνδέθηκε.', 'Removed from the team and logged out.'),
} as const;

export const joinAgencyMessages = {
  title: pair('Πρόσκληση σε γραφείο', 'Join an agency'),
  lead: pair('Συμπλήρωσε τον κωδικό από το email που σου στείλαμε.', 'Enter the code from the email we sent you.'),
  open: pair('Δες την πρόσκληση', 'View invitation'),
  gone: pair(
    'Η πρόσκληση έληξε, ανακλήθηκε ή έχει ήδη χρησιμοποιηθεί. Ζήτησε νέα από το γραφείο.',
    'This invitation has expired, been cancelled or already been used. Ask the agency for a new one.',
  ),
  joinLead: pair(
    'Ένα γραφείο σε προσκαλεί στην ομάδα του. Διάλεξε κωδικό πρόσβασης για να ξεκινήσεις.',
    'You’ve been invited to join an agency’s team. Choose a password to get started.',
  ),
  agency: pair('Γραφείο', 'Agency'),
  email: pair('Email', 'Email'),
  role: pair('Ρόλος', 'Role'),
  name: pair('Όνομα', 'Name'),
  join: pair('Μπες στην ομάδα', 'Join team'),
} as const;
