/** Pictures of the screens for a person to look at: 390 and 1440 px, both languages, light and dark. */
import { mkdirSync } from 'node:fs';
import { openChromium, pagesOf } from './chromium.ts';
import { options, startSite } from './site.ts';

const wish = options({ out: '.local/screens' });
mkdirSync(wish.out, { recursive: true });
const site = await startSite(wish.databaseUrl);
const browser = await openChromium();
let taken = 0;
try {
  const pages = await pagesOf(site.origin);
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pages)) {
        for (const locale of ['el', 'en']) {
          const prefixed = locale === 'el' ? path : path === '/' ? '/en' : `/en${path}`;
          await page.goto(site.origin + prefixed, { waitUntil: 'networkidle' });
          await page.evaluate(async () => {
            for (let y = 0; y < document.body.scrollHeight && y < 6_000; y += 500) {
              window.scrollTo(0, y);
              await new Promise((wait) => setTimeout(wait, 60));
            }
            window.scrollTo(0, 0);
          });
          await page.screenshot({
            path: `${wish.out}/${name}-${locale}-${width}-${colorScheme}.png`,
            fullPage: name !== 'results',
          });
          taken += 1;
        }
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`${taken} pictures in ${wish.out}`);
process.exitCode = taken === 24 ? 0 : 1;
