/**
 * Files that no agency means to send, by a seed: cut at every kind of place, in wrong letters, with ids twice and units
 * of others, bombs, pages with an error. Each says what must become of it.
 */
import { crc32 } from 'node:zlib';
import type { BrokenFeedCode, FeedFaultCode } from '@estia/contract/sources/feed-codes';
import { estiaFeed, estiaListing, openImmoFeed, openImmoFlat, openImmoHouse, resoListing } from './estia-feeds.ts';
import { kyeroFile, kyeroFlat, kyeroPlot, kyeroVilla } from './kyero-feeds.ts';
import { englishTable, greekTable, workbook, workbookRows } from './table-feeds.ts';
import { encodeGreek, zip } from './write-feed.ts';
import { xeApartment, xeLand, xePackage, xeShop } from './xe-feeds.ts';

export type BrokenFile = {
  name: string;
  bytes: Uint8Array;
  /** The reading ends in an error (which, if it must be one); an item has a fault; or only: nothing crashes. */
  expect: 'broken' | { broken: BrokenFeedCode } | { fault: FeedFaultCode } | 'any';
};

/** mulberry32: the same files for the same seed. */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  };
}

const bytes = (text: string): Uint8Array => Buffer.from(text);
const xeStock = xePackage([xeApartment('A-1'), xeShop, xeLand, xeApartment('A-2')].join('\n'));
const kyeroStock = kyeroFile([kyeroVilla('1'), kyeroFlat, kyeroPlot, kyeroVilla('2')].join('\n'));
const estiaStock = estiaFeed([estiaListing, resoListing, { ...estiaListing, reference: 'J-9' }]);
const openImmoStock = openImmoFeed(openImmoFlat + openImmoHouse);
const texts: readonly (readonly [string, string])[] = [
  ['xe', xeStock],
  ['kyero', kyeroStock],
  ['estia', estiaStock],
  ['openimmo', openImmoStock],
];

/** Where a file can be cut: in the middle of whatever stands there. */
const cutPlaces: readonly (readonly [string, RegExp])[] = [
  ['tag', /<[A-Za-z]/g],
  ['end tag', /<\//g],
  ['attribute', /="/g],
  ['text', />[^<\s]/g],
  ['entity', /&[a-z]/g],
  ['cdata', /<!\[CDATA\[/g],
  ['key', /"\w+":/g],
  ['bracket', /[[\]{}]/g],
  ['line end', /\n/g],
];

function listCuts(random: (limit: number) => number): BrokenFile[] {
  return texts.flatMap(([format, text]) =>
    cutPlaces.flatMap(([place, pattern]) => {
      const found = [...text.matchAll(pattern)]
        .map(({ index }) => index + 1)
        .filter((at) => at < text.trimEnd().length - 1);
      const chosen = Array.from({ length: Math.min(5, found.length) }, () => found[random(found.length)] ?? 1);
      return chosen.map(
        (at): BrokenFile => ({
          name: `${format} cut in ${place} at ${at}`,
          bytes: bytes(text.slice(0, at)),
          expect: { broken: 'truncated' },
        }),
      );
    }),
  );
}

/** A letter of two bytes cut in half. */
const cutLetters: BrokenFile[] = texts.slice(0, 3).map(([format, text]) => {
  const all = Buffer.from(text);
  const at = all.findIndex((byte) => byte >= 0xce && byte <= 0xcf);
  return { name: `${format} cut in a letter`, bytes: all.subarray(0, at + 1), expect: { broken: 'truncated' } };
});

function listZips(random: (limit: number) => number): BrokenFile[] {
  const packed = zip({ 'feed.xml': xeStock, 'living.jpg': Buffer.alloc(5_000, 7) });
  const halves = Array.from({ length: 20 }, (_, at): BrokenFile => {
    const length = 5 + random(packed.length - 6);
    return { name: `zip cut at ${length} (${at})`, bytes: packed.slice(0, length), expect: { broken: 'truncated' } };
  });
  const flipped = Array.from({ length: 15 }, (_, at): BrokenFile => {
    const copy = Uint8Array.from(packed);
    const place = 40 + random(400);
    copy[place] = (copy[place] ?? 0) ^ (1 << random(8));
    return { name: `zip with a flipped bit at ${place} (${at})`, bytes: copy, expect: 'any' };
  });
  const rename = (name: string): Uint8Array => {
    const placeholder = 'q'.repeat(name.length);
    const text = Buffer.from(zip({ 'feed.xml': xeStock, [placeholder]: 'x' })).toString('latin1');
    return Buffer.from(text.replaceAll(placeholder, name), 'latin1');
  };
  const names = ['../evil.xml', '/etc/passwd', 'a/../../evil', 'C:/evil.xml', 'inner.zip', 'inner.tar.gz', 'more.rar'];
  const encrypted = Uint8Array.from(packed);
  for (let at = 0; at < encrypted.length - 8; at++) {
    const sign = String.fromCharCode(...encrypted.subarray(at, at + 4));
    if (sign === 'PK\x03\x04') encrypted[at + 6] = (encrypted[at + 6] ?? 0) | 1;
    if (sign === 'PK\x01\x02') encrypted[at + 8] = (encrypted[at + 8] ?? 0) | 1;
  }
  return [
    ...halves,
    ...flipped,
    ...names.map((name): BrokenFile => ({ name: `zip with ${name}`, bytes: rename(name), expect: 'broken' })),
    { name: 'zip with a password', bytes: encrypted, expect: { broken: 'zip_encrypted' } },
    { name: 'zip without a feed', bytes: zip({ 'a.jpg': 'x' }), expect: { broken: 'zip_no_feed' } },
    {
      name: 'zip with two feeds',
      bytes: zip({ 'a.xml': xeStock, 'b.xml': xeStock }),
      expect: { broken: 'zip_several_feeds' },
    },
    { name: 'empty zip', bytes: zip({}), expect: 'broken' },
    { name: 'zip bomb', bytes: zip({ 'feed.xml': Buffer.alloc(30_000_000, 0x20) }), expect: { broken: 'zip_ratio' } },
    {
      name: 'zip bomb beside a feed',
      bytes: zip({ 'feed.xml': xeStock, 'a.jpg': Buffer.alloc(30_000_000) }),
      expect: 'broken',
    },
    {
      name: 'zip with a wrong checksum',
      bytes: withChecksum(packed, crc32('other')),
      expect: { broken: 'zip_damaged' },
    },
    { name: 'half a workbook', bytes: workbook(workbookRows).slice(0, 900), expect: { broken: 'truncated' } },
  ];
}

function withChecksum(packed: Uint8Array, sum: number): Uint8Array {
  const copy = Buffer.from(packed);
  for (let at = 0; at < copy.length - 46; at++)
    if (copy.readUInt32LE(at) === 0x02014b50) copy.writeUInt32LE(sum, at + 16);
  return copy;
}

function listXmlBombs(): BrokenFile[] {
  const root = (inner: string, before = ''): string =>
    `<?xml version="1.0"?>${before}<root><kyero><feed_version>3</feed_version></kyero>${inner}</root>`;
  const lol = `<!DOCTYPE root [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const files: Record<string, readonly [BrokenFeedCode, string]> = {
    'billion laughs': ['xml_dtd', root('<property><id>&b;</id></property>', lol)],
    'external entity': [
      'xml_dtd',
      root('<property><id>&x;</id></property>', '<!DOCTYPE root [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ],
    'external DTD': ['xml_dtd', root('<property/>', '<!DOCTYPE root SYSTEM "http://127.0.0.1/a.dtd">')],
    'html entity': ['xml_entity', root('<property><id>1</id><desc>a&nbsp;b</desc></property>')],
    'ampersand alone': ['xml_entity', root('<property><id>1</id><desc>Smith & Sons</desc></property>')],
    'style sheet': ['xml_instruction', root('<property/>', '<?xml-stylesheet href="http://127.0.0.1/a.xsl"?>')],
    'instruction inside': ['xml_instruction', root('<property><?php echo 1 ?><id>1</id></property>')],
    'deep elements': ['xml_depth', root('<a>'.repeat(5_000))],
    'many attributes': [
      'xml_attributes',
      root(`<property ${Array.from({ length: 300 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    ],
    'endless text': ['text_too_long', root(`<property><id>1</id><desc>${'α'.repeat(3_000_000)}</desc></property>`)],
    'endless attribute': ['text_too_long', root(`<property a="${'x'.repeat(3_000_000)}"/>`)],
    'endless comment': ['text_too_long', root(`<!--${'x'.repeat(3_000_000)}--><property><id>1</id></property>`)],
    'endless name': ['text_too_long', root(`<${'x'.repeat(3_000_000)}/>`)],
    'many small values': [
      'text_too_long',
      root(`<property><id>1</id>${'<a>1234567890</a>'.repeat(200_000)}</property>`),
    ],
    'wrong nesting': ['not_well_formed', root('<property><id>1</property></id>')],
    'attribute twice': ['not_well_formed', root('<property a="1" a="2"><id>1</id></property>')],
    'control sign': ['not_well_formed', root('<property><id>\u0001</id></property>')],
    'two roots': ['not_well_formed', `${root('<property><id>1</id></property>')}<root/>`],
    'no items': ['no_items', root('')],
    'other version': ['version_unsupported', root('<property><id>1</id></property>').replace('>3<', '>2<')],
    'other root': ['format_unknown', '<?xml version="1.0"?><listings><listing/></listings>'],
    'declaration alone': ['truncated', '<?xml version="1.0"?>'],
    'undeclared encoding name': ['format_unknown', '<?xml version="1.0" encoding="klingon"?><root></root>'],
  };
  return Object.entries(files).map(([name, [broken, text]]) => ({ name, bytes: bytes(text), expect: { broken } }));
}

const page = '<!DOCTYPE html><html><head><title>503</title></head><body>Service unavailable</body></html>';
const pages: BrokenFile[] = [
  { name: 'error page', bytes: bytes(page), expect: { broken: 'html_page' } },
  {
    name: 'error page with spaces before',
    bytes: bytes(`\n\n  ${page.toLowerCase()}`),
    expect: { broken: 'html_page' },
  },
  { name: 'error page as XHTML', bytes: bytes(`<?xml version="1.0"?>\n${page}`), expect: { broken: 'html_page' } },
  { name: 'page without a doctype', bytes: bytes('<html><body>Login</body></html>'), expect: { broken: 'html_page' } },
  { name: 'error as JSON', bytes: bytes('{"error":"unauthorized"}'), expect: 'broken' },
  { name: 'error as text', bytes: bytes('Not found'), expect: 'broken' },
  { name: 'empty', bytes: bytes(''), expect: { broken: 'empty' } },
  { name: 'only spaces', bytes: bytes(' \n\t \n'), expect: { broken: 'empty' } },
  { name: 'only a byte order mark', bytes: Uint8Array.of(0xef, 0xbb, 0xbf), expect: { broken: 'empty' } },
  { name: 'a photo', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6), expect: 'broken' },
  { name: 'a PDF', bytes: bytes('%PDF-1.7\n1 0 obj'), expect: 'broken' },
  { name: 'gzip', bytes: Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3), expect: 'broken' },
  { name: 'zeros', bytes: new Uint8Array(100), expect: 'broken' },
];

/** One value of one listing made wrong. */
const wrongValues: readonly (readonly [string, FeedFaultCode, RegExp, string])[] = [
  [
    'id missing',
    'reference_missing',
    /refId="A-1"|<id>1<\/id>|"reference": "J-1"|<objektnr_extern>O-1<\/objektnr_extern>/,
    '',
  ],
  [
    'id twice',
    'reference_duplicate',
    /refId="A-2"|<id>2<\/id>|"reference": "J-9"|<objektnr_extern>O-2<\/objektnr_extern>/,
    'TWICE',
  ],
  ['price in words', 'number_unreadable', />245\.000<|>850000<|420000|>198000\.00</, 'PRICE'],
  ['area in square feet', 'unit_unknown', />92,5<|>210<|165|>88\.5</, 'AREA'],
  ['point at sea', 'coordinates_invalid', />38\.0213<|>37\.0772<|38\.0912|"36\.4511"/, 'POINT'],
  ['damaged letters', 'text_damaged', /Φωτεινό|Πέτρινη|Μεζονέτα|Flat/, '\uFFFD\uFFFD'],
];
const twice: Record<string, string> = {
  xe: 'refId="A-1"',
  kyero: '<id>1</id>',
  estia: '"reference": "J-1"',
  openimmo: '<objektnr_extern>O-1</objektnr_extern>',
};
function listWrongValues(): BrokenFile[] {
  return texts.flatMap(([format, text]) =>
    wrongValues.map(([name, fault, pattern, replacement]): BrokenFile => {
      const found = pattern.exec(text)?.[0] ?? '';
      const inner = { PRICE: 'πολλά', AREA: '990 sq ft', POINT: '12.5' }[replacement];
      const wrap = (value: string): string => (found.startsWith('>') ? `>${value}<` : `"${value}"`);
      const value = replacement === 'TWICE' ? twice[format] : inner === undefined ? replacement : wrap(inner);
      const changed = text.replace(pattern, value ?? '');
      // A comma that stood behind the value must go with it.
      return {
        name: `${format}: ${name}`,
        bytes: bytes(name === 'id missing' ? changed.replace(/\n\s*,\n/, '\n') : changed),
        expect: { fault },
      };
    }),
  );
}

function listLetters(random: (limit: number) => number): BrokenFile[] {
  const encodings = ['windows-1253', 'iso-8859-7'] as const;
  const mixed = texts.slice(0, 3).flatMap(([format, text]) =>
    encodings.map((encoding): BrokenFile => {
      const half = Math.floor(text.length / 2);
      return {
        name: `${format}: half of it in ${encoding}`,
        bytes: Buffer.concat([bytes(text.slice(0, half)), encodeGreek(text.slice(half), encoding)]),
        expect: { broken: 'encoding_unreadable' },
      };
    }),
  );
  const noise = texts.flatMap(([format, text]) =>
    Array.from({ length: 12 }, (_, at): BrokenFile => {
      const copy = Uint8Array.from(bytes(text));
      for (let flips = 1 + random(20); flips > 0; flips--) copy[random(copy.length)] = random(256);
      return { name: `${format}: noise ${at}`, bytes: copy, expect: 'any' };
    }),
  );
  const odd = texts.map(
    ([format, text]): BrokenFile => ({
      name: `${format}: UTF-16 with half a letter at its end`,
      bytes: Buffer.concat([Uint8Array.of(0xff, 0xfe), Buffer.from(text.trimEnd(), 'utf16le').subarray(0, -1)]),
      expect: 'broken',
    }),
  );
  return [...mixed, ...noise, ...odd];
}

function listTables(random: (limit: number) => number): BrokenFile[] {
  const cuts = Array.from({ length: 20 }, (_, at): BrokenFile => {
    const text = at % 2 === 0 ? greekTable : englishTable;
    // The first cells of a row: further on a cut row looks like one whose last cells are empty.
    const starts = [...text.matchAll(/\n(?=ΑΘ|E-)/g)].map(({ index }) => index);
    const place = (starts[random(starts.length)] ?? 0) + 2 + random(6);
    return {
      name: `table cut at ${place} (${at})`,
      bytes: bytes(text.slice(0, place)),
      expect: { broken: 'truncated' },
    };
  });
  const quotes = Array.from({ length: 10 }, (_, at): BrokenFile => {
    const rows = greekTable.split('\n');
    const row = 1 + random(rows.length - 2);
    rows[row] = `"${rows[row]}`;
    return { name: `table with an open quote in row ${row} (${at})`, bytes: bytes(rows.join('\n')), expect: 'any' };
  });
  const many = `κωδ;τιμή\n1;${';'.repeat(2_000)}\n`;
  return [
    ...cuts,
    ...quotes,
    { name: 'table with 2,000 columns', bytes: bytes(many), expect: { broken: 'columns_too_many' } },
    {
      name: 'table with an endless cell',
      bytes: bytes(`κωδ;τιμή\n1;"${'α'.repeat(2_000_000)}"\n`),
      expect: { broken: 'text_too_long' },
    },
    {
      name: 'table without a header',
      bytes: bytes('1;2;https://a.example/α\n2;3;https://b.example/β\n'),
      expect: 'broken',
    },
    {
      name: 'table with ids twice',
      bytes: bytes('κωδ;συναλλαγή\n1;πώληση\n1;πώληση\n'),
      expect: { fault: 'reference_duplicate' },
    },
  ];
}

export function createBrokenFeeds(seed: number): BrokenFile[] {
  const random = createRandom(seed);
  return [
    ...listCuts(random),
    ...cutLetters,
    ...listZips(random),
    ...listXmlBombs(),
    ...pages,
    ...listWrongValues(),
    ...listLetters(random),
    ...listTables(random),
  ];
}
