/**
 * Every screen of the route table in both languages: no key, no placeholder, no word of the other language, and at no
 * width of the design anything that reaches out of the window.
 */
import { readFileSync } from 'node:fs';
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createUser, localePrefix, querySql, signInAs } from './users.ts';

/** As the site itself has them: a screen that is added is walked from then on. */
const source = readFileSync(new URL('../../web/src/routes.ts', import.meta.url), 'utf8');
const routes = [...source.matchAll(/\b(public|account|admin)Route\(\s*'[^']+',\s*'([^']+)'/g)].map((row) => ({
  who: row[1] as 'public' | 'account' | 'admin',
  path: row[2] ?? '',
}));

if (routes.length < 60) throw new Error(`Only ${routes.length} routes found in web/src/routes.ts`);

type Group = 'finding' | 'forms' | 'reading' | 'listings' | 'account' | 'admin';

/** Every route has one group, and every group a test file. */
function groupOf({ who, path }: (typeof routes)[number]): Group {
  if (who === 'admin') return 'admin';
  if (who === 'account') return /^\/dashboard(\/(properties|complexes).*)?$/.test(path) ? 'listings' : 'account';
  if (/^\/(auth|contact|alerts)\//.test(path)) return 'forms';
  return /^\/($|(buy|rent|properties|listing|compare|saved|searches|area|agency|show-realtors|complexes|valuation))/.test(
    path,
  )
    ? 'finding'
    : 'reading';
}

/** Latin words that a Greek reader knows as they are. Names of people and addresses carry `lang` or `translate="no"`. */
const known = new RegExp(
  [
    /\S+@\S+/,
    /https?:\S+/,
    /\b[\w-]+(\.[\w-]+)*\.(gr|eu|example|com|org)\b/,
    /\bestia[\w:-]*/i,
    /\b[IVX]+\b/,
    /\b[A-Z]{2,5}\b/,
    /Standard Webhooks|webhooks?|OpenAPI|OpenImmo|Golden Visa|My Home|smart home|real estate|Face ID|Touch ID|Windows Hello|Google Authenticator|OpenStreetMap/i,
    /\b(cookies?|browser|e-?mails?|online|app|passkeys?|logistics|coworking|playroom|loft|laminate|airbnb|greeklish)\b/i,
    /\b(JavaScript|IndexedDB|localStorage|locale|XSRF-TOKEN|WebP|strong|blockquote)\b/,
    /\b(Chrome|Chromium|Firefox|Safari|Android|iPhone|Mac|Linux|Windows|Microsoft|English)\b/,
  ]
    .map((word) => `(?:${word.source})`)
    .join('|'),
  'gi',
);
/** Lists full of what others wrote or are called, each in their own language; placeholders stand in the hints of the terms. */
const othersWrite = /^\/complexes$|^\/dashboard\/admin\/(audit-log|list-|users|properties|terms)/;

/** One for each shape that the navigation takes, and one beyond. */
const WIDTHS = [390, 1026, 1300, 1440, 1920];

/** At which widths a screen scrolls sideways. From the width it was opened at to the other end: one change less. */
async function tooWide(page: Page): Promise<number[]> {
  const wide: number[] = [];
  const open = page.viewportSize()?.width;
  for (const width of open === WIDTHS.at(-1) ? WIDTHS.toReversed() : WIDTHS) {
    if (width !== open) await page.setViewportSize({ width, height: 900 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wide.push(width);
  }
  return wide;
}

type Seen = { text: string; labels: string[]; title: string };

const seen = (page: Page, lang: Locale): Promise<Seen> =>
  page.evaluate(
    (other) => {
      const title = document.title;
      const foreign = `[lang="${other}"], [translate="no"], script, style, svg, textarea, input, code, pre, option[lang]`;
      for (const node of document.querySelectorAll(foreign)) node.remove();
      const labels = ['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name) ?? ''),
      );
      return { text: document.body.innerText, labels, title };
    },
    lang === 'el' ? 'en' : 'el',
  );

/** Of what a reader sees, what nobody wrote for them. */
function wrong({ text, labels, title }: Seen, locale: Locale, path: string): string[] {
  const all = [text, title, ...labels].join('\n');
  const machine = all.match(/\b(undefined|NaN|null|\[object \w+\])\b|\b[a-z]+(_[a-z]+)+\b|\{\w*\}|\$\{/g) ?? [];
  if (othersWrite.test(path)) return machine.filter((word) => !path.endsWith('/terms') || !/^\{\w+\}$/.test(word));
  const other =
    locale === 'en'
      ? (all.replaceAll('Ελληνικά', ' ').match(/\p{Script=Greek}[\p{Script=Greek}\s]{2,}/gu) ?? [])
      : (all.replaceAll(known, ' ').match(/[A-Za-z]{3,}( [A-Za-z]{2,})*/g) ?? []);
  const mixed = all.match(/\S*\p{Script=Greek}[A-Za-z]\S*|\S*[A-Za-z]\p{Script=Greek}\S*/gu) ?? [];
  return [...machine, ...other, ...mixed].map((word) => word.trim());
}

/** Fills the names in the address of a route. */
async function addresses(): Promise<(path: string) => string> {
  const [listing] = await querySql<{ id: number; purpose: number }>(
    'select property_id as id, purpose from listing_search order by listing_id limit 1',
  );
  const [agency] = await querySql<{ id: number }>(
    "select a.id from agency a join account u on u.id = a.account_id where u.status = 'approved' order by a.id limit 1",
  );
  const [complex] = await querySql<{ id: number }>(
    "select id from complex where state = 'published' order by id limit 1",
  );
  const where = listing?.purpose === 2 ? 'for-rent' : 'for-sale';
  return (path) =>
    path
      .replace('/listing/:listing_id', '/listing/1')
      .replace('/:for/:property_id', `/${where}/${listing?.id}`)
      .replace(':agency_id', String(agency?.id))
      .replace('/complexes/:id', `/complexes/${complex?.id}`)
      .replace('/area/:slug/:for?/:type?', '/area/athina')
      .replace('/:type?', '/apartments')
      .replace(':token', 'a'.repeat(40))
      .replace('/alerts/homes', '/alerts/homes?ids=1')
      .replace('/alerts/save', '/alerts/save?for=sale&category_id=1&municipality_ids=4612')
      .replace('/view-article', '/view-article?article_id=1')
      .replace(/:id$/, '1');
}

/** A source that was read once, for the addresses of its pages. */
async function createOwnSource(accountId: number): Promise<(path: string) => string> {
  const [made] = await querySql<{ source: number; run: number }>(
    `with source as (
       insert into source (account_id, kind, name, url, created_at, updated_at) values ($1, 'url', 'CRM', 'https://crm.example.gr/feed', now(), now())
       returning id)
     insert into source_run (source_id, trigger, state, items, creates, rejects, brake, format, created_at, read_at)
     select id, 'person', 'review', 12, 10, 2, 'first', 'csv', now(), now() from source returning source_id::int as source, id::int as run`,
    [accountId],
  );
  return (path) => path.replace(':source', String(made?.source)).replace(':run', String(made?.run));
}

export async function expectWords(page: Page, group: Group, locale: Locale): Promise<void> {
  expect(routes.length).toBeGreaterThan(60);
  const fill = await addresses();
  const name = locale === 'el' ? 'Ρένα Μάρκου' : 'Rena Markou';
  const theirs = routes.filter((route) => groupOf(route) === group);
  expect(theirs.length).toBeGreaterThan(9);
  const who = theirs[0]?.who;
  let fillOwn = (path: string) => path;
  if (who === 'account') {
    const agency = await createUser({ locale, role: roleIds.agency, name });
    await signInAs(page, agency);
    fillOwn = await createOwnSource(agency.id);
  }
  if (who === 'admin') await signInAs(page, await createUser({ locale, role: roleIds.admin, strong: true, name }));
  const found: string[] = [];
  for (const { path } of theirs) {
    const address = `${localePrefix[locale]}${fillOwn(fill(path))}`;
    const response = await page.goto(address === '' ? '/' : address);
    const status = response?.status() ?? 0;
    if (status >= 500) found.push(`${path}: ${status}`);
    for (const width of await tooWide(page)) found.push(`${path}: sideways at ${width}`);
    for (const word of wrong(await seen(page, locale), locale, path)) found.push(`${path}: ${word}`);
  }
  expect(found).toEqual([]);
}
