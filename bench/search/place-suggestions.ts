/** Place suggestions: time in the server for what people type, letter by letter, in Greek, Greeklish and with typos. */
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import pg from 'pg';
import { computePercentiles, parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ words: '400', seed: '3' });
const P95_BAR_MS = 25;
const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 });
const { rows } = await pool.query<{ el: string; en: string }>(
  `select name_el el, name_en en from municipality union all select name_el, name_en from district order by 1, 2`,
);
await pool.end();
const random = createSeededRandom(Number(options.seed));
const typo = (word: string): string => {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  return word.slice(0, at) + word.slice(at + 1);
};
const typed = Array.from({ length: Number(options.words) }, () => {
  const name = rows[Math.floor(random() * rows.length)] as { el: string; en: string };
  const r = random();
  const word =
    r < 0.4
      ? name.el.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
      : r < 0.8
        ? name.en.toLowerCase()
        : typo(name.el);
  return word.slice(0, 3 + Math.floor(random() * 8));
});

const site = await startBenchSite(options.databaseUrl);
const took: number[] = [];
try {
  for (const text of [...typed.slice(0, 50), ...typed]) {
    const begun = performance.now();
    const response = await fetch(`${site.origin}/api/property/places?search_key=${encodeURIComponent(text)}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} for ${text}`);
    took.push(performance.now() - begun);
  }
} finally {
  await site.stop();
}
const { p50, p95, p99 } = computePercentiles(took.slice(50));
console.log(`place suggestions p50 ${p50}  p95 ${p95} (bar ${P95_BAR_MS})  p99 ${p99} ms`);
process.exitCode = p95 <= P95_BAR_MS ? 0 : 1;
