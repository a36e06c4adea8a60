/** SQL of the keys that mails to visitors carry, and of the email they prove. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export const deleteConfirmKeys = (trx: Trx, messageId: number) =>
  trx.deleteFrom('conversation_key').where('message_id', '=', messageId).where('purpose', '=', 'confirm').execute();

/** They have shown that the mailbox is theirs, and that they know of this conversation; of no other mailbox. */
export const confirmLeadEmail = (trx: Trx, { id, lead_email_hash }: { id: number; lead_email_hash: Buffer | null }) =>
  trx
    .updateTable('conversation')
    .set({ lead_email_unconfirmed: false })
    .where('id', '=', id)
    .where(sql<boolean>`lead_email_hash is not distinct from ${lead_email_hash}`)
    .where('lead_email_unconfirmed', '=', true)
    .execute();

/** To the address as it was meant: whoever got keys by a slip of typing opens nothing with them. */
export async function correctLeadEmail(
  trx: Trx,
  id: number,
  { email, hash }: { email: Buffer; hash: Buffer },
): Promise<void> {
  await trx.deleteFrom('conversation_key').where('conversation_id', '=', id).execute();
  await trx
    .updateTable('conversation')
    .set({ lead_email: email, lead_email_hash: hash })
    .where('id', '=', id)
    .execute();
}

type ConversationKeyInput = {
  hash: Buffer;
  conversationId: number;
  purpose: 'confirm' | 'open';
  expiresAt: Date;
  messageId?: number;
};

export const upsertConversationKey = (
  trx: Trx,
  { hash, conversationId, purpose, expiresAt, messageId }: ConversationKeyInput,
) =>
  trx
    .insertInto('conversation_key')
    .values({
      key_hash: hash,
      conversation_id: conversationId,
      purpose,
      expires_at: expiresAt,
      message_id: messageId ?? null,
    })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ expires_at: expiresAt }))
    .execute();

export const findConversationKey = (db: Db, hash: Buffer, purpose: ConversationKeyInput['purpose'], now: Date) =>
  db
    .selectFrom('conversation_key')
    .select(['conversation_id', 'message_id'])
    .where('key_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
