/** Balconies, gardens, views, what is near. */
import {
  apartmentTypeIds,
  extraIds,
  hasExtra,
  type PropertyFacts,
  transportIds,
  viewIds,
} from '../facts/property-facts.ts';
import type { DemoPlace } from '../places/places.ts';
import type { Random } from '../random.ts';
import { joinEnglish, joinGreek } from './features.ts';
import type { BilingualText } from './nouns.ts';
import { formatEnglishThousands, formatGreekThousands } from './numbers.ts';

export function outdoorSentence(random: Random, facts: PropertyFacts): BilingualText | null {
  const options: BilingualText[] = [];
  if (hasExtra(facts, extraIds.pool) && facts.landArea !== null)
    options.push([
      `Στον εξωτερικό χώρο υπάρχει πισίνα, σε οικόπεδο ${formatGreekThousands(facts.landArea)} τ.μ.`,
      `Outside there is a pool, on a plot of ${formatEnglishThousands(facts.landArea)} m².`,
    ]);
  if (hasExtra(facts, extraIds.garden) && facts.landArea !== null)
    options.push(
      [
        `Ο κήπος έχει δέντρα και χώρο για τραπέζι, σε οικόπεδο ${formatGreekThousands(facts.landArea)} τ.μ.`,
        `The garden has trees and room for a table, on a plot of ${formatEnglishThousands(facts.landArea)} m².`,
      ],
      [
        `Περιβάλλεται από κήπο· το οικόπεδο είναι ${formatGreekThousands(facts.landArea)} τ.μ.`,
        `It is surrounded by a garden; the plot measures ${formatEnglishThousands(facts.landArea)} m².`,
      ],
    );
  else if (facts.landArea !== null && !apartmentTypeIds.has(facts.typeId))
    options.push([
      `Το οικόπεδο είναι ${formatGreekThousands(facts.landArea)} τ.μ.`,
      `The plot measures ${formatEnglishThousands(facts.landArea)} m².`,
    ]);
  if (hasExtra(facts, extraIds.veranda))
    options.push(
      ['Η βεράντα χωρά τραπέζι για όλη την οικογένεια.', 'The veranda has room for a family table.'],
      ['Η βεράντα βλέπει τον ήλιο τις περισσότερες ώρες της ημέρας.', 'The veranda has sun for most of the day.'],
    );
  if (hasExtra(facts, extraIds.balcony))
    options.push(
      hasExtra(facts, extraIds.front)
        ? ['Το μπαλκόνι είναι στην πρόσοψη του κτιρίου.', 'The balcony is at the front of the building.']
        : ['Το μπαλκόνι βλέπει στον ήσυχο ακάλυπτο.', 'The balcony looks onto the quiet inner yard.'],
      ['Το σαλόνι βγαίνει σε μπαλκόνι.', 'The living room opens to a balcony.'],
      ['Όλα τα δωμάτια έχουν έξοδο σε μπαλκόνι.', 'Every room opens to a balcony.'],
    );
  if (hasExtra(facts, extraIds.through))
    options.push([
      'Είναι διαμπερές, οπότε αερίζεται εύκολα το καλοκαίρι.',
      'It has openings on two sides, so it airs easily in summer.',
    ]);
  if (hasExtra(facts, extraIds.pergola))
    options.push(['Στην αυλή υπάρχει πέργκολα με σκιά.', 'A pergola shades the yard.']);
  return options.length > 0 ? random.pick(options) : null;
}

const views: Readonly<Record<number, readonly BilingualText[]>> = {
  [viewIds.sea]: [
    ['Η θέα φτάνει ως τη θάλασσα.', 'The view reaches the sea.'],
    ['Από τα παράθυρα φαίνεται η θάλασσα.', 'The sea can be seen from the windows.'],
    ['Έχει ανοιχτή θέα στη θάλασσα.', 'It has an open sea view.'],
  ],
  [viewIds.acropolis]: [
    ['Από το σαλόνι φαίνεται η Ακρόπολη.', 'The Acropolis can be seen from the living room.'],
    ['Έχει θέα στην Ακρόπολη.', 'It has a view of the Acropolis.'],
  ],
  [viewIds.open]: [['Η θέα είναι ανοιχτή, χωρίς κτίρια μπροστά.', 'The view is open, with no buildings in front.']],
  [viewIds.mountain]: [['Έχει θέα στο βουνό.', 'It looks to the mountain.']],
  [viewIds.park]: [['Βλέπει σε πάρκο.', 'It looks onto a park.']],
  [viewIds.city]: [['Από τον όροφο φαίνεται όλη η πόλη.', 'The whole city can be seen from its floor.']],
  [viewIds.garden]: [['Βλέπει στον κήπο.', 'It looks onto the garden.']],
};

export function viewSentence(random: Random, facts: PropertyFacts): BilingualText | null {
  const found = facts.view === null ? undefined : views[facts.view];
  if (!found) return null;
  if (facts.categoryId === 3)
    return facts.view === viewIds.sea
      ? ['Από το σημείο φαίνεται η θάλασσα.', 'The sea can be seen from the site.']
      : ['Έχει ανοιχτή θέα.', 'It has an open view.'];
  return random.pick(found);
}

const stops: Readonly<Record<number, BilingualText>> = {
  [transportIds.metro]: ['σταθμό του μετρό', 'a metro station'],
  [transportIds.tram]: ['στάση του τραμ', 'a tram stop'],
  [transportIds.electricRailway]: ['σταθμό του ηλεκτρικού', 'an electric railway station'],
  [transportIds.bus]: ['στάση λεωφορείου', 'a bus stop'],
  [transportIds.ktel]: ['στάση ΚΤΕΛ', 'an intercity coach stop'],
  [transportIds.port]: ['λιμάνι', 'the harbour'],
  [transportIds.motorway]: ['κόμβο της εθνικής οδού', 'a motorway junction'],
};
const amenities: readonly BilingualText[] = [
  ['σούπερ μάρκετ', 'a supermarket'],
  ['σχολεία', 'schools'],
  ['φαρμακείο', 'a pharmacy'],
  ['φούρνο', 'a bakery'],
  ['παιδική χαρά', 'a playground'],
  ['λαϊκή αγορά', 'a street market'],
  ['εστιατόρια', 'restaurants'],
];

const businessAmenities: readonly BilingualText[] = [
  ['τράπεζες', 'banks'],
  ['δημόσιες υπηρεσίες', 'public services'],
  ['χώρο στάθμευσης', 'a car park'],
  ['κεντρικό δρόμο', 'a main road'],
];

export function nearbySentence(random: Random, facts: PropertyFacts, place: DemoPlace): BilingualText | null {
  const near: BilingualText[] = facts.transports.map((id) => stops[id]).filter((stop) => stop !== undefined);
  const around = facts.categoryId === 1 ? amenities : businessAmenities;
  const first = random.pick(around);
  const second = random.pick(around);
  if (place.setting !== 'village') {
    near.push(first);
    if (second !== first) near.push(second);
  }
  if (near.length < 2) return null;
  const inEl = joinGreek(near.map((line) => line[0]));
  const inEn = joinEnglish(near.map((line) => line[1]));
  const minutes = random.int(2, 9);
  return random.pick<BilingualText>([
    [`Κοντά σε ${inEl}.`, `Close to ${inEn}.`],
    [
      `Σε ${minutes} λεπτά με τα πόδια φτάνετε σε ${inEl}.`,
      `It is ${minutes === 8 ? 'an' : 'a'} ${minutes}-minute walk to ${inEn}.`,
    ],
    [`Η θέση εξυπηρετεί: κοντά σε ${inEl}.`, `The location is handy: close to ${inEn}.`],
    [`Σε μικρή απόσταση από ${inEl}.`, `A short distance from ${inEn}.`],
  ]);
}
