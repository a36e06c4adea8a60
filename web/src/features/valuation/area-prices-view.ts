/** What an area page says of prices, in the reader's language. Runs in the loader only. */

import { formatCount } from '@estia/contract/format';
import { percent } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { kindFor } from '@estia/contract/places/area-messages';
import * as words from '@estia/contract/valuation/area-messages';
import type { Market, MarketStats } from '@estia/contract/valuation/model';
import { formatSignedShare } from '@estia/contract/valuation/percent-format';
import { formatPricePerM2, formatPricePerM2Number } from '@estia/contract/valuation/price-per-m2';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import type { AreaMapView } from './area-map-view.ts';
import { type MapPosition, priceMapPath, type StatsTableParams, statsTablePath } from './market-stats-params.ts';
import { createMonthChart, type MonthChart } from './month-chart.ts';

type PlaceStatsReply = ApiReply<'GET /valuation/place'>;
type Purpose = Market['for'];

export type PriceCard = {
  title: string;
  /** Where there are too few listings, in words. */
  withheld: string[];
  value: string | null;
  /** «διάμεση ζητούμενη τιμή» */
  unit: string;
  half: string | null;
  rows: { label: string; value: string }[];
  chart: MonthChart | null;
};
export type Question = { question: string; answer: string };
export type AreaPricesView = {
  title: string;
  note: string;
  cards: PriceCard[];
  map: AreaMapView | null;
  questionsTitle: string;
  questions: Question[];
  links: { text: string; href: string }[];
};

/** One market of the page: what is asked, and how the kind of property is called in the plural. */
type PricedMarket = { market: Market; plural: string; found: PlaceStatsReply };

type AreaPricesInput = {
  place: string;
  priced: readonly PricedMarket[];
  map: AreaMapView | null;
  market: Market;
  /** Where the price map looks, and which rows the table has. */
  at: MapPosition | null;
  rows: Pick<StatsTableParams, 'kind' | 'within'>;
  locale: Locale;
};

export function createAreaPricesView({
  place,
  priced,
  map,
  market,
  at,
  rows,
  locale,
}: AreaPricesInput): AreaPricesView | null {
  if (priced.length === 0 && !map) return null;
  return {
    title: words.title[locale],
    note: words.note[locale],
    // Sale and rent yield the same: it is shown once.
    cards: priced.map((each, n) => createPriceCard(each, n === priced.length - 1, locale)),
    map,
    questionsTitle: words.questionsTitle[locale],
    questions: createQuestions(priced, place, locale),
    links: [
      { text: words.links.map[locale], href: localizePath(locale, priceMapPath(market, at)) },
      { text: words.links.table[locale], href: localizePath(locale, statsTablePath({ market, ...rows })) },
      { text: words.links.estimate[locale], href: pathTo(locale, '/valuation') },
    ],
  };
}

const formatRate = (value: number, purpose: Purpose, locale: Locale): string =>
  `${formatPricePerM2(value, locale)}${purpose === 'rent' ? ` ${words.perMonth[locale]}` : ''}`;

const formatMiddleHalf = ({ q1, q3 }: MarketStats, locale: Locale): string | null =>
  q1 === null || q3 === null
    ? null
    : `${words.half[locale](formatPricePerM2Number(q1), formatPricePerM2(q3, locale)).replace(/\.$/, '')}.`;

function createPriceCard({ market, plural, found }: PricedMarket, withYield: boolean, locale: Locale): PriceCard {
  const { stats, surrounding_stats: instead, months } = found;
  const shown = stats.median === null ? instead : stats;
  const title = kindFor[locale](plural, market.for);
  return {
    title,
    withheld: stats.median === null ? getTooFewTexts(stats, instead, locale) : [],
    value: shown?.median ? formatRate(shown.median, market.for, locale) : null,
    unit: words.medianAsked[locale],
    half: shown && formatMiddleHalf(shown, locale),
    rows: createRows(stats, withYield, locale),
    chart: createMonthChart(months, title, locale),
  };
}

const getTooFewTexts = (stats: MarketStats, instead: MarketStats | null, locale: Locale): string[] => [
  words.few[locale](stats.listing_count),
  ...(instead ? [words.instead[locale](instead.name[locale], instead.listing_count)] : []),
];

function createRows(stats: MarketStats, withYield: boolean, locale: Locale): PriceCard['rows'] {
  if (stats.median === null) return [];
  const share = (value: number | null) => value !== null && percent[locale](value * 100);
  const rows: [string, string | false][] = [
    [words.listingCount[locale], formatCount(stats.listing_count, locale)],
    [words.trend[locale], stats.trend !== null && formatSignedShare(stats.trend, locale)],
    [words.days[locale], stats.days !== null && words.dayCount[locale](stats.days)],
    [words.cuts[locale], share(stats.price_cut_share)],
    [words.rentYield[locale], withYield && share(stats.rent_yield)],
  ];
  return rows.flatMap(([label, value]) => (value === false ? [] : [{ label, value }]));
}

/** Half a percent is nothing. */
const MIN_CHANGE = 0.005;

function createQuestions(priced: readonly PricedMarket[], place: string, locale: Locale): Question[] {
  const { questions, answers } = words;
  const said = priced.filter(({ found }) => found.stats.median !== null);
  const [main] = said;
  if (!main) return [];
  const list: Question[] = [];
  const add = (question: string, ...parts: (string | null)[]) =>
    list.push({ question, answer: parts.filter((part) => part !== null).join(' ') });
  const what = ({ plural, market }: PricedMarket) => kindFor[locale](plural, market.for).toLocaleLowerCase(locale);
  const price = (each: PricedMarket) => {
    const { stats } = each.found;
    const half = formatMiddleHalf(stats, locale);
    return [
      answers.price[locale](what(each), formatRate(stats.median ?? 0, each.market.for, locale), stats.listing_count),
      half,
    ];
  };
  const { stats } = main.found;
  const rent = said.find(({ market }) => market.for === 'rent');
  const sale = said.find(({ market }) => market.for === 'sale');
  if (sale) add(questions.price[locale](place), ...price(sale));
  if (stats.trend !== null) add(questions.change[locale](place), formatTrend(stats.trend, what(main), locale));
  if (rent) {
    const share = rent.found.stats.rent_yield;
    add(
      (share === null ? questions.rent : questions.rentAndYield)[locale](place),
      ...price(rent),
      share === null ? null : answers.rentYield[locale](percent[locale](share * 100)),
    );
  }
  if (stats.days !== null) {
    add(
      questions.days[locale](place),
      answers.days[locale](what(main), words.dayCount[locale](stats.days)),
      stats.price_cut_share ? answers.cuts[locale](percent[locale](Math.round(stats.price_cut_share * 100))) : null,
    );
  }
  return list;
}

function formatTrend(trend: number, what: string, locale: Locale): string {
  const { answers } = words;
  if (Math.abs(trend) < MIN_CHANGE) return answers.same[locale](what);
  return (trend > 0 ? answers.dearer : answers.cheaper)[locale](what, percent[locale](Math.abs(trend) * 100));
}
