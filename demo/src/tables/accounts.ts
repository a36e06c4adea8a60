/** Invented people and agencies. Numbers begin with 000, domains end in .example: nobody can be reached by mistake. */

import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import { requireValue } from '@estia/contract/require-value';
import type { DemoPlace } from '../places/places.ts';
import { createRandom, cumulativeSums, hashToInt, pickWeightedIndex } from '../random.ts';

const men = [
  'Γιώργος',
  'Κώστας',
  'Δημήτρης',
  'Νίκος',
  'Γιάννης',
  'Παναγιώτης',
  'Βασίλης',
  'Χρήστος',
  'Θανάσης',
  'Μιχάλης',
  'Στέλιος',
  'Αντώνης',
  'Σπύρος',
  'Θοδωρής',
  'Λευτέρης',
  'Άγγελος',
  'Πέτρος',
  'Μανώλης',
  'Στέφανος',
  'Φώτης',
];
const women = [
  'Μαρία',
  'Ελένη',
  'Κατερίνα',
  'Βασιλική',
  'Σοφία',
  'Γεωργία',
  'Άννα',
  'Δήμητρα',
  'Ιωάννα',
  'Ευαγγελία',
  'Χριστίνα',
  'Αγγελική',
  'Παναγιώτα',
  'Δέσποινα',
  'Αναστασία',
  'Φωτεινή',
  'Ειρήνη',
  'Στέλλα',
  'Ζωή',
  'Μαρίνα',
];
/** A surname as a man and as a woman bears it. */
const surnames: readonly (readonly [string, string])[] = [
  ['Αλεξίου', 'Αλεξίου'],
  ['Βλάχος', 'Βλάχου'],
  ['Γεωργίου', 'Γεωργίου'],
  ['Δημητρίου', 'Δημητρίου'],
  ['Ζαφείρης', 'Ζαφείρη'],
  ['Θεοδώρου', 'Θεοδώρου'],
  ['Ιωαννίδης', 'Ιωαννίδου'],
  ['Καραγιάννης', 'Καραγιάννη'],
  ['Κωνσταντίνου', 'Κωνσταντίνου'],
  ['Λάμπρου', 'Λάμπρου'],
  ['Μακρής', 'Μακρή'],
  ['Νικολάου', 'Νικολάου'],
  ['Ξενάκης', 'Ξενάκη'],
  ['Οικονόμου', 'Οικονόμου'],
  ['Παπαδόπουλος', 'Παπαδοπούλου'],
  ['Ράπτης', 'Ράπτη'],
  ['Σταματίου', 'Σταματίου'],
  ['Τσιγάρας', 'Τσιγάρα'],
  ['Φιλίππου', 'Φιλίππου'],
  ['Χατζής', 'Χατζή'],
  ['Αναγνώστου', 'Αναγνώστου'],
  ['Βασιλείου', 'Βασιλείου'],
  ['Δούκας', 'Δούκα'],
  ['Κοντός', 'Κοντού'],
  ['Μαυρίδης', 'Μαυρίδου'],
];

export function createPersonName(seed: number, index: number): string {
  const bits = hashToInt(seed, index, 71);
  const woman = (bits & 1) === 1;
  const first = requireValue((woman ? women : men)[(bits >>> 1) % 20]);
  const last = requireValue(surnames[(bits >>> 8) % surnames.length]);
  return `${first} ${last[woman ? 1 : 0]}`;
}

const digits = (bits: number): string => String(bits % 10_000).padStart(4, '0');
export const mobileNumber = (bits: number): string => `+30690000${digits(bits)}`;
export const landlineNumber = (bits: number): string => `+30210000${digits(bits)}`;

/** Families that agencies are called after, and words of building that others took. Greek and transliterated. */
const families: readonly (readonly [string, string])[] = [
  ['Αγγελόπουλος', 'Angelopoulos'],
  ['Αλεξίου', 'Alexiou'],
  ['Αναγνώστου', 'Anagnostou'],
  ['Βασιλείου', 'Vasileiou'],
  ['Βλάχος', 'Vlachos'],
  ['Γαλάνης', 'Galanis'],
  ['Γεωργίου', 'Georgiou'],
  ['Δελής', 'Delis'],
  ['Δημητρίου', 'Dimitriou'],
  ['Δούκας', 'Doukas'],
  ['Ευσταθίου', 'Efstathiou'],
  ['Ζαφείρης', 'Zafeiris'],
  ['Ζέρβας', 'Zervas'],
  ['Θεοδώρου', 'Theodorou'],
  ['Ιωαννίδης', 'Ioannidis'],
  ['Καλογεράς', 'Kalogeras'],
  ['Καραγιάννης', 'Karagiannis'],
  ['Κατσαρός', 'Katsaros'],
  ['Κοντός', 'Kontos'],
  ['Κωνσταντίνου', 'Konstantinou'],
  ['Λάμπρου', 'Lamprou'],
  ['Λιβανός', 'Livanos'],
  ['Μακρής', 'Makris'],
  ['Μανωλάς', 'Manolas'],
  ['Μαυρίδης', 'Mavridis'],
  ['Μελάς', 'Melas'],
  ['Μιχαηλίδης', 'Michailidis'],
  ['Νικολάου', 'Nikolaou'],
  ['Ξενάκης', 'Xenakis'],
  ['Οικονόμου', 'Oikonomou'],
  ['Παλαιολόγος', 'Palaiologos'],
  ['Πανάγος', 'Panagos'],
  ['Παππάς', 'Pappas'],
  ['Πετρίδης', 'Petridis'],
  ['Ράπτης', 'Raptis'],
  ['Ρούσσος', 'Roussos'],
  ['Σαββίδης', 'Savvidis'],
  ['Σκούρας', 'Skouras'],
  ['Σταματίου', 'Stamatiou'],
  ['Στεργίου', 'Stergiou'],
  ['Σωτηρίου', 'Sotiriou'],
  ['Τσάκωνας', 'Tsakonas'],
  ['Τσιγάρας', 'Tsigaras'],
  ['Τριανταφύλλου', 'Triantafyllou'],
  ['Φιλίππου', 'Filippou'],
  ['Φωτίου', 'Fotiou'],
  ['Χαλκιάς', 'Chalkias'],
  ['Χατζής', 'Chatzis'],
  ['Χριστοφόρου', 'Christoforou'],
  ['Ψαρράς', 'Psarras'],
];
const words: readonly (readonly [string, string])[] = [
  ['Αίθριο', 'Aithrio'],
  ['Ακρόπρωρο', 'Akroproro'],
  ['Άλσος', 'Alsos'],
  ['Αντηρίδα', 'Antirida'],
  ['Αρμός', 'Armos'],
  ['Άξων', 'Axon'],
  ['Αύρα', 'Avra'],
  ['Βορινό', 'Vorino'],
  ['Δώμα', 'Doma'],
  ['Δομή', 'Domi'],
  ['Εύοικος', 'Evoikos'],
  ['Εφαλτήριο', 'Efaltirio'],
  ['Ζεύξη', 'Zefxi'],
  ['Θέση', 'Thesi'],
  ['Θόλος', 'Tholos'],
  ['Ισόγειο', 'Isogeio'],
  ['Ίχνος', 'Ichnos'],
  ['Κάτοψη', 'Katopsi'],
  ['Κελάρι', 'Kelari'],
  ['Κιονόκρανο', 'Kionokrano'],
  ['Κλίμαξ', 'Klimax'],
  ['Λιακωτό', 'Liakoto'],
  ['Λίθος', 'Lithos'],
  ['Μεσοτοιχία', 'Mesotoichia'],
  ['Μέτοπο', 'Metopo'],
  ['Νότος', 'Notos'],
  ['Ξάγναντο', 'Xagnanto'],
  ['Οικείον', 'Oikeion'],
  ['Όροφος', 'Orofos'],
  ['Όψη', 'Opsi'],
  ['Πέργκολα', 'Pergola'],
  ['Πλίνθος', 'Plinthos'],
  ['Πλευρά', 'Plevra'],
  ['Πρόναος', 'Pronaos'],
  ['Πρόσοψη', 'Prosopsi'],
  ['Πυξίδα', 'Pyxida'],
  ['Ρίζα', 'Riza'],
  ['Σκέπη', 'Skepi'],
  ['Στέγη', 'Stegi'],
  ['Στοά', 'Stoa'],
  ['Τετράγωνο', 'Tetragono'],
  ['Τοπίο', 'Topio'],
  ['Υπόστεγο', 'Ypostego'],
  ['Φάσμα', 'Fasma'],
  ['Φεγγίτης', 'Fengitis'],
  ['Φωλιά', 'Folia'],
  ['Χάραξη', 'Charaxi'],
  ['Χώρος', 'Choros'],
  ['Ψηφίδα', 'Psifida'],
  ['Ωδείο', 'Odeio'],
];

/** As agencies here are called: after their founders, or a word and the trade. `at` up to 399; no two alike. */
function createAgencyName(at: number): readonly [el: string, en: string] {
  const form = at % 4;
  const round = Math.floor(at / 4);
  const pick = (list: typeof families, salt: number) => requireValue(list[(round * 7 + salt * 13) % list.length]);
  const [el, en] = pick(form === 3 ? words : families, form);
  const [partnerEl, partnerEn] = pick(families, form + 1);
  const second = round >= families.length;
  switch (form) {
    case 0:
      return second
        ? [`${el} – ${partnerEl} Ακίνητα`, `${en} – ${partnerEn} Real Estate`]
        : [`${el} Ακίνητα`, `${en} Real Estate`];
    case 1:
      return second
        ? [`Μεσίτες ${el} – ${partnerEl}`, `${en} – ${partnerEn} Estate Agents`]
        : [`Μεσιτικό Γραφείο ${el}`, `${en} Estate Agents`];
    case 2:
      return second
        ? [`${el}, ${partnerEl} & Συνεργάτες`, `${en}, ${partnerEn} & Partners`]
        : [`${el} & Συνεργάτες`, `${en} & Partners`];
    default:
      return second ? [`${el} Ακίνητα`, `${en} Realty`] : [`${el} Κτηματομεσιτική`, `${en} Properties`];
  }
}

const domainOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

export type Agency = {
  id: number;
  accountId: number;
  el: string;
  en: string;
  email: string;
  gemi: string;
  place: number;
  prefectureId: number;
  regionId: number;
  street: string | null;
  streetNumber: string | null;
  postcode: string | null;
  phones: string[];
  founded: number;
  /** Size against the others. */
  weight: number;
};

const agencyCount = (listings: number): number => Math.min(400, Math.max(40, Math.round(listings / 250)));

/**
 * Account numbers: 1–9 the named demo users, from 100 the agencies, from 1000 the owner of the home with that index.
 */
export const accountIdRanges = { firstAgency: 100, firstOwner: 1000 } as const;

export function createAgencies(
  seed: number,
  places: readonly DemoPlace[],
  listings: number,
  thisYear: number,
): Agency[] {
  const random = createRandom();
  const sums = cumulativeSums(places.map((place) => place.share));
  const count = agencyCount(listings);
  // The first agency is the one a demonstration logs in as: it stands in Pangrati.
  const central = places.findIndex((place) => place.id === 450131);
  return Array.from({ length: count }, (_, k): Agency => {
    random.reseed(seed, k, 72);
    // Evenly spaced over the places in their order, so that every corner with listings has an agency.
    const even = pickWeightedIndex(sums, (k + random.next()) / count);
    const placeIndex = k === 0 && central >= 0 ? central : even;
    const place = requireValue(places[placeIndex]);
    const [el, en] = createAgencyName(k);
    const postcode = place.postcodes.length > 0 ? random.pick(place.postcodes) : null;
    const street = postcode && postcode.streets.length > 0 ? random.pick(postcode.streets) : null;
    return {
      id: k + 1,
      accountId: accountIdRanges.firstAgency + k,
      el,
      en,
      email: k === 0 ? 'pro@estia.example' : `info@${domainOf(en)}.example`,
      // Real registry numbers are far below 99…: these belong to nobody.
      gemi: `99${String(1_000_000 + k * 3571).padStart(7, '0')}000`,
      place: placeIndex,
      prefectureId: place.prefectureId,
      regionId: place.regionId,
      street,
      streetNumber: street ? String(random.int(1, 140)) : null,
      postcode: postcode?.code ?? null,
      phones: [landlineNumber(hashToInt(seed, k, 73)), mobileNumber(hashToInt(seed, k, 74))],
      founded: random.int(1985, thisYear - 2),
      weight: 1 / (1 + random.next() * 9) ** 1.1,
    };
  });
}

export type DemoAccount = {
  id: number;
  role: RoleId;
  main: boolean;
  status: 'approved' | 'waiting' | 'blocked';
  email: string;
  name: string;
  locale: 'el' | 'en';
};

/**
 * What all of them log in with: written in the README, so worth nothing. A site with https gets them without a
 * password, and nobody can log in as them.
 */
export const demoPassword = 'laptop-only';

/** The users a demonstration logs in as; the professional one is the first agency. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: 1,
    role: roleIds.admin,
    main: true,
    status: 'approved',
    email: 'admin@estia.example',
    name: 'Διαχειριστής',
    locale: 'el',
  },
  {
    id: 2,
    role: roleIds.admin,
    main: false,
    status: 'approved',
    email: 'editor@estia.example',
    name: 'Συντάκτρια',
    locale: 'el',
  },
  {
    id: 3,
    role: roleIds.individual,
    main: false,
    status: 'approved',
    email: 'eleni@estia.example',
    name: 'Ελένη Μακρή',
    locale: 'el',
  },
  {
    id: 4,
    role: roleIds.individual,
    main: false,
    status: 'approved',
    email: 'nikos@estia.example',
    name: 'Νίκος Αλεξίου',
    locale: 'el',
  },
  {
    id: 5,
    role: roleIds.individual,
    main: false,
    status: 'approved',
    email: 'anna@estia.example',
    name: 'Anna Weber',
    locale: 'en',
  },
  {
    id: 6,
    role: roleIds.agency,
    main: false,
    status: 'waiting',
    email: 'new-office@estia.example',
    name: 'Πέτρος Δούκας',
    locale: 'el',
  },
  {
    id: 7,
    role: roleIds.individual,
    main: false,
    status: 'blocked',
    email: 'blocked@estia.example',
    name: 'Άγγελος Ράπτης',
    locale: 'el',
  },
];
/** Named users whose own listings fill "my properties". */
export const demoAdvertiserIds: readonly number[] = [3, 4, 5];

/** The agency of the professional who waits for an admin. Tax numbers that begin with 0000000 belong to nobody. */
export const pendingAgency = {
  accountId: 6,
  el: 'Νέα Γωνιά Ακίνητα',
  en: 'Nea Gonia Real Estate',
  gemi: '998999999000',
  taxNumber: '000000012',
  landline: landlineNumber(9001),
} as const;
