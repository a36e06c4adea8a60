/** Every word of the letters about reports. The server alone reads them. */
import { pair } from '../pair.ts';

export const reportEmailMessages = {
  number: pair('Αριθμός αναφοράς', 'Report number'),
  listing: pair('Αγγελία', 'Listing'),
  ground: pair('Λόγος της αναφοράς', 'Reason for the report'),
  decided: pair('Απόφαση', 'Decision'),
  deletedListing: pair('Η αγγελία έχει διαγραφεί', 'This listing has been deleted'),
  why: pair(
    'Λαμβάνεις αυτό το email επειδή έκανες αναφορά στην Εστία.',
    'You’re receiving this because you reported a listing on Estia.',
  ),
  report_received: {
    title: pair('Λάβαμε την αναφορά σου', 'We’ve received your report'),
    text: pair(
      'Ευχαριστούμε. Θα την εξετάσει κάποιος από την ομάδα μας και θα σου στείλουμε την απόφαση με email.',
      'Thank you. Someone on our team will review it and we’ll email you our decision.',
    ),
    nextTitle: pair('Τι ακολουθεί', 'What happens next'),
    next: pair<(hours: number) => string>(
      (hours) =>
        hours <= 24
          ? 'Εξετάζουμε τις αναφορές για παράνομο περιεχόμενο μέσα σε 24 ώρες. Δεν αποκαλύπτουμε στον αγγελιοδότη ποιος έκανε την αναφορά.'
          : 'Θα την εξετάσουμε μέσα σε 7 ημέρες. Δεν αποκαλύπτουμε στον αγγελιοδότη ποιος έκανε την αναφορά.',
      (hours) =>
        hours <= 24
          ? 'We review reports of illegal content within 24 hours. We don’t tell the advertiser who reported it.'
          : 'We’ll review it within 7 days. We don’t tell the advertiser who reported it.',
    ),
  },
  report_upheld: {
    title: pair('Η αναφορά σου έγινε δεκτή', 'We’ve acted on your report'),
    text: pair(
      'Ευχαριστούμε. Εξετάσαμε την αναφορά σου και αποσύραμε την αγγελία.',
      'Thank you. We’ve reviewed your report and taken the listing down.',
    ),
  },
  report_dismissed: {
    title: pair('Εξετάσαμε την αναφορά σου', 'We’ve reviewed your report'),
    text: pair(
      'Ευχαριστούμε. Εξετάσαμε την αναφορά σου και η αγγελία παραμένει δημοσιευμένη.',
      'Thank you. We’ve reviewed your report and decided to keep the listing online.',
    ),
  },
  listing_stopped: {
    title: pair('Αποσύραμε την αγγελία σου', 'We’ve taken down your listing'),
    text: pair(
      'Λάβαμε αναφορά, εξετάσαμε την αγγελία σου και την αποσύραμε. Ο λόγος είναι παρακάτω. Διόρθωσε το πρόβλημα και γράψε μας, για να την ξαναδούμε.',
      'We reviewed your listing after receiving a report and have taken it down. The reason is below. Fix the problem and contact us, and we’ll look at it again.',
    ),
    button: pair('Δες τις αγγελίες σου', 'View your listings'),
  },
} as const;
