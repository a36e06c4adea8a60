/** Every word of the letters about messages. The server alone reads them. */
import { pair } from '../pair.ts';
import { operator } from '../site/messages.ts';

export const inboxEmailMessages = {
  listing: pair('Αγγελία', 'Listing'),
  phone: pair('Τηλέφωνο', 'Phone'),
  from: pair('Από', 'From'),
  someone: pair('Επισκέπτης της Εστίας', 'An Estia visitor'),
  wrote: pair('Μήνυμα', 'Message'),
  orPaste: pair('Ή επικόλλησε αυτόν τον κωδικό στη σελίδα', 'Or paste this code on the page'),
  orType: pair('Ή συμπλήρωσε αυτόν τον κωδικό στη σελίδα', 'Or enter this code on the page'),
  validFor: pair('Ισχύει για', 'Valid for'),
  deletedListing: pair('Η αγγελία έχει διαγραφεί', 'This listing has been deleted'),
  safetyTitle: pair('Για την ασφάλειά σου', 'Stay safe'),
  safety: pair(
    'Μη στέλνεις χρήματα πριν δεις το ακίνητο. Δεν χρειάζεται ποτέ προκαταβολή για να το επισκεφτείς.',
    'Never send money before you’ve seen the property. You should never have to pay a deposit for a viewing.',
  ),
  replyByEmail: pair(
    'Μπορείς να απαντήσεις σε αυτό το email. Η απάντηση περνά από την Εστία, χωρίς τη διεύθυνσή σου.',
    'You can reply to this email. Your reply goes through Estia, without your email address.',
  ),
  openConversation: pair('Δες τη συνομιλία', 'View conversation'),
  safetyOwnerByEmail: pair(
    'Όσα γράφεις στην απάντηση, και η υπογραφή σου, μπορεί να φανούν στον ενδιαφερόμενο. Μη δίνεις σε κανέναν στοιχεία καρτών ή κωδικούς πρόσβασης.',
    'What you write in your reply, including your signature, may be seen by the other person. Never share card details or passwords.',
  ),
  reply_sent_without_files: {
    title: pair('Η απάντησή σου στάλθηκε χωρίς τα συνημμένα', 'Your reply was sent without its attachments'),
    text: pair(
      'Στείλαμε το κείμενο της απάντησής σου. Τα αρχεία που είχε μαζί δεν στάλθηκαν: με email περνά μόνο κείμενο.',
      'We sent the text of your reply. Its attachments weren’t sent, because only text can be sent by email.',
    ),
  },
  reply_not_sent: {
    title: pair('Η απάντησή σου δεν στάλθηκε', 'Your reply wasn’t sent'),
  },
  reply_problems: {
    files: pair(
      'Το email σου είχε μόνο αρχεία. Με email περνά μόνο κείμενο.',
      'Your email contained only attachments. Only text can be sent by email.',
    ),
    empty: pair(
      'Δεν βρήκαμε κείμενο στην απάντησή σου. Γράψε την πάνω από το μήνυμα που απαντάς.',
      'We couldn’t find any text in your reply. Write it above the message you’re replying to.',
    ),
    too_long: pair(
      'Το κείμενο της απάντησής σου είναι μεγάλο: χωρούν έως 4.000 χαρακτήρες.',
      'Your reply is too long. It can have up to 4,000 characters.',
    ),
  },
  replyAgain: pair(
    'Μπορείς να απαντήσεις ξανά στο email που σου στείλαμε ή να ανοίξεις τη συνομιλία από εκείνο το email.',
    'You can reply again to the email we sent you, or open the conversation from it.',
  ),
  safetyOwner: pair(
    'Απάντησε από την Εστία, για να μη φαίνεται το email σου. Μη δίνεις σε κανέναν στοιχεία καρτών ή κωδικούς πρόσβασης.',
    'Reply on Estia so your email stays private. Never share card details or passwords.',
  ),
  confirm_message: {
    title: pair('Επιβεβαίωσε το email σου για να σταλεί το μήνυμα', 'Confirm your email to send your message'),
    subject: pair('Επιβεβαίωσε το email σου για να σταλεί το μήνυμα', 'Confirm your email to send your message'),
    text: pair(
      'Έγραψες ένα μήνυμα για μια αγγελία. Θα το στείλουμε μόλις επιβεβαιώσεις ότι αυτό το email είναι δικό σου.',
      'You wrote a message about a listing. We’ll send it as soon as you confirm that this is your email.',
    ),
    button: pair('Επιβεβαίωση και αποστολή', 'Confirm and send'),
    notYou: pair(
      'Αν δεν το έγραψες εσύ, αγνόησε αυτό το email. Το μήνυμα δεν θα σταλεί και θα διαγραφεί.',
      'If you didn’t write it, ignore this email. The message won’t be sent and we’ll delete it.',
    ),
  },
  confirm_sender: {
    title: pair('Το μήνυμά σου στάλθηκε. Επιβεβαίωσε το email σου', 'Message sent. Confirm your email'),
    subject: pair('Το μήνυμά σου στάλθηκε: επιβεβαίωσε το email σου', 'Message sent: confirm your email'),
    text: pair(
      'Στείλαμε το μήνυμά σου στον αγγελιοδότη. Επιβεβαίωσε ότι αυτό το email είναι δικό σου, για να το βλέπει κι εκείνος και για να ανοίξεις τη συνομιλία.',
      'We’ve sent your message to the advertiser. Confirm that this is your email, so they can see it’s really you, and to open the conversation.',
    ),
    button: pair('Επιβεβαίωση email', 'Confirm email'),
    notYou: pair(
      'Αν δεν έγραψες εσύ το μήνυμα, αγνόησε αυτό το email. Ο αγγελιοδότης βλέπει ότι το email δεν έχει επιβεβαιωθεί.',
      'If you didn’t write it, ignore this email. The advertiser can see that the email hasn’t been confirmed.',
    ),
  },
  senderEmail: pair('Email αποστολέα', 'Sender’s email'),
  unconfirmed: pair('Δεν έχει επιβεβαιωθεί', 'Not confirmed'),
  unconfirmedText: pair(
    'Ο αποστολέας δεν έχει επιβεβαιώσει ακόμη ότι το email είναι δικό του. Μόλις απαντήσεις, θα του στείλουμε σύνδεσμο για να τη διαβάσει.',
    'The sender hasn’t confirmed yet that the email is theirs. When you reply, we’ll email a link to read your reply.',
  ),
  new_message: {
    title: pair('Νέο μήνυμα για την αγγελία σου', 'New message about your listing'),
    text: pair('Έχεις νέο μήνυμα για το ακίνητό σου.', 'You have a new message about your property.'),
    button: pair('Απάντηση', 'Reply'),
    why: pair(
      'Λαμβάνεις αυτό το email επειδή έχεις αγγελία στην Εστία. Μπορείς να αλλάξεις τις προτιμήσεις email στο προφίλ σου.',
      'You’re receiving this because you have a listing on Estia. You can change your email preferences in your profile.',
    ),
  },
  /** To an address that a listing names and nobody has proved. */
  message_waits: {
    title: pair('Ένα μήνυμα περιμένει στην Εστία', 'A message is waiting on Estia'),
    text: pair(
      'Κάποιος έστειλε μήνυμα για μια αγγελία που έχει αυτό το email για επικοινωνία. Το μήνυμα μπορεί να το διαβάσει όποιος δημοσίευσε την αγγελία, από τον λογαριασμό του.',
      'Someone sent a message about a listing that has this email address as its contact. The person who published the listing can read the message in their account.',
    ),
    button: pair('Δες το μήνυμα', 'Read the message'),
    why: pair(
      `Λαμβάνεις αυτό το email επειδή μια αγγελία στην Εστία έχει αυτή τη διεύθυνση για επικοινωνία. Αν η αγγελία δεν είναι δική σου, στείλε μας email στο ${operator.email} και θα την αφαιρέσουμε.`,
      `You’re receiving this because a listing on Estia has this address as its contact. If it isn’t your listing, email ${operator.email} and we’ll remove your address.`,
    ),
  },
  assignedBy: pair('Ανάθεση από', 'Assigned by'),
  agency_message: {
    title: pair('Νέο μήνυμα για αγγελία του γραφείου', 'New message about one of your agency’s listings'),
    text: pair(
      'Κάποιος ενδιαφέρεται για ακίνητο του γραφείου σου και έστειλε μήνυμα.',
      'Someone is interested in one of your agency’s properties and sent a message.',
    ),
    why: pair(
      'Λαμβάνεις αυτό το email επειδή εργάζεσαι σε μεσιτικό γραφείο στην Εστία. Μπορείς να αλλάξεις τις ειδοποιήσεις μηνυμάτων στο προφίλ σου.',
      'You’re receiving this because you work for an agency on Estia. You can change your email preferences in your profile.',
    ),
  },
  lead_assigned: {
    title: pair('Σου ανατέθηκε μια συνομιλία', 'You’ve been assigned a conversation'),
    text: pair(
      'Κάποιος από το γραφείο σού ανέθεσε έναν ενδιαφερόμενο. Περιμένει την απάντησή σου.',
      'Someone at your agency assigned you a lead who is waiting for your reply.',
    ),
  },
  new_answer: {
    title: pair('Έχεις απάντηση για το ακίνητο που σε ενδιαφέρει', 'New reply about the property you enquired about'),
    text: pair('Ο αγγελιοδότης απάντησε στο μήνυμά σου.', 'The advertiser has replied to your message.'),
    button: pair('Δες τη συνομιλία', 'View conversation'),
    why: pair(
      'Λαμβάνεις αυτό το email επειδή έστειλες μήνυμα μέσω της Εστίας. Μπορείς να αλλάξεις τις προτιμήσεις email στο προφίλ σου.',
      'You’re receiving this because you sent a message on Estia. You can change your email preferences in your profile.',
    ),
    whyStranger: pair(
      'Λαμβάνεις αυτό το email επειδή έστειλες μήνυμα μέσω της Εστίας με αυτή τη διεύθυνση.',
      'You’re receiving this because you sent a message on Estia with this email.',
    ),
  },
  /** To an address that a message names and nobody has proved. */
  answer_waits: {
    title: pair('Μια απάντηση περιμένει στην Εστία', 'A reply is waiting on Estia'),
    text: pair(
      'Κάποιος έγραψε για μια αγγελία με αυτό το email και ο αγγελιοδότης απάντησε. Αν έγραψες εσύ, άνοιξε τη συνομιλία για να διαβάσεις την απάντηση. Έτσι επιβεβαιώνεις και ότι το email είναι δικό σου.',
      'Someone wrote about a listing using this email, and the advertiser has replied. If it was you, open the conversation to read the reply. Opening it also confirms that this is your email.',
    ),
    textOfAccount: pair(
      'Κάποιος έγραψε για μια αγγελία με αυτό το email και ο αγγελιοδότης απάντησε. Αν έγραψες εσύ, συνδέσου για να διαβάσεις την απάντηση.',
      'Someone wrote about a listing using this email, and the advertiser has replied. If it was you, log in to read the reply.',
    ),
    button: pair('Δες την απάντηση', 'Read the reply'),
    notYou: pair(
      'Αν δεν έγραψες εσύ, αγνόησε αυτό το email και μην ανοίξεις τη συνομιλία.',
      'If it wasn’t you, ignore this email and don’t open the conversation.',
    ),
    why: pair(
      'Λαμβάνεις αυτό το email επειδή κάποιος έστειλε μήνυμα μέσω της Εστίας με αυτή τη διεύθυνση, χωρίς να την επιβεβαιώσει.',
      'You’re receiving this because someone sent a message on Estia with this email address, without confirming it.',
    ),
  },
} as const;
