/** Sentences for land. */
import { extraIds, hasExtra, type PropertyFacts, typeIds } from '../facts/property-facts.ts';
import type { Random } from '../random.ts';
import type { BilingualText } from './nouns.ts';

const slopes: Readonly<Record<number, BilingualText>> = {
  1: ['Το έδαφος είναι επίπεδο', 'The ground is level'],
  2: ['Το έδαφος έχει ελαφριά κλίση', 'The ground slopes gently'],
  3: ['Το έδαφος είναι επικλινές', 'The ground slopes'],
  4: ['Η θέση είναι αμφιθεατρική', 'The site lies like an amphitheatre'],
  7: ['Το έδαφος έχει πεζούλες με ξερολιθιές', 'The ground is terraced with dry-stone walls'],
};
const roads: Readonly<Record<number, BilingualText>> = {
  1: ['η πρόσβαση γίνεται από ασφαλτοστρωμένο δρόμο', 'access is by asphalt road'],
  4: ['η πρόσβαση γίνεται από χωματόδρομο', 'access is by dirt road'],
  6: ['δεν υπάρχει δρόμος ως το όριο', 'no road reaches its edge'],
};

export function landSentence(facts: PropertyFacts): BilingualText | null {
  const slope = slopes[facts.leaning ?? 0];
  const road = roads[facts.access ?? 0];
  if (!slope) return null;
  if (!road) return [`${slope[0]}.`, `${slope[1]}.`];
  return [`${slope[0]} και ${road[0]}.`, `${slope[1]} and ${road[1]}.`];
}

export function buildingRightsSentence(random: Random, facts: PropertyFacts): BilingualText {
  if (facts.typeId === typeIds.plot && facts.withinPlan)
    return random.pick<BilingualText>([
      [
        'Βρίσκεται εντός σχεδίου και χτίζει με τους όρους της περιοχής.',
        'It lies inside the town plan and can be built on under local terms.',
      ],
      [
        'Είναι άρτιο και οικοδομήσιμο, με όλα τα δίκτυα μπροστά.',
        'It is complete and buildable, with all networks at the front.',
      ],
      ['Εντός σχεδίου, ανάμεσα σε χτισμένα οικόπεδα.', 'Inside the town plan, between built plots.'],
    ]);
  if (facts.typeId === typeIds.plot)
    return facts.area >= 4000
      ? random.pick<BilingualText>([
          [
            'Βρίσκεται εκτός σχεδίου και η αρτιότητα ελέγχεται από μηχανικό.',
            'It lies outside the town plan; an engineer should confirm whether it can be built on.',
          ],
          [
            'Εκτός σχεδίου, με έκταση πάνω από τα τέσσερα στρέμματα.',
            'Outside the town plan, with more than 4,000 m².',
          ],
        ])
      : [
          'Βρίσκεται εκτός σχεδίου και σήμερα δεν χτίζει με τον γενικό κανόνα.',
          'It lies outside the town plan and cannot be built on under the general rule today.',
        ];
  if (facts.typeId === typeIds.industrialPlot)
    return ['Προσφέρεται για αποθήκη ή μονάδα παραγωγής.', 'It suits a warehouse or a production unit.'];
  return random.pick<BilingualText>([
    ['Έχει ελαιόδεντρα σε παραγωγή.', 'It has olive trees in production.'],
    ['Καλλιεργήσιμη γη, κατάλληλη για ελιές ή αμπέλι.', 'Arable land, good for olives or vines.'],
    ['Σήμερα είναι ακαλλιέργητο.', 'At present it is not cultivated.'],
    ['Στα όρια υπάρχουν λίγα οπωροφόρα δέντρα.', 'A few fruit trees stand along the edges.'],
  ]);
}

export function landExtrasSentence(random: Random, facts: PropertyFacts): BilingualText | null {
  if (hasExtra(facts, extraIds.permit))
    return ['Συνοδεύεται από οικοδομική άδεια σε ισχύ.', 'It comes with a valid building permit.'];
  if (hasExtra(facts, extraIds.oldBuilding))
    return ['Στο όριο υπάρχει παλιό κτίσμα.', 'There is an old building at its edge.'];
  if (hasExtra(facts, extraIds.well))
    return ['Υπάρχει γεώτρηση με επαρκές νερό.', 'There is a borehole with enough water.'];
  if (hasExtra(facts, extraIds.antiparochi))
    return ['Συζητείται και αντιπαροχή.', 'An exchange for flats (antiparochi) can be discussed.'];
  if (facts.facade !== null) return [`Έχει πρόσωπο ${facts.facade} μέτρων.`, `Its frontage is ${facts.facade} metres.`];
  if (hasExtra(facts, extraIds.fenced))
    return ['Η περίφραξη είναι σε καλή κατάσταση.', 'The fence is in good condition.'];
  return random.chance(0.5) ? ['Υπάρχει πρόσφατο τοπογραφικό διάγραμμα.', 'There is a recent survey plan.'] : null;
}
