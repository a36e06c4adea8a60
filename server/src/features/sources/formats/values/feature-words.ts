/** Features as a list of words, in either language: amenities, and answers of other fields that feeds name among them. */
import type { ListingFieldName } from '@estia/contract/listings/fields';
import { lookups } from '@estia/contract/lookups/lookups';
import { foldWord, type WordTable } from './fold.ts';

export type FeatureMeaning = { field: ListingFieldName; value: string };

const extraWords: WordTable = {
  1: 'fully furnished, επιπλωμένη, επίπλωση, furniture, moebliert, πλήρως επιπλωμένο',
  2: 'part furnished, μερική επίπλωση, semi furnished',
  3: 'electric appliances, appliances included, οικοσκευή, fitted kitchen appliances, white goods',
  4: 'τζάκι, fire place, kamin, log burner',
  5: 'air conditioned, air condition, a c, ac, aircon, aircondition, klimatisiert, κλιματιστικό, κλιματιστικά',
  6: 'ηλιακός, solar panel water heater, solar boiler, ηλιακός θερμοσίφωνας',
  8: 'αποθήκη, storage, store room, storeroom, trastero, abstellraum, αποθηκευτικός χώρος, utility room',
  10: 'game room, games room, πλέιρουμ',
  11: 'διπλά τζάμια, double glazed, double glazed windows, διπλοί υαλοπίνακες',
  13: 'σίτες, mosquito screens, mosquito nets, σήτα, σίτα',
  14: 'τέντα, tents, awning',
  15: 'ηλεκτρικά παντζούρια, electric blinds, rollladen',
  16: 'εσωτερικό κλιμακοστάσιο',
  17: 'υδρομασάζ, hot tub, jacuzzi',
  19: 'βαμμένο, painted, newly painted',
  20: 'φωτεινά, bright, sunny',
  21: 'πολυτελής, luxurious, luxus, πολυτέλεια',
  22: 'domotica, smart home system',
  23: 'μπαλκόνια, balconies, balkon',
  24: 'βεράντες, terrace, private terrace, terrasse, covered terrace, terraces',
  25: 'κήπο, gardens, private garden, communal garden, garten, communal gardens',
  26: 'πισίνες, pool, private pool, communal pool, piscina, pool private, swimming pools, κολυμβητική δεξαμενή',
  27: 'πάρκινγκ, garage, car parking, private parking, parking space, off road parking, στάθμευση, carport, θέση πάρκινγκ',
  28: 'barbeque, barbecue, μπάρμπεκιου, bbq area, ψησταριά',
  30: 'roof garden, solarium, roof terrace, ταράτσα, dachterrasse',
  31: 'γεώτρηση, well, borehole, πηγάδι',
  32: 'νερό, water, mains water',
  33: 'περίφραξη, fenced plot, gated',
  34: 'γωνιακή, corner, goniako, γωνία',
  35: 'διαμπερές, diamperes, dual aspect, διαμπερής',
  36: 'πρόσοψη, prosopseos, front, facade, προσόψεως',
  37: 'eswteriko, εσωτερικό, rear',
  38: 'άδεια, με άδεια, building licence, planning permission',
  40: 'ανελκυστήρας, elevator, lift, aufzug, personen',
  46: 'alarm system, συναγερμός, burglar alarm, security alarm',
  47: 'security door, safe door, πόρτα ασφαλείας, secure door, θωρακισμένη πόρτα',
  48: 'κάμερες, cameras, video surveillance',
  49: 'θυροτηλεόραση, entry phone, video entry, video entry system, θυροτηλέφωνο',
  50: 'concierge, doorman, porter, portero',
  51: 'αμεα, disabled access, wheelchair, wheelchair access, accessible, barrierefrei, rollstuhlgerecht',
  52: 'ev charger, φορτιστής, electric car charging',
  53: 'solar panels, photovoltaic, φωτοβολταϊκό, photovoltaik',
  54: 'μόνωση, εξωτερική μόνωση, thermal insulation, insulation',
  56: 'satellite, satellite tv, satellite dish, sat tv',
  57: 'fibre, fiber, fiber optic, internet fibre',
  59: 'φοιτητικό, students, για φοιτητές, student',
  60: 'επαγγελματική χρήση, office use, professional use',
  61: 'επένδυση, investment, για επένδυση, investment opportunity',
  62: 'με μισθωτή, rented, tenanted, sitting tenant, currently rented, vermietet',
  63: 'αντιπαροχή',
  64: 'ανταλλαγή, exchange',
  65: 'εξοχικό, holiday home, holiday property, ferienhaus',
  66: 'αμα, airbnb licence, short term licence, tourist licence',
  68: 'χωρίς κοινόχρηστα, no communal charges, without communal charge',
  70: 'golden visa, χρυσή βίζα',
};

const other: readonly (readonly [ListingFieldName, string, string])[] = [
  ['view_id', '1', 'θέα θάλασσα, sea view, sea views, θέα στη θάλασσα, ocean view'],
  ['view_id', '2', 'mountain view, mountain views, θέα βουνό, θέα στο βουνό'],
  ['view_id', '3', 'city view, city views, θέα στην πόλη, θέα πόλη'],
  ['view_id', '6', 'acropolis view, θέα ακρόπολη'],
  [
    'view_id',
    '11',
    'panoramic view, panoramic views, unobstructed view, ανεμπόδιστη θέα, απεριόριστη θέα, πανοραμική θέα',
  ],
  ['swimming_pool_id', '2', 'private pool, ιδιωτική πισίνα, pool private'],
  ['swimming_pool_id', '3', 'communal pool, shared pool, κοινόχρηστη πισίνα, pool communal'],
  ['garden_id', '2', 'private garden, ιδιωτικός κήπος, garden private'],
  ['garden_id', '3', 'communal garden, communal gardens, κοινόχρηστος κήπος'],
  ['parking_id', '6', 'underground parking, υπόγειο πάρκινγκ, υπόγεια θέση στάθμευσης'],
  ['parking_id', '7', 'private garage, garage, γκαράζ, ιδιωτικό γκαράζ'],
  ['parking_id', '3', 'covered parking, carport, στεγασμένο πάρκινγκ'],
  ['heating_id', '13', 'underfloor heating, under floor heating, ενδοδαπέδια θέρμανση'],
  ['heating_id', '2', 'central heating, κεντρική θέρμανση'],
  ['heating_id', '1', 'αυτόνομη θέρμανση, autonomous heating, individual heating'],
  ['heating_id', '9', 'heat pump, αντλία θερμότητας'],
  ['wardrobe_id', '1', 'fitted wardrobes, built in wardrobes, εντοιχισμένες ντουλάπες'],
  ['pets_allowed', 'on', 'pets allowed, pets, επιτρέπονται κατοικίδια, κατοικίδια, δεκτά κατοικίδια'],
  ['is_listed_building', 'on', 'διατηρητέο, listed building, listed'],
  ['transportations', '1', 'near metro, μετρό, close to metro, κοντά στο μετρό'],
  ['transportations', '10', 'near airport, κοντά στο αεροδρόμιο'],
];

let known: Map<string, FeatureMeaning[]> | null = null;

function buildWords(): Map<string, FeatureMeaning[]> {
  const map = new Map<string, FeatureMeaning[]>();
  const add = (text: string, meaning: FeatureMeaning): void => {
    const word = foldWord(text);
    const list = map.get(word) ?? [];
    if (word !== '' && !list.some(({ field }) => field === meaning.field)) map.set(word, [...list, meaning]);
  };
  for (const { id, code, name } of lookups.extras) {
    // Pets became a term of the listing (`movedAmenities`), a listed building a field.
    if (id === 58 || id === 55) continue;
    for (const text of [code, name.el, name.en, ...(extraWords[id] ?? '').split(',')])
      add(text, { field: 'extras', value: String(id) });
  }
  for (const [field, value, texts] of other) for (const text of texts.split(',')) add(text, { field, value });
  return map;
}

/** What a feature says of the listing; nothing when the word is unknown. */
export function findFeature(text: string): readonly FeatureMeaning[] {
  known ??= buildWords();
  return known.get(foldWord(text)) ?? [];
}
