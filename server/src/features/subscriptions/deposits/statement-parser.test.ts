import { parseCents, parseIban } from '@estia/contract/subscriptions/payment-inputs';
import { timesLonger } from '@estia/contract/testing/times-longer';
import { describe, expect, it } from 'vitest';
import { type AgencyToMatch, extractGemiNumbers, isOneTypoApart, matchBankLine } from './deposit-matching.ts';
import { guessColumns, parseStatement, parseStatementDate, parseStatementLines } from './statement-parser.ts';

const read = (bytes: Buffer) => {
  const statement = parseStatement(bytes);
  if (!statement) return null;
  return { ...parseStatementLines(statement, guessColumns(statement)), encoding: statement.encoding };
};
/** Windows-1253 of Greek capitals and ASCII: enough for a statement. */
const windows1253 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((sign) => (sign > '\u0370' ? (sign.codePointAt(0) ?? 0) - 0x2d0 : (sign.codePointAt(0) ?? 0))),
  );

describe('[SUBS-3] amounts and days as banks write them', () => {
  it.each([
    ['60,76', 6076],
    ['60.76', 6076],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1 234,56', 123456],
    ['1.234', 123400],
    ['12.345.678,9', 1234567890],
    ['-60,76', -6076],
    ['60,76-', -6076],
    ['(60,76)', -6076],
    ['−60,76', -6076],
    ['+1.234,56 €', 123456],
    ['EUR 60.76', 6076],
    ['49', 4900],
    ['0,00', 0],
    ['', null],
    ['abc', null],
    ['1,2,3', null],
    ['1.23.456', null],
    ['1,234,56', null],
    ['12.3456', null],
    ['--5', null],
    ['-5-', null],
    ['1e5', null],
    ['99999999999', null],
  ])('%j is %j cents', (text, cents) => expect(parseCents(text)).toBe(cents));

  it.each([
    ['15/11/2026', '2026-11-15'],
    ['5-1-26', '2026-01-05'],
    ['15.11.2026 10:22', '2026-11-15'],
    ['2026-11-15T10:22:00', '2026-11-15'],
    ['20261115', '2026-11-15'],
    ['31/02/2026', null],
    ['11/15/2026', null],
    ['ΣΥΝΟΛΟ', null],
  ])('%j is the day %j', (text, day) => expect(parseStatementDate(text)).toBe(day));

  it('an IBAN is checked by its remainder', () => {
    expect(parseIban('GR16 0110 1250 0000 0001 2300 695')).toBe('GR1601101250000000012300695');
    expect(parseIban('gr1601101250000000012300695')).toBe('GR1601101250000000012300695');
    expect(parseIban('GR17 0110 1250 0000 0001 2300 695')).toBeNull();
    expect(parseIban('GR16 0110 1250 0000 0001 2300 69')).toBeNull();
    expect(parseIban('DE89370400440532013000')).toBe('DE89370400440532013000');
    expect(parseIban('')).toBeNull();
  });
});

describe('[SUBS-3] statements of different banks', () => {
  const greek = [
    'ΛΟΓΑΡΙΑΣΜΟΣ;GR1601101250000000012300695',
    'ΠΕΡΙΟΔΟΣ;01/11/2026 - 15/11/2026',
    'ΗΜΕΡΟΜΗΝΙΑ;ΑΙΤΙΟΛΟΓΙΑ;ΧΡΕΩΣΗ;ΠΙΣΤΩΣΗ;ΥΠΟΛΟΙΠΟ',
    '03/11/2026;ΓΕΜΗ 123456789000;;60,76;1.060,76',
    '04/11/2026;"ΠΡΟΜΗΘΕΙΑ; ΕΞΟΔΑ";12,50;;1.048,26',
    'ΣΥΝΟΛΟ;;12,50;60,76;',
  ].join('\r\n');
  const lines = [
    { booked_on: '2026-11-03', cents: 6076, text: 'ΓΕΜΗ 123456789000' },
    { booked_on: '2026-11-04', cents: -1250, text: 'ΠΡΟΜΗΘΕΙΑ; ΕΞΟΔΑ' },
  ];
  it('credits and debits apart, a preface and a total, in every encoding', () => {
    const swapped = Buffer.from(greek, 'utf16le').swap16();
    expect(read(Buffer.from(greek))).toEqual({ lines, unreadable: 1, encoding: 'utf-8' });
    expect(read(Buffer.from(`\uFEFF${greek}`))).toEqual({ lines, unreadable: 1, encoding: 'utf-8' });
    expect(read(Buffer.from(`\uFEFF${greek}`, 'utf16le'))).toEqual({ lines, unreadable: 1, encoding: 'utf-16le' });
    expect(read(Buffer.from(greek, 'utf16le'))?.lines).toHaveLength(2);
    expect(read(swapped)?.lines).toHaveLength(2);
    expect(read(windows1253(greek))).toEqual({ lines, unreadable: 1, encoding: 'windows-1253' });
  });

  it('English headings, commas, signed amounts', () => {
    const text =
      'Booking Date,Value Date,Description,Amount,Balance\n2026-11-03,2026-11-04,GEMI 123456789,"1,060.76","2,000.00"\n2026-11-05,2026-11-05,FEE,-3.00,"1,997.00"\n';
    expect(read(Buffer.from(text))?.lines).toEqual([
      { booked_on: '2026-11-03', cents: 106076, text: 'GEMI 123456789' },
      { booked_on: '2026-11-05', cents: -300, text: 'FEE' },
    ]);
  });

  it('a column that says credit or debit, tabs, two columns of words', () => {
    const text =
      'ΗΜ/ΝΙΑ ΣΥΝΑΛΛΑΓΗΣ\tΠΕΡΙΓΡΑΦΗ\tΠΟΣΟ\tΠΡΟΣΗΜΟ\tΣΧΟΛΙΑ\n3/11/26\tΕΜΒΑΣΜΑ\t60,76\tΠ\t123456789\n3/11/26\tΤΕΛΗ\t1,00\tΧ\t\n';
    expect(read(Buffer.from(text))?.lines).toEqual([
      { booked_on: '2026-11-03', cents: 6076, text: 'ΕΜΒΑΣΜΑ · 123456789' },
      { booked_on: '2026-11-03', cents: -100, text: 'ΤΕΛΗ' },
    ]);
  });

  it('quotes that are part of a name', () => {
    const text = '03/11/2026;"ΑΛΦΑ" ΑΕ 123456789;60,76\n04/11/2026;ΒΗΤΑ "Β";5,00\n05/11/2026;"""Γ"" ΕΕ";6,00\n';
    expect(read(Buffer.from(text))?.lines.map((line) => line.text)).toEqual([
      'ΑΛΦΑ ΑΕ 123456789',
      'ΒΗΤΑ "Β"',
      '"Γ" ΕΕ',
    ]);
  });

  it('without headings', () => {
    expect(read(Buffer.from('03/11/2026;ΓΕΜΗ 123456789;60,76\n04/11/2026;ΑΛΛΟ;5,00\n'))?.lines).toHaveLength(2);
  });

  it('what is no statement is refused, and nothing takes much longer than a statement', () => {
    expect(parseStatement(Buffer.alloc(0))).toBeNull();
    expect(parseStatement(Buffer.from('hello'))).toBeNull();
    expect(parseStatement(Buffer.alloc(2_000_001, ';'))).toBeNull();
    expect(parseStatement(Buffer.from('1;2\n'.repeat(21_000)))).toBeNull();
    const line = `03/11/2026;${'ΕΜΒΑΣΜΑ ΓΕΜΗ 123456789 '.repeat(2)};60,76\n`;
    const ordinary = Buffer.from(line.repeat(18_000));
    expect(read(ordinary)?.lines).toHaveLength(18_000);
    for (const bytes of [
      Buffer.alloc(1_900_000, '"'),
      Buffer.alloc(1_900_000, ';'),
      Buffer.alloc(1_900_000, '\n'),
      Buffer.alloc(1_900_000, '1 '),
      Buffer.alloc(1_900_000, '"a"x'),
      Buffer.alloc(1_900_000, 0),
      Buffer.from(Array.from({ length: 1_000_000 }, (_, at) => (at * 7919) % 256)),
    ]) {
      const times = timesLonger(
        () => read(bytes),
        () => read(ordinary),
      );
      expect(times, String(bytes[0])).toBeLessThan(5);
    }
  });
});

describe('[SUBS-3] whose a line is', () => {
  it('finds GEMI numbers however they are typed, and no dates', () => {
    expect(extractGemiNumbers('ΓΕΜΗ 123456789000')).toEqual(['123456789000']);
    expect(extractGemiNumbers('ΓΕΜΗ:123456789')).toEqual(['123456789000']);
    expect(extractGemiNumbers('gemi 1234 56789 000')).toContain('123456789000');
    expect(extractGemiNumbers('11/2026 1234 56789 000')).toContain('123456789000');
    expect(extractGemiNumbers('123.456.789.000')).toContain('123456789000');
    expect(extractGemiNumbers('15/11/2026 ΣΥΝΔΡΟΜΗ')).toEqual([]);
    expect(extractGemiNumbers('GR1601101250000000012300695')).toEqual([]);
    expect(extractGemiNumbers('123456')).toEqual([]);
    expect(extractGemiNumbers('12/11/2026 123456789')).toContain('123456789000');
  });

  it('knows a slip of the finger', () => {
    expect(isOneTypoApart('123456789', '123456780')).toBe(true);
    expect(isOneTypoApart('123456789', '12345678')).toBe(true);
    expect(isOneTypoApart('123456789', '123457689')).toBe(true);
    expect(isOneTypoApart('123456789', '123456789')).toBe(false);
    expect(isOneTypoApart('123456789', '123459999')).toBe(false);
  });

  it('names every problem', () => {
    const agency = (overrides: Partial<AgencyToMatch> = {}): AgencyToMatch => ({
      account_id: 1,
      gemi: '123456789000',
      due: [{ charge_id: 7, gross_cents: 6076 }],
      matched: [],
      paid: [],
      ...overrides,
    });
    const other = agency({ account_id: 2, gemi: '987654321000', due: [] });
    const say = (text: string, cents: number, ours = agency()) => {
      const known = new Map([ours, other].map((each) => [each.gemi, each]));
      const { state, match_problem, account_id, charge_id } = matchBankLine(
        { text, cents },
        known,
        cents === 6076 ? [ours] : [],
      );
      return [state, match_problem, account_id, charge_id];
    };
    expect(say('123456789', 6076)).toEqual(['matched', null, 1, 7]);
    expect(say('123456789', -6076)).toEqual(['rejected', 'outgoing', null, null]);
    expect(say('ΣΥΝΔΡΟΜΗ', 6076)).toEqual(['new', 'no_gemi', null, null]);
    expect(say('123456780', 6076)).toEqual(['new', 'unknown_gemi', 1, null]);
    expect(say('555555555', 6076)).toEqual(['new', 'unknown_gemi', null, null]);
    expect(say('123456789 987654321', 6076)).toEqual(['new', 'several', null, null]);
    expect(say('123456789', 6075)).toEqual(['new', 'other_amount', 1, null]);
    expect(say('987654321', 6076)).toEqual(['new', 'nothing_owed', 2, null]);
    expect(say('123456789', 6076, agency({ due: [], paid: [6076] }))).toEqual(['new', 'already_paid', 1, null]);
    const taken = agency({ due: [], matched: [{ charge_id: 7, gross_cents: 6076 }] });
    expect(say('123456789', 6076, taken)).toEqual(['new', 'already_matched', 1, null]);
  });
});
