/** The key that a page makes for what it sends: sent twice, a message is stored once. */
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import { findMessageByClientKey, type MessageRow } from './contact.queries.ts';

type Text = { clientKey: string; fromOwner: boolean; body: string };

/** A page that was gone back to sends another text under the same key: that is another message, and stored once too. */
const deriveClientKey = ({ clientKey, fromOwner, body }: Text): string =>
  `${clientKey}:${createHash('sha256')
    .update(JSON.stringify([fromOwner, body]))
    .digest('hex')
    .slice(0, 16)}`;

/** The key to store a text under, or the message that it was stored as before. */
export async function resolveClientKey(
  db: Db,
  conversationId: number,
  text: Text,
): Promise<{ key: string; sent?: undefined } | { sent: MessageRow }> {
  const earlier = await findMessageByClientKey(db, conversationId, text.clientKey);
  if (!earlier) return { key: text.clientKey };
  if (earlier.body === text.body && earlier.from_advertiser === text.fromOwner) return { sent: earlier };
  const key = deriveClientKey(text);
  const again = await findMessageByClientKey(db, conversationId, key);
  return again ? { sent: again } : { key };
}
