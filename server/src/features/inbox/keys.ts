/** Keys of strangers' mails: 256 random bits that stand behind the # of a link; the database has only their keyed hash. */
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

export async function newConfirmKey(trx: Db, deps: Given, conversationId: number, messageId: number) {
  const key = newToken();
  const expiresAt = inDays(deps, inboxLimits.confirmDays);
  await keepKey(trx, { hash: hashOfKey(deps.secrets, key), conversationId, purpose: 'confirm', expiresAt, messageId });
  return { key, expiresAt };
}

/** `from` a confirm key follows always the same one: who confirms twice, because no answer came, has one key. */
export async function newOpenKey(trx: Db, deps: Given, conversationId: number, from?: string): Promise<string> {
  const key = from === undefined ? newToken() : deps.secrets.hash('open key', from).toString('base64url');
  const expiresAt = inDays(deps, inboxLimits.openDays);
  await keepKey(trx, { hash: hashOfKey(deps.secrets, key), conversationId, purpose: 'open', expiresAt });
  return key;
}
