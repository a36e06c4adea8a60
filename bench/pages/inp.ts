/**
 * How long a filter takes to show that it was pressed: a real Chromium slowed down four times, the results page without
 * its map, chips, selects, typed amounts, the sort and the apply button. Every interaction as the browser itself times it.
 *   npm run bench -- pages/inp --rounds 4 [--origin http://… of a site that runs already]
 */
import type { Page } from 'playwright-core';
import { launchChromium } from '../harness/chromium.ts';
import { computePercentiles, parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ rounds: '4', slower: '4', origin: '' });
const BAR_MS = 200;
const GOAL_MS = 100;

type Entry = { id: number; name: string; duration: number; target: string };

/** An interaction is several events (down, up, click); the longest is what the visitor waits for. */
const longest = new Map<string, Entry>();
let pageNumber = 0;

async function watch(page: Page): Promise<void> {
  await page.exposeFunction('noteInteraction', (loaded: number, entry: Entry) => {
    const key = `${loaded} ${entry.id}`;
    const known = longest.get(key);
    if (!known || known.duration < entry.duration) longest.set(key, entry);
  });
  await page.addInitScript(() => {
    const loaded = performance.timeOrigin;
    const note = (window as unknown as { noteInteraction: (loaded: number, entry: object) => void }).noteInteraction;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as (PerformanceEventTiming & { interactionId: number })[]) {
        if (!entry.interactionId) continue;
        const target = entry.target instanceof Element ? entry.target : null;
        const named = `${target?.tagName.toLowerCase() ?? ''} ${target?.getAttribute('name') ?? target?.textContent?.slice(0, 24) ?? ''}`;
        note(loaded, { id: entry.interactionId, name: entry.name, duration: entry.duration, target: named.trim() });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
};

async function openFilters(page: Page): Promise<void> {
  await page.locator('button[popovertarget="filters"]:visible').last().click();
  await page.waitForTimeout(400);
}

/** What one visitor does with the filters, about thirty interactions. */
async function changeFilters(page: Page, round: number): Promise<void> {
  await openFilters(page);
  const chips = page.locator(
    '#filters label:has(input[type=checkbox]):visible, #filters label:has(input[type=radio]):visible',
  );
  const count = await chips.count();
  if (count < 20) throw new Error(`Only ${count} chips: is this the results page?`);
  for (let i = 0; i < 14; i++) {
    // Not purpose and category, which stand first: they change what can be chosen at all.
    const chip = chips.nth(8 + ((i * 7 + round * 3) % (count - 8)));
    await chip.scrollIntoViewIfNeeded();
    await chip.click();
    await page.waitForTimeout(i % 3 === 0 ? 700 : 120);
  }
  const price = page.locator('#filters input[name=priceMax]').first();
  if (await price.isVisible()) {
    await price.scrollIntoViewIfNeeded();
    await price.click();
    await price.pressSequentially(String(300_000 + round * 10_000), { delay: 90 });
    await page.waitForTimeout(800);
  }
  const upTo = page.locator('#filters select').first();
  if ((await upTo.count()) > 0 && (await upTo.isVisible())) {
    await upTo.scrollIntoViewIfNeeded();
    await upTo.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(400);
  }
  await page.locator('#filters button[type=submit]:visible').last().click();
  await settled(page);
}

async function changeSort(page: Page): Promise<void> {
  const sort = page.locator('select[name=sort]').first();
  if ((await sort.count()) === 0 || !(await sort.isVisible())) return;
  await sort.focus();
  await page.keyboard.press('ArrowDown');
  await settled(page);
}

const site = options.origin
  ? { origin: options.origin, stop: async () => {} }
  : await startBenchSite(options.databaseUrl);
const browser = await launchChromium();
try {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  const page = await context.newPage();
  await watch(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slower) });
  for (let round = 0; round < Number(options.rounds); round++) {
    pageNumber += 1;
    await page.goto(`${site.origin}/properties/search?for=sale&category_id=1&prefecture_ids=33,34&page=1`);
    await settled(page);
    await changeFilters(page, round);
    await changeSort(page);
  }
} finally {
  await browser.close();
  await site.stop();
}
const all = [...longest.values()].sort((a, b) => b.duration - a.duration);
for (const { name, duration, target } of all.slice(0, 8)) console.log(`${duration} ms  ${name}  ${target}`);
const took = all.map(({ duration }) => duration).sort((a, b) => a - b);
const p98 = took[Math.min(took.length - 1, Math.floor(took.length * 0.98))] ?? Number.POSITIVE_INFINITY;
console.log(`${took.length} interactions on ${pageNumber} pages, p50 ${computePercentiles(took).p50} ms`);
console.log(`interaction to next paint p98 ${p98} ms (bar ${BAR_MS}, goal ${GOAL_MS})`);
process.exitCode = took.length >= 20 && p98 <= BAR_MS ? 0 : 1;
