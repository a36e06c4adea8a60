/** Every word of every shelf, in both languages: no empty text, no mixed script, no shouting. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { errors } from '../../contract/src/errors.ts';
import { lookups } from '../../contract/src/lookups/model.ts';

const contract = fileURLToPath(new URL('../../contract/src/', import.meta.url));
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('messages.ts'))
  .map((file) => contract + file);

type Found = { where: string; el: string; en: string };

/** Words that are the same in every language, or are Latin in Greek text by right. */
const foreign =
  /Golden Visa|Estia|cookies?|browser|BBQ|Playroom|Loft|Laminate|A\/C|smart home|logistics|real estate|KNX|email|PVC|\bk\b|ES-|GEMI|AFM|m²|250k|OMASE|IBAN|PDF|timologio|pistotiko|[IVX]+/gi;

type MessageFunction = (...args: unknown[]) => unknown;

/** Texts that take something else than numbers say so by failing on one: words, a purpose, a group, a list. */
function callMessage(speak: MessageFunction, n: number): string {
  let failure: unknown;
  const list = [{ share: n, kind: 'x', name: 'x', ads: n }];
  for (const said of [n, String(n), 'sale', 'price', list]) {
    try {
      return String(speak(said, said, said, said, said));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function collect(where: string, value: unknown, into: Found[]): void {
  if (typeof value !== 'object' || value === null) return;
  const pair = value as { el?: unknown; en?: unknown };
  if (typeof pair.el === 'string' && typeof pair.en === 'string') into.push({ where, el: pair.el, en: pair.en });
  else if (typeof pair.el === 'function' && typeof pair.en === 'function') {
    for (const n of [0, 1, 2, 21]) {
      const say = (speak: unknown) => callMessage(speak as MessageFunction, n);
      into.push({ where: `${where}(${n})`, el: say(pair.el), en: say(pair.en) });
    }
  } else for (const [name, inner] of Object.entries(value)) collect(`${where}.${name}`, inner, into);
}

const found: Found[] = [];
for (const file of files) {
  const exported = (await import(file)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(exported)) collect(`${file.slice(contract.length)} ${name}`, value, found);
}
for (const [code, { words }] of Object.entries(errors)) found.push({ where: `errors ${code}`, ...words });
for (const [list, rows] of Object.entries(lookups))
  for (const row of rows) found.push({ where: `${list}.${row.code}`, ...row.name });

it('[I18N-1] looked at enough words to mean something', () => {
  expect(files.length).toBeGreaterThanOrEqual(20);
  expect(found.length).toBeGreaterThan(700);
});

/** Exclamation marks that the customer's list of messages fixes, in English. */
const fixed =
  /^(Success!|Email sent!|User doesn't exist\. Please register!|Password didn't change\. Please try again!|Password has changed!)$/;

it('[I18N-1] no text is empty, shouts, or mixes alphabets inside a word', () => {
  const bad = found.filter(({ el, en }) => {
    const mixed = /[\p{Script=Greek}][A-Za-z]|[A-Za-z][\p{Script=Greek}]/u;
    return !el.trim() || !en.trim() || /!/.test(el + en.replace(fixed, '')) || mixed.test(el) || mixed.test(en);
  });
  expect(bad).toEqual([]);
});

it('[I18N-1] Greek texts are Greek and English texts are English', () => {
  const greekInEnglish = found.filter(({ en }) => /\p{Script=Greek}/u.test(en) && !/[ΑΒΓΔΕΖΗ]\+?$|Ελληνικά/u.test(en));
  expect(greekInEnglish).toEqual([]);
  const latinInGreek = found.filter(
    ({ el }) => /[A-Za-z]{3,}/.test(el.replaceAll(foreign, '')) && !/\p{Script=Greek}/u.test(el),
  );
  expect(latinInGreek.map(({ where, el }) => `${where}: ${el}`)).toEqual([]);
});

/** Words that meant two things at once, or something else than their readers took them for. */
const ambiguous = [
  { el: /κωδικο[ίύ]ς? ανάγκης/u },
  { el: /γράμμα (ανάκτησης|επιβεβαίωσης)|στείλαμε (ένα )?γράμμα/u, en: /\b(a|the|this|our) letter\b(?! of)/ },
  {
    el: /(?<![\d.,])1 τηλέφωνα|(?<![\d.,])1 αγγελίες|(?<![\d.,])1 ακίνητα(?!\p{L})/u,
    en: /(?<![\d.,])1 (phones|ads|homes|listings)\b/,
  },
];

it('[I18N-1] no text says a word that was taken for another, or counts one as many', () => {
  const bad = found.filter(
    ({ where, el, en }) =>
      // Half of one is never told: a median needs several.
      !where.includes('pricePositionMessages.half') && ambiguous.some((word) => word.el?.test(el) || word.en?.test(en)),
  );
  expect(bad).toEqual([]);
});
