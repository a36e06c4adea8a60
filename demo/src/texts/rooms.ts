/** How a home is laid out. */
import { extraIds, hasExtra, type PropertyFacts, typeIds } from '../facts/property-facts.ts';
import type { Random } from '../random.ts';
import { joinEnglish, joinGreek } from './features.ts';
import type { BilingualText } from './nouns.ts';
import { englishNumbers, greekNumbers } from './numbers.ts';

function parts(random: Random, facts: PropertyFacts): { el: string[]; en: string[] } {
  const greek: string[] = [];
  const english: string[] = [];
  const add = (textEl: string, textEn: string) => {
    greek.push(textEl);
    english.push(textEn);
  };
  if (facts.livingKitchens !== null) {
    const [textEl, textEn] = random.pick<BilingualText>([
      ['ενιαίο χώρο σαλονιού και κουζίνας', 'an open-plan living room and kitchen'],
      ['σαλόνι με ανοιχτή κουζίνα', 'a living room with an open kitchen'],
      ['ενιαίο καθιστικό με κουζίνα', 'a living area with kitchen'],
    ]);
    add(textEl, textEn);
  } else if (facts.livings !== null) {
    const [textEl, textEn] =
      facts.livings > 1
        ? (['δύο καθιστικά', 'two living rooms'] as const)
        : random.pick<BilingualText>([
            ['σαλόνι με τραπεζαρία', 'a living and dining room'],
            ['άνετο σαλόνι', 'a comfortable living room'],
            ['καθιστικό', 'a sitting room'],
          ]);
    add(textEl, textEn);
    const [kitchenEl, kitchenEn] = random.pick<BilingualText>([
      ['ξεχωριστή κουζίνα', 'a separate kitchen'],
      ['κλειστή κουζίνα', 'a closed kitchen'],
      ['ανεξάρτητη κουζίνα με χώρο για τραπέζι', 'a separate kitchen with room for a table'],
    ]);
    add(kitchenEl, kitchenEn);
  }
  if (facts.beds !== null && facts.beds > 0)
    add(greekNumbers.bedrooms(facts.beds), englishNumbers.bedrooms(facts.beds));
  if (facts.baths !== null) add(greekNumbers.baths(facts.baths), englishNumbers.baths(facts.baths));
  if (facts.wcs === 1) add(random.chance(0.5) ? 'δεύτερη τουαλέτα' : 'τουαλέτα επισκεπτών', 'a guest toilet');
  return { el: greek, en: english };
}

/** Living space of flats and houses; whole buildings are counted in homes. */
export function layoutSentence(random: Random, facts: PropertyFacts): BilingualText {
  if (facts.typeId === typeIds.building || facts.typeId === typeIds.complex) {
    const propertyCount = Math.max(2, facts.kitchens ?? 2);
    return random.pick<BilingualText>([
      [
        `Περιλαμβάνει ${propertyCount} κατοικίες σε ${facts.levels ?? 2} επίπεδα, με ξεχωριστές παροχές.`,
        `It holds ${propertyCount} homes on ${facts.levels ?? 2} levels, with separate meters.`,
      ],
      [
        `Συνολικά ${propertyCount} κατοικίες, που μπορούν να αξιοποιηθούν μαζί ή χωριστά.`,
        `There are ${propertyCount} homes in all, to be used together or apart.`,
      ],
    ]);
  }
  const rooms = parts(random, facts);
  const inEl = joinGreek(rooms.el);
  const inEn = joinEnglish(rooms.en);
  if (facts.typeId === typeIds.room)
    return random.pick<BilingualText>([
      [
        'Η κουζίνα και το καθιστικό είναι κοινά με άλλους δύο ενοίκους.',
        'The kitchen and living room are shared with two other tenants.',
      ],
      [
        'Το δωμάτιο έχει δικό του μπάνιο· η κουζίνα είναι κοινή.',
        'The room has its own bathroom; the kitchen is shared.',
      ],
    ]);
  const options: BilingualText[] = [
    [`Αποτελείται από ${inEl}.`, `It consists of ${inEn}.`],
    [`Διαθέτει ${inEl}.`, `It has ${inEn}.`],
    [`Στο εσωτερικό: ${inEl}.`, `Inside: ${inEn}.`],
    [`Οι χώροι περιλαμβάνουν ${inEl}.`, `The rooms include ${inEn}.`],
    [`Η διαρρύθμιση είναι πρακτική, με ${inEl}.`, `The layout is practical, with ${inEn}.`],
  ];
  if ((facts.levels ?? 1) > 1)
    options.push(
      [`Αναπτύσσεται σε ${facts.levels} επίπεδα με ${inEl}.`, `It spreads over ${facts.levels} levels with ${inEn}.`],
      [`Έχει ${facts.levels} επίπεδα και περιλαμβάνει ${inEl}.`, `It has ${facts.levels} levels and includes ${inEn}.`],
    );
  return random.pick(options);
}

/** What is kept or cooked with. */
export function fittingsSentence(random: Random, facts: PropertyFacts): BilingualText | null {
  const greek: string[] = [];
  const english: string[] = [];
  const add = (id: number, textEl: string, textEn: string) => {
    if (hasExtra(facts, id) && greek.length < 4) {
      greek.push(textEl);
      english.push(textEn);
    }
  };
  add(extraIds.airConditioning, 'κλιματισμό', 'air conditioning');
  add(extraIds.fireplace, 'τζάκι', 'a fireplace');
  add(extraIds.solar, 'ηλιακό θερμοσίφωνα', 'a solar water heater');
  add(extraIds.securityDoor, 'πόρτα ασφαλείας', 'a security door');
  add(extraIds.storage, 'αποθήκη', 'a storage room');
  add(extraIds.doubleGlazing, 'διπλά τζάμια', 'double glazing');
  add(extraIds.awnings, 'τέντες', 'awnings');
  add(extraIds.screens, 'σήτες', 'insect screens');
  add(extraIds.alarm, 'συναγερμό', 'an alarm');
  add(extraIds.smartHome, 'αυτοματισμούς έξυπνου σπιτιού', 'smart-home controls');
  if (greek.length === 0) return null;
  return random.pick<BilingualText>([
    [`Έχει ${joinGreek(greek)}.`, `It has ${joinEnglish(english)}.`],
    [`Ο εξοπλισμός περιλαμβάνει ${joinGreek(greek)}.`, `Equipment includes ${joinEnglish(english)}.`],
    [`Διαθέτει ακόμη ${joinGreek(greek)}.`, `It also has ${joinEnglish(english)}.`],
  ]);
}
