/** Endpoints of webhooks and what waits for them, without a person who typed them. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

export async function buildWebhook(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into webhook_endpoint (account_id, url, events, secret, created_at)
    values (${accountId}, 'https://hooks.example/estia', '{lead.created}', '\\x00', now()) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function buildWebhookDelivery(db: Db, accountId: number): Promise<number> {
  const endpointId = await buildWebhook(db, accountId);
  const { rows } = await sql<{ id: number }>`
    insert into webhook_delivery (endpoint_id, message_id, event, cause, body)
    values (${endpointId}, 'msg_' || replace(gen_random_uuid()::text, '-', ''), 'lead.created', 'lead 1', '{}') returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}
