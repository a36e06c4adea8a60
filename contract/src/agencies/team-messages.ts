/** Words of an office's team, and of joining one. */
import { pair } from '../pair.ts';

export const team = {
  title: pair('Η ομάδα', 'Team'),
  lead: pair(
    'Όσοι δουλεύουν στο γραφείο, ο καθένας με δικό του λογαριασμό.',
    'Everyone who works at the office, each with an account of their own.',
  ),
  people: pair('Άτομα', 'People'),
  you: pair('εσύ', 'you'),
  main: pair('κύριος λογαριασμός του γραφείου', 'main account of the office'),
  since: pair('Στην ομάδα από', 'In the team since'),
  seen: pair('Τελευταία σύνδεση', 'Last seen'),
  role: pair('Ρόλος', 'Role'),
  roles: {
    owner: pair('Ιδιοκτήτης', 'Owner'),
    agent: pair('Συνεργάτης', 'Agent'),
  },
  roleHints: {
    owner: pair(
      'Όλα: αγγελίες, μηνύματα, ομάδα, στοιχεία του γραφείου, συνδρομή.',
      'Everything: ads, messages, team, details of the office, subscription.',
    ),
    agent: pair('Αγγελίες, συγκροτήματα και μηνύματα του γραφείου.', 'Ads, developments and messages of the office.'),
  },
  change: pair('Άλλαξε', 'Change'),
  changeOf: pair(
    (name: string) => `Άλλαξε: ${name}`,
    (name: string) => `Change: ${name}`,
  ),
  saveRole: pair('Αποθήκευσε τον ρόλο', 'Save the role'),
  remove: pair('Βγάλε από την ομάδα', 'Remove from the team'),
  removeOf: pair(
    (name: string) => `Βγάλε από την ομάδα: ${name}`,
    (name: string) => `Remove from the team: ${name}`,
  ),
  removeText: pair(
    'Αποσυνδέεται αμέσως από παντού. Οι αγγελίες και οι απαντήσεις του μένουν στο γραφείο.',
    'They are logged out everywhere at once. Their ads and answers stay with the office.',
  ),
  invitations: pair('Προσκλήσεις', 'Invitations'),
  until: pair(
    (date: string) => `ισχύει ως ${date}`,
    (date: string) => `good until ${date}`,
  ),
  expired: pair('έληξε', 'expired'),
  again: pair('Στείλε ξανά', 'Send again'),
  againTo: pair(
    (name: string) => `Στείλε ξανά: ${name}`,
    (name: string) => `Send again: ${name}`,
  ),
  withdraw: pair('Ανακάλεσε', 'Take back'),
  withdrawOf: pair(
    (name: string) => `Ανακάλεσε την πρόσκληση: ${name}`,
    (name: string) => `Take back the invitation: ${name}`,
  ),
  none: pair('Καμία πρόσκληση σε εκκρεμότητα.', 'No open invitations.'),
  invite: pair('Κάλεσε στην ομάδα', 'Invite to the team'),
  inviteText: pair(
    'Στέλνουμε email με σύνδεσμο που ισχύει 7 ημέρες. Με αυτόν ανοίγουν λογαριασμό με δικό τους κωδικό.',
    'We send an email with a link that is good for 7 days. With it they open an account with their own password.',
  ),
  name: pair('Όνομα', 'Name'),
  email: pair('Email', 'Email'),
  language: pair('Γλώσσα του email', 'Language of the email'),
  send: pair('Στείλε πρόσκληση', 'Send the invitation'),
  full: pair('Η ομάδα έχει ήδη 50 άτομα και προσκλήσεις.', 'The team has 50 people and invitations already.'),
  owners: pair('Την ομάδα τη βλέπουν οι ιδιοκτήτες του γραφείου', 'Only owners of the office see its team'),
  ownersText: pair(
    'Αν χρειάζεσαι πρόσβαση, ζήτησέ τη από έναν ιδιοκτήτη.',
    'If you need access, ask one of the owners.',
  ),
  toProperties: pair('Οι αγγελίες του γραφείου', 'Ads of the office'),
} as const;

/** On the profile of who works for an office of others. */
export const leaveAgencyMessages = {
  title: pair('Το γραφείο σου', 'Your office'),
  lead: pair(
    'Δουλεύεις σε γραφείο. Μπορείς να αποχωρήσεις όποτε θέλεις.',
    'You work for an office. You can leave it whenever you like.',
  ),
  open: pair('Αποχώρησε από το γραφείο', 'Leave the office'),
  what: pair(
    'Αποσυνδέεσαι από παντού και το γραφείο το μαθαίνει. Οι αγγελίες και οι απαντήσεις που έγραψες μένουν στο γραφείο. Ο λογαριασμός σου μένει, ως ιδιώτη. Για να γυρίσεις χρειάζεται νέα πρόσκληση, με άλλο email.',
    'You are logged out everywhere and the office is told. The ads and answers you wrote stay with the office. Your account stays, as a private one. To come back you need a new invitation, by another email.',
  ),
  act: pair('Ναι, αποχωρώ', 'Yes, I am leaving'),
} as const;

/** What is said at the top of the page after something was done. */
export const teamFlashMessages = {
  invited: pair(
    'Η πρόσκληση στάλθηκε. Αν δεν έρθει σε λίγη ώρα, δες μαζί τους τα ανεπιθύμητα.',
    'The invitation is on its way. If it does not come soon, ask them to look in their spam.',
  ),
  withdrawn: pair('Η πρόσκληση ανακλήθηκε.', 'The invitation was taken back.'),
  role: pair('Ο ρόλος άλλαξε.', 'The role has changed.'),
  removed: pair('Βγήκε από την ομάδα και αποσυνδέθηκε.', 'They are out of the team and logged out.'),
} as const;

export const joinAgencyMessages = {
  title: pair('Πρόσκληση σε γραφείο', 'Invitation to an office'),
  lead: pair('Ο κωδικός είναι στο email που σου στείλαμε.', 'The code is in the email that we sent you.'),
  open: pair('Δες την πρόσκληση', 'See the invitation'),
  gone: pair(
    'Η πρόσκληση έληξε, ανακλήθηκε ή έχει ήδη χρησιμοποιηθεί. Ζήτησε από το γραφείο μια νέα.',
    'The invitation has expired, was taken back or has been used. Ask the office for a new one.',
  ),
  joinLead: pair(
    'Ένα γραφείο σε καλεί στην ομάδα του. Διάλεξε κωδικό και ξεκίνα.',
    'An office invites you to its team. Choose a password and begin.',
  ),
  office: pair('Γραφείο', 'Office'),
  email: pair('Email', 'Email'),
  role: pair('Ρόλος', 'Role'),
  name: pair('Όνομα', 'Name'),
  act: pair('Μπες στην ομάδα', 'Join the team'),
} as const;
