/** What a property is called, with its gender: Greek adjectives follow it. */
import { type PropertyFacts, typeIds } from '../facts/property-facts.ts';

export type Gender = 'n' | 'f' | 'm';
export type BilingualText = readonly [el: string, en: string];
export type Noun = { readonly gender: Gender; readonly el: string; readonly en: string };

const noun = (gender: Gender, el: string, en: string): Noun => ({ gender, el, en });

const nouns: Readonly<Record<number, readonly Noun[]>> = {
  [typeIds.apartment]: [noun('n', 'διαμέρισμα', 'apartment'), noun('n', 'διαμέρισμα', 'flat')],
  [typeIds.studio]: [noun('f', 'γκαρσονιέρα', 'studio'), noun('n', 'στούντιο', 'studio flat')],
  [typeIds.maisonette]: [noun('f', 'μεζονέτα', 'maisonette')],
  [typeIds.detached]: [noun('f', 'μονοκατοικία', 'detached house'), noun('f', 'μονοκατοικία', 'house')],
  [typeIds.villa]: [noun('f', 'βίλα', 'villa')],
  [typeIds.loft]: [noun('n', 'loft', 'loft')],
  [typeIds.penthouse]: [noun('n', 'ρετιρέ', 'penthouse')],
  [typeIds.floorApartment]: [noun('n', 'οροφοδιαμέρισμα', 'whole-floor apartment')],
  [typeIds.bungalow]: [noun('n', 'μπανγκαλόου', 'bungalow')],
  [typeIds.building]: [
    noun('n', 'κτίριο κατοικιών', 'residential building'),
    noun('f', 'πολυκατοικία', 'apartment building'),
  ],
  [typeIds.complex]: [noun('n', 'συγκρότημα διαμερισμάτων', 'complex of apartments')],
  [typeIds.farmhouse]: [noun('f', 'αγροικία', 'farmhouse')],
  [typeIds.stone]: [noun('f', 'πετρόκτιστη κατοικία', 'stone house'), noun('n', 'πέτρινο σπίτι', 'stone house')],
  [typeIds.neoclassical]: [noun('n', 'νεοκλασικό', 'neoclassical house')],
  [typeIds.room]: [noun('n', 'δωμάτιο', 'room')],
  [typeIds.office]: [noun('n', 'γραφείο', 'office'), noun('m', 'χώρος γραφείων', 'office space')],
  [typeIds.store]: [noun('n', 'κατάστημα', 'shop'), noun('n', 'κατάστημα', 'retail space')],
  [typeIds.warehouse]: [noun('f', 'αποθήκη', 'warehouse'), noun('m', 'αποθηκευτικός χώρος', 'storage space')],
  [typeIds.industrial]: [noun('m', 'βιομηχανικός χώρος', 'industrial space')],
  [typeIds.craft]: [noun('m', 'βιοτεχνικός χώρος', 'workshop')],
  [typeIds.hall]: [noun('f', 'αίθουσα', 'hall')],
  [typeIds.showroom]: [noun('m', 'εκθεσιακός χώρος', 'showroom')],
  [typeIds.hotel]: [noun('n', 'ξενοδοχείο', 'hotel')],
  [typeIds.lodging]: [noun('n', 'τουριστικό κατάλυμα', 'tourist lodging')],
  [typeIds.businessBuilding]: [noun('n', 'επαγγελματικό κτίριο', 'business building')],
  [typeIds.food]: [
    noun('m', 'χώρος εστίασης', 'restaurant space'),
    noun('n', 'κατάστημα εστίασης', 'café and restaurant'),
  ],
  [typeIds.clinic]: [noun('n', 'ιατρείο', 'surgery')],
  [typeIds.gasStation]: [noun('n', 'πρατήριο καυσίμων', 'petrol station')],
  [typeIds.logistics]: [noun('n', 'κέντρο αποθήκευσης και διανομής', 'logistics centre')],
  [typeIds.coworking]: [noun('m', 'συνεργατικός χώρος εργασίας', 'co-working space')],
  [typeIds.educational]: [noun('m', 'εκπαιδευτικός χώρος', 'educational space')],
  [typeIds.gym]: [noun('n', 'γυμναστήριο', 'gym')],
  [typeIds.plot]: [noun('n', 'οικόπεδο', 'plot')],
  [typeIds.parcel]: [noun('n', 'αγροτεμάχιο', 'agricultural parcel'), noun('n', 'αγροτεμάχιο', 'field')],
  [typeIds.farm]: [noun('n', 'αγρόκτημα', 'farm')],
  [typeIds.industrialPlot]: [noun('n', 'βιομηχανικό οικόπεδο', 'industrial plot')],
  [typeIds.otherLand]: [noun('f', 'έκταση', 'piece of land')],
  [typeIds.parkingSpace]: [noun('f', 'θέση στάθμευσης', 'parking space')],
  [typeIds.garage]: [noun('n', 'κλειστό γκαράζ', 'garage')],
  [typeIds.storage]: [noun('f', 'αποθήκη', 'storage room')],
  [typeIds.business]: [noun('f', 'επιχείρηση', 'business')],
  [typeIds.prefabricated]: [noun('f', 'προκατασκευασμένη κατοικία', 'prefabricated house')],
  [typeIds.airRight]: [noun('n', 'δικαίωμα υψούν', 'right to build above')],
};
const unknown: readonly Noun[] = [noun('n', 'ακίνητο', 'property')];

export const getNouns = (facts: PropertyFacts): readonly Noun[] => nouns[facts.typeId] ?? unknown;

/** One adjective: neuter, feminine, masculine, English. */
type Adjective = readonly [n: string, f: string, m: string, en: string];

export const inflectAdjective = (adjective: Adjective, gender: Gender): string =>
  gender === 'n' ? adjective[0] : gender === 'f' ? adjective[1] : adjective[2];

export const adjectives = {
  bright: ['φωτεινό', 'φωτεινή', 'φωτεινός', 'bright'],
  spacious: ['ευρύχωρο', 'ευρύχωρη', 'ευρύχωρος', 'spacious'],
  renovated: ['ανακαινισμένο', 'ανακαινισμένη', 'ανακαινισμένος', 'renovated'],
  newlyBuilt: ['νεόδμητο', 'νεόδμητη', 'νεόδμητος', 'newly built'],
  corner: ['γωνιακό', 'γωνιακή', 'γωνιακός', 'corner'],
  through: ['διαμπερές', 'διαμπερής', 'διαμπερής', 'dual-aspect'],
  furnished: ['επιπλωμένο', 'επιπλωμένη', 'επιπλωμένος', 'furnished'],
  kept: ['καλοδιατηρημένο', 'καλοδιατηρημένη', 'καλοδιατηρημένος', 'well-kept'],
  comfortable: ['άνετο', 'άνετη', 'άνετος', 'comfortable'],
  practical: ['λειτουργικό', 'λειτουργική', 'λειτουργικός', 'practical'],
  quiet: ['ήσυχο', 'ήσυχη', 'ήσυχος', 'quiet'],
  neat: ['προσεγμένο', 'προσεγμένη', 'προσεγμένος', 'well-finished'],
  luxury: ['πολυτελές', 'πολυτελής', 'πολυτελής', 'luxury'],
  listed: ['διατηρητέο', 'διατηρητέα', 'διατηρητέος', 'listed'],
  single: ['ενιαίο', 'ενιαία', 'ενιαίος', 'open-plan'],
  flat: ['επίπεδο', 'επίπεδη', 'επίπεδος', 'level'],
  buildable: ['άρτιο και οικοδομήσιμο', 'άρτια και οικοδομήσιμη', 'άρτιος και οικοδομήσιμος', 'buildable'],
  fenced: ['περιφραγμένο', 'περιφραγμένη', 'περιφραγμένος', 'fenced'],
  modern: ['σύγχρονο', 'σύγχρονη', 'σύγχρονος', 'modern'],
  underConstruction: ['υπό κατασκευή', 'υπό κατασκευή', 'υπό κατασκευή', 'under-construction'],
} as const satisfies Record<string, Adjective>;
export type AdjectiveName = keyof typeof adjectives;

export const capitalize = (text: string): string => {
  const first = text.charAt(0);
  // «loft» keeps its own alphabet; a Greek first letter with an accent keeps the accent (Άνετο).
  return (first === 'ά' ? 'Ά' : first === 'ή' ? 'Ή' : first === 'έ' ? 'Έ' : first.toUpperCase()) + text.slice(1);
};
