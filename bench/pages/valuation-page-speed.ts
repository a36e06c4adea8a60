/**
 * How long the price map and its table take on a phone: Chromium slowed down four times on slow 4G (150 ms, 1.6 Mbit/s), a
 * cold cache each time. The table is usable when all its rows are painted: whatever is pressed in it is a link or a form, which
 * need no script; the map when the first view is drawn. Also: how many answers that view needs, and how large they are as sent.
 *   npm run bench -- pages/valuation-page-speed --runs 5 [--origin http://… of a site that runs already]
 */
import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../harness/chromium.ts';
import { parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ runs: '5', slower: '4', origin: '' });
const BARS = { tableMs: 3_000, mapMs: 6_000, overviewKb: 150 };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };

/** Said in the page itself, so that no time of the instrument is counted. */
const marks = {
  table: () => {
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const isTableComplete = document.readyState !== 'loading' && document.querySelectorAll('tbody th a').length > 50;
    return painted && isTableComplete ? performance.now() : false;
  },
  map: () => (document.querySelector('[data-state="ready"] canvas') ? performance.now() : false),
} as const;

type Run = { ms: number; firstPaint: number; answers: string[]; overviewKb: number };

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slower) });
  return page;
}

async function once(browser: Browser, path: string, mark: () => number | false): Promise<Run> {
  const page = await phone(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, string>();
  const sizes: Record<string, number> = {};
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    asked.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const at = asked.get(requestId);
    if (at) sizes[at] = encodedDataLength;
  });
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  const ms = await (await page.waitForFunction(mark, undefined, { polling: 'raf', timeout: 60_000 })).jsonValue();
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.context().close();
  const answers = Object.keys(sizes).filter((at) => at.startsWith('/api/valuation/'));
  return { ms: Number(ms), firstPaint, answers, overviewKb: (sizes['/api/valuation/overview'] ?? 0) / 1_024 };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const site = options.origin
  ? { origin: options.origin, stop: async () => {} }
  : await startBenchSite(options.databaseUrl, { kept: 45 });
const browser = await launchChromium(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
let good = true;
try {
  for (const [name, path, bar] of [
    ['table', '/valuation-map/table', BARS.tableMs],
    ['map', '/valuation-map', BARS.mapMs],
  ] as const) {
    // What the server caches is there for all but the first visitor.
    await fetch(site.origin + path);
    await fetch(`${site.origin}/api/valuation/overview?for=sale&category_id=1`, {
      headers: { 'accept-encoding': 'br' },
    });
    const runs: Run[] = [];
    for (let run = 0; run < Number(options.runs); run++) runs.push(await once(browser, path, marks[name]));
    const ms = median(runs.map((run) => run.ms));
    const kb = Math.max(...runs.map((run) => run.overviewKb));
    const max = Math.max(...runs.map((run) => run.answers.length));
    console.log(
      `${name.padEnd(5)} usable ${(ms / 1_000).toFixed(2)} s (${runs.map((run) => (run.ms / 1_000).toFixed(2)).join(' ')}), ` +
        `first paint ${(median(runs.map((run) => run.firstPaint)) / 1_000).toFixed(2)} s, ` +
        `${max} answers of figures${kb > 0 ? `, ${kb.toFixed(0)} KB` : ''}, load ${loadavg()[0]?.toFixed(1)}`,
    );
    if (!(ms <= bar) || kb > BARS.overviewKb || (name === 'map' && max !== 1)) good = false;
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(
  `bars: table ${BARS.tableMs / 1_000} s, map ${BARS.mapMs / 1_000} s, first view from one answer of ${BARS.overviewKb} KB: ${good ? 'held' : 'NOT held'}`,
);
process.exitCode = good ? 0 : 1;
