/** The table of areas in the reader's words. Runs in the loader only. */
import { formatCount, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { kindFor } from '@estia/contract/places/area-messages';
import * as marketStatsMessages from '@estia/contract/valuation/market-stats-messages';
import * as words from '@estia/contract/valuation/market-stats-table-messages';
import type { MarketPlaceKind, MarketStats } from '@estia/contract/valuation/model';
import { formatShare, formatSignedShare } from '@estia/contract/valuation/percent-format';
import { formatPricePerM2, formatPricePerM2Number } from '@estia/contract/valuation/price-per-m2';
import {
  getDefaultOrder,
  getMarketQuery,
  placeKinds,
  placeOrTablePath,
  priceMapPath,
  type StatsSortKey,
  type StatsTableParams,
  statsTablePath,
} from '../../features/valuation/market-stats-params.ts';
import { localizePath } from '../../platform/locale.ts';
import { getMarketName, type MarketChoices } from './market-choices.ts';

type Link = { text: string; href: string };
export type StatsTableRow = {
  id: number;
  name: string;
  href: string;
  /** The areas around it, where the page does not say them already. */
  around: string;
  /** Its parts, one level down. */
  parts: Link | null;
  median: number | null;
  rate: string;
  quartiles: string;
  listing_count: string;
  trend: string;
  days: string;
  price_cut_share: string;
  rent_yield: string;
  /** Instead of a price: that there are too few listings, and where to look. */
  few: { text: string; see: Link | null } | null;
};

type StatsTableColumn = {
  key: StatsSortKey | 'quartiles';
  text: string;
  href: string | null;
  order: 'asc' | 'desc' | null;
};

export type StatsTableView = {
  title: string;
  count: number;
  counted: string;
  rows: StatsTableRow[];
  columns: StatsTableColumn[];
  tabs: (Link & { current: boolean })[];
  crumbs: { text: string; href: string | null }[];
  mapHref: string;
};

type StatsReply = { rows: MarketStats[]; count: number; updated_at: string | null };
type StatsTableInput = {
  params: StatsTableParams;
  page: number;
  choices: MarketChoices;
  locale: Locale;
  answer: StatsReply | null;
  around: MarketStats | null;
};

const columnKeys = [
  'name',
  'median',
  'quartiles',
  'listing_count',
  'trend',
  'days',
  'price_cut_share',
  'rent_yield',
] as const;
const NONE = '–';

export function createStatsTableView({ params, choices, locale, answer, around }: StatsTableInput): StatsTableView {
  const path = (change: Partial<StatsTableParams>) =>
    localizePath(locale, statsTablePath({ ...params, name: undefined, ...change }));
  const what = kindFor[locale](getMarketName(params.market, choices), params.market.for);
  const title = words.titleOf[params.kind][locale](what);
  const day = answer?.updated_at ? ` · ${words.asOf[locale](formatLongDate(answer.updated_at, locale))}` : '';
  return {
    title: around ? `${title}, ${around.name[locale]}` : title,
    count: answer?.count ?? 0,
    counted: `${words.count[locale](answer?.count ?? 0)}${day}`,
    rows: (answer?.rows ?? []).map((row) => createRow(row, params, locale)),
    columns: columnKeys.map((key) => createColumn(key, params, locale)),
    tabs: placeKinds.map((kind) => ({
      text: marketStatsMessages.placeKindPlurals[kind][locale],
      href: path({ kind, within: isWithin(params.within, kind) ? params.within : undefined }),
      current: kind === params.kind,
    })),
    crumbs: getBreadcrumbs(params, around, locale),
    mapHref: localizePath(locale, priceMapPath(params.market)),
  };
}

const findChildKind = (kind: MarketPlaceKind): MarketPlaceKind | null =>
  placeKinds[placeKinds.indexOf(kind) + 1] ?? null;
const isWithin = (within: string | undefined, kind: MarketPlaceKind): boolean =>
  within !== undefined && placeKinds.indexOf(within.split('-')[0] as MarketPlaceKind) < placeKinds.indexOf(kind);

/** Greece › Attica › Northern Athens: each leads to its own parts. */
function getBreadcrumbs(
  params: StatsTableParams,
  around: MarketStats | null,
  locale: Locale,
): StatsTableView['crumbs'] {
  const { market } = params;
  const greece = localizePath(locale, statsTablePath({ market, kind: 'region' }));
  if (!around) return [{ text: words.greece[locale], href: params.kind === 'region' ? null : greece }];
  const up = [...around.within].reverse();
  return [
    { text: words.greece[locale], href: greece },
    ...up.map(({ kind, id, name }) => ({
      text: name[locale],
      href: localizePath(
        locale,
        statsTablePath({ market, kind: findChildKind(kind) ?? kind, within: `${kind}-${id}` }),
      ),
    })),
    { text: around.name[locale], href: null },
  ];
}

function createColumn(key: (typeof columnKeys)[number], params: StatsTableParams, locale: Locale): StatsTableColumn {
  const text = words.columns[key][locale];
  if (key === 'quartiles') return { key, text, href: null, order: null };
  const order = params.sort === key ? params.order : null;
  const turned = order === null ? getDefaultOrder(key) : order === 'asc' ? 'desc' : 'asc';
  return { key, text, order, href: localizePath(locale, statsTablePath({ ...params, sort: key, order: turned })) };
}

function createRow(row: MarketStats, params: StatsTableParams, locale: Locale): StatsTableRow {
  const { market } = params;
  const { kind, id, median, q1, q3 } = row;
  const next = findChildKind(kind);
  const [parent] = row.within;
  const known = params.within
    ? row.within.filter(({ kind: of, id: at }) => `${of}-${at}` !== params.within)
    : row.within;
  return {
    id,
    name: row.name[locale],
    href: localizePath(locale, placeOrTablePath(row, market)),
    around: known
      .slice(0, 2)
      .map(({ name }) => name[locale])
      .join(', '),
    parts:
      next && kind !== 'region'
        ? {
            text: marketStatsMessages.placeKindPlurals[next][locale],
            href: localizePath(locale, statsTablePath({ market, kind: next, within: `${kind}-${id}` })),
          }
        : null,
    median,
    rate: median === null ? NONE : formatPricePerM2(median, locale),
    quartiles: q1 === null || q3 === null ? NONE : `${formatPricePerM2Number(q1)}–${formatPricePerM2Number(q3)}`,
    listing_count: formatCount(row.listing_count, locale),
    trend: row.trend === null ? NONE : formatSignedShare(row.trend, locale),
    days: row.days === null ? NONE : formatCount(row.days, locale),
    price_cut_share: row.price_cut_share === null ? NONE : formatShare(row.price_cut_share, locale),
    rent_yield: row.rent_yield === null ? NONE : formatShare(row.rent_yield, locale),
    few:
      median === null
        ? {
            text: marketStatsMessages.tooFewListings[locale],
            see: parent
              ? {
                  text: words.seeInstead[locale](parent.name[locale]),
                  href: localizePath(locale, statsTablePath({ market, kind: parent.kind, name: parent.name[locale] })),
                }
              : null,
          }
        : null,
  };
}

/** The same rows as a file. */
export function statsFilePath(params: StatsTableParams, locale: Locale): string {
  const query = new URLSearchParams({
    ...stringifyValues(getMarketQuery(params.market)),
    kind: params.kind,
    sort: params.sort,
    order: params.order,
  });
  if (params.within) query.set('within', params.within);
  if (params.name) query.set('name', params.name);
  query.set('lang', locale);
  return `/api/valuation/market-stats/csv?${query}`;
}

const stringifyValues = (fields: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
