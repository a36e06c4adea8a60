/**
 * Keys of strangers' mails: 256 random bits that stand behind the # of a link; the database has only their keyed hash.
 * Beside the link stands a code of 39 bits to type. It counts only together with its email, and wrong ones are counted.
 */
import { randomInt } from 'node:crypto';
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Deps } from '../../deps.ts';
import { generateToken } from '../../platform/auth/sessions.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { upsertConversationKey } from './conversation-keys.queries.ts';

const DAY_MS = 86_400_000;

export const hashConversationKey = (secrets: Secrets, key: string): Buffer => secrets.hash('conversation key', key);

/** By which the conversations of an email are found; the email itself is sealed. */
export const hashLeadEmail = (secrets: Secrets, email: string): Buffer => secrets.hash('asker', email.toLowerCase());

type KeyDeps = Pick<Deps, 'secrets' | 'clock'>;
const addDays = ({ clock }: KeyDeps, days: number): Date => new Date(clock().getTime() + days * DAY_MS);

/** Without 0, O, 1, I, L and U: nothing that reads like another letter. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newCode = (): string =>
  Array.from({ length: inboxLimits.codeSigns }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const inFours = (code: string): string => code.replace(/(.{4})(?!$)/g, '$1-');

/** What a code is compared and followed up by: itself and its email. */
export const codeKey = (email: string, code: string): string => `${email.toLowerCase()} ${code}`;

export async function createConfirmKey(
  trx: Trx,
  deps: KeyDeps,
  of: { conversationId: number; messageId: number; email: string },
) {
  const { conversationId, messageId, email } = of;
  const key = generateToken();
  const code = newCode();
  const expiresAt = addDays(deps, inboxLimits.confirmDays);
  for (const each of [key, codeKey(email, code)])
    await upsertConversationKey(trx, {
      hash: hashConversationKey(deps.secrets, each),
      conversationId,
      purpose: 'confirm',
      expiresAt,
      messageId,
    });
  return { key, code: inFours(code), expiresAt };
}

/** `from` a confirm key follows always the same one: who confirms twice, because no answer came, has one key. */
export async function createOpenKey(trx: Trx, deps: KeyDeps, conversationId: number, from?: string): Promise<string> {
  const key = from === undefined ? generateToken() : deps.secrets.sign('open key', from).toString('base64url');
  const expiresAt = addDays(deps, inboxLimits.openDays);
  await upsertConversationKey(trx, {
    hash: hashConversationKey(deps.secrets, key),
    conversationId,
    purpose: 'open',
    expiresAt,
  });
  return key;
}
