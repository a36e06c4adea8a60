/** robots.txt and the sitemaps, and the readable page of the API. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import { openApi } from '../../platform/openapi.ts';
import type { Places } from '../places/index.ts';
import { areaPages } from '../search/index.ts';
import { apiPage, apiPageStyle } from './api-page.ts';
import { SITEMAP_SIZE, sitemapCuts, sitemapRows } from './site.queries.ts';

const HOUR_MS = 3_600_000;

/** Pages that always exist, without their language prefix. */
const fixedPages = ['/', '/how-results-are-ordered'];

export function siteRoutes(app: FastifyInstance, deps: Deps, places: Places): void {
  const { origin } = deps.config;
  const cuts = keepFresh(() => sitemapCuts(deps.db), HOUR_MS);
  const areas = keepFresh(async () => areaPages(deps.db, await places()), HOUR_MS);
  const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /en/dashboard\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_, reply) => {
    const areaFiles = Math.ceil((await areas()).length / SITEMAP_SIZE);
    const files = [
      'pages',
      ...Array.from({ length: areaFiles }, (_, i) => `areas-${i + 1}`),
      ...(await cuts()).map((_, i) => `listings-${i + 1}`),
    ];
    const entries = files.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`).join('\n');
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</sitemapindex>\n`));
  });

  /** One address with its twin in the other language. */
  const entry = (path: string, changed?: Date): string => {
    const en = path === '/' ? '/en' : `/en${path}`;
    const links = `<xhtml:link rel="alternate" hreflang="el" href="${origin}${path}"/><xhtml:link rel="alternate" hreflang="en" href="${origin}${en}"/>`;
    const when = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return [path, en].map((p) => `<url><loc>${origin}${p}</loc>${when}${links}</url>`).join('\n');
  };

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const match = /^(?:(pages)|(areas|listings)-(\d{1,5}))\.xml$/.exec(request.params.file);
    if (!match) throw new AppError('not_found');
    let entries = fixedPages.map((path) => entry(path));
    const index = Number(match[3]) - 1;
    if (match[2] === 'areas') {
      const pages = (await areas()).slice(index * SITEMAP_SIZE, (index + 1) * SITEMAP_SIZE);
      if (index < 0 || pages.length === 0) throw new AppError('not_found');
      entries = pages.map((path) => entry(path));
    } else if (match[2] === 'listings') {
      const ends = await cuts();
      const until = ends[index];
      if (until === undefined) throw new AppError('not_found');
      const rows = await sitemapRows(deps.db, ends[index - 1] ?? 0, until);
      entries = rows.map((row) =>
        entry(`/properties/${row.purpose === 1 ? 'for-sale' : 'for-rent'}/${row.property_id}`, row.updated_at),
      );
    }
    const open =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml(`${open}\n${entries.join('\n')}\n</urlset>\n`));
  });

  const description = JSON.stringify(openApi());
  app.get('/api/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(description),
  );
  app.get('/api', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300').send(apiPage()),
  );
  app.get('/api/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(apiPageStyle));
}
