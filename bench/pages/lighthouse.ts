/**
 * Lighthouse, mobile preset, on home, results, a listing, an agency and an article: the median of --runs for each,
 * behind nginx (ops/nginx.sh) with TLS and HTTP/2, as visitors get them. Accessibility, best practices and SEO must be
 * 100; the others have bars.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@estia/server/testing/environment/site-process';
import lighthouse from 'lighthouse';
import { findSamplePages, launchChromium } from '../harness/chromium.ts';
import { parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ port: '9333', runs: '5', only: '' });
const fullScoreCategories = ['accessibility', 'best-practices', 'seo'] as const;
const categories = ['performance', ...fullScoreCategories];
const BARS = { performance: 90, lcp: 2_500, cls: 0.02, tbt: 200 };

type Run = Record<(typeof fullScoreCategories)[number] | 'performance' | 'lcp' | 'cls' | 'tbt', number>;

const port = await freePort();
const origin = `https://localhost:${port}`;
/** Its pages name the address that visitors use. */
const site = await startBenchSite(options.databaseUrl, { kept: 45, env: { PUBLIC_ORIGIN: origin } });
const folder = mkdtempSync(join(tmpdir(), 'estia-lighthouse-'));
/** TLS and HTTP/2 with a certificate of the moment: over plain HTTP/1.1 a page's files would stand in line. */
const [TLS_KEY, TLS_CERT] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
execFileSync(
  'openssl',
  [...'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' '), '-keyout', TLS_KEY, '-out', TLS_CERT],
  { stdio: 'ignore' },
);
const nginx = (...args: string[]) =>
  execFileSync('bash', [fileURLToPath(new URL('../../ops/nginx.sh', import.meta.url)), ...args], {
    env: { ...process.env, TLS_KEY, TLS_CERT },
  });
nginx('start', folder, String(port), `127.0.0.1:${new URL(site.origin).port}`);
const browser = await launchChromium([`--remote-debugging-port=${options.port}`, '--ignore-certificate-errors']);

const linked = async (path: string, like: RegExp): Promise<string> => {
  const text = (await (await fetch(site.origin + path)).text()).replaceAll('&amp;', '&');
  const href = [...text.matchAll(/href="([^"#]+)"/g)].map(([, each = '']) => each).find((each) => like.test(each));
  if (!href) throw new Error(`${path} links to nothing like ${like}`);
  return href;
};
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

let good = true;
const complaints = new Set<string>();

async function once(address: string): Promise<Run> {
  const result = await lighthouse(address, {
    port: Number(options.port),
    onlyCategories: categories,
    formFactor: 'mobile',
    logLevel: 'error',
  });
  if (!result) throw new Error('Lighthouse gave no result');
  const { audits, categories: scored } = result.lhr;
  for (const id of fullScoreCategories) {
    for (const { id: audit, weight } of scored[id]?.auditRefs ?? []) {
      const { score, title, scoreDisplayMode } = audits[audit] ?? {};
      const judged = scoreDisplayMode !== 'notApplicable' && scoreDisplayMode !== 'manual' && weight > 0;
      if (judged && typeof score === 'number' && score < 1)
        complaints.add(`  ${new URL(address).pathname} ${id}: ${audit} ${title}`);
    }
  }
  const getScore = (id: string) => Math.round((scored[id]?.score ?? 0) * 100);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: getScore('performance'),
    accessibility: getScore('accessibility'),
    'best-practices': getScore('best-practices'),
    seo: getScore('seo'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
  };
}

try {
  const pages: Record<string, string> = {
    ...(await findSamplePages(site.origin)),
    agency: await linked('/show-realtors', /^\/agency\/\d+/),
    article: await linked('/articles', /^\/view-article\?article_id=\d+/),
  };
  for (const [name, path] of Object.entries(pages).filter(([name]) => name.includes(options.only))) {
    // Into the cache, as all but the first visitor find it.
    const before = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
    await before.goto(origin + path, { waitUntil: 'networkidle' });
    await before.context().close();
    const runs: Run[] = [];
    for (let run = 0; run < Number(options.runs); run++) runs.push(await once(origin + path));
    const middle = (key: keyof Run): number => median(runs.map((run) => run[key]));
    const [performance, lcp, cls, tbt] = [middle('performance'), middle('lcp'), middle('cls'), middle('tbt')];
    console.log(
      `${name.padEnd(8)} performance ${performance}  LCP ${(lcp / 1_000).toFixed(2)} s  CLS ${cls.toFixed(4)}  TBT ${Math.round(tbt)} ms  ` +
        `${fullScoreCategories.map((id) => `${id} ${middle(id)}`).join('  ')}  (${runs.length} runs: ${runs.map((run) => run.performance).join(' ')}; load ${loadavg()[0]?.toFixed(2)})`,
    );
    const fits = performance >= BARS.performance && lcp <= BARS.lcp && cls <= BARS.cls && tbt <= BARS.tbt;
    if (!fits || fullScoreCategories.some((id) => middle(id) < 100)) good = false;
  }
} finally {
  await browser.close();
  nginx('stop', folder);
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const complaint of complaints) console.log(complaint);
console.log(
  `bars: performance ${BARS.performance}, LCP ${BARS.lcp / 1_000} s, CLS ${BARS.cls}, TBT ${BARS.tbt} ms, the rest 100: ${good ? 'held' : 'NOT held'}`,
);
process.exitCode = good ? 0 : 1;
