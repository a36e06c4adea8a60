/** Pictures of the letters for a person to look at: 390 and 700 px, both languages, light and dark. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { letterNames, sampleLetter } from '@estia/server/testing/letters';
import { openChromium } from './chromium.ts';
import { options } from './site.ts';

const wish = options({ out: '.local/letters' });
mkdirSync(wish.out, { recursive: true });
const browser = await openChromium();
let taken = 0;
let tooWide = 0;
try {
  for (const width of [390, 700]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: { width, height: 600 }, colorScheme });
      const page = await context.newPage();
      for (const name of letterNames) {
        for (const locale of ['el', 'en'] as const) {
          const { subject, text, html } = sampleLetter(name, locale);
          writeFileSync(`${wish.out}/${name}-${locale}.html`, html);
          writeFileSync(`${wish.out}/${name}-${locale}.txt`, `${subject}\n\n${text}`);
          await page.setContent(html);
          if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) {
            tooWide += 1;
            console.log(`${name} ${locale} is wider than ${width} px`);
          }
          await page.screenshot({ path: `${wish.out}/${name}-${locale}-${width}-${colorScheme}.png`, fullPage: true });
          taken += 1;
        }
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
}
console.log(`${taken} pictures in ${wish.out}, ${tooWide} too wide`);
process.exitCode = taken === letterNames.length * 8 && taken > 0 && tooWide === 0 ? 0 : 1;
