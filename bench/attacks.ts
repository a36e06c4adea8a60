/**
 * What once gave way, tried again against a running site behind its real proxy: one line an attack, and none may succeed.
 *   npm run bench -- attacks
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roleIds } from '@estia/contract/accounts/roles';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { startMailSink } from '@estia/server/testing/environment/mail-sink';
import { freePort, startSiteProcess, startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { cloneDatabase } from '@estia/server/testing/environment/test-app';
import { newClientKey, solveProofOfWork } from '@estia/server/testing/factories/conversations';
import pg from 'pg';

const services = findServices();
const database = await cloneDatabase({ ...services, template: await createTemplateDatabase(services.databaseUrl) });
const work = mkdtempSync(join(tmpdir(), 'estia-attacks-'));
const sink = await startMailSink();
const env = {
  DATABASE_URL: database.url,
  REDIS_URL: services.redisUrl,
  FILES_DIR: join(work, 'files'),
  SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
  SECRET_KEY: randomBytes(32).toString('base64'),
  LOG_LEVEL: 'silent',
  // Attacks come from many addresses, and are limited by what they do and not by how fast.
  WORK_ON: 'account-exports',
  WORK_BITS: '8',
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_PER_MINUTE: '0',
  MAX_LOOP_DELAY_MS: '0',
};
const port = await freePort();
const db = new pg.Pool({ connectionString: database.url, max: 2 });
const site = await startSiteProcess(env, port);
const worker = startWorkerProcess(env, site.origin);
const proxy = await freePort();
const nginx = fileURLToPath(new URL('../ops/nginx.sh', import.meta.url));
execFileSync('bash', [nginx, 'start', join(work, 'nginx'), String(proxy), `127.0.0.1:${port}`]);

type Way = { token?: string; from?: string; headers?: Record<string, string> };
type Heard = { status: number; body: Record<string, never> & { code?: string }; headers: Headers };

async function call(method: string, path: string, body?: object | string, { token, from, headers }: Way = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'x-forwarded-for': from ?? '192.0.2.1',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  // A site that is away refuses everything, and proves nothing.
  if (response.status === 503) throw new Error(`${path} is away`);
  const json = text.startsWith('{') ? JSON.parse(text) : { text };
  return { status: response.status, body: json, headers: response.headers } as Heard;
}
const rows = async (text: string, values: unknown[] = []) => (await db.query(text, values)).rows;
const pause = (ms: number) => new Promise((wait) => setTimeout(wait, ms));

let people = 0;
async function createUser(over: { role?: number; status?: string } = {}): Promise<{ id: number; token: string }> {
  const [{ id }] = await rows(
    `insert into account (role_id, status, email, username, password_hash, email_confirmed_at)
     values ($1, $2, $3, 'Someone', 'x', now()) returning id`,
    [over.role ?? roleIds.individual, over.status ?? 'approved', `person${++people}@estia.example`],
  );
  const token = randomBytes(32).toString('base64url');
  await rows(
    `insert into session (token_hash, account_id, created_at, last_seen_at, expires_at, device)
     values (sha256(convert_to($1, 'UTF8')), $2, now(), now(), now() + interval '1 day', '')`,
    [token, id],
  );
  return { id: Number(id), token };
}
async function listing(account: number, over: { active?: boolean; pausedFor?: string } = {}) {
  const [{ id: property }] = await rows(
    `insert into property (account_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area)
     select $1, 1, 1, 461200, false, point, point, 80 from st_setsrid(st_makepoint(23.7975, 38.0205), 4326) point returning id`,
    [account],
  );
  const [{ id }] = await rows(
    `insert into listing (property_id, purpose, is_active, price, activated_at, pause_reason, title_el)
     values ($1, 1, $2, 250000, now(), $3, 'Secret title') returning id`,
    [property, over.active ?? true, over.pausedFor ?? null],
  );
  return { property: Number(property), id: Number(id) };
}
const rawStatus = (line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`));
    let text = '';
    socket.on('data', (piece) => {
      text += piece;
    });
    socket.on('close', () => resolve(text.slice(9, 12))).on('error', reject);
  });
const account = (over: object) => ({
  password: 'κόκκινο τρένο στο βουνό',
  username: 'Μαρία',
  terms_accepted: true,
  over_18: true,
  ...over,
});
const office = (over: object) => ({
  name: 'Εστία',
  general_commercial_agency_id: '123456789000',
  tax_number: '094014201',
  ...over,
});
/** Refused for what is typed, and not for anything else. */
async function registers(form: object): Promise<boolean> {
  const { status } = await call('POST', '/api/user/register', form);
  if (status !== 200 && status !== 400) throw new Error(`Registering was answered with ${status}`);
  return status === 200;
}
async function confirmKeys(email: string, wanted: number): Promise<string[]> {
  for (let tries = 0; tries < 600; tries++) {
    const mails = sink.mails.filter((mail) => mail.to?.[0]?.address === email);
    const keys = mails.flatMap((mail) => /#([\w-]{20,})/.exec(mail.text ?? '')?.[1] ?? []);
    if (keys.length >= wanted) return keys;
    await pause(100);
  }
  throw new Error(`No letter came to ${email}`);
}

/** True: it succeeds. */
const attacks: Record<string, () => Promise<boolean>> = {
  async 'read a paused listing through the favourites'() {
    const [owner, reader] = [await createUser(), await createUser()];
    const { id } = await listing(owner.id, { active: false });
    await call('PUT', '/api/user/add-favorite', { listing_ids: [id] }, reader);
    const { body } = await call('GET', '/api/user/favorites', undefined, reader);
    return JSON.stringify(body).includes('Secret title') || JSON.stringify(body).includes(`"listing_id":${id}`);
  },
  async 'fill the database with stored searches'() {
    await listing((await createUser()).id);
    for (let n = 0; n < 5; n++)
      await call(
        'POST',
        '/api/property/search',
        { for: 'sale', category_id: 1 },
        { headers: { 'idempotency-key': `fill-${n}-xx` } },
      );
    return (await rows('select 1 from idempotency')).length > 0;
  },
  async 'replace name and phone of a lead that waits'() {
    const owner = await createUser();
    const { property } = await listing(owner.id);
    const send = async (name: string) => {
      const { body: puzzle } = await call('GET', '/api/inbox/proof-of-work');
      const lead = { for: 'sale', property_id: property, name, email: 'lead@estia.example', body: 'Hello' };
      await call('POST', '/api/property/contact', {
        ...lead,
        client_key: newClientKey(),
        proof_of_work: solveProofOfWork(puzzle as unknown as { puzzle: string; bits: number }),
      });
    };
    await send('Maria');
    const [key] = await confirmKeys('lead@estia.example', 1);
    await send('Impostor');
    const { status } = await call('POST', '/api/property/contact/confirm', { key });
    if (status !== 200) throw new Error(`The lead was not confirmed: ${status}`);
    const [found] = await rows('select lead_name from conversation where property_id = $1', [property]);
    return found?.lead_name !== 'Maria';
  },
  async 'count one visitor many times in the lists that rank'() {
    await listing((await createUser()).id);
    const body = { for: 'sale', category_id: 1, district_ids: [461200] };
    for (let n = 0; n < 40; n++) await call('POST', '/api/property/search', body, { from: '198.51.100.9' });
    for (let tries = 0; tries < 300; tries++) {
      const [{ runs }] = await rows('select coalesce(max(runs), 0) as runs from search_place_day');
      if (Number(runs) > 0) return Number(runs) > 3;
      await pause(100);
    }
    throw new Error('No search was counted');
  },
  async 'fill a mailbox by registering behind its plus'() {
    let taken = 0;
    for (let n = 0; n < 6; n++) {
      const { status } = await call('POST', '/api/user/register', account({ email: `victim+${n}@bomb.example` }), {
        from: `198.51.100.${20 + n}`,
      });
      if (status === 200) taken += 1;
    }
    if (taken === 0) throw new Error('Nobody could register');
    return taken > 3;
  },
  async 'change the price of a stopped listing in bulk'() {
    const owner = await createUser();
    const { id } = await listing(owner.id, { active: false, pausedFor: 'admin' });
    const change = { action: 'price', listing_ids: [id], price: { by: 'value', amount: 1_000 } };
    const { status, body } = await call('POST', '/api/property/bulk', change, owner);
    const bulk = (body as { bulk?: { id: number } }).bulk;
    if (!bulk) throw new Error(`No change in bulk was begun: ${status}`);
    await call('PUT', `/api/property/bulk/${bulk.id}`, {}, owner);
    const [found] = await rows('select price from listing where id = $1', [id]);
    return Number(found.price) !== 250_000;
  },
  async 'change the price of a stopped listing by itself'() {
    const owner = await createUser();
    const { id } = await listing(owner.id, { active: false, pausedFor: 'admin' });
    await call('PUT', '/api/property/price', { listing_id: id, price: '1000', old_price: 250_000 }, owner);
    const [found] = await rows('select price from listing where id = $1', [id]);
    return Number(found.price) !== 250_000;
  },
  'make the proxy read 20 MB from anybody': () =>
    new Promise((resolve, reject) => {
      const headers = { 'content-length': 20_000_000, 'content-type': 'application/json' };
      const sent = request(`http://127.0.0.1:${proxy}/api/property/search`, { method: 'POST', headers }, (reply) => {
        resolve(reply.statusCode !== 413);
        reply.resume();
        sent.destroy();
      });
      sent.on('error', reject);
      sent.flushHeaders();
      // Waiting for the body is reading it.
      setTimeout(() => resolve(true), 5_000).unref();
    }),
  async 'cause a fault with a deep body'() {
    const body = `{"a":${'['.repeat(120_000)}${']'.repeat(120_000)}}`;
    return (
      (await call('POST', '/api/user/logout', body, { headers: { 'idempotency-key': 'deep-body' } })).status >= 500
    );
  },
  'cause a fault with an absolute request line': async () =>
    Number(await rawStatus('GET http://evil.example/ HTTP/1.1')) >= 500,
  async 'have a hundred thousand values walked'() {
    const { body } = await call('POST', '/api/property/search', { district_ids: Array(100_000).fill(0) });
    return (body as { fields?: Record<string, string> }).fields?.body !== 'invalid';
  },
  async 'put a line break into a field of an office'() {
    const agency = office({ name_en: 'a\r\nBcc: x@y.example' });
    const form = account({ email: 'lines@office.example', agency, plan_id: 1, bank_deposit: true });
    return registers(form);
  },
  'put a direction override into a name': () =>
    registers(account({ email: 'turn@estia.example', username: 'gpj\u202Eexe' })),
  async 'guess codes from a whole /48 of IPv6'() {
    let refused = 0;
    for (let n = 0; n < 520; n++) {
      const from = `2001:db8:9:${((n % 256) * 256 + (n >> 8)).toString(16)}::1`;
      if ((await call('POST', '/api/user/confirm-email', { code: 'wrong-code-000' }, { from })).status === 429)
        refused += 1;
    }
    return refused === 0;
  },
  async 'announce gigabytes of unfinished uploads'() {
    const me = await createUser();
    const length = 25 * 1024 * 1024;
    let taken = 0;
    for (let draft = 0; draft < 3; draft++) {
      const made = await call('POST', '/api/property/drafts', { for: 'sale', category_id: '1', type_id: '1' }, me);
      const id = (made.body as { draft?: { draft_id: number } }).draft?.draft_id;
      for (let n = 0; n < 20; n++) {
        const meta = Object.entries({ draft_id: String(id), client_key: newClientKey() });
        const actual = meta.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(',');
        const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(length), 'upload-metadata': actual };
        if ((await call('POST', '/api/uploads', undefined, { token: me.token, headers })).status === 201) taken += 1;
      }
    }
    if (taken === 0) throw new Error('Nothing could be announced');
    return taken > 40;
  },
  async 'make a page say what did not happen'() {
    const message = await call('GET', '/en/auth/login?flash=password-changed');
    const plain = await call('GET', '/en/auth/login');
    const notes = ({ body }: Heard) => String((body as { text?: string }).text).split('role="status"').length;
    return notes(message) > notes(plain);
  },
  async 'mark a conversation read by looking'() {
    const [owner, lead] = [await createUser(), await createUser()];
    const { property } = await listing(owner.id);
    const first = { for: 'sale', property_id: property, body: 'Hello', client_key: newClientKey() };
    await call('POST', '/api/property/contact', first, lead);
    const [found] = await rows('select id from conversation where property_id = $1', [property]);
    const read = await call('GET', `/api/inbox/${found?.id}`, undefined, owner);
    if (read.status !== 200) throw new Error(`The conversation could not be read: ${read.status}`);
    const [after] = await rows('select advertiser_unread from conversation where id = $1', [found?.id]);
    return after.advertiser_unread === 0;
  },
  async 'begin the free months of an office that waits'() {
    const waiting = await createUser({ role: roleIds.agency, status: 'waiting' });
    await call('GET', '/api/property/mine', undefined, waiting);
    await call('GET', '/api/property/dashboard', undefined, waiting);
    return (await rows('select 1 from subscription where account_id = $1', [waiting.id])).length > 0;
  },
};

let succeeded = 0;
try {
  for (const [name, attack] of Object.entries(attacks)) {
    const succeeds = await attack();
    if (succeeds) succeeded += 1;
    console.log(`${succeeds ? 'SUCCEEDS' : 'refused '}  ${name}`);
  }
} finally {
  execFileSync('bash', [nginx, 'stop', join(work, 'nginx')]);
  await site.kill();
  await worker.kill();
  await sink.close();
  await db.end();
  await database.drop();
  rmSync(work, { recursive: true, force: true });
}
console.log(`${Object.keys(attacks).length} attacks, ${succeeded} succeed`);
process.exit(succeeded > 0 ? 1 : 0);
