/** What is asked of the table of own listings → what the database is asked, and back. */

import { athensDay } from '@estia/contract/athens';
import type { HandlerInput, HandlerResult } from '@estia/contract/call';
import type { getListingTable } from '@estia/contract/listings/dashboard/dashboard-calls';
import type { AttentionKind } from '@estia/contract/listings/dashboard/dashboard-choices';
import type { ListingTableRow } from '@estia/contract/listings/dashboard/listing-table';
import { findLookup } from '@estia/contract/lookups/model';
import { listNames } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import { formatPlaceValue, type LocalizedName, parsePlaceValue } from '@estia/contract/places/model';
import { purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listFoldedWords } from '../../../platform/folded-words.ts';
import type { PlaceTree } from '../../places/index.ts';
import { findListingAllowance } from '../../subscriptions/index.ts';
import { countOpenDrafts } from '../management/manage.queries.ts';
import { ownListingCardView } from '../management/manage.view.ts';
import { getMinimumPhotos } from '../publishing/listing-rules.service.ts';
import * as q from './listing-table.queries.ts';
import { tableSourcesQuery } from './listing-table-sources.queries.ts';
import { listNamedDistricts, listNamedTypes } from './named-places.ts';

type TableQuery = HandlerInput<typeof getListingTable>['query'];
type TableReply = HandlerResult<typeof getListingTable>;
type TableFilterInput = Pick<TableQuery, 'state' | 'for' | 'search' | 'type' | 'place' | 'source' | 'attention'>;

const DAY_MS = 86_400_000;
/** As the dashboard judges. */
const UNCONFIRMED_DAYS = 30;
/** A mandate is renewed with some notice. */
const MANDATE_DAYS = 30;

export async function getAttentionRules(db: Db, deps: Pick<Deps, 'clock'>): Promise<q.AttentionRules> {
  const now = deps.clock().getTime();
  return {
    minimumPhotos: await getMinimumPhotos(db, deps),
    mandateBefore: athensDay(new Date(now + MANDATE_DAYS * DAY_MS)),
    confirmedBefore: new Date(now - UNCONFIRMED_DAYS * DAY_MS),
  };
}

type ParsedSearch = Pick<q.ListingTableFilter, 'code' | 'words' | 'references'>;
function parseSearch(text: string | undefined, tree: PlaceTree): ParsedSearch {
  if (!text) return {};
  // As it is printed, also with Greek letters that look the same.
  const code = /^(?:[eε][sσς]-?)?(\d{1,15})[srσ]?$/iu.exec(text);
  const references = [...new Set([text, text.toUpperCase(), text.toLowerCase()])];
  // With its letters it is a code and nothing else: no text has to be read.
  if (code && !/^\d/.test(text)) return { code: Number(code[1]), references };
  const words = listFoldedWords(text).map((ways) => ({
    ways,
    types: listNamedTypes(ways, tree),
    districts: listNamedDistricts(ways, tree),
  }));
  return { code: code ? Number(code[1]) : undefined, words, references };
}

function listDistrictIds(place: string | undefined, tree: PlaceTree): number[] | undefined {
  const found = place ? parsePlaceValue(place) : null;
  if (!found) return undefined;
  return tree.sequence
    .filter(({ id, municipality }) =>
      found.kind === 'district'
        ? id === found.id
        : found.kind === 'municipality'
          ? municipality.id === found.id
          : municipality.prefecture.id === found.id,
    )
    .map(({ id }) => id);
}

export const resolveTableFilter = (input: TableFilterInput, tree: PlaceTree): q.ListingTableFilter => ({
  state: input.state,
  purpose: input.for && purposeIds[input.for],
  type: input.type,
  districts: listDistrictIds(input.place, tree),
  source: input.source,
  attention: input.attention,
  ...parseSearch(input.search, tree),
});

const sortedDistricts = new WeakMap<PlaceTree, Map<Locale, number[]>>();

/** Ids of districts by name, sorted once for each tree of places. */
function listDistrictsByName(locale: Locale, tree: PlaceTree): number[] {
  const known = sortedDistricts.get(tree) ?? new Map<Locale, number[]>();
  sortedDistricts.set(tree, known);
  const compare = new Intl.Collator(locale).compare;
  const ids =
    known.get(locale) ??
    [...tree.districts.values()].sort((a, b) => compare(a.name[locale], b.name[locale])).map(({ id }) => id);
  known.set(locale, ids);
  return ids;
}

type AttentionFlag = 'needs_photos' | 'needs_mandate' | 'needs_confirmation' | 'is_rejected';
const attentionFlags: Readonly<Record<AttentionKind, AttentionFlag>> = {
  rejected: 'is_rejected',
  photos: 'needs_photos',
  mandate: 'needs_mandate',
  unconfirmed: 'needs_confirmation',
};

function tableRowView(row: q.ListingTablePageRow, tree: PlaceTree, now: Date): ListingTableRow {
  return {
    ...ownListingCardView(row, tree, now),
    type: findLookup('types', row.type_id)?.name ?? { el: '', en: '' },
    reference: row.reference,
    source: row.source_id === null ? null : { id: row.source_id, name: row.source_name ?? '' },
    street: [row.street, row.street_number].filter(Boolean).join(' ') || null,
    attention: listNames(attentionFlags).filter((kind) => row[attentionFlags[kind]]),
  };
}

function optionsView(groups: readonly q.ListingTableGroup[], tree: PlaceTree, locale: Locale) {
  const types = new Map<number, number>();
  const municipalities = new Map<number, number>();
  for (const { type_id, district_id, count } of groups) {
    types.set(type_id, (types.get(type_id) ?? 0) + count);
    const municipality = tree.districts.get(district_id)?.municipality.id;
    if (municipality) municipalities.set(municipality, (municipalities.get(municipality) ?? 0) + count);
  }
  const compare = new Intl.Collator(locale).compare;
  const byName = (a: { name: LocalizedName }, b: { name: LocalizedName }) => compare(a.name[locale], b.name[locale]);
  return {
    types: [...types]
      .map(([id, count]) => ({ id, name: findLookup('types', id)?.name ?? { el: '', en: '' }, count }))
      .sort(byName),
    places: [...municipalities]
      .map(([id, count]) => ({
        value: formatPlaceValue('municipality', id),
        name: tree.municipalities.get(id)?.name ?? { el: '', en: '' },
        count,
      }))
      .sort(byName),
  };
}

const sum = (groups: readonly q.ListingTableGroup[], of: 'count' | 'active'): number =>
  groups.reduce((total, group) => total + group[of], 0);

export async function listListingTable(
  deps: Deps,
  viewer: SignedInViewer,
  query: TableQuery,
  tree: PlaceTree,
): Promise<TableReply> {
  const { db } = deps;
  const { worksFor, roleId } = viewer;
  const { limit, offset, sort, order, locale } = query;
  const now = deps.clock();
  const rules = await getAttentionRules(db, deps);
  const filter = resolveTableFilter(query, tree);
  const names = sort === 'place' ? listDistrictsByName(locale, tree) : [];
  const [page, counted, groups, sources, drafts, allowance] = await Promise.all([
    q
      .listingTableQuery({ accountId: worksFor, filter, order: { sort, order, names }, rules }, { limit, offset })
      .execute(db),
    q.listingTableCountsQuery(worksFor, filter, rules).execute(db),
    q.listingTableGroupsQuery(worksFor).execute(db),
    tableSourcesQuery(worksFor).execute(db),
    countOpenDrafts(db, worksFor, filter.purpose),
    findListingAllowance(db, deps, { id: worksFor, roleId }),
  ]);
  const { photos, mandate, unconfirmed, rejected, ...ofStates } = counted.rows[0] ?? {
    active: 0,
    inactive: 0,
    removed: 0,
    photos: 0,
    mandate: 0,
    unconfirmed: 0,
    rejected: 0,
  };
  return {
    listings: page.rows.map((row) => tableRowView(row, tree, now)),
    count: ofStates[query.state],
    counts: { ...ofStates, drafts },
    attention: { rejected, photos, mandate, unconfirmed },
    total: sum(groups.rows, 'count'),
    ...optionsView(groups.rows, tree, locale),
    sources: sources.rows,
    plan_usage: { active_listings: sum(groups.rows, 'active'), max_active_listings: allowance.maxListings },
    pagination: { limit, offset },
  };
}
