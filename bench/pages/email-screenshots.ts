/** Pictures of the emails for a person to look at: 390 and 700 px, both languages, light and dark. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { renderSampleAlert, sampleAlertNames } from '@estia/server/testing/factories/sample-alerts';
import { emailTemplates, renderSampleEmail } from '@estia/server/testing/factories/sample-emails';
import { launchChromium } from '../harness/chromium.ts';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({ out: '.local/letters', only: '' });
type Render = (locale: 'el' | 'en') => { subject: string; text: string; html: string };
const emails = new Map<string, Render>([
  ...emailTemplates.map((name) => [name, (locale) => renderSampleEmail(name, locale)] satisfies [string, Render]),
  ...sampleAlertNames.map((name) => [name, (locale) => renderSampleAlert(name, locale)] satisfies [string, Render]),
]);
const chosen = [...emails].filter(([name]) => name.includes(options.only));
/** In place of photos of listings: nothing is loaded from anywhere. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8aa" d="M0 0h4v3H0z"/><path fill="#557" d="m0 3 2-2 2 2z"/></svg>`;
mkdirSync(options.out, { recursive: true });
const browser = await launchChromium();
let taken = 0;
let tooWide = 0;
try {
  for (const width of [390, 700]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: { width, height: 600 }, colorScheme });
      const page = await context.newPage();
      await page.route('**/photos/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
      for (const [name, render] of chosen) {
        for (const locale of ['el', 'en'] as const) {
          const { subject, text, html } = render(locale);
          writeFileSync(`${options.out}/${name}-${locale}.html`, html);
          writeFileSync(`${options.out}/${name}-${locale}.txt`, `${subject}\n\n${text}`);
          await page.setContent(html);
          if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) {
            tooWide += 1;
            console.log(`${name} ${locale} is wider than ${width} px`);
          }
          await page.screenshot({
            path: `${options.out}/${name}-${locale}-${width}-${colorScheme}.png`,
            fullPage: true,
          });
          taken += 1;
        }
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
}
console.log(`${taken} pictures in ${options.out}, ${tooWide} too wide`);
process.exitCode = taken === chosen.length * 8 && taken > 0 && tooWide === 0 ? 0 : 1;
