/** How many people wait for a home, as rounded by the server: never below ten. */
import { formatCount } from '../format.ts';
import { pair } from '../pair.ts';

export const demandMessages = {
  waiting: pair(
    (people: number) => `Περίπου ${formatCount(people, 'el')} άτομα περιμένουν ένα τέτοιο ακίνητο`,
    (people: number) => `About ${formatCount(people, 'en')} people are waiting for a home like this`,
  ),
  waitingHere: pair(
    (people: number) => `Περίπου ${formatCount(people, 'el')} άτομα περιμένουν ακίνητο εδώ.`,
    (people: number) => `About ${formatCount(people, 'en')} people are waiting for a home here.`,
  ),
  explain: pair(
    'Έχουν αποθηκεύσει αναζήτηση που του ταιριάζει και θα ειδοποιηθούν μόλις το δημοσιεύσεις.',
    'They’ve saved a search it would match. We’ll alert them when you publish.',
  ),
  title: pair('Ζήτηση για κατοικίες στην περιοχή σου', 'Demand for homes in your area'),
  titleLead: pair(
    'Πόσοι έχουν αποθηκεύσει αναζήτηση. Θα ειδοποιηθούν όταν δημοσιεύσεις κάτι που τους ταιριάζει.',
    'How many people have saved a search. We’ll alert them when you publish a match.',
  ),
  sale: pair('Προς πώληση', 'For sale'),
  rent: pair('Προς ενοικίαση', 'For rent'),
  people: pair(
    (people: number) => `Περίπου ${formatCount(people, 'el')} άτομα`,
    (people: number) => `About ${formatCount(people, 'en')} people`,
  ),
} as const;
