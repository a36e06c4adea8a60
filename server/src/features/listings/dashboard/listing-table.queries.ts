/**
 * SQL of the table of own listings. All is filtered, counted and sorted in the narrow rows of dashboard_listing; the wide
 * rows are read for the shown page alone.
 */
import type { AttentionKind, ListingTableSort } from '@estia/contract/listings/dashboard/dashboard-choices';
import type { ListingState } from '@estia/contract/listings/states';
import { type RawBuilder, sql } from 'kysely';
import { type OwnListingRow, ownColumns, ownJoins } from '../management/manage.queries.ts';
import { originJoin, referenceCondition, rejectedCondition, sourceCondition } from './listing-table-sources.queries.ts';

/** A word of the search: folded in every way it may be meant, and the types and places that are called so. */
export type SearchedWord = { ways: readonly string[]; types: readonly number[]; districts: readonly number[] };

export type ListingTableFilter = {
  state: ListingState;
  purpose?: 1 | 2 | undefined;
  type?: number | undefined;
  districts?: readonly number[] | undefined;
  attention?: AttentionKind | undefined;
  source?: number | undefined;
  /** The number of a property, from its code. */
  code?: number | undefined;
  /** What an agency may call a listing in its own program. */
  references?: readonly string[] | undefined;
  words?: readonly SearchedWord[] | undefined;
};

/** What "needs attention" is judged by. */
export type AttentionRules = { minimumPhotos: number; mandateBefore: string; confirmedBefore: Date };

const attentionCondition = (kind: AttentionKind, accountId: number, rules: AttentionRules): RawBuilder<boolean> =>
  ({
    rejected: sql<boolean>`(${rejectedCondition(accountId)} and d.is_active is not null)`,
    photos: sql<boolean>`(d.photo_count < ${rules.minimumPhotos} and d.is_active is not null)`,
    mandate: sql<boolean>`(coalesce(d.mandate_expires_on < ${rules.mandateBefore}::date, false) and d.is_active is not null)`,
    unconfirmed: sql<boolean>`(coalesce(d.is_active, false) and not d.imported and d.confirmed_at < ${rules.confirmedBefore})`,
  })[kind];

function wordCondition({ ways, types, districts }: SearchedWord): RawBuilder<boolean> {
  // Half the time of `like` over the same texts.
  const said = ways.map((way) => sql`strpos(d.search_text, ${way}) > 0`);
  if (types.length > 0) said.push(sql`d.type_id = any (${types}::smallint[])`);
  if (districts.length > 0) said.push(sql`d.district_id = any (${districts}::int[])`);
  return sql`(${sql.join(said, sql` or `)})`;
}

function searchCondition(
  accountId: number,
  { code, words, references }: Pick<ListingTableFilter, 'code' | 'words' | 'references'>,
): RawBuilder<boolean> {
  const ways: RawBuilder<boolean>[] = references ? [referenceCondition(accountId, references)] : [];
  if (code !== undefined) ways.push(sql`d.property_id = ${code}`);
  if (words && words.length > 0) ways.push(sql`(${sql.join(words.map(wordCondition), sql` and `)})`);
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`true`;
}

/** Without the tab and without what needs attention: of those the table says how many each has. */
const commonCondition = (accountId: number, filter: ListingTableFilter): RawBuilder<boolean> =>
  sql`d.account_id = ${accountId}
    and ${filter.purpose ? sql`d.purpose = ${filter.purpose}` : sql`true`}
    and ${filter.type ? sql`d.type_id = ${filter.type}` : sql`true`}
    and ${filter.districts ? sql`d.district_id = any (${filter.districts}::int[])` : sql`true`}
    and ${filter.source ? sourceCondition(accountId, filter.source) : sql`true`}
    and ${searchCondition(accountId, filter)}`;

const tabCondition = (state: ListingState) =>
  ({ active: sql`d.is_active`, inactive: sql`d.is_active = false`, removed: sql`d.is_active is null` })[state];

/** Of an account, whatever else is in `l`: for a change of all that the table shows. */
export const listingTableCondition = (accountId: number, filter: ListingTableFilter, rules: AttentionRules) =>
  sql`${commonCondition(accountId, filter)} and ${tabCondition(filter.state)}
    and ${filter.attention ? attentionCondition(filter.attention, accountId, rules) : sql`true`}`;

export type ListingTableCounts = {
  active: number;
  inactive: number;
  removed: number;
  photos: number;
  mandate: number;
  unconfirmed: number;
  rejected: number;
};

export const listingTableCountsQuery = (accountId: number, filter: ListingTableFilter, rules: AttentionRules) => {
  const conditionOf = (kind: AttentionKind) => attentionCondition(kind, accountId, rules);
  const attention = filter.attention ? conditionOf(filter.attention) : sql`true`;
  const tab = tabCondition(filter.state);
  return sql<ListingTableCounts>`
    select count(*) filter (where d.is_active and ${attention}) as active,
      count(*) filter (where d.is_active = false and ${attention}) as inactive,
      count(*) filter (where d.is_active is null and ${attention}) as removed,
      count(*) filter (where ${tab} and ${conditionOf('photos')}) as photos,
      count(*) filter (where ${tab} and ${conditionOf('mandate')}) as mandate,
      count(*) filter (where ${tab} and ${conditionOf('unconfirmed')}) as unconfirmed,
      (select count(*) from dashboard_listing d where ${commonCondition(accountId, filter)} and ${tab} and ${conditionOf('rejected')}) as rejected
    from dashboard_listing d where ${commonCondition(accountId, filter)}`;
};

export type ListingTableGroup = { type_id: number; district_id: number; count: number; active: number };

/** All that an account has, by type and place: totals, and what there is to filter by. */
export const listingTableGroupsQuery = (accountId: number) => sql<ListingTableGroup>`
  select type_id, district_id, count(*)::int as count, (count(*) filter (where is_active))::int as active
  from dashboard_listing where account_id = ${accountId} group by type_id, district_id`;

export type ListingTableOrder = {
  sort: ListingTableSort;
  order: 'asc' | 'desc';
  /** Ids of districts in the order of their names. */
  names: readonly number[];
};

const sortKey: Record<ListingTableSort, RawBuilder<unknown>> = {
  code: sql`d.property_id`,
  place: sql`n.position`,
  area: sql`d.area`,
  price: sql`d.price`,
  views: sql`coalesce(c.views, 0)`,
  messages: sql`coalesce(c.messages, 0)`,
  updated: sql`d.updated_at`,
  confirmed: sql`d.confirmed_at`,
};

function sortJoin({ sort, names }: ListingTableOrder): RawBuilder<unknown> {
  if (sort === 'views' || sort === 'messages') return sql`left join listing_counter c on c.listing_id = d.listing_id`;
  if (sort !== 'place') return sql``;
  return sql`left join unnest(${names}::int[]) with ordinality as n (id, position) on n.id = d.district_id`;
}

export type ListingTablePageRow = OwnListingRow & {
  street: string | null;
  street_number: string | null;
  needs_photos: boolean;
  needs_mandate: boolean;
  needs_confirmation: boolean;
  is_rejected: boolean;
  reference: string | null;
  source_id: number | null;
  source_name: string | null;
};

export type ListingTablePage = {
  accountId: number;
  filter: ListingTableFilter;
  order: ListingTableOrder;
  rules: AttentionRules;
};

/** In the order of an index: it is read until the page is full. */
const indexed: ReadonlySet<ListingTableSort> = new Set(['code', 'area', 'price', 'updated', 'confirmed']);
/**
 * Of how many listings match a search or need attention PostgreSQL knows nothing: it would read in order and find none. All
 * are then read from the one index that has every column, and sorted.
 */
const isReadInOrder = ({ attention, source, words, code, references }: ListingTableFilter, sort: ListingTableSort) =>
  indexed.has(sort) && !attention && !source && !words && code === undefined && !references;

export const listingTableQuery = (
  { accountId, filter, order, rules }: ListingTablePage,
  { limit, offset }: { limit: number; offset: number },
) => {
  const direction = sql.raw(order.order);
  const keyDirection = order.sort === 'place' ? sql`${direction} nulls last` : direction;
  const conditionOf = (kind: AttentionKind) => attentionCondition(kind, accountId, rules);
  return sql<ListingTablePageRow>`
    with found as (
      select listing_id, key from (
        select d.listing_id, ${sortKey[order.sort]} as key from dashboard_listing d ${sortJoin(order)}
        where ${listingTableCondition(accountId, filter, rules)} ${isReadInOrder(filter, order.sort) ? sql`` : sql`offset 0`}
      ) d
      order by key ${keyDirection}, listing_id ${direction} limit ${limit} offset ${offset}
    ), page as (
      select listing_id, row_number() over (order by key ${keyDirection}, listing_id ${direction}) as position from found
    )
    select ${sql.raw(ownColumns)}, p.street, p.street_number,
      ${conditionOf('photos')} as needs_photos, ${conditionOf('mandate')} as needs_mandate,
      ${conditionOf('unconfirmed')} as needs_confirmation, ${conditionOf('rejected')} as is_rejected,
      origin.reference, origin.source_id, origin.source_name
    from page join dashboard_listing d on d.listing_id = page.listing_id join listing l on l.id = page.listing_id ${sql.raw(ownJoins)}
    ${originJoin(accountId)}
    order by page.position`;
};
