/** SQL of drafts that items of a source stand as until nothing is missing. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { WizardStep } from '@estia/contract/listings/fields';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';

export type OpenItemDraft = { id: number; reference: string; answers: FieldAnswers; ready_photos: number };

/** As their writers left them. Published ones are listings, and are none of these. */
export async function lockItemDrafts(
  trx: Trx,
  sourceId: number,
  references: readonly string[],
): Promise<Map<string, OpenItemDraft>> {
  const { rows } = await sql<OpenItemDraft>`
    select d.id, i.reference, d.answers,
      (select count(*)::int from draft_photo p where p.draft_id = d.id and p.state = 'ready') as ready_photos
    from source_item i join draft d on d.id = i.draft_id
    where i.source_id = ${sourceId} and i.reference = any (${references}::text[]) and d.published_at is null
    order by d.id for update of d`.execute(trx);
  return new Map(rows.map((row) => [row.reference, row]));
}

export type ItemDraft = { id: number; purpose: 1 | 2; answers: FieldAnswers; step: WizardStep };

export async function insertItemDrafts(
  trx: Trx,
  accountId: number,
  drafts: readonly Omit<ItemDraft, 'id'>[],
  now: Date,
): Promise<number[]> {
  if (drafts.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into draft (account_id, purpose, answers, step, created_at, updated_at)
    select ${accountId}, n.purpose, n.answers, n.step, ${now}::timestamptz, ${now}::timestamptz
    from rows from (jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as (purpose smallint, answers jsonb, step text))
      with ordinality as n (purpose, answers, step, position)
    order by n.position
    returning id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Whoever has one open in the form is told that it has changed meanwhile. */
export async function updateItemDrafts(trx: Trx, drafts: readonly ItemDraft[], now: Date): Promise<void> {
  if (drafts.length === 0) return;
  await sql`
    update draft d set purpose = n.purpose, answers = n.answers, version = d.version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as n (id bigint, purpose smallint, answers jsonb)
    where d.id = n.id`.execute(trx);
}

/** Drafts of these items that nobody has written in or added a photo to. */
export async function listUntouchedDrafts(
  trx: Trx,
  sourceId: number,
  references: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from source_item i join source s on s.id = i.source_id join draft d on d.id = i.draft_id
    where i.source_id = ${sourceId} and i.reference = any (${references}::text[]) and d.published_at is null
      and d.answers = s.defaults || i.answers
      and not exists (select from draft_photo f where f.draft_id = d.id and f.client_key not like 'of-feed-%')
    order by d.id for update of d`.execute(trx);
  return rows.map((row) => row.id);
}

export const listDraftReferences = async (trx: Trx, sourceId: number): Promise<string[]> => {
  const { rows } = await sql<{ reference: string }>`
    select reference from source_item where source_id = ${sourceId} and state = 'draft' and draft_id is not null`.execute(
    trx,
  );
  return rows.map((row) => row.reference);
};
