/** How many people wait for a home, as rounded by the server: never below ten. */
import { formatCount } from '../format.ts';
import { pair } from '../pair.ts';

export const demandMessages = {
  waiting: pair(
    (people: number) => `Τουλάχιστον ${formatCount(people, 'el')} άτομα περιμένουν ένα τέτοιο ακίνητο`,
    (people: number) => `At least ${formatCount(people, 'en')} people are waiting for a home like this`,
  ),
  waitingHere: pair(
    (people: number) => `Τουλάχιστον ${formatCount(people, 'el')} άτομα περιμένουν ακίνητο εδώ.`,
    (people: number) => `At least ${formatCount(people, 'en')} people are waiting for a home here.`,
  ),
  explain: pair(
    'Έχουν αποθηκεύσει αναζήτηση που του ταιριάζει και θα ειδοποιηθούν μόλις το δημοσιεύσεις.',
    'They’ve saved a search it would match. We’ll alert them when you publish.',
  ),
  title: pair('Ζήτηση για κατοικίες στην περιοχή σου', 'Demand for homes in your area'),
  titleLead: pair(
    'Άτομα που έχουν αποθηκεύσει αναζήτηση εδώ. Θα τους ειδοποιήσουμε όταν δημοσιεύσεις κάτι που τους ταιριάζει.',
    'People with a saved search here. We’ll alert them when you publish a match.',
  ),
  sale: pair('Προς πώληση', 'For sale'),
  rent: pair('Προς ενοικίαση', 'For rent'),
  people: pair(
    (people: number) => `Τουλάχιστον ${formatCount(people, 'el')} άτομα`,
    (people: number) => `At least ${formatCount(people, 'en')} people`,
  ),
} as const;
