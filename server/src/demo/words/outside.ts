/** Balconies, gardens, views, what is near. */
import { extra, flatTypes, type Home, has, transport, view } from '../facts/home.ts';
import type { Place } from '../places.ts';
import type { Random } from '../random.ts';
import { listEl, listEn } from './features.ts';
import type { Line } from './nouns.ts';
import { englishThousands, thousands } from './numbers.ts';

export function outsideLine(random: Random, home: Home): Line | null {
  const options: Line[] = [];
  if (has(home, extra.pool) && home.landArea !== null)
    options.push([
      `Στον εξωτερικό χώρο υπάρχει πισίνα, σε οικόπεδο ${thousands(home.landArea)} τ.μ.`,
      `Outside there is a pool, on a plot of ${englishThousands(home.landArea)} m².`,
    ]);
  if (has(home, extra.garden) && home.landArea !== null)
    options.push(
      [
        `Ο κήπος έχει δέντρα και χώρο για τραπέζι, σε οικόπεδο ${thousands(home.landArea)} τ.μ.`,
        `The garden has trees and room for a table, on a plot of ${englishThousands(home.landArea)} m².`,
      ],
      [
        `Περιβάλλεται από κήπο· το οικόπεδο είναι ${thousands(home.landArea)} τ.μ.`,
        `It is surrounded by a garden; the plot measures ${englishThousands(home.landArea)} m².`,
      ],
    );
  else if (home.landArea !== null && !flatTypes.has(home.typeId))
    options.push([
      `Το οικόπεδο είναι ${thousands(home.landArea)} τ.μ.`,
      `The plot measures ${englishThousands(home.landArea)} m².`,
    ]);
  if (has(home, extra.veranda))
    options.push(
      ['Η βεράντα χωρά τραπέζι για όλη την οικογένεια.', 'The veranda has room for a family table.'],
      ['Η βεράντα βλέπει τον ήλιο τις περισσότερες ώρες της ημέρας.', 'The veranda has sun for most of the day.'],
    );
  if (has(home, extra.balcony))
    options.push(
      has(home, extra.front)
        ? ['Το μπαλκόνι είναι στην πρόσοψη του κτιρίου.', 'The balcony is at the front of the building.']
        : ['Το μπαλκόνι βλέπει στον ήσυχο ακάλυπτο.', 'The balcony looks onto the quiet inner yard.'],
      ['Το σαλόνι βγαίνει σε μπαλκόνι.', 'The living room opens to a balcony.'],
      ['Όλα τα δωμάτια έχουν έξοδο σε μπαλκόνι.', 'Every room opens to a balcony.'],
    );
  if (has(home, extra.through))
    options.push([
      'Είναι διαμπερές, οπότε αερίζεται εύκολα το καλοκαίρι.',
      'It has openings on two sides, so it airs easily in summer.',
    ]);
  if (has(home, extra.pergola)) options.push(['Στην αυλή υπάρχει πέργκολα με σκιά.', 'A pergola shades the yard.']);
  return options.length > 0 ? random.pick(options) : null;
}

const views: Readonly<Record<number, readonly Line[]>> = {
  [view.sea]: [
    ['Η θέα φτάνει ως τη θάλασσα.', 'The view reaches the sea.'],
    ['Από τα παράθυρα φαίνεται η θάλασσα.', 'The sea can be seen from the windows.'],
    ['Έχει ανοιχτή θέα στη θάλασσα.', 'It has an open sea view.'],
  ],
  [view.acropolis]: [
    ['Από το σαλόνι φαίνεται η Ακρόπολη.', 'The Acropolis can be seen from the living room.'],
    ['Έχει θέα στην Ακρόπολη.', 'It has a view of the Acropolis.'],
  ],
  [view.open]: [['Η θέα είναι ανοιχτή, χωρίς κτίρια μπροστά.', 'The view is open, with no buildings in front.']],
  [view.mountain]: [['Έχει θέα στο βουνό.', 'It looks to the mountain.']],
  [view.park]: [['Βλέπει σε πάρκο.', 'It looks onto a park.']],
  [view.city]: [['Από τον όροφο φαίνεται όλη η πόλη.', 'The whole city can be seen from its floor.']],
  [view.garden]: [['Βλέπει στον κήπο.', 'It looks onto the garden.']],
};

export function viewLine(random: Random, home: Home): Line | null {
  const found = home.view === null ? undefined : views[home.view];
  if (!found) return null;
  if (home.categoryId === 3)
    return home.view === view.sea
      ? ['Από το σημείο φαίνεται η θάλασσα.', 'The sea can be seen from the site.']
      : ['Έχει ανοιχτή θέα.', 'It has an open view.'];
  return random.pick(found);
}

const stops: Readonly<Record<number, Line>> = {
  [transport.metro]: ['σταθμό του μετρό', 'a metro station'],
  [transport.tram]: ['στάση του τραμ', 'a tram stop'],
  [transport.electricRailway]: ['σταθμό του ηλεκτρικού', 'an electric railway station'],
  [transport.bus]: ['στάση λεωφορείου', 'a bus stop'],
  [transport.ktel]: ['στάση ΚΤΕΛ', 'an intercity coach stop'],
  [transport.port]: ['λιμάνι', 'the harbour'],
  [transport.motorway]: ['κόμβο της εθνικής οδού', 'a motorway junction'],
};
const amenities: readonly Line[] = [
  ['σούπερ μάρκετ', 'a supermarket'],
  ['σχολεία', 'schools'],
  ['φαρμακείο', 'a pharmacy'],
  ['φούρνο', 'a bakery'],
  ['παιδική χαρά', 'a playground'],
  ['λαϊκή αγορά', 'a street market'],
  ['εστιατόρια', 'restaurants'],
];

const businessAmenities: readonly Line[] = [
  ['τράπεζες', 'banks'],
  ['δημόσιες υπηρεσίες', 'public services'],
  ['χώρο στάθμευσης', 'a car park'],
  ['κεντρικό δρόμο', 'a main road'],
];

export function nearbyLine(random: Random, home: Home, place: Place): Line | null {
  const near: Line[] = home.transports.map((id) => stops[id]).filter((stop) => stop !== undefined);
  const around = home.categoryId === 1 ? amenities : businessAmenities;
  const first = random.pick(around);
  const second = random.pick(around);
  if (place.setting !== 'village') {
    near.push(first);
    if (second !== first) near.push(second);
  }
  if (near.length < 2) return null;
  const inEl = listEl(near.map((line) => line[0]));
  const inEn = listEn(near.map((line) => line[1]));
  const minutes = random.int(2, 9);
  return random.pick<Line>([
    [`Κοντά σε ${inEl}.`, `Close to ${inEn}.`],
    [
      `Σε ${minutes} λεπτά με τα πόδια φτάνετε σε ${inEl}.`,
      `It is ${minutes === 8 ? 'an' : 'a'} ${minutes}-minute walk to ${inEn}.`,
    ],
    [`Η θέση εξυπηρετεί: κοντά σε ${inEl}.`, `The location is handy: close to ${inEn}.`],
    [`Σε μικρή απόσταση από ${inEl}.`, `A short distance from ${inEn}.`],
  ]);
}
