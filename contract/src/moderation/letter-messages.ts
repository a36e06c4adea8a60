/** Every word of the letters about reports. The server alone reads them. */
import { pair } from '../pair.ts';

export const reportEmailMessages = {
  number: pair('Αριθμός αναφοράς', 'Report number'),
  ad: pair('Αγγελία', 'Ad'),
  ground: pair('Λόγος της αναφοράς', 'What was reported'),
  decided: pair('Απόφαση', 'Decision'),
  basis: pair('Βάση της απόφασης', 'Basis of the decision'),
  illegal: pair(
    'Περιεχόμενο που δεν είναι νόμιμο (άρθρο 16 του Κανονισμού (ΕΕ) 2022/2065)',
    'Content that is not legal (article 16 of Regulation (EU) 2022/2065)',
  ),
  terms: pair('Όροι χρήσης της Εστίας', 'Terms of use of Estia'),
  deletedAd: pair('Η αγγελία έχει διαγραφεί', 'The ad was deleted'),
  why: pair(
    'Σου γράφουμε γιατί έκανες μια αναφορά στην Εστία.',
    'We are writing to you because you made a report at Estia.',
  ),
  report_received: {
    title: pair('Λάβαμε την αναφορά σου', 'We received your report'),
    text: pair(
      'Ευχαριστούμε. Ένας άνθρωπος της Εστίας θα τη δει και θα σου γράψουμε τι αποφασίσαμε.',
      'Thank you. A person at Estia will look at it and we will write to you what we decided.',
    ),
    nextTitle: pair('Τι γίνεται τώρα', 'What happens now'),
    next: pair<(hours: number) => string>(
      (hours) =>
        hours <= 24
          ? 'Αναφορές για κάτι παράνομο τις εξετάζουμε μέσα σε 24 ώρες. Δεν λέμε στον αγγελιοδότη ποιος έκανε την αναφορά.'
          : 'Την εξετάζουμε μέσα σε 7 ημέρες. Δεν λέμε στον αγγελιοδότη ποιος έκανε την αναφορά.',
      (hours) =>
        hours <= 24
          ? 'Reports of something illegal are looked at within 24 hours. We do not tell the advertiser who made the report.'
          : 'We look at it within 7 days. We do not tell the advertiser who made the report.',
    ),
  },
  report_upheld: {
    title: pair('Δεχτήκαμε την αναφορά σου', 'We upheld your report'),
    text: pair(
      'Ευχαριστούμε. Εξετάσαμε την αναφορά σου και η αγγελία δεν εμφανίζεται πια.',
      'Thank you. We looked at your report and the ad is no longer shown.',
    ),
  },
  report_dismissed: {
    title: pair('Εξετάσαμε την αναφορά σου', 'We looked at your report'),
    text: pair(
      'Ευχαριστούμε. Εξετάσαμε την αναφορά σου και η αγγελία παραμένει όπως είναι.',
      'Thank you. We looked at your report and the ad stays as it is.',
    ),
  },
  ad_stopped: {
    title: pair('Η αγγελία σου δεν εμφανίζεται πια', 'Your ad is no longer shown'),
    text: pair(
      'Μετά από αναφορά εξετάσαμε την αγγελία σου και τη σταματήσαμε. Την απόφαση την πήρε άνθρωπος, όχι πρόγραμμα. Ισχύει για όλη την Ελλάδα, μέχρι να διορθωθεί αυτό που λέμε παρακάτω.',
      'After a report we looked at your ad and stopped it. A person decided this, not a program. It holds for all of Greece, until what we say below is put right.',
    ),
    button: pair('Δες τις αγγελίες σου', 'See your ads'),
  },
} as const;
