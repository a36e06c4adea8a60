/** Which column is which: by its name in Greek or English, and where the name says nothing, by its values. */
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { listingFieldNames } from '@estia/contract/listings/fields';
import { type ColumnTarget, unimportedFields } from '@estia/contract/sources/column-targets';
import { foldWord } from '../values/fold.ts';
import { findLookupByWord } from '../values/lookup-words.ts';

const names: readonly (readonly [ColumnTarget, string])[] = [
  [
    'reference',
    'κωδικός, κωδ, κωδικός ακινήτου, κωδικός αγγελίας, id, ref, reference, code, property code, property id, listing id, property ref, α α, sku, αναφορά, κωδικός αναφοράς, externalid, refid',
  ],
  ['action', 'ενέργεια, action, status, κατάσταση αγγελίας, state'],
  [
    'purpose',
    'είδος συναλλαγής, συναλλαγή, σκοπός, purpose, transaction, transaction type, for, sale or rent, πώληση ή ενοικίαση, διάθεση, aim, listing type, offer type',
  ],
  [
    'place',
    'περιοχή, δήμος, πόλη, νομός, area name, location, town, city, municipality, region, district, neighbourhood, neighborhood, suburb, συνοικία, οικισμός, τοποθεσία, prefecture, περιφέρεια, area description, province',
  ],
  ['point', 'συντεταγμένες, coordinates, gps, latlng, lat lng, lat lon'],
  ['address', 'διεύθυνση, address, full address'],
  ['currency', 'νόμισμα, currency'],
  ['features', 'χαρακτηριστικά, features, amenities, extras, παροχές, πρόσθετα, εξοπλισμός'],
  ['title', 'τίτλος, title, heading, headline, επικεφαλίδα'],
  ['description', 'περιγραφή, description, text, κείμενο, σχόλια, comments, remarks, publicremarks, details'],
  [
    'photos',
    'φωτογραφίες, φωτογραφία, εικόνες, εικόνα, photos, photo, images, image, pictures, picture, image url, photo url, photo urls, image urls, main image, φωτό, media',
  ],
  [
    'type_id',
    'τύπος ακινήτου, είδος ακινήτου, είδος, κατηγορία ακινήτου, property type, type, subtype, category, υποκατηγορία, propertysubtype',
  ],
  [
    'price',
    'τιμή πώλησης, τιμή ενοικίασης, ενοίκιο, μίσθωμα, asking price, rent, amount, listprice, ζητούμενη τιμή, ποσό, price eur',
  ],
  [
    'area',
    'εμβαδό, τμ, τ μ, τετραγωνικά, εμβαδόν τ μ, size, sqm, square meters, living area, built area, livingarea, m2, area, area sqm, surface, covered area, μικτό εμβαδόν',
  ],
  ['main_area', 'καθαρό εμβαδόν, κύριοι χώροι τ μ, net area, usable area, net sqm'],
  [
    'land_area',
    'εμβαδόν οικοπέδου, οικόπεδο τ μ, plot size, plot area, land size, lot size, land area, lotsizearea, plot sqm, έκταση οικοπέδου',
  ],
  [
    'bed_rooms',
    'υπνοδ, υ δ, δωμάτια, beds, bed rooms, bedroom, rooms, bedroomstotal, αριθμός υπνοδωματίων, κρεβατοκάμαρες',
  ],
  ['bath_rooms', 'λουτρά, λουτρό, μπάνιο, baths, bathroom, bathroomstotalinteger, αριθμός μπάνιων'],
  ['floor_id', 'όροφοι, floor number, storey, level, ορ'],
  [
    'energy_class_id',
    'ενεργειακή κατηγορία, ενεργειακή, energy, energy rating, πεα, epc, energy efficiency class, ενεργ κλάση',
  ],
  [
    'year_built',
    'έτος, κατασκευή, έτος κατασκ, year, construction year, yearbuilt, built, built year, χρονολογία κατασκευής',
  ],
  ['renovation_year', 'ανακαίνιση, renovated, renovation'],
  ['street', 'οδός, street name, streetname, δρόμος, street'],
  ['street_number', 'αρ, αριθμός οδού, number, streetnumber, no, αρ οδού'],
  ['postal_code', 'τ κ, ταχ κώδικας, ταχυδρομικός κώδικας, postcode, zip, zip code, postal code, postalcode'],
  ['lat', 'latitude, πλάτος, γεωγραφικό πλάτος, lat, y'],
  ['lon', 'longitude, μήκος, γεωγραφικό μήκος, lng, lon, long, x'],
  ['heating_id', 'είδος θέρμανσης, heating type, τύπος θέρμανσης'],
  ['condition_id', 'κατάσταση ακινήτου, property condition'],
  ['orientation_id', 'aspect'],
  ['parking_id', 'πάρκινγκ, parking, garage, parking type, θέση στάθμευσης'],
  ['title_el', 'τίτλος el, title el, title gr, τίτλος ελληνικά'],
  ['title_en', 'τίτλος en, title en, english title, τίτλος αγγλικά'],
  ['description_el', 'περιγραφή el, description el, description gr, περιγραφή ελληνικά'],
  ['description_en', 'περιγραφή en, description en, english description, περιγραφή αγγλικά'],
  ['shared_fees', 'κοινόχρηστα, common charges, fees'],
  ['available_from', 'διαθεσιμότητα, available, availabilitydate, ελεύθερο από'],
  ['contact_phone', 'τηλέφωνο, phone, τηλ'],
  ['contact_email', 'email, mail'],
  ['contact_name', 'υπεύθυνος, agent, contact, συνεργάτης'],
];

let known: Map<string, ColumnTarget> | null = null;

function buildNames(): Map<string, ColumnTarget> {
  const map = new Map<string, ColumnTarget>();
  const add = (text: string, target: ColumnTarget): void => {
    const name = foldWord(text);
    if (name !== '' && !map.has(name)) map.set(name, target);
  };
  for (const [target, texts] of names) for (const text of [target, ...texts.split(',')]) add(text, target);
  for (const field of listingFieldNames) {
    if (unimportedFields.has(field)) continue;
    // The names of our fields are also the template's; a label that two fields share is nobody's.
    map.set(foldWord(field), field);
    if (field !== 'lat' && field !== 'lon') for (const label of Object.values(fieldLabels[field])) add(label, field);
  }
  return map;
}

/** `photo 1`, `Φωτογραφία 2`, `Εμβαδόν (τ.μ.)`: a number or a unit beside the name says nothing new. */
export function guessByName(header: string): ColumnTarget | null {
  known ??= buildNames();
  const whole = known.get(foldWord(header));
  if (whole !== undefined) return whole;
  const bare = foldWord(header.replace(/\([^)]*\)|\[[^\]]*\]/g, ''));
  return known.get(bare) ?? known.get(bare.replace(/\s*\d+$/, '')) ?? null;
}

const share = (values: readonly string[], test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;
const between = (text: string, least: number, most: number): boolean => {
  const value = Number(text.replace(',', '.'));
  return /^-?\d{1,3}[.,]\d{3,}$/.test(text) && value >= least && value <= most;
};

const byValues: readonly (readonly [ColumnTarget, (value: string) => boolean])[] = [
  ['photos', (value) => /^https?:\/\/\S+\.(jpe?g|png|webp)\b/i.test(value)],
  ['lat', (value) => between(value, 34, 42)],
  ['lon', (value) => between(value, 19, 30)],
  ['point', (value) => /^-?\d{2}\.\d{3,}\s*[,; ]\s*-?\d{2}\.\d{3,}$/.test(value)],
  ['postal_code', (value) => /^[1-8]\d{2} ?\d{2}$/.test(value)],
  ['purpose', (value) => parsePurpose(value) !== null],
  ['type_id', (value) => findLookupByWord('types', value) !== null],
  ['energy_class_id', (value) => /^[A-HΑ-ΗZ]\+?$/iu.test(value) && findLookupByWord('energy_classes', value) !== null],
  ['description', (value) => value.length > 120],
];

export function guessByValues(samples: readonly string[]): ColumnTarget | null {
  const filled = samples.filter((value) => value.trim() !== '');
  return filled.length < 2 ? null : (byValues.find(([, test]) => share(filled, test) >= 0.8)?.[0] ?? null);
}

const saleWords = new Set(['πωληση', 'πωλειται', 'sale', 'for sale', 'sell', 's', 'πωλησεισ', 'buy', 'προσ πωληση']);
const rentWords = new Set([
  'ενοικιαση',
  'ενοικιαζεται',
  'rent',
  'for rent',
  'let',
  'to let',
  'lease',
  'μισθωση',
  'r',
  'ενοικιασεισ',
  'rental',
  'long term rental',
  'προσ ενοικιαση',
]);
export const purposeWords = { sale: saleWords, rent: rentWords } as const;

/** Beginnings of what is neither a sale nor a long rental. */
const unsupportedPurposes =
  /^(αντιπαροχ|ανταλλαγ|δωρε|πλειστηριασ|exchange|swap|auction|gift|short|holiday|βραχυχρον|βραχυπροθεσμ)/u;
export const isUnsupportedPurpose = (text: string): boolean => unsupportedPurposes.test(foldWord(text));

export function parsePurpose(text: string): 'sale' | 'rent' | null {
  const word = foldWord(text);
  return saleWords.has(word) ? 'sale' : rentWords.has(word) ? 'rent' : null;
}

const removeWords = new Set([
  'διαγραφη',
  'αφαιρεση',
  'delete',
  'remove',
  'deleted',
  'removed',
  'ανενεργο',
  'ανενεργη',
  'inactive',
  'sold',
  'πωληθηκε',
  'rented',
  'ενοικιαστηκε',
  'αποσυρθηκε',
  'withdrawn',
]);
const keepWords = new Set([
  'προσθηκη',
  'αλλαγη',
  'ενημερωση',
  'add',
  'update',
  'upsert',
  'change',
  'new',
  'active',
  'ενεργο',
  'ενεργη',
  'διαθεσιμο',
  'available',
  'live',
  '',
]);
export function parseAction(text: string): 'upsert' | 'remove' | null {
  const word = foldWord(text);
  return removeWords.has(word) ? 'remove' : keepWords.has(word) ? 'upsert' : null;
}
