/** Every public page is in the sitemap in both languages, and pages and sitemap agree about which is whose twin. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteUnderTest } from '../support/site-under-test.ts';

type Entry = { loc: string; twins: Record<string, string> };

const open = (text: string): string => text.replaceAll('&amp;', '&');
const get = async (address: string) => {
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, robots: response.headers.get('x-robots-tag') ?? '', text: await response.text() };
};

const files = new Map<string, Entry[]>();
let entries: Entry[] = [];

beforeAll(async () => {
  const index = await get(`${siteUnderTest.origin}/sitemap.xml`);
  for (const [, address = ''] of index.text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { status, text } = await get(address);
    expect(status, address).toBe(200);
    const found = [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, body = '']): Entry => {
      const links = [...body.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
      return {
        loc: open(/<loc>([^<]+)<\/loc>/.exec(body)?.[1] ?? ''),
        twins: Object.fromEntries(links.map(([, language = '', href = '']) => [language, open(href)])),
      };
    });
    expect(found.length, address).toBeGreaterThan(0);
    expect(found.length, address).toBeLessThanOrEqual(50_000);
    files.set(/sitemaps\/([a-z]+)-\d+\.xml$/.exec(address)?.[1] ?? address, found);
  }
  entries = [...files.values()].flat();
});

/** What a page says of itself in its head. */
function ofPage(text: string) {
  const tags = [...text.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        open(value),
      ]),
    ),
  );
  return {
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
    twins: Object.fromEntries(
      tags.filter((tag) => tag.rel === 'alternate' && tag.hreflang).map((tag) => [tag.hreflang, tag.href]),
    ),
    noindex: tags.some((tag) => tag.name === 'robots' && /noindex/.test(tag.content ?? '')),
  };
}

/** At most `most`, spread over the whole list. */
const sample = <T>(list: readonly T[], most: number): T[] =>
  list.filter((_, at) => list.length <= most || at % Math.ceil(list.length / most) === 0);

describe('the sitemap', () => {
  it('has every kind of page', () => {
    expect([...files.keys()].sort()).toEqual([
      'agencies',
      'areas',
      'articles',
      'complexes',
      'listings',
      'pages',
      'starts',
    ]);
  });

  it('names every address once, with its twin in the other language, which names it back', () => {
    const byLoc = new Map(entries.map((entry) => [entry.loc, entry]));
    expect(byLoc.size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(1_000);
    for (const { loc, twins } of entries) {
      expect(Object.keys(twins).sort(), loc).toEqual(['el', 'en', 'x-default']);
      expect([twins.el, twins.en], loc).toContain(loc);
      expect(twins['x-default'], loc).toBe(twins.el);
      expect(new URL(twins.en ?? '').pathname, loc).toMatch(/^\/en(\/|$)/);
      for (const twin of [twins.el, twins.en]) expect(byLoc.get(twin ?? '')?.twins, `${loc} → ${twin}`).toEqual(twins);
    }
  });

  it('agrees with what the pages say of themselves', async () => {
    const chosen = [...files.entries()].flatMap(([kind, list]) => sample(list, kind === 'pages' ? 60 : 14));
    for (const { loc, twins } of chosen) {
      const { status, robots, text } = await get(loc);
      expect(status, loc).toBe(200);
      expect(robots, loc).not.toContain('noindex');
      expect(ofPage(text), loc).toEqual({ canonical: loc, twins, noindex: false });
    }
  });

  it('leaves out no public page that stands at an address of its own', async () => {
    const table = readFileSync(fileURLToPath(new URL('../../web/src/routes.ts', import.meta.url)), 'utf8');
    const paths = [...table.matchAll(/\bpublicRoute\(\s*'[^']+',\s*'([^']+)'/g)].map(([, path = '']) => path);
    const fixed = paths.filter((path) => !/:|^\/(auth|contact|dashboard)\b/.test(path));
    expect(fixed.length).toBeGreaterThan(15);
    const listed = new Set(entries.map(({ loc }) => loc));
    for (const path of fixed) {
      const address = `${siteUnderTest.origin}${path}`;
      const { status, text } = await get(address);
      const { noindex, canonical } = ofPage(text);
      // A search without a wish and an article without a number are no pages to be found.
      const findable = status === 200 && !noindex && canonical === address;
      expect([path, listed.has(address)], path).toEqual([path, findable]);
    }
  });
});
