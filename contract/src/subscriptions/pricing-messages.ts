/** SUBS-1: words of the public page of prices. */
import { pair } from '../pair.ts';

const months = pair(
  (n: number) => (n === 1 ? 'τον πρώτο μήνα' : `τους πρώτους ${n} μήνες`),
  (n: number) => (n === 1 ? 'the first month' : `the first ${n} months`),
);

export const pricing = {
  title: pair('Τιμές', 'Prices'),
  description: pair(
    'Οι ιδιοκτήτες δημοσιεύουν δωρεάν στην Εστία. Τα μεσιτικά γραφεία πληρώνουν μηνιαία συνδρομή ανάλογα με τις ενεργές αγγελίες τους.',
    'Owners publish at Estia for free. Estate agencies pay a monthly subscription by their number of active ads.',
  ),
  lead: pair(
    'Όσοι δημοσιεύουν δικά τους ακίνητα δεν πληρώνουν. Τα μεσιτικά γραφεία πληρώνουν με τον μήνα, ανάλογα με πόσες αγγελίες έχουν ενεργές μαζί.',
    'Who publishes property of their own pays nothing. Estate agencies pay by the month, by how many ads they have active at once.',
  ),
  owners: pair('Για ιδιοκτήτες', 'For owners'),
  free: pair('Δωρεάν', 'Free'),
  ownersText: pair(
    'Η αγγελία, οι φωτογραφίες, τα μηνύματα και τα στατιστικά της. Χωρίς κάρτα και χωρίς χρέωση αργότερα.',
    'The ad, its photos, messages and figures. No card, and no charge later.',
  ),
  ownersAct: pair('Δημοσίευσε αγγελία', 'List a property'),
  offices: pair('Για μεσιτικά γραφεία', 'For estate agencies'),
  freeMonths: pair(
    (n: number) => `Δεν πληρώνεις ${months.el(n)}.`,
    (n: number) => `You pay nothing for ${months.en(n)}.`,
  ),
  officesText: pair(
    'Διαλέγεις ένα πακέτο στην εγγραφή και το αλλάζεις όποτε θέλεις.',
    'You choose a plan when you register and change it whenever you like.',
  ),
  officesAct: pair('Εγγραφή γραφείου', 'Register an agency'),
  table: pair('Πακέτα ανά μήνα', 'Plans by the month'),
  plan: pair('Πακέτο', 'Plan'),
  included: pair('Τι έχει κάθε πακέτο', 'What every plan has'),
  includes: pair(
    [
      'Αγγελίες με όλα τα στοιχεία, φωτογραφίες και θέση στον χάρτη',
      'Σελίδα του γραφείου με λογότυπο, ωράριο και αριθμό ΓΕΜΗ',
      'Λογαριασμοί για τους συνεργάτες, με κοινά μηνύματα',
      'Προβολές, επαφές και χρόνος απάντησης για κάθε αγγελία',
      'Μαζικές αλλαγές και εξαγωγή σε αρχείο',
      'Τιμολόγιο για κάθε πληρωμή',
    ],
    [
      'Ads with all their details, photos and a place on the map',
      'A page of the agency with logo, opening hours and GEMI number',
      'Logins for the team, with a shared inbox',
      'Views, contacts and reply time for every ad',
      'Changes to many ads at once, and export to a file',
      'An invoice for every payment',
    ],
  ),
  questions: pair('Ερωτήσεις', 'Questions'),
  asked: [
    {
      q: pair('Τι είναι ενεργή αγγελία;', 'What is an active ad?'),
      a: pair(
        'Όποια βλέπουν οι επισκέπτες. Πρόχειρες, ανενεργές και διαγραμμένες δεν μετρούν.',
        'One that visitors can see. Drafts, inactive and deleted ads do not count.',
      ),
    },
    {
      q: pair('Πώς πληρώνω;', 'How do I pay?'),
      a: pair(
        'Με κάρτα, που χρεώνεται κάθε μήνα, ή με κατάθεση σε τράπεζα με τον αριθμό ΓΕΜΗ στην αιτιολογία. Την κάρτα την ορίζεις αφού εγκριθεί το γραφείο.',
        'By card, which is charged every month, or by bank deposit with the GEMI number in the comment. The card is set up once your agency has been approved.',
      ),
    },
    {
      q: pair('Τι γίνεται αν αλλάξω πακέτο;', 'What happens if I change plan?'),
      a: pair(
        'Μεγαλύτερο ισχύει αμέσως και πληρώνεις τη διαφορά για τις ημέρες που μένουν. Μικρότερο ισχύει από την επόμενη περίοδο. Βλέπεις το ποσό πριν επιβεβαιώσεις.',
        'A larger one holds at once, and you pay the difference for the days that are left. A smaller one holds from the next period. You see the sum before you confirm.',
      ),
    },
    {
      q: pair('Μπορώ να σταματήσω;', 'Can I stop?'),
      a: pair(
        'Όποτε θέλεις. Η συνδρομή μένει ως το τέλος της περιόδου και δεν χρεώνεσαι ξανά.',
        'Whenever you like. The subscription runs to the end of its period, and you are not charged again.',
      ),
    },
    {
      q: pair('Τι γίνεται αν δεν πληρώσω;', 'What happens if I do not pay?'),
      a: pair(
        'Οι αγγελίες μένουν 5 ημέρες μετά το τέλος της περιόδου και μετά σταματούν. Δεν διαγράφονται: επιστρέφουν μόλις πληρώσεις.',
        'The ads stay up for 5 days after the end of the period, and are then paused. They are not deleted: they come back as soon as you pay.',
      ),
    },
    {
      q: pair('Αλλάζουν οι τιμές;', 'Do prices change?'),
      a: pair(
        'Αν ακριβύνει ένα πακέτο, σου γράφουμε τουλάχιστον 30 ημέρες πριν.',
        'If a plan becomes dearer, we write to you at least 30 days before.',
      ),
    },
  ],
} as const;
