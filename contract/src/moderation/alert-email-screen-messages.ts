/** Words of the admin's screen of emails to a user. */
import { pair } from '../pair.ts';

export const alertEmailScreenMessages = {
  title: pair('Email για πρόβλημα', 'Email about a problem'),
  lead: pair(
    'Ο χρήστης μαθαίνει τι παρατηρήσαμε και τι μπορεί να κάνει. Ο λογαριασμός και οι αγγελίες του δεν αλλάζουν.',
    'Tells the user what we noticed and what they can do. Their account and listings don’t change.',
  ),
  back: pair('Στη σελίδα του χρήστη', 'Back to the user'),
  write: pair('Νέο email', 'New email'),
  reason: pair('Λόγος', 'Reason'),
  choose: pair('Διάλεξε λόγο', 'Choose a reason'),
  note: pair('Μήνυμα προς τον χρήστη', 'Message to the user'),
  noteHint: {
    el: pair(
      'Στη γλώσσα του, τα ελληνικά. Μένει στο ημερολόγιο ενεργειών.',
      'In their language, Greek. Kept in the audit log.',
    ),
    en: pair(
      'Στη γλώσσα του, τα αγγλικά. Μένει στο ημερολόγιο ενεργειών.',
      'In their language, English. Kept in the audit log.',
    ),
  },
  preview: pair('Προεπισκόπηση', 'Preview'),
  send: pair('Αποστολή', 'Send'),
  previewOf: {
    el: pair('Όπως φαίνεται στα ελληνικά', 'How it reads in Greek'),
    en: pair('Όπως φαίνεται στα αγγλικά', 'How it reads in English'),
  },
  isSent: pair('Αυτό θα σταλεί', 'This one will be sent'),
  subject: pair('Θέμα', 'Subject'),
  history: pair('Έχουν σταλεί', 'Sent so far'),
  none: pair('Δεν έχει σταλεί κανένα τέτοιο email.', 'No emails like this sent yet.'),
  all: pair('Όλα στο ημερολόγιο ενεργειών', 'See all in the audit log'),
} as const;
