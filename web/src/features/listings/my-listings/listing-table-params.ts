/** The address of the listing table: what it is filtered and sorted by, and where its links lead. */
import {
  attentionKinds,
  listingTablePageSizes,
  listingTableSorts,
} from '@estia/contract/listings/dashboard/dashboard-choices';

const MAX_PAGE = 10_000;

export type TableParams = ReturnType<typeof parseTableParams>;

export function parseTableParams({ searchParams }: URL) {
  const word = (name: string) => searchParams.get(name)?.trim().slice(0, 120) || undefined;
  const page = Number(/^\d{1,5}$/.exec(word('page') ?? '')?.[0] ?? 1);
  return {
    search: word('search'),
    type: /^[1-9]\d{0,4}$/.exec(word('type') ?? '')?.[0],
    place: /^(prefecture|municipality|district)_id-\d{1,9}$/.exec(word('place') ?? '')?.[0],
    source: /^[1-9]\d{0,14}$/.exec(word('source') ?? '')?.[0],
    attention: attentionKinds.find((each) => each === word('attention')),
    sort: listingTableSorts.find((each) => each === word('sort')) ?? 'updated',
    order: word('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    per: Number(listingTablePageSizes.find((each) => each === word('per')) ?? listingTablePageSizes[0]),
    page: Math.min(Math.max(page, 1), MAX_PAGE),
  };
}

/** Whoever asks for something in particular gets the table, however few listings there are. */
export const isTableAsked = ({ searchParams }: URL): boolean =>
  ['search', 'type', 'place', 'source', 'attention', 'sort', 'per'].some((name) => searchParams.has(name));

/** Without a filter. */
export const noFilters = {
  search: undefined,
  type: undefined,
  place: undefined,
  source: undefined,
  attention: undefined,
} as const;

/** The same list with other settings, from its first page unless one is named. */
export function tableHref(
  { pathname, search }: { pathname: string; search: string },
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(search);
  for (const name of ['flash', 'page']) query.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  // A filter that was left empty says nothing.
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
