/**
 * The process of npm run dev that stays: Vite, in front of the site. A change of server or contract restarts the site
 * behind it; open pages keep their connection for hot reload, and requests wait until the site answers again.
 *   node server/src/main/dev-front.ts PORT SITE_PORT
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { isAddress } from './dev-address.ts';
import { devInvokePath, devVersionPath } from './vite-dev.ts';

const [port = 0, sitePort = 0] = process.argv.slice(2).map(Number);
const host = '127.0.0.1';
/** A site whose new code does not start is not waited for longer. */
const RESTART_MS = 60_000;

// What is no address is not upgraded either: it goes the way of all requests, and ends there.
const server = createServer({ shouldUpgradeCallback: ({ url = '/' }) => isAddress(url) });
const vite = await createVite({
  root: fileURLToPath(new URL('../../../web/', import.meta.url)),
  server: { middlewareMode: true, hmr: { server } },
});
let version = 0;
vite.watcher.on('all', () => {
  version += 1;
});

const accepts = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port: sitePort })
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function waitForSite(until: number): Promise<boolean> {
  while (!(await accepts())) {
    if (Date.now() > until) return false;
    await pause(100);
  }
  return true;
}

/** The site's answer; null where it stopped before it gave one. */
const forward = (from: IncomingMessage): Promise<IncomingMessage | null> =>
  new Promise((resolve) => {
    const { method, url: path, headers } = from;
    const onward = request({ host, port: sitePort, method, path, headers })
      .once('response', resolve)
      .once('error', () => resolve(null));
    from.pipe(onward);
  });

/** Hot reload asks for data in the very moment in which the site is started anew: what only reads is asked again. */
async function passOn(from: IncomingMessage, to: ServerResponse): Promise<void> {
  const until = Date.now() + RESTART_MS;
  const reads = from.method === 'GET' || from.method === 'HEAD';
  while (await waitForSite(until)) {
    const answer = await forward(from);
    // A site that is stopping answers 503.
    if (reads && (answer === null || answer.statusCode === 503) && Date.now() < until) {
      answer?.resume();
      await pause(200);
      continue;
    }
    to.writeHead(answer?.statusCode ?? 502, answer?.headers);
    if (!answer) return void to.end();
    answer.once('error', () => to.destroy()).pipe(to);
    to.once('close', () => answer.destroy());
    return;
  }
  to.writeHead(503, { 'content-type': 'text/plain' }).end('The site does not start: see the output of npm run dev');
}

/** The site evaluates pages itself and asks here for their code. */
async function answerInvoke(from: IncomingMessage, to: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of from) parts.push(part as Buffer);
  const result = await vite.environments.ssr.hot.handleInvoke(JSON.parse(Buffer.concat(parts).toString()));
  to.setHeader('content-type', 'application/json').end(JSON.stringify(result));
}

server.on('request', (from, to) => {
  const url = from.url ?? '/';
  if (!isAddress(url)) to.writeHead(400).end();
  else if (url === devVersionPath) to.end(String(version));
  else if (url === devInvokePath) answerInvoke(from, to).catch((error) => to.writeHead(500).end(String(error)));
  else if (/^\/(api|photos|health|sitemap|robots\.txt)/.test(url)) void passOn(from, to);
  // Vite answers its own modules itself and hands everything else on.
  else vite.middlewares(from, to, () => void passOn(from, to));
});
server.listen(port, process.env.HOST ?? host);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void vite.close().finally(() => process.exit(0)));
