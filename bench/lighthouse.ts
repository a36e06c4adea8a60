/** Lighthouse on home, results and listing: accessibility, best practices and SEO must be 100. */
import lighthouse from 'lighthouse';
import { openChromium, pagesOf } from './chromium.ts';
import { options, startSite } from './site.ts';

const wish = options({ port: '9333' });
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const mustBeWhole = ['accessibility', 'best-practices', 'seo'];

const site = await startSite(wish.databaseUrl);
const browser = await openChromium([`--remote-debugging-port=${wish.port}`]);
let good = true;
try {
  const pages = await pagesOf(site.origin);
  for (const [name, path] of Object.entries({ ...pages, 'home-en': '/en' })) {
    const result = await lighthouse(site.origin + path, {
      port: Number(wish.port),
      onlyCategories: categories,
      logLevel: 'error',
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const scores = Object.fromEntries(
      categories.map((id) => [id, Math.round((result.lhr.categories[id]?.score ?? 0) * 100)]),
    );
    console.log(`${name.padEnd(8)} ${JSON.stringify(scores)}`);
    for (const id of mustBeWhole) {
      if (scores[id] === 100) continue;
      good = false;
      for (const { id: audit } of result.lhr.categories[id]?.auditRefs ?? []) {
        const { score, title } = result.lhr.audits[audit] ?? {};
        if (score !== null && score !== undefined && score < 1) console.log(`  ${id}: ${audit} ${title}`);
      }
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(good ? 'accessibility, best practices and SEO are 100 on every page' : 'a score is below 100');
process.exitCode = good ? 0 : 1;
