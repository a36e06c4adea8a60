/** Pages through Vite: hot reload while one works on the web. Never part of a production process. */
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { WebBuild } from '../platform/pages.ts';

export async function devPages(app: FastifyInstance, webRoot: string): Promise<() => Promise<WebBuild>> {
  const vite = await createServer({ root: webRoot, server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|photos|health|sitemap|robots\.txt)/.test(request.url)) return done();
    // Vite answers its own modules itself and hands everything else on.
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
}
