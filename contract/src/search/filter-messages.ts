/**
 * Words of the filters: their names, their options, what they say about a search and what to do when nothing is found.
 */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';
import { boundNames, relaxedBoundNames, unstatedBoundNames } from './bound-messages.ts';
import type { FilterGroup } from './choices.ts';
import type { AdvertiserKind, OptionalFact } from './model.ts';
import { relaxedWalkNames, walkNames } from './walk-messages.ts';

/** What each group of filters is called above its options. */
export const groupNames: Readonly<Record<FilterGroup, { readonly el: string; readonly en: string }>> = {
  types: pair('Τύπος', 'Type'),
  price: pair('Τιμή', 'Price'),
  area: pair('Εμβαδόν', 'Size'),
  pricePerM2: pair('Τιμή ανά τ.μ.', 'Price per m²'),
  year: pair('Έτος κατασκευής', 'Year built'),
  bedRooms: pair('Υπνοδωμάτια', 'Bedrooms'),
  bathRooms: pair('Μπάνια', 'Bathrooms'),
  floor: pair('Όροφος', 'Floor'),
  heating: pair('Θέρμανση', 'Heating'),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  condition: pair('Κατάσταση', 'Condition'),
  extras: pair('Παροχές', 'Amenities'),
  terms: pair('Όροι μίσθωσης', 'Rental terms'),
  ...boundNames,
  ...walkNames,
  photos: pair('Φωτογραφίες', 'Photos'),
  owner: pair('Αγγελιοδότης', 'Listed by'),
  updated: pair('Τελευταία ενημέρωση', 'Last update'),
};

export const allFilters = pair('Όλα τα φίλτρα', 'All filters');
export const inForce = pair(
  (n: number) => (n === 1 ? '1 ενεργό' : `${n} ενεργά`),
  (n: number) => `${n} active`,
);
export const text = pair('Λέξεις-κλειδιά', 'Keywords');
export const textHint = pair('π.χ. θέα θάλασσα', 'e.g. sea view');
export const anyOf = pair('Όλα', 'Any');
export const noLimit = pair('Χωρίς όριο', 'No limit');
export const perMetre = pair('€/τ.μ.', '€/m²');
export const otherYear = pair('Άλλο έτος, από', 'Other year, from');
export const otherDay = pair('Άλλη ημερομηνία', 'Another date');
export const upToYear = pair('Έως το έτος', 'Built in or before');
export const place = pair('Περιοχή', 'Area');
export const quoted = pair(
  (words: string) => `«${words}»`,
  (words: string) => `“${words}”`,
);
export const drawnShape = pair('Σχεδιασμένη περιοχή', 'Drawn area');
export const onMap = pair('Στον χάρτη', 'On the map');
export const around = pair(
  (distance: string) => `Έως ${distance} από ένα σημείο`,
  (distance: string) => `Within ${distance} of a point`,
);
const decimal = (value: number, mark: string) => String(Math.round(value * 10) / 10).replace('.', mark);
export const distance = pair(
  (metres: number) => (metres < 1_000 ? `${metres} μ.` : `${decimal(metres / 1_000, ',')} χλμ.`),
  (metres: number) => (metres < 1_000 ? `${metres} m` : `${decimal(metres / 1_000, '.')} km`),
);

export const bedroomsWord = pair('υ/δ', 'beds');
export const bathroomsWord = pair('μπάνια', 'baths');
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
  (year: number) => `built since ${year}`,
);
export const builtBy = pair(
  (year: number) => `χτισμένο έως το ${year}`,
  (year: number) => `built in ${year} or earlier`,
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
  agency: pair('Μεσιτικό γραφείο', 'Agency'),
};
export const fromAdvertiserKind: typeof advertiserKindNames = {
  private: pair('από ιδιώτη', 'from a private owner'),
  agency: pair('από μεσιτικό γραφείο', 'from an agency'),
};
export const lastDays = pair(
  (days: number) => (days === 1 ? 'Τελευταίο 24ωρο' : `Τελευταίες ${days} ημέρες`),
  (days: number) => (days === 1 ? 'Last 24 hours' : `Last ${days} days`),
);
export const updatedIn = pair(
  (days: number) => (days === 1 ? 'ενημέρωση το τελευταίο 24ωρο' : `ενημέρωση τις τελευταίες ${days} ημέρες`),
  (days: number) => (days === 1 ? 'updated in the last 24 hours' : `updated in the last ${days} days`),
);

/** What a listing may leave unsaid, as the object of «δεν αναφέρουν …». */
export const factNames: Readonly<Record<OptionalFact, { readonly el: string; readonly en: string }>> = {
  year: pair('έτος κατασκευής', 'the year built'),
  floor: pair('όροφο', 'the floor'),
  bedRooms: pair('υπνοδωμάτια', 'bedrooms'),
  bathRooms: pair('μπάνια', 'bathrooms'),
  heating: pair('θέρμανση', 'heating'),
  energy: pair('ενεργειακή κλάση', 'the energy class'),
  condition: pair('κατάσταση', 'the condition'),
  ...unstatedBoundNames,
};
export const unstated = pair(
  (n: number, fact: string) => (n === 1 ? `1 δεν αναφέρει ${fact}` : `${formatThousands(n)} δεν αναφέρουν ${fact}`),
  (n: number, fact: string) =>
    n === 1 ? `1 listing doesn’t state ${fact}` : `${formatCount(n, 'en')} listings don’t state ${fact}`,
);
export const allState = pair(
  (fact: string) => `Όλες οι αγγελίες γράφουν ${fact}`,
  (fact: string) => `All listings state ${fact}`,
);
export const keepThem = pair(
  (n: number): string => (n === 1 ? 'Συμπερίλαβέ το' : 'Συμπερίλαβέ τα'),
  (n: number): string => (n === 1 ? 'Include it' : 'Include them'),
);
export const keepUnstated = pair(
  (fact: string) => `Συμπερίλαβε και όσα δεν αναφέρουν ${fact}`,
  (fact: string) => `Include listings that don’t state ${fact}`,
);
export const alsoUnstated = pair(
  (fact: string) => `και όσα δεν αναφέρουν ${fact}`,
  (fact: string) => `even if ${fact} isn’t stated`,
);

/* counts */
export const about = pair(
  (n: string) => `περίπου ${n}`,
  (n: string) => `about ${n}`,
);
export const see = pair(
  (what: string) => `Δες ${what}`,
  (what: string) => `Show ${what}`,
);
export const priceSpread = pair('Ακίνητα ανά τιμή', 'Properties by price');
export const areaSpread = pair('Ακίνητα ανά εμβαδόν', 'Properties by size');
export const mostBetween = pair(
  (from: string, to: string) => `τα περισσότερα από ${from} έως ${to}`,
  (from: string, to: string) => `most between ${from} and ${to}`,
);

/* nothing found */
const relaxedNames: Readonly<Record<FilterGroup, { readonly el: string; readonly en: string }>> = {
  types: pair('τύπου', 'type'),
  price: pair('τιμής', 'price'),
  area: pair('εμβαδού', 'size'),
  pricePerM2: pair('τιμής ανά τ.μ.', 'price per m²'),
  year: pair('έτους κατασκευής', 'year built'),
  bedRooms: pair('υπνοδωματίων', 'bedrooms'),
  bathRooms: pair('μπάνιων', 'bathrooms'),
  floor: pair('ορόφου', 'floor'),
  heating: pair('θέρμανσης', 'heating'),
  energy: pair('ενεργειακής κλάσης', 'energy class'),
  condition: pair('κατάστασης', 'condition'),
  extras: pair('παροχών', 'amenities'),
  terms: pair('όρων μίσθωσης', 'rental terms'),
  ...relaxedBoundNames,
  ...relaxedWalkNames,
  photos: pair('φωτογραφιών', 'photos'),
  owner: pair('αγγελιοδότη', 'advertiser'),
  updated: pair('ενημέρωσης', 'last update'),
};
export const withoutGroup = pair(
  (group: FilterGroup, found: string) => `Χωρίς το φίλτρο ${relaxedNames[group].el}: ${found}`,
  (group: FilterGroup, found: string) => `Without the ${relaxedNames[group].en} filter: ${found}`,
);
export const relaxText = pair('Αφαίρεσε ένα φίλτρο για να δεις:', 'Remove one filter to see:');
export const widenPlace = pair(
  'Δεν αρκεί να αφαιρέσεις ένα φίλτρο. Πρόσθεσε μια κοντινή περιοχή ή διάλεξε μεγαλύτερη.',
  'Removing one filter isn’t enough. Add a nearby area or choose a larger one.',
);
export const otherWords = pair(
  'Καμία αγγελία εδώ δεν έχει αυτές τις λέξεις. Δοκίμασε άλλες ή λιγότερες.',
  'No listings here match those keywords. Try different or fewer words.',
);
export const nothingThere = pair(
  'Δεν υπάρχει ακόμη τέτοιο ακίνητο εδώ. Πρόσθεσε μια κοντινή περιοχή ή διάλεξε μεγαλύτερη.',
  'No properties like this here yet. Add a nearby area or choose a larger one.',
);
