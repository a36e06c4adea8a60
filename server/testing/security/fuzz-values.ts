/** Values that nobody means well with, and what is planted among them to be looked for in the log. */

export const canaries = {
  password: 'Planted-Pa55word-Ωμέγα',
  token: 'plantedToken_9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  email: 'planted.person@hidden.example',
  phone: '6971112233',
  code: 'PLNT-C9DE-X7YZ',
} as const;

export const scriptMarkup = '<script>alert("estia")</script>';

export type Random = () => number;
export const pickRandom = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** As text: JSON.stringify could not write it. */
export const deepJson = (levels: number): string => `${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`;

const texts: readonly ((random: Random) => string)[] = [
  () => '',
  () => ' ',
  () => scriptMarkup,
  () => '"><img src=x onerror=alert(1)>',
  () => 'javascript:alert(1)',
  () => '{{7*7}}<%= 7*7 %>',
  () => "'; drop table account; --",
  () => "' or '1'='1",
  () => '1) union select password_hash from account --',
  () => '%_\\%',
  () => '../../../../etc/passwd',
  () => '..%2f..%2f.env',
  () => 'file://estia.invalid/hostile',
  () => 'a\r\nSet-Cookie: estia_session=x',
  () => 'a\u0000b',
  () => '\u0000',
  () => '\ud800',
  () => 'x\udfff\ud800',
  () => 'a\ud800b',
  () => '\u202eevil\u2066\ufeff\u200b',
  () => `e${'\u0301'.repeat(2_000)}`,
  () => '𝕊𝕥𝕣𝕒𝕟𝕘𝕖 🏠👨‍👩‍👧‍👦',
  () => '\u0007\u001b[31m\u0085\u2028',
  () => '__proto__',
  () => 'constructor',
  () => 'hasOwnProperty',
  () => 'null',
  () => 'undefined',
  () => 'NaN',
  () => 'true',
  () => '1e999',
  () => '-1',
  () => '0x1F',
  () => '9'.repeat(400),
  () => '2026-13-45T99:99:99Z',
  () => 'A'.repeat(200),
  () => 'Ω'.repeat(20_000),
  () => `${'a'.repeat(60)}@${'b.'.repeat(60)}!`,
  () => `${'a@'.repeat(100)}`,
  () => '('.repeat(500),
  () => '[1,2',
  (random) => String.fromCodePoint(Math.floor(random() * 0xd7ff)).repeat(1 + Math.floor(random() * 40)),
  () => canaries.password,
  () => canaries.token,
  () => canaries.email,
  () => canaries.phone,
  () => canaries.code,
];

const values: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => -1e308,
  () => Number.MAX_SAFE_INTEGER + 1,
  () => Number.MAX_SAFE_INTEGER,
  () => 2_147_483_648,
  () => 32_768,
  () => [],
  () => {},
  () => ({}),
  () => [[[[]]]],
  () => [null, {}, []],
  () => ({ toString: 'x', valueOf: 'y' }),
  () => ({ $ne: null, $gt: '' }),
  () => ({ length: 1e9 }),
  () => Array.from({ length: 2_000 }, (_, at) => at),
  () => Array.from({ length: 300 }, () => scriptMarkup),
  (random) => ({ [fuzzText(random)]: fuzzText(random) }),
  (random) => [fuzzText(random), fuzzText(random)],
  () => JSON.parse(deepJson(200)),
];

export const fuzzText = (random: Random): string => pickRandom(random, texts)(random);
export const fuzzValue = (random: Random): unknown =>
  random() < 0.6 ? fuzzText(random) : pickRandom(random, values)(random);

/** Each of them in turn, NUL first: what is drawn may miss a field, this does not. */
export const fuzzValueAt = (pick: number, random: Random): unknown => {
  if (pick === 0) return 'a\u0000b';
  const every = [...texts, ...values];
  return every[pick % every.length]?.(random);
};
