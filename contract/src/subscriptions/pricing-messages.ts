/** SUBS-1: words of the public page of prices. */
import { pair } from '../pair.ts';

const months = pair(
  (n: number) => (n === 1 ? 'τον πρώτο μήνα' : `τους πρώτους ${n} μήνες`),
  (n: number) => (n === 1 ? 'the first month' : `the first ${n} months`),
);

export const pricing = {
  title: pair('Τιμοκατάλογος', 'Pricing'),
  description: pair(
    'Οι ιδιώτες δημοσιεύουν δωρεάν στην Εστία. Τα μεσιτικά γραφεία πληρώνουν μηνιαία συνδρομή, ανάλογα με τις ενεργές αγγελίες τους.',
    'Private owners list for free on Estia. Agencies pay a monthly subscription based on how many active listings they have.',
  ),
  lead: pair(
    'Οι ιδιώτες δημοσιεύουν δωρεάν. Τα μεσιτικά γραφεία πληρώνουν κάθε μήνα, ανάλογα με το πόσες αγγελίες έχουν ενεργές ταυτόχρονα.',
    'Private owners list for free. Agencies pay monthly, based on how many listings they have active at once.',
  ),
  owners: pair('Για ιδιώτες', 'For private owners'),
  free: pair('Δωρεάν', 'Free'),
  ownersText: pair(
    'Αγγελία, φωτογραφίες, μηνύματα και στατιστικά. Χωρίς κάρτα και χωρίς χρεώσεις αργότερα.',
    'Your listing, photos, messages and stats. No card needed and no charges later.',
  ),
  listProperty: pair('Δημοσίευσε αγγελία', 'List a property'),
  agencies: pair('Για μεσιτικά γραφεία', 'For agencies'),
  freeMonths: pair(
    (n: number) => `Δωρεάν ${months.el(n)}.`,
    (n: number) => `Free for ${months.en(n)}.`,
  ),
  agenciesText: pair(
    'Διαλέγεις ένα πακέτο στην εγγραφή και το αλλάζεις όποτε θέλεις.',
    'Choose a plan when you register and change it at any time.',
  ),
  registerAgency: pair('Εγγραφή γραφείου', 'Register your agency'),
  table: pair('Μηνιαία πακέτα', 'Monthly plans'),
  plan: pair('Πακέτο', 'Plan'),
  included: pair('Τι περιλαμβάνει κάθε πακέτο', 'Included in every plan'),
  includes: pair(
    [
      'Αγγελίες με όλα τα στοιχεία, φωτογραφίες και χάρτη',
      'Σελίδα του γραφείου με λογότυπο, ωράριο και αριθμό ΓΕΜΗ',
      'Λογαριασμοί για τους συνεργάτες, με κοινά μηνύματα',
      'Προβολές, επαφές και χρόνος απάντησης για κάθε αγγελία',
      'Αυτόματη ενημέρωση από το πρόγραμμά σου: αρχεία XML, CSV, Excel και API',
      'Μαζικές αλλαγές και εξαγωγή σε αρχείο',
      'Τιμολόγιο για κάθε πληρωμή',
    ],
    [
      'Listings with full details, photos and a map',
      'An agency page with your logo, opening hours and GEMI number',
      'Team accounts with a shared inbox',
      'Views, enquiries and reply times for every listing',
      'Automatic updates from your software: XML, CSV and Excel feeds, and an API',
      'Bulk editing and export',
      'An invoice for every payment',
    ],
  ),
  questions: pair('Συχνές ερωτήσεις', 'Frequently asked questions'),
  frequentQuestions: [
    {
      q: pair('Ποιες αγγελίες μετράνε ως ενεργές;', 'What counts as an active listing?'),
      a: pair(
        'Όσες βλέπουν οι επισκέπτες. Οι πρόχειρες, οι διαγραμμένες και όσες είναι σε παύση δεν μετράνε.',
        'Any listing that visitors can see. Drafts and paused or deleted listings don’t count.',
      ),
    },
    {
      q: pair('Πώς πληρώνω;', 'How do I pay?'),
      a: pair(
        'Με κάρτα, που χρεώνεται αυτόματα κάθε μήνα, ή με τραπεζική κατάθεση με τον αριθμό ΓΕΜΗ στην αιτιολογία. Την κάρτα την προσθέτεις αφού εγκριθεί το γραφείο.',
        'By card, charged automatically each month, or by bank transfer with your GEMI number as the payment reference. You can add a card once your agency has been approved.',
      ),
    },
    {
      q: pair('Τι γίνεται αν αλλάξω πακέτο;', 'What happens if I change plans?'),
      a: pair(
        'Το μεγαλύτερο πακέτο ισχύει αμέσως και πληρώνεις τη διαφορά για τις ημέρες που απομένουν. Το μικρότερο ισχύει από την επόμενη περίοδο. Βλέπεις το ποσό πριν επιβεβαιώσεις.',
        'Upgrades take effect immediately, and you pay the difference for the days left in your billing period. Downgrades take effect from the next period. You always see the amount before you confirm.',
      ),
    },
    {
      q: pair('Μπορώ να ακυρώσω;', 'Can I cancel?'),
      a: pair(
        'Ναι, όποτε θέλεις. Η συνδρομή μένει ενεργή μέχρι το τέλος της περιόδου και δεν χρεώνεσαι ξανά.',
        'Yes, at any time. Your subscription runs until the end of the current period and you won’t be charged again.',
      ),
    },
    {
      q: pair('Τι γίνεται αν δεν πληρώσω;', 'What happens if I don’t pay?'),
      a: pair(
        'Οι αγγελίες μένουν δημοσιευμένες για 5 ημέρες μετά το τέλος της περιόδου και μετά μπαίνουν σε παύση. Δεν διαγράφονται: δημοσιεύονται ξανά μόλις πληρώσεις.',
        'Your listings stay live for 5 days after the period ends, then they’re paused. They aren’t deleted and go live again as soon as you pay.',
      ),
    },
    {
      q: pair('Μπορεί να αλλάξουν οι τιμές;', 'Can prices change?'),
      a: pair(
        'Αν αυξηθεί η τιμή ενός πακέτου, σε ενημερώνουμε με email τουλάχιστον 30 ημέρες πριν.',
        'If a price goes up, we’ll email you at least 30 days in advance.',
      ),
    },
  ],
} as const;
