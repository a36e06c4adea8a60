/** The real nginx in front of several processes, one of which goes; and behind a network that says for whom it asks. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('./nginx.sh', import.meta.url));
const folders: string[] = [];
const servers: Server[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) {
    execFileSync('bash', [script, 'stop', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

const portOf = (server: { address: () => unknown }): number => (server.address() as AddressInfo).port;

/** Answers with its name and for whom it was asked. */
async function startProcess(name: string): Promise<{ address: string; server: Server }> {
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('cache-control', 'no-store');
    outgoing.end(`${name} ${incoming.headers['x-forwarded-for']}`);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `127.0.0.1:${portOf(server)}`, server };
}

async function startNginx(upstreams: string, env: Record<string, string> = {}): Promise<string> {
  const socket = createSocket();
  await new Promise<void>((listening) => socket.listen(0, '127.0.0.1', listening));
  const port = portOf(socket);
  await new Promise((closed) => socket.close(closed));
  const folder = mkdtempSync(join(tmpdir(), 'estia-nginx-'));
  folders.push(folder);
  const lines = execFileSync('bash', [script, 'start', folder, String(port), upstreams], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return /^ORIGIN=(.+)$/m.exec(lines)?.[1] ?? '';
}

const get = (
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers, method, agent: false }, (reply) => {
      let text = '';
      reply.on('data', (part: Buffer) => {
        text += part.toString();
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end();
  });

it('several processes take turns, and when one goes the others answer for it', async () => {
  const [one, two] = [await startProcess('one'), await startProcess('two')];
  const origin = await startNginx(`${one.address},${two.address}`);
  const names = new Set<string>();
  for (let i = 0; i < 20; i++) names.add((await get(`${origin}/api/session?${i}`)).text.split(' ')[0] ?? '');
  expect(names).toEqual(new Set(['one', 'two']));
  one.server.closeAllConnections();
  await new Promise((closed) => one.server.close(closed));
  servers.splice(servers.indexOf(one.server), 1);
  const answers: string[] = [];
  for (let i = 0; i < 40; i++) {
    // Also what changes something: it was never sent to the process that is gone.
    const { status, text } = await get(`${origin}/api/session?again=${i}`, {}, i % 2 ? 'POST' : 'GET');
    answers.push(`${status} ${text.split(' ')[0]}`);
  }
  expect(new Set(answers)).toEqual(new Set(['200 two']));
});

it('the visitor’s address comes from the network in front alone', async () => {
  const app = await startProcess('app');
  const behind = await startNginx(app.address, { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' });
  const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7, 10.1.2.3' };
  // The last address that is not the network's own: what the visitor wrote in front of it counts for nothing.
  expect((await get(`${behind}/api/session`, headers)).text).toBe('app 203.0.113.7');
  const bare = await startNginx(app.address);
  expect((await get(`${bare}/api/session`, headers)).text).toBe('app 127.0.0.1');
});
