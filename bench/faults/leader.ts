/**
 * Kills and freezes the leader of the database cluster (ops/cluster.sh) while people save favourites through nginx. Every
 * save that was acknowledged is written into a log outside of the cluster and looked for at the end through the API.
 * A machine of the database is killed whole: Patroni and PostgreSQL. It comes back when another leads.
 *   npm run bench -- faults/leader --kills 50 --freezes 20
 */
import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connectDatabase } from '@estia/server/testing/environment/connect-database';
import { buildListing, buildProperty, buildUser } from '@estia/server/testing/factories/records';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';

const options = parseOptions({ kills: '50', freezes: '20', folder: '', base: '47000', users: '700', listings: '250' });
const [KILLS, FREEZES, BASE] = [Number(options.kills), Number(options.freezes), Number(options.base)];
const DISTRICT = 461200;
const WRITERS = 6;
const WRITE_EVERY_MS = 50;
const GAP_BAR_MS = 10_000;
const ANSWER_MS = 15_000;
const HEALTHY_MS = 180_000;
const MEMBERS = [1, 2, 3] as const;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const script = fileURLToPath(new URL('../../ops/cluster.sh', import.meta.url));
const folder = options.folder || mkdtempSync(join(tmpdir(), 'estia-cluster-'));
const log = join(folder, 'acknowledged');
const cluster = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)('bash', [script, ...words], { env: { ...process.env, RATE_LIMIT_PER_MINUTE: '0' } }))
    .stdout;
const member = (n: number, act: 'start' | 'kill' | 'freeze' | 'thaw') => cluster('member', folder, String(n), act);

const printed = await cluster('start', folder, String(BASE));
const value = (name: string): string => new RegExp(`^${name}=(.+)$`, 'm').exec(printed)?.[1] ?? '';
const origin = `http://127.0.0.1:${BASE}`;

type Pair = { user: number; listing: number };
const acknowledgedAt: number[] = [];
const statuses = new Map<string, number>();
let isWriting = true;

async function addFavorite(token: string, listing: number): Promise<string> {
  try {
    const response = await fetch(`${origin}/api/user/add-favorite`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ listing_ids: [listing] }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  }
}

/** Every save is a new one: of what is saved already nothing could be lost. */
async function write(tokens: readonly string[], listings: readonly number[], writer: number): Promise<void> {
  for (let i = writer; isWriting; i += WRITERS) {
    if (i >= tokens.length * listings.length) throw new Error('Nothing new is left to save: more --users are needed');
    const user = i % tokens.length;
    const listing = listings[Math.floor(i / tokens.length) % listings.length] as number;
    const status = await addFavorite(tokens[user] as string, listing);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === '200') {
      acknowledgedAt.push(Date.now());
      appendFileSync(log, `${user} ${listing}\n`);
    }
    await pause(WRITE_EVERY_MS);
  }
}

const roleOf = async (n: number, role: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${BASE + 10 + n}/${role}`, { signal: AbortSignal.timeout(1_000) }).then(
    (response) => response.ok,
    () => false,
  );

async function findLeader(except = 0): Promise<number> {
  for (const begun = Date.now(); Date.now() - begun < HEALTHY_MS; await pause(100)) {
    for (const n of MEMBERS) if (n !== except && (await roleOf(n, 'primary'))) return n;
  }
  throw new Error('No member leads');
}

/** Both others follow, one of them synchronously: otherwise the next loss would be a second one at the same time. */
async function waitUntilHealthy(): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < HEALTHY_MS; await pause(200)) {
    const leads = await findLeader();
    const others = MEMBERS.filter((n) => n !== leads);
    const follow = await Promise.all(others.map((n) => roleOf(n, 'replica?lag=1MB')));
    const isSynchronous = await Promise.all(others.map((n) => roleOf(n, 'sync')));
    if (follow.every(Boolean) && isSynchronous.some(Boolean)) return;
  }
  throw new Error('The cluster does not become whole again');
}

/** The longest time without an acknowledged write, from before the loss until writes go on under the next leader. */
async function measureGap(before: number, nextLeads: number): Promise<number> {
  while ((acknowledgedAt.at(-1) ?? 0) <= nextLeads) {
    if (Date.now() - nextLeads > HEALTHY_MS) throw new Error('Nobody can write under the next leader');
    await pause(20);
  }
  // An answer that was under way may come first.
  await pause(2_000);
  const times = acknowledgedAt.filter((at) => at > before);
  let longest = 0;
  for (const [i, at] of times.entries()) longest = Math.max(longest, at - (times[i - 1] ?? before));
  return longest;
}

async function lose(act: 'kill' | 'freeze'): Promise<number> {
  await waitUntilHealthy();
  const lost = await findLeader();
  const before = Date.now();
  await member(lost, act);
  await findLeader(lost);
  const gap = await measureGap(before, Date.now());
  await member(lost, act === 'kill' ? 'start' : 'thaw');
  return gap;
}

const { db, close } = connectDatabase(value('DATABASE_URL'));
try {
  const users = await Promise.all(
    Array.from({ length: Number(options.users) }, (_, n) =>
      buildUser(db, { email: `leader${n}-${Date.now()}@estia.example`, email_confirmed_at: new Date() }),
    ),
  );
  const owner = await buildUser(db, { email: `owner-${Date.now()}@estia.example`, email_confirmed_at: new Date() });
  const listings: number[] = [];
  for (let n = 0; n < Number(options.listings); n++) {
    const property = await buildProperty(db, { district_id: DISTRICT, account_id: owner.id });
    listings.push(await buildListing(db, { property_id: property }));
  }
  const tokens = users.map(({ token }) => token);
  const writers = Array.from({ length: WRITERS }, (_, n) => write(tokens, listings, n));
  const gaps = { kill: [] as number[], freeze: [] as number[] };
  for (let n = 0; n < KILLS + FREEZES; n++) {
    const act = n < KILLS ? 'kill' : 'freeze';
    gaps[act].push(await lose(act));
    console.log(`${n + 1} of ${KILLS + FREEZES}: ${act}, ${gaps[act].at(-1)} ms without a write`);
  }
  await waitUntilHealthy();
  isWriting = false;
  await Promise.all(writers);

  const saved = await Promise.all(
    tokens.map(async (token) => {
      const response = await fetch(`${origin}/api/user/favorites/ids`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return new Set(((await response.json()) as { listing_ids: number[] }).listing_ids);
    }),
  );
  const acknowledged = [...new Set(readFileSync(log, 'utf8').trim().split('\n'))].map((line): Pair => {
    const [user = 0, listing = 0] = line.split(' ').map(Number);
    return { user, listing };
  });
  const lost = acknowledged.filter(({ user, listing }) => !saved[user]?.has(listing));
  const unexpected = [...statuses].filter(([status]) => !['200', '503'].includes(status));
  const all = computePercentiles([...gaps.kill, ...gaps.freeze]);
  for (const [act, times] of Object.entries(gaps))
    if (times.length > 0) console.log(`${act}: ${formatPercentiles(computePercentiles(times))}`);
  console.log(`answers: ${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}`);
  const isHeld = lost.length === 0 && acknowledged.length > 0 && unexpected.length === 0 && all.p95 <= GAP_BAR_MS;
  console.log(
    `${KILLS} kills, ${FREEZES} freezes: ${lost.length} of ${acknowledged.length} acknowledged writes lost, ${unexpected.length === 0 ? 'only 503 besides' : `also ${unexpected.join(' ')}`}, p95 ${all.p95} ms without a write`,
  );
  if (!isHeld) process.exitCode = 1;
} finally {
  await close();
  await cluster('stop', folder);
  if (!options.folder) rmSync(folder, { recursive: true, force: true });
}
