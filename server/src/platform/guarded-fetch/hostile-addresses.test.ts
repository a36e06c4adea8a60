/** No address of our own network is connected to: not by a notation, a name, a redirect, or a name that changes its mind. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDnsServer } from '../../../testing/security/dns-server.ts';
import { FORBIDDEN_V4, FORBIDDEN_V6, listHostileUrls } from '../../../testing/security/hostile-urls.ts';
import { createGuardedRequests, type GuardedParts } from './guarded-requests.ts';
import { isPublicAddress } from './public-address.ts';

const config = {
  origin: 'https://estia-own.example',
  databaseUrl: 'postgres://estia@database-own.example/estia',
  redisUrl: 'redis://127.0.0.1:1',
  smtpUrl: 'smtp://127.0.0.1:1',
  s3: null,
  feedTestHosts: new Set<string>(),
};
const LIMITS = { maxBytes: 10_000, timeoutMs: 20_000 };

/** What a private service would notice: one count for every address of the loopback and both protocols. */
let connections = 0;
const listener = createTcpServer((socket) => {
  connections += 1;
  socket.on('error', () => {});
  socket.destroy();
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '::', resolve));
  port = (listener.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => listener.close(resolve)));

/** Would connect to the listener, whatever the port of the address: only the guard keeps it from there. */
const guarded = (parts: GuardedParts = {}, over: Partial<typeof config> = {}) =>
  createGuardedRequests({ ...config, ...over }, { port, ...parts });

async function withRedirects(run: (origin: string, testHosts: Set<string>) => Promise<void>) {
  const server: Server = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to') ?? '';
    response.writeHead(302, { location: Buffer.from(to, 'base64').toString('latin1') }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await run(`http://${host}`, new Set([host]));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('[EXTS-3] addresses that are not public', () => {
  it('the listener counts what reaches it', async () => {
    const dns = await startDnsServer(() => ['127.0.0.2']);
    const before = connections;
    const requests = guarded({ dnsServers: [dns.address], isPublic: () => true });
    const result = await requests.fetchToFile('https://feeds.example/', LIMITS);
    await dns.close();
    expect(result).toMatchObject({ status: 'failed' });
    expect(connections - before).toBe(1);
  });

  it('300 hostile addresses by GET and POST: 0 connections, and no message names an address', async () => {
    const urls = listHostileUrls();
    expect(urls.length).toBeGreaterThanOrEqual(300);
    const before = connections;
    const requests = guarded();
    const passed: string[] = [];
    for (const url of urls) {
      const got = await requests.fetchToFile(url, LIMITS);
      const posted = await requests.postGuarded(url, '{}', { headers: {}, timeoutMs: 20_000 });
      if (got.status !== 'failed' || got.code !== 'url_refused') passed.push(`GET ${url} ${JSON.stringify(got)}`);
      if (posted.status !== 'failed' || posted.code !== 'url_refused') passed.push(`POST ${url}`);
      if (requests.isAllowedUrl(url)) passed.push(`typed ${url}`);
    }
    expect(passed).toEqual([]);
    expect(connections - before).toBe(0);
  });

  it('all of them as the target of a redirect: 0 connections', async () => {
    await withRedirects(async (origin, feedTestHosts) => {
      const requests = guarded({}, { feedTestHosts });
      const before = connections;
      const passed: string[] = [];
      // A relative target stays on the host that sent it, and text cannot be split in a header.
      const targets = listHostileUrls().filter((url) => /^[a-z]+:[!-ÿ]{0,900}$/i.test(url));
      expect(targets.length).toBeGreaterThan(250);
      for (const target of targets) {
        const to = Buffer.from(target).toString('base64url');
        const got = await requests.fetchToFile(`${origin}/?to=${to}`, { ...LIMITS, allowHttp: true });
        const code = got.status === 'failed' ? got.code : got.status;
        // Without a host of its own, or by http, it may lead to the public name feeds.example, which does not exist.
        if (!['redirect_refused', 'no_public_address', 'dns_failed', 'too_many_redirects'].includes(code))
          passed.push(`${target} ${code}`);
      }
      expect(passed).toEqual([]);
      expect(connections - before).toBe(0);
    });
  });

  it('names whose addresses are not public, alone or beside a public one: 0 connections', async () => {
    const forbidden = [...FORBIDDEN_V4, ...FORBIDDEN_V6];
    const dns = await startDnsServer((name) => {
      const address = forbidden[Number(/\d+/.exec(name)?.[0])] ?? '';
      if (name.startsWith('alone')) return [address];
      return name.startsWith('first') ? [address, '93.184.216.34', '2606:2800:220:1::1'] : ['93.184.216.34', address];
    });
    const before = connections;
    const requests = guarded({ dnsServers: [dns.address] });
    const passed: string[] = [];
    for (const index of forbidden.keys())
      for (const how of ['alone', 'first', 'last']) {
        const got = await requests.fetchToFile(`https://${how}${index}.example/`, LIMITS);
        if (got.status !== 'failed' || got.code !== 'no_public_address') passed.push(`${how} ${forbidden[index]}`);
      }
    await dns.close();
    expect(passed).toEqual([]);
    expect(connections - before).toBe(0);
    expect(forbidden.every((address) => !isPublicAddress(address))).toBe(true);
    expect(['8.8.8.8', '93.184.216.34', '172.15.0.1', '2606:2800:220:1::1', '2a02:587::1'].every(isPublicAddress)).toBe(
      true,
    );
  });

  it('a name that answers a public address first and a private one next: what was checked is connected to', async () => {
    const seen: string[] = [];
    const checked = createTcpServer((socket) => {
      seen.push(socket.localAddress ?? '');
      socket.on('error', () => {});
      socket.destroy();
    });
    await new Promise<void>((resolve) => checked.listen(0, '127.0.0.2', resolve));
    const checkedPort = (checked.address() as AddressInfo).port;
    const privateOne = createTcpServer((socket) => {
      seen.push(socket.localAddress ?? '');
      socket.destroy();
    });
    await new Promise<void>((resolve) => privateOne.listen(checkedPort, '127.0.0.1', resolve));
    // The first question of each family is answered with the address that counts as public here, all later ones with another.
    const dns = await startDnsServer((_name, _family, count) => (count === 1 ? ['127.0.0.2'] : ['127.0.0.1', '::1']));
    const isPublic = (address: string) => address === '127.0.0.2';
    for (let round = 0; round < 20; round += 1) {
      const requests = guarded({ dnsServers: [dns.address], isPublic, port: checkedPort });
      await requests.fetchToFile(`https://rebind${round}.example/`, LIMITS);
      // A second request asks again, and is refused by the second answer.
      const again = await requests.fetchToFile(`https://rebind${round}.example/`, LIMITS);
      expect(again).toMatchObject({ status: 'failed', code: 'no_public_address' });
    }
    expect(seen).toHaveLength(20);
    expect(new Set(seen)).toEqual(new Set(['127.0.0.2']));
    expect(dns.asked.filter((one) => one === 'rebind0.example 4')).toHaveLength(2);
    await dns.close();
    await new Promise((resolve) => checked.close(resolve));
    await new Promise((resolve) => privateOne.close(resolve));
  });

  it('names and addresses of the site, its database and this machine are refused, also when they are public', async () => {
    const dns = await startDnsServer(() => ['127.0.0.1']);
    const before = connections;
    // 127.0.0.1 counts as public: it is refused because this machine has it.
    const requests = guarded({ dnsServers: [dns.address], isPublic: () => true });
    const codes = [];
    for (const url of ['https://estia-own.example/', 'https://database-own.example/', 'https://other.example/']) {
      const got = await requests.fetchToFile(url, LIMITS);
      codes.push(got.status === 'failed' && got.code);
    }
    await dns.close();
    expect(codes).toEqual(['url_refused', 'url_refused', 'no_public_address']);
    expect(connections - before).toBe(0);
  });

  it('a name that does not exist and one that leads into our network get the same answer; a name server that fails, its own', async () => {
    const dns = await startDnsServer((name) =>
      name.startsWith('none') ? 'no such name' : name.startsWith('fails') ? 'failure' : ['10.0.0.1'],
    );
    const requests = guarded({ dnsServers: [dns.address] });
    const ask = (host: string) => requests.fetchToFile(`https://${host}/`, LIMITS);
    const [none, inside, failure] = [
      await ask('none.example'),
      await ask('inside.example'),
      await ask('fails.example'),
    ];
    await dns.close();
    expect(none).toEqual(inside);
    expect(failure).toMatchObject({ status: 'failed', code: 'dns_failed' });
  });

  it('a name server that says nothing ends at the time limit', async () => {
    const dns = await startDnsServer(() => 'silence');
    const requests = guarded({ dnsServers: [dns.address] });
    expect(await requests.fetchToFile('https://silent.example/', { ...LIMITS, timeoutMs: 300 })).toMatchObject({
      status: 'failed',
      code: 'timeout',
    });
    await dns.close();
  });
});
