/**
 * Keys of strangers' mails: 256 random bits that stand behind the # of a link; the database has only their keyed hash.
 * Beside the link stands a code of 39 bits to type. It counts only together with its email, and wrong ones are counted.
 */
import { randomInt } from 'node:crypto';
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { newToken } from '../../platform/sessions.ts';
import { keepKey } from './contact.queries.ts';

const DAY = 86_400_000;

export const hashOfKey = (secrets: Secrets, key: string): Buffer => secrets.hash('conversation key', key);

/** By which the conversations of an email are found; the email itself is sealed. */
export const hashOfEmail = (secrets: Secrets, email: string): Buffer => secrets.hash('asker', email.toLowerCase());

type Given = Pick<Deps, 'secrets' | 'clock'>;
const inDays = ({ clock }: Given, days: number): Date => new Date(clock().getTime() + days * DAY);

/** Without 0, O, 1, I, L and U: nothing that reads like another letter. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newCode = (): string =>
  Array.from({ length: inboxLimits.codeSigns }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const inFours = (code: string): string => code.replace(/(.{4})(?!$)/g, '$1-');

/** What a code is compared and followed up by: itself and its email. */
export const codeKey = (email: string, code: string): string => `${email.toLowerCase()} ${code}`;

export async function newConfirmKey(
  trx: Db,
  deps: Given,
  of: { conversationId: number; messageId: number; email: string },
) {
  const { conversationId, messageId, email } = of;
  const key = newToken();
  const code = newCode();
  const expiresAt = inDays(deps, inboxLimits.confirmDays);
  for (const each of [key, codeKey(email, code)])
    await keepKey(trx, {
      hash: hashOfKey(deps.secrets, each),
      conversationId,
      purpose: 'confirm',
      expiresAt,
      messageId,
    });
  return { key, code: inFours(code), expiresAt };
}

/** `from` a confirm key follows always the same one: who confirms twice, because no answer came, has one key. */
export async function newOpenKey(trx: Db, deps: Given, conversationId: number, from?: string): Promise<string> {
  const key = from === undefined ? newToken() : deps.secrets.hash('open key', from).toString('base64url');
  const expiresAt = inDays(deps, inboxLimits.openDays);
  await keepKey(trx, { hash: hashOfKey(deps.secrets, key), conversationId, purpose: 'open', expiresAt });
  return key;
}
