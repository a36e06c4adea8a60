import { describe, expect, it } from 'vitest';
import {
  createNameKeys,
  createPhoneticKey,
  createQueryKeys,
  MAX_KEY_INPUT_LENGTH,
  MAX_QUERY_KEYS,
} from './phonetic-key.ts';

const finds = (query: string, name: string): boolean =>
  createQueryKeys(query).some((key) => createNameKeys(name).some((known) => known.startsWith(key)));

/** What people type, without typing mistakes: whole names and beginnings, ELOT and chat Greeklish. */
const typed: Record<string, string[]> = {
  Χαλάνδρι: ['xalandri', 'Halandri', 'Chalandri', 'khalandri', 'xalan', 'chal', 'χαλανδ', 'ΧΑΛΑΝΔΡΙ'],
  Αθήνα: ['athina', 'a8hna', 'a8ina', 'athhna', 'ath', 'ΑΘΗΝΑ'],
  Θεσσαλονίκη: ['thessaloniki', '8essaloniki', 'thesaloniki', '8esalonikh', 'thes', 'θεσσαλ'],
  Πειραιάς: ['peiraias', 'pireas', 'peiraia', 'pirea'],
  Κηφισιά: ['kifisia', 'khfisia', 'Kifissia', 'kifis'],
  Γλυφάδα: ['glyfada', 'glufada', 'glifada', 'glyphada'],
  'Νέα Σμύρνη': ['nea smyrni', 'nea smurnh', 'smirni', 'smyrnh', 'nea sm'],
  'Παλαιό Φάληρο': ['palaio faliro', 'paleo faliro', 'palaio', 'faliro', 'falhro', 'παλα'],
  Ξάνθη: ['xanthi', '3anthi', 'ksanthi', 'xan8h', 'xant'],
  Αλεξανδρούπολη: ['alexandroupoli', 'aleksandroupoli', 'ale3androupoli', 'alexandroupolh', 'alek'],
  Ψυχικό: ['psychiko', 'psixiko', '4uxiko', 'psyhiko'],
  Αμπελόκηποι: ['ampelokipoi', 'abelokipi', 'ambelokipi', 'ampelokhpoi', 'Ampelokipi'],
  Βούλα: ['voula', 'boula', 'vula', 'boyla'],
  Ζωγράφου: ['zografou', 'zwgrafou', 'zografoy', 'zwgrafoy'],
  Ηλιούπολη: ['ilioupoli', 'hlioupolh', 'hlioupoli'],
  Αιγάλεω: ['aigaleo', 'egaleo', 'aigalew'],
  Χαϊδάρι: ['xaidari', 'haidari', 'chaidari', 'χαιδαρι'],
  Πεύκη: ['pefki', 'peuki', 'peykh', 'pevki', 'pef'],
  Ναύπλιο: ['nafplio', 'nauplio', 'nayplio', 'navplio'],
  Λευκάδα: ['lefkada', 'leukada', 'lef'],
  Τήνος: ['tinos', 'thnos'],
  Χρυσούπολη: ['chrysoupoli', 'xrysoupoli', 'hrysoupoli', 'xrusoupolh'],
  Λαγκαδάς: ['lagkadas', 'langadas', 'lagadas'],
  'Νέα Αγχίαλος': ['nea anchialos', 'nea agxialos', 'anchialos'],
  Μοσχάτο: ['moschato', 'mosxato', 'moshato', 'mosc'],
  Ηγουμενίτσα: ['igoumenitsa', 'hgoumenitsa', 'igo', 'ηγο'],
  'Άγιος Δημήτριος': ['agios dimitrios', 'agios dhmhtrios', 'dimitrios'],
  Μπιζάνι: ['bizani', 'mpizani', 'μπιζανι'],
  Ντεπώ: ['depo', 'ntepw'],
  'Γαλάτσι - Βεΐκου': ['galatsi', 'veikou', 'galatsi veikou'],
  Τζιτζιφιές: ['tzitzifies', 'jijifies'],
  Ρόδος: ['rodos', 'rhodos'],
};

describe('foldName', () => {
  it('[SRCH-2] greeklish finds Χαλάνδρι: every way to write it has one key', () => {
    const ways = ['Χαλάνδρι', 'χαλανδρι', 'ΧΑΛΑΝΔΡΙ', 'xalandri', 'Halandri', 'Chalandri', 'Χαλάνδρι'.normalize('NFD')];
    expect(new Set(ways.map(createPhoneticKey))).toEqual(new Set(['xalandri']));
  });

  it('[SRCH-2] accents, case, final sigma, diaeresis and doubled letters do not matter', () => {
    expect(createPhoneticKey('ΠΤΟΛΕΜΑΪΔΑ')).toBe(createPhoneticKey('Πτολεμαΐδα'));
    expect(createPhoneticKey('ΠΤΟΛΕΜΑΙΔΑ')).toBe(createPhoneticKey('Πτολεμαΐδα'));
    expect(createPhoneticKey('ΒΟΛΟΣ')).toBe(createPhoneticKey('Βόλος'));
    expect(createPhoneticKey('Θεσαλονίκη')).toBe(createPhoneticKey('Θεσσαλονίκη'));
    expect(createPhoneticKey('Ἀθῆναι')).toBe(createPhoneticKey('Αθήναι'));
  });

  it('[SRCH-2] punctuation becomes one space, numbers stay numbers', () => {
    expect(createPhoneticKey("  Α' Νεκροταφείο—(Νέος   Κόσμος)/ ")).toBe('a nekrotafio neos kosmos');
    expect(createPhoneticKey('28ης Οκτωβρίου 33')).toBe('28is oktovriu 33');
    expect(createPhoneticKey('3is Septemvriou')).toBe(createPhoneticKey('3ης Σεπτεμβρίου'));
    expect(createPhoneticKey('151 24')).toBe('151 24');
  });

  it('[SRCH-2] hostile input is cut and never throws', () => {
    const long = createPhoneticKey('χ'.repeat(5_000_000));
    expect(long.length).toBeLessThanOrEqual(MAX_KEY_INPUT_LENGTH);
    for (const text of ['', ' ', '\u0000', '\ud800', '𝒜θήνα', '%_\\', "'; drop", '🏠🏠', '\u0301\u0301', 'שלום']) {
      expect(createPhoneticKey(text)).toMatch(/^[a-z0-9]*( [a-z0-9]+)*$/);
      expect(createQueryKeys(text).length).toBeLessThanOrEqual(MAX_QUERY_KEYS);
      expect(createNameKeys(text)).not.toContain('');
    }
    expect(createQueryKeys('!?')).toEqual([]);
  });
});

describe('foldQuery', () => {
  it('[SRCH-2] Greek gives exactly one key, Latin at most six, the likely one first', () => {
    expect(createQueryKeys('Χαλάνδρι')).toEqual(['xalandri']);
    expect(createQueryKeys('boula')).toEqual(['bula', 'vula']);
    expect(createQueryKeys('hrysoupoli')).toContain('xrisupoli');
    for (const text of ['hubuhubk', 'bhubhubhf', 'thuphubhc', 'h'.repeat(200)]) {
      const keys = createQueryKeys(text);
      expect(keys.length).toBeLessThanOrEqual(MAX_QUERY_KEYS);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  for (const [name, queries] of Object.entries(typed)) {
    it(`[SRCH-2] greeklish finds ${name}`, () => {
      expect(queries.filter((query) => !finds(query, name))).toEqual([]);
    });
  }

  it('[SRCH-2] the list of typed queries is long enough to mean something', () => {
    expect(Object.values(typed).flat().length).toBeGreaterThanOrEqual(100);
  });

  it('[SRCH-2] a query does not find a place that sounds different', () => {
    for (const [query, name] of [
      ['voula', 'Βόλος'],
      ['patra', 'Πάτμος'],
      ['μπα', 'Βάρη'],
      ['φερ', 'Βέροια'],
      ['kos', 'Κάσος'],
      ['paros', 'Πόρος'],
    ] as const) {
      expect(finds(query, name), `${query} must not find ${name}`).toBe(false);
    }
  });
});

describe('nameKeys', () => {
  it('[SRCH-2] one key from every word on', () => {
    expect(createNameKeys('Νέα Σμύρνη')).toEqual(['nea smirni', 'smirni']);
    expect(createNameKeys('Βάρη - Βούλα - Βουλιαγμένη').slice(0, 3)).toEqual([
      'vari vula vuliagmeni',
      'vula vuliagmeni',
      'vuliagmeni',
    ]);
  });

  it('[SRCH-2] a pair of letters that is half typed still finds its name', () => {
    expect(createNameKeys('Παλαιό Φάληρο')).toEqual(['paleo faliro', 'faliro', 'pala']);
    for (const name of Object.keys(typed)) {
      for (let end = 3; end <= name.length; end += 1) {
        expect(finds(name.slice(0, end), name), `${name.slice(0, end)} finds ${name}`).toBe(true);
      }
    }
  });
});
