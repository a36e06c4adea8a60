/** Sentences for shops, offices, halls, parking spaces and the like. */
import { conditionIds, extraIds, hasExtra, type PropertyFacts, typeIds } from '../facts/property-facts.ts';
import type { Random } from '../random.ts';
import { joinEnglish, joinGreek } from './features.ts';
import type { BilingualText } from './nouns.ts';
import { formatGreekDecimal } from './numbers.ts';

const uses: Readonly<Record<number, readonly BilingualText[]>> = {
  [typeIds.store]: [
    ['Προσφέρεται για λιανικό εμπόριο, υπηρεσίες ή εστίαση.', 'It suits retail, services or food.'],
    [
      'Ο χώρος είναι ενιαίος και διαμορφώνεται εύκολα για κάθε εμπορική χρήση.',
      'The space is open and easy to fit out for any trade.',
    ],
    ['Το σημείο έχει σταθερή κίνηση πεζών όλη την ημέρα.', 'The spot has steady footfall all day.'],
  ],
  [typeIds.office]: [
    ['Ταιριάζει σε δικηγορικό, λογιστικό ή τεχνικό γραφείο.', 'It suits a law, accounting or engineering practice.'],
    [
      'Οι χώροι χωρίζονται σε ξεχωριστά γραφεία και αίθουσα συσκέψεων.',
      'The space is divided into separate offices and a meeting room.',
    ],
    ['Διαμορφώνεται εύκολα σε ενιαίο χώρο εργασίας.', 'It is easily turned into one open workspace.'],
  ],
  [typeIds.warehouse]: [
    ['Η πρόσβαση για φορτοεκφόρτωση είναι εύκολη.', 'Loading and unloading is easy.'],
    ['Στεγνός χώρος, χωρίς υγρασία, με δικό του μετρητή ρεύματος.', 'A dry space with its own electricity meter.'],
  ],
  [typeIds.industrial]: [
    ['Το ύψος και το δάπεδο επιτρέπουν βαριά μηχανήματα.', 'Height and floor allow heavy machinery.'],
  ],
  [typeIds.craft]: [
    ['Προσφέρεται για συνεργείο, ξυλουργείο ή άλλη βιοτεχνία.', 'It suits a garage, a joinery or another workshop.'],
  ],
  [typeIds.food]: [
    [
      'Υπάρχει αγωγός εξαερισμού και χώρος για τραπέζια έξω.',
      'There is an extraction duct and room for tables outside.',
    ],
    ['Η κουζίνα είναι διαμορφωμένη και οι παροχές έτοιμες.', 'The kitchen is fitted and the supplies are in place.'],
  ],
  [typeIds.hotel]: [
    ['Λειτουργεί εποχικά και έχει περιθώριο αναβάθμισης.', 'It works seasonally and has room for upgrading.'],
  ],
  [typeIds.lodging]: [
    [
      'Λειτουργεί ως τουριστικό κατάλυμα με ανεξάρτητες μονάδες.',
      'It works as tourist lodging with independent units.',
    ],
  ],
  [typeIds.businessBuilding]: [
    [
      'Ολόκληρο το κτίριο διατίθεται σε έναν χρήστη ή κατά ορόφους.',
      'The whole building is offered to one user or floor by floor.',
    ],
  ],
  [typeIds.clinic]: [
    [
      'Έχει χώρο αναμονής, εξεταστήριο και βοηθητικούς χώρους.',
      'It has a waiting room, an examination room and service spaces.',
    ],
  ],
  [typeIds.gym]: [
    ['Διαθέτει αποδυτήρια και ντους για άνδρες και γυναίκες.', 'It has changing rooms and showers for men and women.'],
  ],
  [typeIds.educational]: [
    ['Έχει αίθουσες διδασκαλίας και ξεχωριστή είσοδο.', 'It has classrooms and a separate entrance.'],
  ],
  [typeIds.parkingSpace]: [
    [
      'Η είσοδος γίνεται με τηλεχειρισμό και χωρά αυτοκίνητο μεσαίου μεγέθους.',
      'Entry is by remote control and a medium-sized car fits.',
    ],
    ['Εύκολος ελιγμός, χωρίς κολόνες ανάμεσα.', 'Easy to manoeuvre, with no pillars in between.'],
  ],
  [typeIds.garage]: [['Κλείνει με ρολό και έχει ρεύμα.', 'It closes with a roller shutter and has electricity.']],
  [typeIds.storage]: [
    ['Στεγνός χώρος με φως, κατάλληλος για έπιπλα και κούτες.', 'A dry, lit space for furniture and boxes.'],
    ['Η πρόσβαση γίνεται από το κλιμακοστάσιο του κτιρίου.', 'Access is from the stairwell of the building.'],
  ],
  [typeIds.business]: [
    [
      'Λειτουργεί με σταθερή πελατεία και παραδίδεται με τον εξοπλισμό.',
      'It trades with a steady clientele and comes with its equipment.',
    ],
  ],
  [typeIds.prefabricated]: [
    [
      'Έχει μόνωση, ρεύμα και νερό, και μεταφέρεται αν χρειαστεί.',
      'It has insulation, electricity and water, and can be moved if needed.',
    ],
  ],
  [typeIds.airRight]: [['Ο συντελεστής επιτρέπει την προσθήκη ορόφου.', 'The building factor allows another floor.']],
};
const anyUse: readonly BilingualText[] = [
  ['Ο χώρος προσαρμόζεται σε πολλές χρήσεις.', 'The space adapts to many uses.'],
  ['Οι παροχές ρεύματος και νερού είναι ενεργές.', 'Electricity and water are connected.'],
];

export const useSentence = (random: Random, facts: PropertyFacts): BilingualText =>
  random.pick(uses[facts.typeId] ?? anyUse);

export function commercialConditionSentence(random: Random, facts: PropertyFacts): BilingualText | null {
  switch (facts.condition) {
    case conditionIds.renovated:
      return [
        `Ανακαινίστηκε το ${facts.renovation} και μπορεί να λειτουργήσει αμέσως.`,
        `It was renovated in ${facts.renovation} and is ready for use.`,
      ];
    case conditionIds.needsRenovation:
      return ['Χρειάζεται εργασίες πριν λειτουργήσει.', 'It needs works before it can open.'];
    case conditionIds.newlyBuilt:
      return [
        'Είναι καινούργια κατασκευή, χωρίς προηγούμενη χρήση.',
        'It is newly built and has not been used before.',
      ];
    case conditionIds.perfect:
    case conditionIds.veryGood:
      return random.pick<BilingualText>([
        [
          'Βρίσκεται σε πολύ καλή κατάσταση και παραδίδεται αμέσως.',
          'It is in very good condition and available at once.',
        ],
        ['Καλή κατασκευή, με συντηρημένες εγκαταστάσεις.', 'Well built, with maintained installations.'],
      ]);
    default:
      return null;
  }
}

export function commercialFittingsSentence(facts: PropertyFacts): BilingualText | null {
  const greek: string[] = [];
  const english: string[] = [];
  const add = (holds: boolean, textEl: string, textEn: string) => {
    if (holds && greek.length < 4) {
      greek.push(textEl);
      english.push(textEn);
    }
  };
  add(
    facts.showCase !== null,
    `βιτρίνα ${formatGreekDecimal(facts.showCase ?? 0)} μέτρων`,
    `${facts.showCase} metres of shop window`,
  );
  add(facts.levels === 2 && facts.typeId === typeIds.store, 'πατάρι', 'a loft level');
  add(hasExtra(facts, extraIds.airConditioning), 'κλιματισμό', 'air conditioning');
  add(hasExtra(facts, extraIds.falseCeiling), 'ψευδοροφή', 'a false ceiling');
  add(hasExtra(facts, extraIds.cabling), 'δομημένη καλωδίωση', 'structured cabling');
  add(hasExtra(facts, extraIds.ramp), 'ράμπα', 'a ramp');
  add(hasExtra(facts, extraIds.freightLift), 'ανελκυστήρα φορτίων', 'a freight lift');
  add(facts.electricity === 2 || facts.electricity === 4, 'τριφασικό ρεύμα', 'three-phase power');
  add(hasExtra(facts, extraIds.alarm), 'συναγερμό', 'an alarm');
  add(hasExtra(facts, extraIds.parking), 'χώρο στάθμευσης', 'parking');
  add(hasExtra(facts, extraIds.lift), 'ασανσέρ', 'a lift');
  if (greek.length === 0) return null;
  return [`Διαθέτει ${joinGreek(greek)}.`, `It has ${joinEnglish(english)}.`];
}
