/**
 * What a page costs: CPU of the server process to render it (database work is another process), the bytes of script and
 * style that the browser loads on it (as sent, brotli), and how much its layout moves while it loads.
 */
import { findSamplePages, launchChromium } from '../harness/chromium.ts';
import { parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ requests: '600', warm: '1500' });
const BARS = { cpuMs: 6, scriptKb: 130, styleKb: 15, shift: 0.02 };

const site = await startBenchSite(options.databaseUrl);
const pages = await findSamplePages(site.origin);
const browser = await launchChromium();

async function cpuOf(path: string, encoding: string): Promise<number> {
  const get = async () => {
    const response = await fetch(site.origin + path, { headers: { 'accept-encoding': encoding } });
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    await response.arrayBuffer();
  };
  for (let i = 0; i < Number(options.warm); i++) await get();
  const before = site.cpuMs();
  for (let i = 0; i < Number(options.requests); i++) await get();
  return (site.cpuMs() - before) / Number(options.requests);
}

/** Loads the page as a phone does and reads to its end, so that everything lazy has had its reason to load. */
async function weigh(path: string): Promise<{ script: number; style: number; html: number; shift: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const seen = new Map<string, { type: string; head: number }>();
  const sizes = { script: 0, style: 0, html: 0 };
  // What arrived before the body is headers; the bars speak of the files.
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    seen.set(requestId, { type, head: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, head = 0 } = seen.get(requestId) ?? {};
    if (type === 'Script') sizes.script += encodedDataLength - head;
    if (type === 'Stylesheet') sizes.style += encodedDataLength - head;
    if (type === 'Document') sizes.html += encodedDataLength - head;
  });
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) state.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight && y < 8_000; y += 400) {
      window.scrollTo(0, y);
      await new Promise((wait) => setTimeout(wait, 50));
    }
  });
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await context.close();
  return { ...sizes, shift };
}

let good = true;
try {
  for (const [name, path] of Object.entries(pages)) {
    const plain = await cpuOf(path, 'identity');
    const packed = await cpuOf(path, 'br');
    const { script, style, html, shift } = await weigh(path);
    const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
    console.log(
      `${name.padEnd(8)} ${plain.toFixed(2)} CPU-ms (${packed.toFixed(2)} with brotli)  JS ${kb(script)} KB  CSS ${kb(style)} KB  HTML ${kb(html)} KB  CLS ${shift.toFixed(4)}`,
    );
    const fits = script / 1024 <= BARS.scriptKb && style / 1024 <= BARS.styleKb && shift <= BARS.shift;
    if (!fits || (name === 'home' && plain > BARS.cpuMs)) good = false;
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(
  `bars: home ${BARS.cpuMs} CPU-ms, JS ${BARS.scriptKb} KB, CSS ${BARS.styleKb} KB, CLS ${BARS.shift}: ${good ? 'held' : 'NOT held'}`,
);
process.exitCode = good ? 0 : 1;
