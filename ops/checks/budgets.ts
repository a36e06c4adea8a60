/**
 * node ops/checks/budgets.ts [--write]: what pages and calls cost, against ops/budgets.json. Needs the built pages and
 * the services of the tests. `--write` records what was measured: do it on purpose, and say in the commit why.
 */
import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seedRowsPerCalibratedSecond } from '../../bench/harness/seed-speed.ts';
import { countStatements } from '../../server/testing/environment/count-statements.ts';
import { createTemplateDatabase, findServices } from '../../server/testing/environment/database-template.ts';
import type { TestApp } from '../../server/testing/environment/test-app.ts';
import { openPages } from '../../server/testing/environment/web-pages.ts';
import { compare, isWithin, type Kind, type Measurements } from './budget-limits.ts';

process.env.NODE_ENV = 'production';
const file = fileURLToPath(new URL('../budgets.json', import.meta.url));
const client = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const fromWeb = createRequire(new URL('../../web/package.json', import.meta.url));

const WARM_ROUNDS = 200;
/** Rendered so often, in turns with the calibration. */
const ROUNDS = 60;
/** What is over is measured again before it counts, and that alone: growth stays, disturbance goes. */
const ATTEMPTS = 8;

const SEED = 'seed of the demo world';
/** How this file asks itself, in another process, for ratios only. */
const RENDER_RATIOS = '--render-ratios';

const writing = process.argv.includes('--write');
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Measurements;

const first = async (testApp: TestApp, text: string): Promise<number> => {
  const { rows } = await testApp.deps.pool.query<{ id: number }>(text);
  if (!rows[0]) throw new Error(`Nothing found: ${text}`);
  return rows[0].id;
};

async function pathsOf(testApp: TestApp): Promise<Record<string, string>> {
  const listing = await first(
    testApp,
    'select s.property_id id from listing_search s join property p on p.id = s.property_id where s.purpose = 1 and p.photo_count >= 5 order by s.listing_id limit 1',
  );
  const agency = await first(testApp, 'select id from agency where id = 1');
  return {
    home: '/',
    'home in English': '/en',
    start: '/buy/apartments',
    results: '/properties/search?for=sale&category_id=1&prefecture_ids=33,34&page=1',
    listing: `/properties/for-sale/${listing}`,
    area: '/area/chalandri-m4612',
    agencies: '/show-realtors',
    agency: `/agency/${agency}?for=sale`,
    article: '/view-article?article_id=1',
    'valuation map': '/valuation-map',
    valuation: '/valuation',
    login: '/auth/login',
  };
}

/** The calls that people wait for most often. */
const calls = (listingPath: string): Record<string, { method: 'GET' | 'POST'; url: string; payload?: object }> => ({
  search: {
    method: 'POST',
    url: '/api/property/search',
    payload: { for: 'sale', category_id: 1, prefecture_ids: [33, 34] },
  },
  facets: { method: 'GET', url: '/api/property/search/facets?for=sale&category_id=1&prefecture_ids=33,34' },
  property: {
    method: 'GET',
    url: `/api/property?for=sale&property_id=${listingPath.split('/').at(-1)}`,
  },
  places: { method: 'GET', url: `/api/property/places?search_key=${encodeURIComponent('χαλάνδρι')}` },
  session: { method: 'GET', url: '/api/session' },
  'search realtors': { method: 'GET', url: '/api/user/search-realtors?district_ids=461200' },
  estimate: {
    method: 'POST',
    url: '/api/valuation/estimate',
    payload: { for: 'sale', type_id: 1, district_id: 461200, area: 90 },
  },
});

async function get(testApp: TestApp, url: string): Promise<string> {
  const response = await testApp.app.inject({ url });
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${url}`);
  return response.body;
}

/** What the browser loads before anything is pressed, as it is sent. */
function bytesOf(html: string): { scriptBytes: number; styleBytes: number; htmlBytes: number } {
  const sum = (pattern: RegExp): number =>
    [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))].reduce(
      (total, path) => total + statSync(`${client}${path}.br`).size,
      0,
    );
  const scripts = /(?:rel="modulepreload" href=|import (?:\* as \w+ from )?)"(\/assets\/[^"]+\.js)"/g;
  return {
    scriptBytes: sum(scripts),
    styleBytes: sum(/rel="stylesheet" href="(\/assets\/[^"#]+\.css)/g),
    htmlBytes: Buffer.byteLength(html),
  };
}

type ReactServer = { renderToStaticMarkup: (tree: unknown) => string };
type React = { createElement: (type: unknown, props: object | null, ...children: unknown[]) => unknown };
type CalibrationListing = { title: string; facts: string[] };

/**
 * A page that no change of ours can make larger. It does what pages do, in about the same time: with a smaller one the
 * ratio moved by 20 percent with what else the processor's cache was used for.
 */
function makeCalibration(): () => void {
  const { createElement: h } = fromWeb('react') as React;
  const { renderToStaticMarkup } = fromWeb('react-dom/server') as ReactServer;
  const facts = ['90 m²', 'Χαλάνδρι "κέντρο"', '120.000 €', 'Ενεργειακή κλάση Β'];
  const listings = Array.from({ length: 300 }, (_, n) => ({ title: `Διαμέρισμα ${n} & <κήπος>`, facts }));
  const data = JSON.stringify(listings);
  const Card = ({ n, listing }: { n: number; listing: CalibrationListing }) =>
    h(
      'article',
      { className: `card-${n % 7}`, style: { order: n } },
      h('h3', { id: `home-${n}` }, listing.title),
      h('ul', null, ...listing.facts.map((fact) => h('li', { key: fact, title: fact }, fact, ' ', n))),
    );
  return () => {
    const read = JSON.parse(data) as CalibrationListing[];
    renderToStaticMarkup(h('main', null, ...read.map((listing, n) => h(Card, { key: n, n, listing }))));
    JSON.stringify(read);
  };
}

const calibrate = makeCalibration();

async function cpuMs(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Before anything is measured: the first page would otherwise pay for compiling what all of them share. */
async function warm(testApp: TestApp, paths: string[]): Promise<void> {
  for (let round = 0; round < WARM_ROUNDS; round++) {
    calibrate();
    for (const path of paths) await get(testApp, path);
  }
}

/** CPU of one rendering, its answers being cached, in calibrations run just before. */
async function renderRatio(testApp: TestApp, path: string): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const calibration = await cpuMs(calibrate);
    ratios.push((await cpuMs(() => get(testApp, path))) / calibration);
  }
  return median(ratios);
}

/**
 * `page home` → its ratio, of this process. How pages are compiled differs from process to process by some percent, and
 * with what was rendered before: all pages are, also when few are asked about.
 */
async function renderRatios(isAsked: (name: string) => boolean): Promise<Record<string, number>> {
  const world = await openPages();
  const paths = await pathsOf(world);
  await warm(world, Object.values(paths));
  const ratios: Record<string, number> = {};
  for (const [page, path] of Object.entries(paths)) {
    const name = `page ${page}`;
    if (isAsked(name)) ratios[name] = await renderRatio(world, path);
  }
  await world.close();
  return ratios;
}

/** No names: of every page. */
async function renderRatiosInOwnProcess(names: string[]): Promise<Record<string, number>> {
  const asked = [fileURLToPath(import.meta.url), RENDER_RATIOS, ...names];
  const { stdout } = await promisify(execFile)(process.execPath, asked);
  return JSON.parse(stdout) as Record<string, number>;
}

/**
 * A budget is the median of its attempts. What is compared with it is the lowest: the machine only ever adds, and what
 * grew is over in all of them. What is within is not measured again; none are named for the first attempt.
 */
async function attempt(
  kind: Kind,
  measureOnce: (names: string[]) => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  const attempts = new Map<string, number[]>();
  const lowest = (name: string): number => rounded(Math.min(...(attempts.get(name) ?? [])));
  let names: string[] = [];
  for (let count = 0; count < ATTEMPTS; count++) {
    for (const [name, measured] of Object.entries(await measureOnce(names)))
      attempts.set(name, [...(attempts.get(name) ?? []), measured]);
    if (writing) continue;
    names = [...attempts.keys()].filter((name) => !isWithin(budgets[name]?.[kind], lowest(name), kind));
    if (names.length === 0) break;
    console.log(`over in attempt ${count + 1}: ${names.map((name) => `${name} ${lowest(name)}`).join(', ')}`);
  }
  const figure = (name: string, all: number[]): number => (writing ? rounded(median(all)) : lowest(name));
  return Object.fromEntries([...attempts].map(([name, all]) => [name, figure(name, all)]));
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

async function measure(): Promise<Measurements> {
  const measured: Measurements = {};
  const world = await openPages();
  const paths = await pathsOf(world);
  const ratios = await attempt('renderRatio', renderRatiosInOwnProcess);
  for (const [name, path] of Object.entries(paths)) {
    await get(world, path);
    measured[`page ${name}`] = { ...bytesOf(await get(world, path)), renderRatio: ratios[`page ${name}`] };
  }
  for (const [name, request] of Object.entries(calls(paths.listing ?? ''))) {
    const measure = async () => {
      const response = await world.app.inject(request);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${name} ${response.body}`);
    };
    await measure();
    measured[`call ${name}`] = { statements: await countStatements(measure) };
  }
  await world.close();
  // Each in a process that has read nothing yet: what is cached for minutes is counted too.
  for (const [name, path] of Object.entries(paths)) {
    const fresh = await openPages();
    const statements = await countStatements(() => get(fresh, path));
    measured[`page ${name}`] = { ...measured[`page ${name}`], statements };
    await fresh.close();
  }
  const services = findServices();
  const seeded = { ...services, template: await createTemplateDatabase(services.databaseUrl) };
  const seedRatios = await attempt('seedRatio', async () => ({
    [SEED]: 1_000 / (await seedRowsPerCalibratedSecond(seeded)),
  }));
  measured[SEED] = { seedRatio: seedRatios[SEED] };
  return measured;
}

const asking = process.argv.indexOf(RENDER_RATIOS);
if (asking !== -1) {
  const names = process.argv.slice(asking + 1);
  console.log(JSON.stringify(await renderRatios((name) => names.length === 0 || names.includes(name))));
  process.exit();
}
const measured = await measure();
if (writing) {
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`${Object.keys(measured).length} budgets written`);
} else {
  const verdicts = compare(budgets, measured);
  for (const { name, kind, budget, measured, ok } of verdicts)
    console.log(`${ok ? 'ok  ' : 'OVER'} ${name.padEnd(24)} ${kind.padEnd(12)} ${measured} of ${budget}`);
  const over = verdicts.filter(({ ok }) => !ok);
  console.log(`budgets: ${verdicts.length - over.length} within, ${over.length} exceeded`);
  process.exitCode = over.length === 0 && verdicts.length > 30 ? 0 : 1;
}
process.exit();
