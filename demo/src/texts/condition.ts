/** Age, works, heating and energy class in a sentence. */
import { conditionIds, energyClassIds, type PropertyFacts, typeIds } from '../facts/property-facts.ts';
import type { Random } from '../random.ts';
import type { BilingualText } from './nouns.ts';

const greekClasses = ['', 'Α+', 'Α', 'Β+', 'Β', 'Γ', 'Δ', 'Ε', 'Ζ', 'Η'];
const englishClasses = ['', 'A+', 'A', 'B+', 'B', 'C', 'D', 'E', 'F', 'G'];

export function conditionSentence(random: Random, facts: PropertyFacts): BilingualText | null {
  const year = facts.renovation;
  switch (facts.condition) {
    case conditionIds.renovated:
      return random.pick<BilingualText>([
        [
          `Ανακαινίστηκε το ${year} με νέα κουζίνα, μπάνιο και κουφώματα.`,
          `It was renovated in ${year} with a new kitchen, bathroom and windows.`,
        ],
        [
          `Η ανακαίνιση του ${year} άλλαξε υδραυλικά, ηλεκτρολογικά και δάπεδα.`,
          `The ${year} renovation replaced plumbing, wiring and floors.`,
        ],
        [
          `Έχει ανακαινιστεί πλήρως (${year}) και δεν χρειάζεται εργασίες.`,
          `It has been fully renovated (${year}) and needs no work.`,
        ],
        [
          `Με την ανακαίνιση του ${year} ενοποιήθηκαν οι χώροι και μπήκαν νέα κουφώματα.`,
          `The ${year} renovation opened up the rooms and brought new windows.`,
        ],
      ]);
    case conditionIds.partlyRenovated:
      return random.pick<BilingualText>([
        [
          `Το ${year} έγιναν μερικές εργασίες: βάψιμο, νέα κουφώματα και μπάνιο.`,
          `Some works were done in ${year}: painting, new windows and the bathroom.`,
        ],
        [
          `Έχει ανακαινιστεί μερικώς το ${year}· η κουζίνα είναι η αρχική.`,
          `It was partly renovated in ${year}; the kitchen is the original one.`,
        ],
      ]);
    case conditionIds.needsRenovation:
      return random.pick<BilingualText>([
        ['Χρειάζεται ανακαίνιση, η τιμή το έχει υπολογίσει.', 'It needs renovation, which the price reflects.'],
        [
          'Παραμένει στην αρχική κατάσταση και προσφέρεται για ριζική ανακαίνιση.',
          'It is in its original state and suits a full renovation.',
        ],
        ['Απαιτούνται εργασίες σε μπάνιο, κουζίνα και κουφώματα.', 'Bathroom, kitchen and windows need work.'],
      ]);
    case conditionIds.newlyBuilt:
      return random.pick<BilingualText>([
        ['Είναι καινούργια κατασκευή και δεν έχει κατοικηθεί.', 'It is a new building, never lived in.'],
        [
          'Πρόσφατη κατασκευή με σύγχρονες προδιαγραφές μόνωσης.',
          'Recent construction to current insulation standards.',
        ],
        [
          'Η κατασκευή ολοκληρώθηκε πρόσφατα με υλικά επιλεγμένα ένα προς ένα.',
          'Construction was finished recently, with carefully chosen materials.',
        ],
      ]);
    case conditionIds.underConstruction:
      return random.pick<BilingualText>([
        [
          'Η κατασκευή προχωρά και ο αγοραστής μπορεί ακόμη να διαλέξει δάπεδα και πλακάκια.',
          'Construction is under way and the buyer can still choose floors and tiles.',
        ],
        [
          'Βρίσκεται υπό κατασκευή, με παράδοση μέσα στους επόμενους μήνες.',
          'It is under construction, to be delivered in the coming months.',
        ],
      ]);
    case conditionIds.offPlan:
      return [
        'Πωλείται από τα σχέδια, με δυνατότητα αλλαγών στη διαρρύθμιση.',
        'It is sold off-plan, and the layout can still be changed.',
      ];
    case conditionIds.listed:
      return random.pick<BilingualText>([
        [
          'Το κτίριο είναι διατηρητέο, με ψηλά ταβάνια και αυθεντικά στοιχεία.',
          'The building is listed, with high ceilings and original details.',
        ],
        [
          'Κτίριο χαρακτηρισμένο διατηρητέο, με ξύλινα πατώματα και γύψινα στις οροφές.',
          'A listed building with timber floors and plaster ceilings.',
        ],
      ]);
    case conditionIds.perfect:
      return random.pick<BilingualText>([
        ['Βρίσκεται σε άριστη κατάσταση.', 'It is in excellent condition.'],
        [
          'Έχει συντηρηθεί με φροντίδα και κατοικείται αμέσως.',
          'It has been carefully maintained and can be lived in at once.',
        ],
        [
          'Η κατάστασή του είναι άριστη σε όλους τους χώρους.'.replace('του ', ''),
          'Every room is in excellent condition.',
        ],
      ]);
    case conditionIds.veryGood:
      return random.pick<BilingualText>([
        ['Βρίσκεται σε πολύ καλή κατάσταση.', 'It is in very good condition.'],
        ['Καλή κατασκευή, χωρίς ανάγκη από άμεσες εργασίες.', 'Well built, with no works needed soon.'],
        [
          'Συντηρείται τακτικά και είναι σε πολύ καλή κατάσταση.',
          'It is maintained regularly and in very good condition.',
        ],
      ]);
    case conditionIds.good:
      return random.pick<BilingualText>([
        [
          'Σε καλή κατάσταση, με περιθώριο για μικρές βελτιώσεις.',
          'In good condition, with room for small improvements.',
        ],
        ['Κατοικείται όπως είναι· με λίγο βάψιμο αλλάζει όψη.', 'Liveable as it is; a coat of paint would change it.'],
        ['Είναι σε καλή κατάσταση.', 'It is in good condition.'],
      ]);
    default:
      return null;
  }
}

const heatings: Readonly<Record<number, readonly BilingualText[]>> = {
  1: [['Η θέρμανση είναι αυτόνομη', 'Heating is independent']],
  2: [['Η θέρμανση είναι κεντρική', 'Heating is central']],
  3: [
    ['Η θέρμανση είναι κεντρική με αυτονομία', 'Central heating is metered per home'],
    ['Υπάρχει κεντρική θέρμανση με ωρομετρητές', 'There is metered central heating'],
  ],
  4: [
    ['Η θέρμανση είναι αυτόνομη με φυσικό αέριο', 'Heating is independent, by natural gas'],
    ['Θερμαίνεται με ατομικό λέβητα φυσικού αερίου', 'It is heated by its own gas boiler'],
  ],
  5: [['Η θέρμανση είναι αυτόνομη με πετρέλαιο', 'Heating is independent, by oil']],
  6: [['Η κεντρική θέρμανση λειτουργεί με φυσικό αέριο', 'Central heating runs on natural gas']],
  7: [['Η κεντρική θέρμανση λειτουργεί με πετρέλαιο', 'Central heating runs on oil']],
  9: [
    ['Η θέρμανση και η ψύξη γίνονται με αντλία θερμότητας', 'A heat pump does both heating and cooling'],
    ['Θερμαίνεται με αντλία θερμότητας', 'It is heated by a heat pump'],
  ],
  10: [['Θερμαίνεται και δροσίζεται με κλιματιστικά', 'Air conditioners heat and cool it']],
  11: [['Η θέρμανση είναι ηλεκτρική', 'Heating is electric']],
  12: [['Θερμαίνεται με θερμοσυσσωρευτές', 'It is heated by storage heaters']],
  13: [['Έχει ενδοδαπέδια θέρμανση', 'It has underfloor heating']],
  14: [['Το ενεργειακό τζάκι θερμαίνει όλους τους χώρους', 'An energy fireplace heats all the rooms']],
  15: [['Θερμαίνεται με σόμπα', 'It is heated by a stove']],
  16: [['Η θέρμανση είναι με πέλετ', 'Heating is by pellets']],
  17: [['Θερμαίνεται με ξύλα', 'It is heated by wood']],
  18: [['Έχει σύνδεση με την τηλεθέρμανση της πόλης', 'It is connected to the town’s district heating']],
};

export function heatingSentence(random: Random, facts: PropertyFacts): BilingualText | null {
  const found = facts.heating === null ? undefined : heatings[facts.heating];
  if (!found) return null;
  const [textEl, textEn] = random.pick(found);
  const rated = facts.energy !== null && facts.energy <= energyClassIds.g && random.chance(0.6);
  if (!rated || facts.energy === null) return [`${textEl}.`, `${textEn}.`];
  return [
    `${textEl} και η ενεργειακή κλάση είναι ${greekClasses[facts.energy]}.`,
    `${textEn}, and the energy class is ${englishClasses[facts.energy]}.`,
  ];
}

const floorKinds: Readonly<Record<number, BilingualText>> = {
  1: ['ξύλο', 'wood'],
  2: ['laminate', 'laminate'],
  3: ['πλακάκι', 'tiles'],
  4: ['μάρμαρο', 'marble'],
  5: ['μωσαϊκό της εποχής', 'period terrazzo'],
  6: ['γρανίτης', 'granite'],
  10: ['βινύλιο', 'vinyl'],
  12: ['ξύλο στα υπνοδωμάτια και μάρμαρο στους υπόλοιπους χώρους', 'wood in the bedrooms and marble elsewhere'],
  13: ['ξύλο στα υπνοδωμάτια και πλακάκι στους υπόλοιπους χώρους', 'wood in the bedrooms and tiles elsewhere'],
  14: ['ξύλο στα υπνοδωμάτια και μωσαϊκό στο σαλόνι', 'wood in the bedrooms and terrazzo in the living room'],
  15: ['μάρμαρο και πλακάκι', 'marble and tiles'],
};
const frameKinds: Readonly<Record<number, BilingualText>> = {
  1: ['αλουμινίου', 'aluminium'],
  2: ['αλουμινίου με θερμοδιακοπή', 'thermal-break aluminium'],
  3: ['συνθετικά', 'synthetic'],
  4: ['ξύλινα', 'wooden'],
  5: ['από ξύλο και αλουμίνιο', 'wood and aluminium'],
};

export function materialsSentence(random: Random, facts: PropertyFacts): BilingualText | null {
  const floor = floorKinds[facts.floorType ?? 0];
  const frame = frameKinds[facts.frame ?? 0];
  if (!floor || !frame || facts.categoryId !== 1 || facts.typeId === typeIds.room) return null;
  // A studio has no other rooms to speak of.
  if (facts.typeId === typeIds.studio && (facts.floorType ?? 0) >= 12) return null;
  return random.pick<BilingualText>([
    [`Δάπεδα: ${floor[0]}· κουφώματα ${frame[0]}.`, `Floors: ${floor[1]}; windows: ${frame[1]}.`],
    [
      `Στα δάπεδα υπάρχει ${floor[0]} και τα κουφώματα είναι ${frame[0]}.`,
      `The floors have ${floor[1]} and the windows are ${frame[1]}.`,
    ],
    [`Τα κουφώματα είναι ${frame[0]}.`, `The windows are ${frame[1]}.`],
  ]);
}
