/** What the table of own listings knows of the sources that listings come from: filters over `d`, and words beside a row. */
import { type RawBuilder, sql } from 'kysely';

/** Its newest reading would not take the listing as the source sends it now. */
export const rejectedCondition = (accountId: number): RawBuilder<boolean> => sql<boolean>`
  d.listing_id in (
    select i.listing_id from source s
    cross join lateral (
      select r.id from source_run r where r.source_id = s.id and r.read_at is not null order by r.id desc limit 1
    ) r
    join source_run_item i on i.run_id = r.id and (i.action = 'reject' or i.state = 'refused')
    where s.account_id = ${accountId} and s.state <> 'removed' and i.listing_id is not null)`;

export const sourceCondition = (accountId: number, sourceId: number): RawBuilder<boolean> => sql<boolean>`
  d.listing_id in (
    select i.listing_id from source s join source_item i on i.source_id = s.id
    where s.id = ${sourceId} and s.account_id = ${accountId} and i.listing_id is not null)`;

/** The whole reference, as it was typed or in capitals or small letters: so the index of the source finds it. */
export const referenceCondition = (accountId: number, references: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`
  d.listing_id in (
    select i.listing_id from source s join source_item i on i.source_id = s.id and i.reference = any (${references}::text[])
    where s.account_id = ${accountId} and i.listing_id is not null)`;

/** Where a listing comes from; it may have come from two, then from the one that still sends it. */
export const originJoin = (accountId: number): RawBuilder<unknown> => sql`
  left join lateral (
    select i.reference, i.source_id, s.name as source_name from source_item i join source s on s.id = i.source_id
    where i.listing_id = d.listing_id and s.account_id = ${accountId} order by i.state = 'live' desc, i.id desc limit 1
  ) origin on true`;

export type TableSource = { id: number; name: string };
export const tableSourcesQuery = (accountId: number) => sql<TableSource>`
  select s.id, s.name from source s
  where s.account_id = ${accountId}
    and exists (select from source_item i where i.source_id = s.id and (i.listing_id is not null or i.draft_id is not null))
  order by s.name, s.id`;
