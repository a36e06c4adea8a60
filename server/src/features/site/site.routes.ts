/** What the host itself answers about the site: robots.txt and the sitemaps, and the readable page of the API. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { createOpenApiDocument } from '../../platform/http/openapi.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { apiDocsCss, renderApiDocs } from './api-docs.pages.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

export function siteRoutes(app: FastifyInstance, deps: Deps, places: PlaceTreeLoader): void {
  sitemapRoutes(app, deps, places);

  // Made when first asked for: describing every schema takes longer than all the rest of building the app.
  let description: string | undefined;
  app.get('/api/openapi.json', (_, reply) => {
    description ??= JSON.stringify(createOpenApiDocument());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(description);
  });
  let page: string | undefined;
  app.get('/api', (_, reply) => {
    page ??= renderApiDocs();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300').send(page);
  });
  app.get('/api/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(apiDocsCss));
}
