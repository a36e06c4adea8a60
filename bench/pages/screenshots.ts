/**
 * A picture of every screen for a person to look at: each row of web/src/routes.ts (and a few states) in every width,
 * language and scheme, as whoever the screen is for, with ids of the demo world; and an index.html to leaf through them.
 *   npm run screens -- --out DIR --widths 390,768,1026,1300,1440,1920 --locales el,en --schemes light,dark --only home
 */
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COOKIE_POLICY_VERSION } from '@estia/contract/consent/purposes';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { launchChromium } from '../harness/chromium.ts';
import { parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({
  out: '.local/screens',
  widths: '390,1440',
  locales: 'el,en',
  schemes: 'light,dark',
  only: '',
});

type Role = 'visitor' | 'individual' | 'professional' | 'admin';
const emails = {
  individual: 'eleni@estia.example',
  professional: 'pro@estia.example',
  admin: 'admin@estia.example',
} as const;
type Screen = { name: string; path: string; as: Role; state?: (page: Page) => Promise<void>; asked?: boolean };

/** Rows of the table as it is written: name, path, and who it is for. */
function readRoutes(): { name: string; path: string; access: string }[] {
  const text = readFileSync(fileURLToPath(new URL('../../web/src/routes.ts', import.meta.url)), 'utf8');
  const body = text.slice(text.indexOf('export const routeTable'));
  return [...body.matchAll(/\b(public|account|admin)Route\(\s*'([^']+)',\s*'([^']+)'/g)].map(
    ([, access = '', name = '', path = '']) => ({ name, path, access }),
  );
}

async function createSessions(databaseUrl: string): Promise<Map<Role, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tokens = new Map<Role, string>();
  try {
    for (const [role, email] of Object.entries(emails) as [Role, string][]) {
      const token = randomBytes(32).toString('base64url');
      const { rowCount } = await client.query(
        `insert into session (token_hash, account_id, created_at, last_seen_at, expires_at, device, has_second_factor)
         select $1, id, now(), now(), now() + interval '1 day', 'pictures', true from account where email = $2`,
        [createHash('sha256').update(token).digest(), email],
      );
      if (rowCount !== 1) throw new Error(`nobody is ${email}: this is no demo world (npm run seed)`);
      tokens.set(role, token);
    }
  } finally {
    await client.end();
  }
  return tokens;
}

const site = await startBenchSite(options.databaseUrl);
const tokens = await createSessions(options.databaseUrl);

/** The first address on a page that looks like this, as somebody sees it: ids of the demo world without knowing its tables. */
async function findLink(role: Role, path: string, like: RegExp): Promise<string | null> {
  const cookie = tokens.get(role);
  const response = await fetch(site.origin + path, { headers: cookie ? { cookie: `estia_session=${cookie}` } : {} });
  const text = (await response.text()).replaceAll('&amp;', '&');
  return [...text.matchAll(/href="([^"#]+)"/g)].map(([, href = '']) => href).find((href) => like.test(href)) ?? null;
}

/** Routes whose address has a part to fill in, and where an example of it is linked from. */
const RESULTS = '/properties/search?for=sale&category_id=1&prefecture_ids=33,34&page=1';
const examples: Record<string, [role: Role, page: string, like: RegExp]> = {
  '/properties/:for/:property_id': ['visitor', RESULTS, /^\/properties\/for-sale\/\d+$/],
  '/area/:slug/:for?/:type?': ['visitor', '/', /^\/area\/[\w-]+$/],
  '/buy/:type?': ['visitor', '/', /^\/buy\/[\w-]+$/],
  '/rent/:type?': ['visitor', '/', /^\/rent\/[\w-]+$/],
  '/agency/:agency_id': ['visitor', '/show-realtors', /^\/agency\/\d+/],
  '/complexes/:id': ['visitor', '/complexes', /^\/complexes\/\d+/],
  '/view-article': ['visitor', '/articles', /^\/view-article\?article_id=\d+/],
  '/dashboard/properties/:for/:property_id': [
    'individual',
    '/dashboard/properties',
    /^\/dashboard\/properties\/for-\w+\/\d+$/,
  ],
  '/dashboard/properties/edit-new-property': ['individual', '/dashboard/properties', /edit-new-property\?/],
  '/dashboard/complexes/:id': ['professional', '/dashboard/complexes', /^\/dashboard\/complexes\/\d+/],
  '/dashboard/inbox/:id': ['individual', '/dashboard/inbox', /^\/dashboard\/inbox\/\d+/],
  '/dashboard/admin/users/:id': ['admin', '/dashboard/admin/list-users', /^\/dashboard\/admin\/users\/\d+/],
  '/dashboard/admin/article-editor': ['admin', '/dashboard/admin/list-articles', /article-editor\?article_id=\d+/],
  '/dashboard/admin/article-preview': ['admin', '/dashboard/admin/list-articles', /article-preview\?article_id=\d+/],
};

async function listScreens(): Promise<{ screens: Screen[]; missing: string[] }> {
  const screens: Screen[] = [];
  const missing: string[] = [];
  const listing = await findLink(...(examples['/properties/:for/:property_id'] as [Role, string, RegExp]));
  const agency = await findLink(...(examples['/agency/:agency_id'] as [Role, string, RegExp]));
  const [purpose = 'for-sale', id = '1'] = listing?.split('/').slice(2) ?? [];
  for (const { name, path, access } of readRoutes()) {
    const isAgency = /complexes|external-sources|subscription/.test(path);
    const as: Role =
      access === 'admin' || path.includes('/admin/')
        ? 'admin'
        : access === 'public'
          ? 'visitor'
          : isAgency
            ? 'professional'
            : 'individual';
    const example = examples[path];
    let address: string | null = path;
    if (example) address = (await findLink(...example)) ?? (path.includes(':') ? null : path);
    else if (path === '/properties/search') address = RESULTS;
    // It only leads to the listing's own page.
    else if (path === '/listing/:listing_id') continue;
    else
      address = path
        .replace(':for', purpose)
        .replace(':property_id', id)
        .replace(':agency_id', agency?.match(/\d+/)?.[0] ?? '1');
    if (address === null || address.includes(':')) missing.push(`${name} (${path})`);
    else screens.push({ name, path: address, as });
  }
  const menu = async (page: Page) => {
    const first = page.locator('header summary:visible, header button[aria-expanded]:visible').first();
    if (await first.count()) await first.click();
  };
  screens.push(
    { name: 'state-menu-open', path: '/', as: 'visitor', state: menu },
    { name: 'state-consent-asked', path: '/', as: 'visitor', asked: true, state: (page) => page.waitForTimeout(2_500) },
    { name: 'state-not-found', path: '/nothing/here', as: 'visitor' },
    {
      name: 'state-no-results',
      path: '/properties/search?for=sale&category_id=1&priceMax=1&prefecture_ids=33&page=1',
      as: 'visitor',
    },
    { name: 'state-dashboard-of-office', path: '/dashboard', as: 'professional' },
    { name: 'state-dashboard-of-admin', path: '/dashboard', as: 'admin' },
  );
  return { screens: screens.filter(({ name }) => new RegExp(options.only).test(name)), missing };
}

const inLanguage = (path: string, locale: string): string =>
  locale === 'el' ? path : path === '/' ? '/en' : path.replace(/^(?:\/en)?\//, '/en/');

type Taken = { file: string; name: string; width: number; locale: string; scheme: string; status: number };
const taken: Taken[] = [];
const faults: string[] = [];
mkdirSync(options.out, { recursive: true });
const browser = await launchChromium();
try {
  const { screens, missing } = await listScreens();
  for (const each of missing) faults.push(`no example in the demo world: ${each}`);
  const choice = { id: randomUUID(), version: COOKIE_POLICY_VERSION, at: Date.now(), allowed: [], told: true };
  for (const scheme of options.schemes.split(',') as ('light' | 'dark')[]) {
    for (const role of ['visitor', ...Object.keys(emails)] as Role[]) {
      const ofRole = screens.filter(({ as }) => as === role);
      if (ofRole.length === 0) continue;
      for (const asked of [false, true]) {
        const now = ofRole.filter((screen) => (screen.asked ?? false) === asked);
        if (now.length === 0) continue;
        const context = await browser.newContext({
          colorScheme: scheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const token = tokens.get(role);
        if (token) {
          const xsrf = createHmac('sha256', token).update('xsrf').digest('base64url');
          await context.addCookies([
            { name: 'estia_session', value: token, url: site.origin, httpOnly: true, sameSite: 'Lax' },
            { name: 'XSRF-TOKEN', value: xsrf, url: site.origin, sameSite: 'Lax' },
          ]);
        }
        if (!asked)
          await context.addInitScript(
            (stored) => localStorage.setItem('estia:consent', stored),
            JSON.stringify(choice),
          );
        const page = await context.newPage();
        for (const screen of now) {
          for (const locale of options.locales.split(',')) {
            for (const width of options.widths.split(',').map(Number)) {
              await takeScreenshot(page, screen, { scheme, locale, width });
            }
          }
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

async function takeScreenshot(
  page: Page,
  screen: Screen,
  { scheme, locale, width }: { scheme: string; locale: string; width: number },
): Promise<void> {
  const file = `${screen.name}-${locale}-${width}-${scheme}.png`;
  try {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    const response = await page.goto(site.origin + inLanguage(screen.path, locale), { waitUntil: 'networkidle' });
    const status = response?.status() ?? 0;
    if (status >= 400 && screen.name !== 'state-not-found') faults.push(`${status}: ${file}`);
    const landed = new URL(page.url()).pathname;
    if (screen.as !== 'visitor' && landed.includes('/auth/login')) faults.push(`sent to log in: ${file}`);
    if (screen.state) await screen.state(page);
    else {
      // To the end and back: what is fetched when it comes into sight has come.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight && y < 8_000; y += 600) {
          window.scrollTo(0, y);
          await new Promise((wait) => setTimeout(wait, 40));
        }
        window.scrollTo(0, 0);
      });
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (sideways > 0) faults.push(`${sideways} px sideways: ${file}`);
    await page.screenshot({
      path: `${options.out}/${file}`,
      fullPage: !screen.state && screen.name !== 'properties-search',
    });
    taken.push({ file, name: screen.name, width, locale, scheme, status });
  } catch (error) {
    faults.push(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

const groups = Map.groupBy(taken, ({ name }) => name);
writeFileSync(
  `${options.out}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:24px}section{margin:0 0 32px}div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0}img{height:260px;width:auto;max-width:420px;object-fit:cover;object-position:top;border:1px solid #ccc}figcaption{color:#555}</style>
<h1>${taken.length} pictures of ${groups.size} screens</h1>
<nav>${[...groups.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</nav>
${[...groups]
  .map(
    ([name, list]) =>
      `<section id="${name}"><h2>${name}</h2><div>${list
        .map(
          ({ file, locale, width, scheme, status }) =>
            `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${locale} ${width} ${scheme} ${status}</figcaption></figure>`,
        )
        .join('')}</div></section>`,
  )
  .join('\n')}
`,
);
for (const fault of faults) console.log(fault);
console.log(`${taken.length} pictures of ${groups.size} screens in ${options.out}, ${faults.length} faults`);
process.exitCode = taken.length > 0 && faults.length === 0 ? 0 : 1;
