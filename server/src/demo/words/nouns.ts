/** What a property is called, with its gender: Greek adjectives follow it. */
import { type Home, type } from '../facts/home.ts';

export type Gender = 'n' | 'f' | 'm';
export type Line = readonly [el: string, en: string];
export type Noun = { readonly gender: Gender; readonly el: string; readonly en: string };

const noun = (gender: Gender, el: string, en: string): Noun => ({ gender, el, en });

const nouns: Readonly<Record<number, readonly Noun[]>> = {
  [type.apartment]: [noun('n', 'διαμέρισμα', 'apartment'), noun('n', 'διαμέρισμα', 'flat')],
  [type.studio]: [noun('f', 'γκαρσονιέρα', 'studio'), noun('n', 'στούντιο', 'studio flat')],
  [type.maisonette]: [noun('f', 'μεζονέτα', 'maisonette')],
  [type.detached]: [noun('f', 'μονοκατοικία', 'detached house'), noun('f', 'μονοκατοικία', 'house')],
  [type.villa]: [noun('f', 'βίλα', 'villa')],
  [type.loft]: [noun('n', 'loft', 'loft')],
  [type.penthouse]: [noun('n', 'ρετιρέ', 'penthouse')],
  [type.floorApartment]: [noun('n', 'οροφοδιαμέρισμα', 'whole-floor apartment')],
  [type.bungalow]: [noun('n', 'μπανγκαλόου', 'bungalow')],
  [type.building]: [
    noun('n', 'κτίριο κατοικιών', 'residential building'),
    noun('f', 'πολυκατοικία', 'apartment building'),
  ],
  [type.complex]: [noun('n', 'συγκρότημα διαμερισμάτων', 'complex of apartments')],
  [type.farmhouse]: [noun('f', 'αγροικία', 'farmhouse')],
  [type.stone]: [noun('f', 'πετρόκτιστη κατοικία', 'stone house'), noun('n', 'πέτρινο σπίτι', 'stone house')],
  [type.neoclassical]: [noun('n', 'νεοκλασικό', 'neoclassical house')],
  [type.room]: [noun('n', 'δωμάτιο', 'room')],
  [type.office]: [noun('n', 'γραφείο', 'office'), noun('m', 'χώρος γραφείων', 'office space')],
  [type.store]: [noun('n', 'κατάστημα', 'shop'), noun('n', 'κατάστημα', 'retail space')],
  [type.warehouse]: [noun('f', 'αποθήκη', 'warehouse'), noun('m', 'αποθηκευτικός χώρος', 'storage space')],
  [type.industrial]: [noun('m', 'βιομηχανικός χώρος', 'industrial space')],
  [type.craft]: [noun('m', 'βιοτεχνικός χώρος', 'workshop')],
  [type.hall]: [noun('f', 'αίθουσα', 'hall')],
  [type.showroom]: [noun('m', 'εκθεσιακός χώρος', 'showroom')],
  [type.hotel]: [noun('n', 'ξενοδοχείο', 'hotel')],
  [type.lodging]: [noun('n', 'τουριστικό κατάλυμα', 'tourist lodging')],
  [type.businessBuilding]: [noun('n', 'επαγγελματικό κτίριο', 'business building')],
  [type.food]: [
    noun('m', 'χώρος εστίασης', 'restaurant space'),
    noun('n', 'κατάστημα εστίασης', 'café and restaurant'),
  ],
  [type.clinic]: [noun('n', 'ιατρείο', 'surgery')],
  [type.gasStation]: [noun('n', 'πρατήριο καυσίμων', 'petrol station')],
  [type.logistics]: [noun('n', 'κέντρο αποθήκευσης και διανομής', 'logistics centre')],
  [type.coworking]: [noun('m', 'συνεργατικός χώρος εργασίας', 'co-working space')],
  [type.educational]: [noun('m', 'εκπαιδευτικός χώρος', 'educational space')],
  [type.gym]: [noun('n', 'γυμναστήριο', 'gym')],
  [type.plot]: [noun('n', 'οικόπεδο', 'plot')],
  [type.parcel]: [noun('n', 'αγροτεμάχιο', 'agricultural parcel'), noun('n', 'αγροτεμάχιο', 'field')],
  [type.farm]: [noun('n', 'αγρόκτημα', 'farm')],
  [type.industrialPlot]: [noun('n', 'βιομηχανικό οικόπεδο', 'industrial plot')],
  [type.otherLand]: [noun('f', 'έκταση', 'piece of land')],
  [type.parkingSpace]: [noun('f', 'θέση στάθμευσης', 'parking space')],
  [type.garage]: [noun('n', 'κλειστό γκαράζ', 'garage')],
  [type.storage]: [noun('f', 'αποθήκη', 'storage room')],
  [type.business]: [noun('f', 'επιχείρηση', 'business')],
  [type.prefabricated]: [noun('f', 'προκατασκευασμένη κατοικία', 'prefabricated house')],
  [type.airRight]: [noun('n', 'δικαίωμα υψούν', 'right to build above')],
};
const unknown: readonly Noun[] = [noun('n', 'ακίνητο', 'property')];

export const nounsOf = (home: Home): readonly Noun[] => nouns[home.typeId] ?? unknown;

/** One adjective: neuter, feminine, masculine, English. */
type Adjective = readonly [n: string, f: string, m: string, en: string];

export const agree = (adjective: Adjective, gender: Gender): string =>
  gender === 'n' ? adjective[0] : gender === 'f' ? adjective[1] : adjective[2];

export const adjective = {
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
export type AdjectiveName = keyof typeof adjective;

export const capital = (text: string): string => {
  const first = text.charAt(0);
  // «loft» keeps its own alphabet; a Greek first letter with an accent keeps the accent (Άνετο).
  return (first === 'ά' ? 'Ά' : first === 'ή' ? 'Ή' : first === 'έ' ? 'Έ' : first.toUpperCase()) + text.slice(1);
};

/** «a» or «an» before an English word. */
export const article = (text: string): string =>
  `${/^[aeiou]/i.test(text) && !/^(uni|one)/i.test(text) ? 'an' : 'a'} ${text}`;
