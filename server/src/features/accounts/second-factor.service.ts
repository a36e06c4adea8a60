/** The second factor at login: which an account has, and whether what was given is one. */
import { randomInt } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { countHit, forgetHits } from '../../platform/throttle.ts';
import { keepLoginChallenge, passkeysOf, takeLoginChallenge, usePasskey } from './passkey.queries.ts';
import { readSigned, requestOptions } from './passkey.ts';
import { factorsHeld, totpOf, useRecoveryCode, useTotpStep } from './second-factor.queries.ts';
import { readTotpCode, stepOfCode } from './totp.ts';

export type Factor = 'totp' | 'passkey' | 'recovery_code';

/** What seals the secret of an authenticator app. */
export const TOTP_SECRET = 'totp';

/** Confirmed ones only. Recovery codes stand in for another factor: alone they are none. */
export async function factorsOf(db: Db, accountId: number): Promise<Factor[]> {
  const held = await factorsHeld(db, accountId);
  const factors: Factor[] = [];
  if (held.totp) factors.push('totp');
  if (held.passkeys > 0) factors.push('passkey');
  if (factors.length > 0 && held.recoveryCodes > 0) factors.push('recovery_code');
  return factors;
}

/* Recovery codes: ten signs of 30 are 49 bits, beyond guessing at any speed we answer. */

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_SIGNS = 10;
const CODES = 10;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () =>
    Array.from({ length: CODE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)])
      .join('')
      .replace(/^(.{5})/, '$1-'),
  );

/** As typed: case, spaces and dashes do not matter. */
export const recoveryHash = (secrets: Secrets, accountId: number, code: string): Buffer =>
  secrets.hash('recovery_code', `${accountId} ${code.replace(/[\s-]/g, '').toUpperCase()}`);

/* Login */

/**
 * Codes of the app are short, and who knows the password could begin login after login to guess them. Beyond this none
 * is looked at for a while; passkeys and recovery codes, which cannot be guessed, still let the true user in.
 */
const WRONG_CODES = { hits: 20, seconds: 60 * 60 };

async function checkTotp(deps: Deps, accountId: number, code: string): Promise<boolean> {
  const key = `totp ${accountId}`;
  const now = deps.clock();
  if ((await countHit(deps.db, key, WRONG_CODES, now)) > WRONG_CODES.hits) throw new AppError('too_many_requests');
  const totp = await totpOf(deps.db, accountId);
  if (!totp) return false;
  const step = stepOfCode(deps.secrets.open(TOTP_SECRET, totp.secret), code, now);
  // Whether the app was ever confirmed is asked by the same statement that uses the code up.
  if (step === null || !(await useTotpStep(deps.db, accountId, step))) return false;
  await forgetHits(deps.db, key);
  return true;
}

type Login = { accountId: number; challengeHash: Buffer };

/** What a passkey has to sign. A new one takes the place of the last: only one can be answered. */
export async function loginPasskeyOptions(deps: Deps, { accountId, challengeHash }: Login): Promise<unknown> {
  const options = await requestOptions(deps, await passkeysOf(deps.db, accountId));
  const login = { accountId, challengeHash, now: deps.clock() };
  if (!(await keepLoginChallenge(deps.db, login, options.challenge))) throw new AppError('not_authenticated');
  return options;
}

async function checkPasskey(deps: Deps, { accountId, challengeHash }: Login, given: unknown): Promise<boolean> {
  const now = deps.clock();
  // Taken before it is looked at: what was signed counts once, right or wrong.
  const challenge = await takeLoginChallenge(deps.db, { accountId, challengeHash, now });
  if (challenge === null) return false;
  const signed = await readSigned(deps, { challenge, known: await passkeysOf(deps.db, accountId), given });
  return signed !== null && usePasskey(deps.db, { ...signed, now });
}

/**
 * Whether what was given is a factor of this account; it is used up by being right. Throws 429 when codes of the app
 * were guessed too often. The tries of the login itself are the caller's to count.
 */
export async function verifyFactor(
  deps: Deps,
  { accountId, challengeHash, code, passkey }: Login & { code?: string | undefined; passkey?: unknown },
): Promise<boolean> {
  if (passkey !== undefined) return checkPasskey(deps, { accountId, challengeHash }, passkey);
  if (code === undefined) return false;
  const short = readTotpCode(code);
  if (short !== null) return checkTotp(deps, accountId, short);
  const factors = await factorsOf(deps.db, accountId);
  if (!factors.includes('recovery_code')) return false;
  return useRecoveryCode(deps.db, accountId, recoveryHash(deps.secrets, accountId, code));
}
