/** What of messages and phones is given to a person who asks for it, forgotten with them, and not kept for ever. */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { hashLeadEmail } from './conversation-keys.service.ts';

/** Anybody can register with a stranger's email: what it wrote before is an account's only once the email is proved. */
type DataSubject = { accountId: number; provenEmail: string | null };

const hashOptionalEmail = (secrets: Secrets, email: string | null): Buffer | null =>
  email === null ? null : hashLeadEmail(secrets, email);

/** Both sides' words: what was written to a person is theirs to have too, under the name the other side goes by. */
export async function listConversationsForExport(db: Db, secrets: Secrets, { accountId, provenEmail }: DataSubject) {
  const { rows } = await sql<Record<string, unknown> & { lead_phone: Buffer | null }>`
    select v.property_id, v.purpose, case when v.advertiser_id = ${accountId} then 'advertiser' else 'lead' end as side,
      v.lead_name, case when v.advertiser_id <> ${accountId} then v.lead_phone end as lead_phone, v.show_email, v.locale,
      v.created_at, v.confirmed_at, v.last_at,
      (select jsonb_agg(jsonb_build_object('from', case when m.from_advertiser then 'advertiser' else 'lead' end, 'at', m.at, 'body', m.body) order by m.id)
       from message m where m.conversation_id = v.id and (v.advertiser_id <> ${accountId} or not m.awaiting_confirmation)) as messages
    from conversation v
    where (v.advertiser_id = ${accountId} and v.confirmed_at is not null) or v.lead_id = ${accountId}
      or (v.lead_id is null and v.lead_email_hash = ${hashOptionalEmail(secrets, provenEmail)} and v.confirmed_at is not null
        and (v.page_key is null or not v.lead_email_unconfirmed))
    order by v.id`.execute(db);
  return rows.map((row) => ({ ...row, lead_phone: row.lead_phone && secrets.open('asker', row.lead_phone) }));
}

export async function listPhoneRevealsForExport(db: Db, accountId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select l.property_id, l.purpose, r.agency_id, r.at as phone_shown_at
    from phone_reveal r left join listing l on l.id = r.listing_id where r.account_id = ${accountId} order by r.at`.execute(
    db,
  );
  return rows;
}

/** Conversations of the account go with its row; those of its email, written before there was an account, go here. */
export async function deleteContactHistory(
  trx: Trx,
  secrets: Secrets,
  { accountId, provenEmail }: DataSubject,
): Promise<void> {
  await sql`
    delete from conversation where lead_id is null and lead_email_hash = ${hashOptionalEmail(secrets, provenEmail)}
      and (page_key is null or not lead_email_unconfirmed)`.execute(trx);
  await trx.deleteFrom('phone_reveal').where('account_id', '=', accountId).execute();
}

const BATCH_SIZE = 5_000;

async function runUntilDone(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  for (let slice = BATCH_SIZE; slice === BATCH_SIZE; )
    slice = Number((await statement.execute(db)).numAffectedRows ?? 0n);
}

type RetentionCutoffs = { now: Date; revealsBefore: Date; conversationsBefore: Date; unconfirmedBefore: Date };

/** Slices, so that none holds a table for long. */
export async function deleteExpiredInboxData(
  db: Db,
  { now, revealsBefore, conversationsBefore, unconfirmedBefore }: RetentionCutoffs,
) {
  const slice = (table: string, old: RawBuilder<unknown>) =>
    runUntilDone(
      db,
      sql`delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${old} limit ${BATCH_SIZE}))`,
    );
  await slice('conversation_key', sql`expires_at <= ${now}`);
  await slice('message', sql`awaiting_confirmation and at < ${unconfirmedBefore}`);
  await slice('conversation', sql`confirmed_at is null and created_at < ${unconfirmedBefore}`);
  await slice('conversation', sql`last_at < ${conversationsBefore}`);
  await slice('phone_reveal', sql`at < ${revealsBefore}`);
}
