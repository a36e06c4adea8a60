/** The web process: API and pages. It alone loads the web's build. */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { registerAssets } from '../platform/http/assets.ts';
import { buildWorkerPolicy, registerWebPages, type WebBuild } from '../platform/http/web-pages.ts';
import { reportHashKeyProblem } from '../platform/security/reencryption.jobs.ts';
import { createDeps } from './create-deps.ts';
import { onShutdown } from './shutdown.ts';

const webRoot = fileURLToPath(new URL('../../../web/', import.meta.url));

const config = loadConfig('web');
const { deps, close } = createDeps(config);
const { app, callApi, callApiAs, metrics, health } = await buildApp(deps);

if (config.webDevUrl) {
  const { createViteBuildLoader: devPages } = await import('./vite-dev.ts');
  registerWebPages(app, deps, { callApi, callApiAs }, devPages(config.webDevUrl));
} else {
  const entry = `${webRoot}build/server/index.js`;
  if (!existsSync(entry)) throw new Error('The pages are not built: npm run build');
  const build = (await import(entry)) as WebBuild;
  registerAssets(app, {
    folder: `${webRoot}build/client/assets`,
    files: deps.files,
    workerPolicy: buildWorkerPolicy(config.mapStyleUrl),
  });
  // What has to have an address of its own at the root: the service worker, the manifests and their icons.
  await app.register(fastifyStatic, {
    root: `${webRoot}build/client`,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isWorker = path.endsWith('/sw.js');
      reply.header('cache-control', `public, max-age=${isWorker ? 0 : 86_400}, s-maxage=60`);
      if (isWorker) reply.header('content-security-policy', buildWorkerPolicy(null));
    },
  });
  registerWebPages(app, deps, { callApi, callApiAs }, async () => build);
}

deps.database.start();
// The site serves without a database; then nobody can say yet.
reportHashKeyProblem(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'HASH_KEY was not checked'));
const metricsServer = config.metricsPort > 0 ? metrics.listen(config.metricsPort, config.metricsHost) : null;
await app.listen({ host: config.host, port: config.port });
deps.log.info({ origin: config.origin }, 'serving');

onShutdown(
  deps.log,
  async () => {
    // Not ready first, so that a balancer stops sending while this process still serves; then finish what has begun.
    health.leaving = true;
    await pause(config.drainMs);
    await app.close();
    metricsServer?.close();
    await close();
  },
  config.drainMs,
);
