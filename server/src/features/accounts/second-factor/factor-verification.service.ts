/** The second factor at login: which an account has, and whether what was given is one. */
import { randomInt } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Secrets } from '../../../platform/security/secrets.ts';
import { countHit, resetHits } from '../../../platform/security/throttle.ts';
import {
  consumeLoginPasskeyChallenge,
  listPasskeys,
  recordPasskeyUse,
  saveLoginPasskeyChallenge,
} from './passkey.queries.ts';
import { createAuthenticationOptions, verifyAuthentication } from './passkey.ts';
import { consumeRecoveryCode, consumeTotpStep, findTotp, getFactors } from './second-factor.queries.ts';
import { findMatchingStep, parseTotpCode } from './totp.ts';

export type Factor = 'totp' | 'passkey' | 'recovery_code';

/** What seals the secret of an authenticator app. */
export const TOTP_SEAL_CONTEXT = 'totp';

/** Confirmed ones only. Recovery codes stand in for another factor: alone they are none. */
export async function listFactors(db: Db, accountId: number): Promise<Factor[]> {
  const confirmed = await getFactors(db, accountId);
  const factors: Factor[] = [];
  if (confirmed.totp) factors.push('totp');
  if (confirmed.passkeys > 0) factors.push('passkey');
  if (factors.length > 0 && confirmed.recoveryCodes > 0) factors.push('recovery_code');
  return factors;
}

/* Recovery codes: ten signs of 30 are 49 bits, beyond guessing at any speed we answer. */

const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;
const CODE_COUNT = 10;

export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: CODE_COUNT }, () =>
    Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)])
      .join('')
      .replace(/^(.{5})/, '$1-'),
  );

/** As typed: case, spaces and dashes do not matter. */
export const hashRecoveryCode = (secrets: Secrets, accountId: number, code: string): Buffer =>
  secrets.hash('recovery_code', `${accountId} ${code.replace(/[\s-]/g, '').toUpperCase()}`);

/* Login */

/**
 * Codes of the app are short, and who knows the password could begin login after login to guess them. Beyond this none
 * is looked at for a while; passkeys and recovery codes, which cannot be guessed, still let the true user in.
 */
const TOTP_ATTEMPT_LIMIT = { hits: 20, seconds: 60 * 60 };

async function verifyTotp(deps: Deps, accountId: number, code: string): Promise<boolean> {
  const key = `totp ${accountId}`;
  const now = deps.clock();
  if ((await countHit(deps.db, key, TOTP_ATTEMPT_LIMIT, now)) > TOTP_ATTEMPT_LIMIT.hits)
    throw new AppError('too_many_requests');
  const totp = await findTotp(deps.db, accountId);
  if (!totp) return false;
  const step = findMatchingStep(deps.secrets.open(TOTP_SEAL_CONTEXT, totp.secret), code, now);
  // Whether the app was ever confirmed is asked by the same statement that uses the code up.
  if (step === null || !(await consumeTotpStep(deps.db, accountId, step))) return false;
  await resetHits(deps.db, key);
  return true;
}

type LoginChallengeRef = { accountId: number; challengeHash: Buffer };

/** What a passkey has to sign. A new one takes the place of the last: only one can be answered. */
export async function startPasskeyLogin(deps: Deps, { accountId, challengeHash }: LoginChallengeRef): Promise<unknown> {
  const options = await createAuthenticationOptions(deps, await listPasskeys(deps.db, accountId));
  const login = { accountId, challengeHash, now: deps.clock() };
  if (!(await saveLoginPasskeyChallenge(deps.db, login, options.challenge))) throw new AppError('not_authenticated');
  return options;
}

async function verifyPasskey(
  deps: Deps,
  { accountId, challengeHash }: LoginChallengeRef,
  input: unknown,
): Promise<boolean> {
  const now = deps.clock();
  // Taken before it is looked at: what was signed counts once, right or wrong.
  const challenge = await consumeLoginPasskeyChallenge(deps.db, { accountId, challengeHash, now });
  if (challenge === null) return false;
  const signed = await verifyAuthentication(deps, {
    challenge,
    known: await listPasskeys(deps.db, accountId),
    given: input,
  });
  return signed !== null && recordPasskeyUse(deps.db, { ...signed, now });
}

/**
 * Whether what was given is a factor of this account; it is used up by being right. Throws 429 when codes of the app
 * were guessed too often. The tries of the login itself are the caller's to count.
 */
export async function verifyFactor(
  deps: Deps,
  { accountId, challengeHash, code, passkey }: LoginChallengeRef & { code?: string | undefined; passkey?: unknown },
): Promise<boolean> {
  if (passkey !== undefined) return verifyPasskey(deps, { accountId, challengeHash }, passkey);
  if (code === undefined) return false;
  const short = parseTotpCode(code);
  if (short !== null) return verifyTotp(deps, accountId, short);
  const factors = await listFactors(deps.db, accountId);
  if (!factors.includes('recovery_code')) return false;
  return consumeRecoveryCode(deps.db, accountId, hashRecoveryCode(deps.secrets, accountId, code));
}
