/**
 * robots.txt and the sitemaps: every public page in both languages, each address with its twin. A kind of page is one
 * line of `sections`; e2e/site/sitemap.test.ts holds them against the web's own table of routes.
 */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { cached } from '../../platform/cache/memory-cache.ts';
import { listAgenciesWithPage } from '../agencies/index.ts';
import { listArticlePages } from '../articles/index.ts';
import { listComplexPages } from '../complexes/index.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { listAreaPages, listStartPages } from '../search/index.ts';
import { listSitemapBoundaries, listSitemapListings, SITEMAP_SIZE } from './sitemap.queries.ts';

const SITEMAP_TTL_MS = 3_600_000;
/** Shown in it within minutes: an article or a development is news. */
const NEWS_TTL_MS = 300_000;

type Page = { path: string; changedAt?: Date | null };

/** Pages that always exist, without their language prefix. */
const fixedPages = [
  '/',
  '/accessibility',
  '/cooperation',
  '/cookie-settings',
  '/developers',
  '/exclusivity',
  '/feed-validator',
  '/glossary',
  '/contact-points',
  '/transparency',
  '/status',
  '/golden-visa',
  '/how-results-are-ordered',
  '/innovations',
  '/my-home',
  '/pricing',
  '/privacy-policy',
  '/select-property',
  '/show-realtors',
  '/terms-conditions',
  '/valuation',
  '/valuation-map',
  '/valuation-map/table',
  '/valuation/accuracy',
];

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
const escapeAmpersands = (address: string): string => address.replaceAll('&', '&amp;');

export function sitemapRoutes(app: FastifyInstance, deps: Deps, places: PlaceTreeLoader): void {
  const { origin } = deps.config;
  const boundaries = cached(() => listSitemapBoundaries(deps.db), SITEMAP_TTL_MS);
  /** All but the listings, which are too many to be read at once. */
  const sections: Record<string, () => Promise<readonly Page[]>> = {
    pages: async () => fixedPages.map((path) => ({ path })),
    starts: cached(async () => (await listStartPages(deps.db)).map((path) => ({ path })), SITEMAP_TTL_MS),
    areas: cached(async () => (await listAreaPages(deps.db, await places())).map((path) => ({ path })), SITEMAP_TTL_MS),
    agencies: cached(
      async () => (await listAgenciesWithPage(deps.db)).map(({ id }) => ({ path: `/agency/${id}` })),
      SITEMAP_TTL_MS,
    ),
    articles: cached(() => listArticlePages(deps.db), NEWS_TTL_MS),
    complexes: cached(() => listComplexPages(deps.db), NEWS_TTL_MS),
  };

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /en/dashboard\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );

  const send = (reply: { type: (type: string) => { header: (name: string, value: string) => unknown } }) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');

  app.get('/sitemap.xml', async (_, reply) => {
    const files: string[] = [];
    const add = (name: string, count: number) => {
      for (let file = 1; file <= count; file++) files.push(`${name}-${file}`);
    };
    for (const [name, pages] of Object.entries(sections)) add(name, Math.ceil((await pages()).length / SITEMAP_SIZE));
    add('listings', (await boundaries()).length);
    const entries = files.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`).join('\n');
    send(reply);
    return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</sitemapindex>\n`);
  });

  /** One address with its twin in the other language; each names both. */
  const entry = ({ path, changedAt }: Page): string => {
    const el = escapeAmpersands(`${origin}${path}`);
    const en = escapeAmpersands(`${origin}${path === '/' ? '/en' : `/en${path}`}`);
    const links = [
      ['el', el],
      ['en', en],
      ['x-default', el],
    ]
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    const when = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
    return [el, en].map((address) => `<url><loc>${address}</loc>${when}${links}</url>`).join('\n');
  };

  /** The numbered file of listings, between two ids. */
  async function listings(index: number): Promise<Page[]> {
    const ends = await boundaries();
    const until = ends[index];
    if (until === undefined) return [];
    const rows = await listSitemapListings(deps.db, ends[index - 1] ?? 0, until);
    return rows.map(({ purpose, property_id, updated_at }) => ({
      path: `/properties/${purpose === 1 ? 'for-sale' : 'for-rent'}/${property_id}`,
      changedAt: updated_at,
    }));
  }

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, name = '', number] = /^([a-z]{1,20})-(\d{1,5})\.xml$/.exec(request.params.file) ?? [];
    const index = Number(number) - 1;
    const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
    const pages = section
      ? (await section()).slice(index * SITEMAP_SIZE, (index + 1) * SITEMAP_SIZE)
      : name === 'listings'
        ? await listings(index)
        : [];
    if (!(index >= 0) || pages.length === 0) throw new AppError('not_found');
    const open =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
    send(reply);
    return xml(`${open}\n${pages.map(entry).join('\n')}\n</urlset>\n`);
  });
}
