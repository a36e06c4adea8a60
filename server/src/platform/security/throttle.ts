/**
 * Counts attempts in PostgreSQL, so that guessing is slowed also while Redis is away and over all processes. What
 * is rolled back is not counted: `db` is a transaction only where a refusal commits it.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../db/db.ts';
import { widerNetworks } from '../http/client-network.ts';

export type RateLimit = { hits: number; seconds: number };

/** The key may hold an email or an address: only its hash is stored. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Counts one attempt, or as much as `amount` says, and says how many there were in the running window, this one included. */
export async function countHit(db: Db, key: string, { seconds }: RateLimit, now: Date, amount = 1): Promise<number> {
  const until = new Date(now.getTime() + seconds * 1_000);
  const { rows } = await sql<{ hits: number }>`
    insert into throttle as t (key, hits, until) values (${hashOf(key)}, ${amount}::integer, ${until})
    on conflict (key) do update set
      hits = case when t.until <= ${now} then ${amount}::integer else t.hits + ${amount}::integer end,
      until = case when t.until <= ${now} then excluded.until else t.until end
    returning hits`.execute(db);
  return rows[0]?.hits ?? 1;
}

/** Attempts so far in the running window, without counting one. */
export async function getHitCount(db: Db, key: string, now: Date): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select hits from throttle where key = ${hashOf(key)} and until > ${now}`.execute(db);
  return rows[0]?.hits ?? 0;
}

export async function resetHits(db: Db, key: string): Promise<void> {
  await sql`delete from throttle where key = ${hashOf(key)}`.execute(db);
}

/** Takes one attempt off a count: it turned out to be none of those that are to be slowed. */
export async function decrementHits(db: Db, key: string): Promise<void> {
  await sql`update throttle set hits = hits - 1 where key = ${hashOf(key)} and hits > 0`.execute(db);
}

/** Counts, and refuses with 429 beyond the limit. */
export async function enforceRateLimit(db: Db, key: string, limit: RateLimit, now: Date, amount = 1): Promise<void> {
  if ((await countHit(db, key, limit, now, amount)) > limit.hits) throw new AppError('too_many_requests');
}

/** The same by address: the networks around it are counted too, so that who has many addresses of IPv6 is still one. */
export async function enforceRateLimitByNetwork(
  db: Db,
  key: string,
  address: string,
  limit: RateLimit,
  now: Date,
  amount = 1,
) {
  await enforceRateLimit(db, `${key} ${address}`, limit, now, amount);
  for (const { network, times } of widerNetworks(address))
    await enforceRateLimit(db, `${key} ${network}`, { ...limit, hits: limit.hits * times }, now, amount);
}

export async function giveBackFrom(db: Db, key: string, address: string): Promise<void> {
  for (const network of [address, ...widerNetworks(address).map((wider) => wider.network)])
    await decrementHits(db, `${key} ${network}`);
}
