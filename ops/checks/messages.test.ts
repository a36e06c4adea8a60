/** Every text in both languages: no empty text, no mixed script, no shouting, no phrase that we gave up. */
import { expect, it } from 'vitest';
import { collectMessages, type Message } from '../messages.ts';

const { files, messages: found } = await collectMessages();

/** Words that are the same in every language, or are Latin in Greek text by right. */
const foreign =
  /Golden Visa|Estia|cookies?|browser|BBQ|Playroom|Loft|Laminate|A\/C|smart home|logistics|real estate|KNX|email|PVC|\bk\b|ES-|GEMI|AFM|m²|250k|OMASE|IBAN|PDF|Kyero XML|XML|timologio|pistotiko|[IVX]+/gi;

it('[I18N-1] looked at enough words to mean something', () => {
  expect(files).toBeGreaterThanOrEqual(20);
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
  { el: /Νοικιάζω|[\d}]\s%/u, en: /\d\s%/u },
  {
    el: /(?<![\d.,])1 τηλέφωνα|(?<![\d.,])1 αγγελίες|(?<![\d.,])1 ακίνητα(?!\p{L})/u,
    en: /(?<![\d.,])1 (phones|ads|homes|listings)\b/,
  },
];

/** One is never shown: a median needs several, and one listing alone is no choice. */
const alwaysSeveral = ['pricePositionMessages.half', 'cardMessages.listingsFrom', 'propertyListingsMessages.title'];

it('[I18N-1] no text says a word that was taken for another, or counts one as many', () => {
  const bad = found.filter(
    ({ where, el, en }) =>
      !alwaysSeveral.some((message) => where.includes(message)) &&
      ambiguous.some((word) => word.el?.test(el) || word.en?.test(en)),
  );
  expect(bad).toEqual([]);
});

it('[I18N-1] a password is «κωδικός πρόσβασης» in Greek: «κωδικός» alone is a code', () => {
  const passwords = found.filter(({ en }) =>
    /\bpasswords?\b/i.test(en.replaceAll(/one[- ]time password|password (reset )?code/gi, '')),
  );
  expect(passwords.length).toBeGreaterThan(20);
  expect(passwords.filter(({ el }) => /κωδικ/iu.test(el) && !/πρόσβασ/u.test(el))).toEqual([]);
});

/** How the product no longer speaks, and what it says instead. Long legal texts keep full forms. */
const forbidden: { el?: RegExp; en?: RegExp; say: string; inLegalTexts?: true }[] = [
  { en: /\bads?\b|\badverts?\b/i, say: 'listing' },
  { en: /\bmy office\b|\boffice name\b|\brealtors?\b/i, say: 'agency, agent', inLegalTexts: true },
  { en: /\bmailbox|\bletter\b(?! of)/i, say: 'email', inLegalTexts: true },
  { en: /\b(some|any|no)body\b/i, say: 'someone, anyone, no one' },
  {
    en: /\b(cannot|do not|does not|is not|are not|will not|was not|did not|have not|has not)\b/i,
    say: 'can’t, don’t, …',
  },
  { en: /\bat Estia\b|\bof Estia\b/, say: 'on Estia' },
  { en: /\bgood (for|until)\b/i, say: 'valid for, valid until', inLegalTexts: true },
  { en: /\bwrite to us\b/i, say: 'contact us' },
  { en: /\b(type|write|give) the code\b/i, say: 'enter the code', inLegalTexts: true },
  { en: /\bdearer\b|\bin force now\b|\bunder way\b|\btaken? (away|back)\b/i, say: 'plain words', inLegalTexts: true },
  { en: /\bto let\b/i, say: 'for rent', inLegalTexts: true },
  {
    en: /“Exclusive” (label|mark)/,
    el: /«Αποκλειστική»/u,
    say: 'the “Exclusive” badge, «Αποκλειστικότητα»',
    inLegalTexts: true,
  },
  { el: /περιηγητ|server|πωλήθηκ/iu, say: 'browser, διακομιστής, πουλήθηκε', inLegalTexts: true },
  { en: /\bfor good\b|\bin in\b/i, say: 'permanently' },
  {
    el: /γράμμα(?!τ)|τίποτε(?!\p{L})|ώσπου|^Βρες$|Βγάλ’|φράξ|στον αέρα/u,
    say: 'email, τίποτα, μέχρι να, Αναζήτηση, αφαίρεση',
  },
];
/** Agreed by lawyers, or fixed by the tax authority: not for us to shorten. */
const isLegalText = ({ where }: Message): boolean => /^(pages|consent)\/|^invoices\/pdf|mandate/i.test(where);

it('[I18N-1] no text says what we no longer say', () => {
  // Names of associations and the customer's plans are not ours to reword.
  const ours = found.filter(({ where }) => !where.startsWith('lookups '));
  const bad = ours.flatMap((message) =>
    forbidden
      .filter(({ inLegalTexts }) => inLegalTexts || !isLegalText(message))
      .filter(({ el, en }) => el?.test(message.el) || en?.test(message.en))
      .map(({ say }) => `${message.where}: ${message.en} / ${message.el} (say: ${say})`),
  );
  expect(bad).toEqual([]);
});
