/**
 * Asked twice, done once. A call that changes something may carry a key that its viewer made up; the first with that
 * key runs, all others get its answer, cookies included. Answers can hold session tokens and bodies passwords, so of
 * the key and the body only keyed hashes are stored, and the answer is sealed with what only the key's owner has.
 * The note is written after the action: killed between the two, the next with that key runs the action again, and what the
 * database holds unique (an email, a code) refuses it.
 */
import type { ErrorCode } from '@estia/contract/errors';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../db/db.ts';
import { decryptWith, encryptWith } from '../security/secrets.ts';
import { enforceRateLimit, enforceRateLimitByNetwork } from '../security/throttle.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';

const POLL_MS = 50;
/** How long others wait for the answer of a first that runs. */
export const WAIT_MS = 10_000;
/** A first that runs says so this often; one that has not for so long was killed, or has lost the database. */
const HEARTBEAT_MS = 10_000;
const ABANDONED_AFTER_MS = 30_000;

/** Value null: the cookie was taken away. `expires` cannot be kept as JSON, so cookies say `maxAge`. */
type Cookie = { name: string; value: string | null; options: object };
type StoredResponse = { body: unknown; cookies: Cookie[] } | { code: ErrorCode; fields?: Record<string, string> };

/**
 * One asking: `scope` is the call and who asks, so that two people may make up the same key. Stored answers are counted
 * by account, those of visitors by `address`.
 */
export type IdempotentRequest = {
  key: string;
  scope: string;
  accountId: number | null;
  address: string;
  body: unknown;
};

/** Askings with a key of one account, or of visitors of one network: more than anybody types. */
const ASKINGS = { hits: 600, seconds: 3_600 };
/** Bytes of an answer. A larger one is given and not stored: the next with that key runs again, as after a crash. */
const MAX_STORED = 64 * 1024;

export function parseIdempotencyKey(key: unknown): string | null {
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{8,128}$/.test(key))
    throw new AppError('invalid_input', { idempotency_key: 'invalid' });
  return key;
}

/** Objects with the same content in another order are the same question. */
const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sortKeys(inner)]);
};

/** `run` is given a reply that notes the cookies it sets. Without a key, none of this happens. */
export async function runIdempotent(
  { db, secrets, clock }: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  { key, scope, accountId, address, body }: IdempotentRequest,
  reply: FastifyReply | undefined,
  run: (reply: FastifyReply | undefined) => Promise<unknown>,
  waitMs = WAIT_MS,
): Promise<unknown> {
  await (accountId === null
    ? enforceRateLimitByNetwork(db, 'idempotency', address, ASKINGS, clock())
    : enforceRateLimit(db, `idempotency ${accountId}`, ASKINGS, clock()));
  const keyHash = secrets.hash('idempotency', `${scope}\n${key}`);
  const seal = secrets.hash('idempotency seal', key);
  const bodyHash = secrets.hash(`idempotency body ${seal.toString('hex')}`, JSON.stringify(sortKeys(body)) ?? '');
  const begun = { keyHash, bodyHash, accountId };

  for (let waited = 0; ; waited += POLL_MS) {
    const now = clock();
    if (await claimKey(db, begun, now)) return runFirst();
    const found = await findKeyRow(db, keyHash);
    if (!found) continue; // the first failed for a reason that may pass: whoever is next tries
    const stored = found.answer ? read(found.answer) : null;
    const same = found.body_hash.equals(bodyHash);
    // A refused form changed nothing: corrected and sent again from the same page, it is a new first.
    if (!same && stored && 'code' in stored) {
      if (await claimRefusedKey(db, begun, found.answer, now)) return runFirst();
      continue;
    }
    if (!same) throw new AppError('key_reused');
    if (stored) return replay(stored);
    if (await claimAbandonedKey(db, begun, now)) return runFirst();
    if (waited >= waitMs) throw new AppError('in_progress');
    await new Promise((wait) => setTimeout(wait, POLL_MS));
  }

  function read(answer: Buffer): StoredResponse {
    return JSON.parse(decryptWith(seal, 'idempotency', answer).toString()) as StoredResponse;
  }

  function replay(stored: StoredResponse): unknown {
    if ('code' in stored) throw new AppError(stored.code, stored.fields);
    for (const { name, value, options } of stored.cookies) {
      if (value === null) reply?.clearCookie(name, options);
      else reply?.setCookie(name, value, options);
    }
    return stored.body;
  }

  async function runFirst(): Promise<unknown> {
    const cookies: Cookie[] = [];
    const save = (stored: StoredResponse) => {
      const text = JSON.stringify(stored);
      if (Buffer.byteLength(text) > MAX_STORED) return releaseKey(db, begun);
      return storeResponse(db, begun, encryptWith(seal, 'idempotency', text), clock());
    };
    const alive = setInterval(() => void updateHeartbeat(db, begun, clock()).catch(() => {}), HEARTBEAT_MS);
    let answer: unknown;
    try {
      answer = await run(reply && recordCookies(reply, cookies));
    } catch (error) {
      const settled = error instanceof AppError && error.status < 500 && error.status !== 429;
      // The error that was thrown is the answer, whatever becomes of the note.
      const noted = settled
        ? save({ code: error.code, ...(error.fields ? { fields: error.fields } : {}) })
        : releaseKey(db, begun);
      await noted.catch(() => {});
      throw error;
    } finally {
      clearInterval(alive);
    }
    // It is done and will not be undone: who asked hears so, even if the next to ask will not.
    await save({ body: answer ?? null, cookies }).catch(() => {});
    return answer;
  }
}

/** The same reply, which also writes down its cookies. */
function recordCookies(reply: FastifyReply, cookies: Cookie[]): FastifyReply {
  const note: Pick<FastifyReply, 'setCookie' | 'clearCookie'> = {
    setCookie(name, value, options) {
      cookies.push({ name, value, options: { ...options } });
      reply.setCookie(name, value, options);
      return noted;
    },
    clearCookie(name, options) {
      cookies.push({ name, value: null, options: { ...options } });
      reply.clearCookie(name, options);
      return noted;
    },
  };
  const noted = Object.assign(Object.create(reply), note) as FastifyReply;
  return noted;
}

type KeyClaim = { keyHash: Buffer; bodyHash: Buffer; accountId: number | null };

/** True for the one who may run. */
async function claimKey(db: Db, { keyHash, bodyHash, accountId }: KeyClaim, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency')
    .values({ key_hash: keyHash, body_hash: bodyHash, account_id: accountId, begun_at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const findKeyRow = (db: Db, keyHash: Buffer) =>
  db.selectFrom('idempotency').select(['body_hash', 'answer']).where('key_hash', '=', keyHash).executeTakeFirst();

async function updateHeartbeat(db: Db, { keyHash, bodyHash }: KeyClaim, now: Date): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ begun_at: now })
    .where('key_hash', '=', keyHash)
    .where('body_hash', '=', bodyHash)
    .where('done_at', 'is', null)
    .execute();
}

/** One of those who wait takes over from a first that died: the condition holds for one of them only. */
async function claimAbandonedKey(db: Db, { keyHash }: KeyClaim, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency')
    .set({ begun_at: now })
    .where('key_hash', '=', keyHash)
    .where('done_at', 'is', null)
    .where('begun_at', '<', new Date(now.getTime() - ABANDONED_AFTER_MS))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** `answer` is sealed with a nonce, so it is never the same twice: of those who read it, one takes over. */
async function claimRefusedKey(
  db: Db,
  { keyHash, bodyHash }: KeyClaim,
  answer: Buffer | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency')
    .set({ begun_at: now, body_hash: bodyHash, done_at: null, answer: null })
    .where('key_hash', '=', keyHash)
    .where('answer', '=', answer)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function storeResponse(db: Db, { keyHash, bodyHash }: KeyClaim, answer: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ done_at: now, answer })
    .where('key_hash', '=', keyHash)
    .where('body_hash', '=', bodyHash)
    .where('done_at', 'is', null)
    .execute();
}

async function releaseKey(db: Db, { keyHash, bodyHash }: KeyClaim): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('key_hash', '=', keyHash)
    .where('body_hash', '=', bodyHash)
    .where('done_at', 'is', null)
    .execute();
}
