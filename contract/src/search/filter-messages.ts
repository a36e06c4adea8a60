/** Words of the filters: their names, their options, what they say about a search and what to do when nothing is found. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';
import type { FilterGroup } from './choices.ts';
import type { AdvertiserKind, OptionalFact } from './model.ts';

/** What each group of filters is called above its options. */
export const groupNames: Readonly<Record<FilterGroup, { readonly el: string; readonly en: string }>> = {
  types: pair('Τύπος', 'Type'),
  price: pair('Τιμή', 'Price'),
  area: pair('Εμβαδόν', 'Area'),
  pricePerM2: pair('Τιμή ανά τ.μ.', 'Price per m²'),
  year: pair('Έτος κατασκευής', 'Year built'),
  bedRooms: pair('Υπνοδωμάτια', 'Bedrooms'),
  bathRooms: pair('Μπάνια', 'Bathrooms'),
  floor: pair('Όροφος', 'Floor'),
  heating: pair('Θέρμανση', 'Heating'),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  condition: pair('Κατάσταση', 'Condition'),
  extras: pair('Παροχές', 'Amenities'),
  photos: pair('Φωτογραφίες', 'Photos'),
  owner: pair('Ποιος το διαθέτει', 'Offered by'),
  updated: pair('Τελευταία ενημέρωση', 'Last update'),
};

export const allFilters = pair('Όλα τα φίλτρα', 'All filters');
export const inForce = pair(
  (n: number) => (n === 1 ? '1 ενεργό' : `${n} ενεργά`),
  (n: number) => `${n} active`,
);
export const text = pair('Λέξεις στην αγγελία', 'Words in the ad');
export const textHint = pair('π.χ. θέα θάλασσα', 'such as sea view');
export const anyOf = pair('Όλα', 'Any');
export const noLimit = pair('Χωρίς όριο', 'No limit');
export const perMetre = pair('€/τ.μ.', '€/m²');
export const otherYear = pair('Άλλο έτος, από', 'Another year, from');
export const upToYear = pair('Έως το έτος', 'Up to the year');
export const place = pair('Περιοχή', 'Place');
export const quoted = pair(
  (words: string) => `«${words}»`,
  (words: string) => `“${words}”`,
);
export const drawnShape = pair('Σχεδιασμένη περιοχή', 'Drawn area');
export const onMap = pair('Στον χάρτη', 'On the map');
export const around = pair(
  (distance: string) => `Γύρω από σημείο, ${distance}`,
  (distance: string) => `Around a point, ${distance}`,
);
const decimal = (value: number, mark: string) => String(Math.round(value * 10) / 10).replace('.', mark);
export const distance = pair(
  (metres: number) => (metres < 1_000 ? `${metres} μ.` : `${decimal(metres / 1_000, ',')} χλμ.`),
  (metres: number) => (metres < 1_000 ? `${metres} m` : `${decimal(metres / 1_000, '.')} km`),
);

export const bedroomsWord = pair('υ/δ', 'bed');
export const bathroomsWord = pair('μπάνια', 'bath');
export const orMore = pair(
  (n: number) => `${n}+`,
  (n: number) => `${n}+`,
);
export const builtBetween = pair(
  (from: number, to: number) => `χτισμένο ${from}–${to}`,
  (from: number, to: number) => `built ${from}–${to}`,
);
export const builtSince = pair(
  (year: number) => `χτισμένο από το ${year}`,
  (year: number) => `built from ${year}`,
);
export const builtBy = pair(
  (year: number) => `χτισμένο έως το ${year}`,
  (year: number) => `built up to ${year}`,
);
export const floorAndUp = pair(
  (floor: string) => `${floor} και πάνω`,
  (floor: string) => `${floor} and up`,
);
export const floorAndDown = pair(
  (floor: string) => `${floor} και κάτω`,
  (floor: string) => `${floor} and below`,
);
export const orBetter = pair(
  (energyClass: string) => `${energyClass} ή καλύτερη`,
  (energyClass: string) => `${energyClass} or better`,
);
export const energyOrBetter = pair(
  (energyClass: string) => `ενεργειακή κλάση ${energyClass} ή καλύτερη`,
  (energyClass: string) => `energy class ${energyClass} or better`,
);
export const withPhotos = pair('Με φωτογραφίες', 'With photos');
export const advertiserKindNames: Readonly<Record<AdvertiserKind, { readonly el: string; readonly en: string }>> = {
  private: pair('Ιδιώτης', 'Private owner'),
  office: pair('Μεσιτικό γραφείο', 'Estate agency'),
};
export const fromAdvertiserKind: typeof advertiserKindNames = {
  private: pair('από ιδιώτη', 'from a private owner'),
  office: pair('από μεσιτικό γραφείο', 'from an agency'),
};
export const lastDays = pair(
  (days: number) => (days === 1 ? 'Τελευταίο 24ωρο' : `${days} ημέρες`),
  (days: number) => (days === 1 ? 'Last 24 hours' : `${days} days`),
);
export const updatedIn = pair(
  (days: number) => (days === 1 ? 'ενημέρωση το τελευταίο 24ωρο' : `ενημέρωση τις τελευταίες ${days} ημέρες`),
  (days: number) => (days === 1 ? 'updated in the last 24 hours' : `updated in the last ${days} days`),
);

/** What an ad may leave unsaid, as the object of «δεν αναφέρουν …». */
export const factNames: Readonly<Record<OptionalFact, { readonly el: string; readonly en: string }>> = {
  year: pair('έτος', 'the year'),
  floor: pair('όροφο', 'the floor'),
  bedRooms: pair('υπνοδωμάτια', 'bedrooms'),
  bathRooms: pair('μπάνια', 'bathrooms'),
  heating: pair('θέρμανση', 'heating'),
  energy: pair('ενεργειακή κλάση', 'the energy class'),
  condition: pair('κατάσταση', 'the condition'),
};
export const unstated = pair(
  (n: number, fact: string) => (n === 1 ? `1 δεν αναφέρει ${fact}` : `${formatThousands(n)} δεν αναφέρουν ${fact}`),
  (n: number, fact: string) => (n === 1 ? `1 does not state ${fact}` : `${formatThousands(n)} do not state ${fact}`),
);
export const allState = pair(
  (fact: string) => `Όλα αναφέρουν ${fact}`,
  (fact: string) => `All of them state ${fact}`,
);
export const keepThem = pair(
  (n: number): string => (n === 1 ? 'Κράτησέ το' : 'Κράτησέ τα'),
  (n: number): string => (n === 1 ? 'Keep it' : 'Keep them'),
);
export const keepUnstated = pair(
  (fact: string) => `Κράτησε και όσα δεν αναφέρουν ${fact}`,
  (fact: string) => `Also keep ads that do not state ${fact}`,
);
export const alsoUnstated = pair(
  (fact: string) => `και όσα δεν αναφέρουν ${fact}`,
  (fact: string) => `also if ${fact} is not stated`,
);

/* counts */
export const about = pair(
  (n: string) => `περίπου ${n}`,
  (n: string) => `about ${n}`,
);
export const see = pair(
  (what: string) => `Δες ${what}`,
  (what: string) => `See ${what}`,
);
export const priceSpread = pair('Πόσα ακίνητα ανά τιμή', 'How many properties at each price');
export const areaSpread = pair('Πόσα ακίνητα ανά εμβαδόν', 'How many properties at each area');
export const mostBetween = pair(
  (from: string, to: string) => `τα περισσότερα από ${from} έως ${to}`,
  (from: string, to: string) => `most between ${from} and ${to}`,
);

/* nothing found */
const relaxedNames: Readonly<Record<FilterGroup, { readonly el: string; readonly en: string }>> = {
  types: pair('τύπου', 'type'),
  price: pair('τιμής', 'price'),
  area: pair('εμβαδού', 'area'),
  pricePerM2: pair('τιμής ανά τ.μ.', 'price per m²'),
  year: pair('έτους', 'year'),
  bedRooms: pair('υπνοδωματίων', 'bedrooms'),
  bathRooms: pair('μπάνιων', 'bathrooms'),
  floor: pair('ορόφου', 'floor'),
  heating: pair('θέρμανσης', 'heating'),
  energy: pair('ενεργειακής κλάσης', 'energy class'),
  condition: pair('κατάστασης', 'condition'),
  extras: pair('παροχών', 'amenities'),
  photos: pair('φωτογραφιών', 'photos'),
  owner: pair('αγγελιοδότη', 'advertiser'),
  updated: pair('ενημέρωσης', 'last update'),
};
export const withoutGroup = pair(
  (group: FilterGroup, found: string) => `Χωρίς το φίλτρο ${relaxedNames[group].el}: ${found}`,
  (group: FilterGroup, found: string) => `Without the ${relaxedNames[group].en} filter: ${found}`,
);
export const relaxText = pair(
  'Αν αφήσεις ένα φίλτρο, να πόσα θα δεις:',
  'If you let go of one filter, this is how many you will see:',
);
export const widenPlace = pair(
  'Κανένα φίλτρο μόνο του δεν φταίει. Πρόσθεσε μια διπλανή περιοχή ή διάλεξε μια μεγαλύτερη.',
  'No single filter is to blame. Add a place nearby or choose a larger one.',
);
export const otherWords = pair(
  'Καμία αγγελία εδώ δεν έχει αυτές τις λέξεις. Δοκίμασε άλλες ή λιγότερες.',
  'No ad here has these words. Try others or fewer.',
);
export const nothingThere = pair(
  'Δεν υπάρχει ακόμη τέτοιο ακίνητο εδώ. Πρόσθεσε μια διπλανή περιοχή ή διάλεξε μια μεγαλύτερη.',
  'There is no such property here yet. Add a place nearby or choose a larger one.',
);
