/** The kinds of property that can be chosen, homes first. Runs in the loader only: the browser gets ready names. */
import { categoryPlural, typePlural } from '@estia/contract/lookups/messages';
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/valuation/market-stats-messages';
import type { Market } from '@estia/contract/valuation/model';
import { formatMarketValue } from '../../features/valuation/market-stats-params.ts';
import type { ApiReply } from '../../platform/api-client.ts';

type TypeRow = ApiReply<'GET /property/types'>['rows'][number];
export type MarketChoices = readonly { label: string; options: readonly { value: string; label: string }[] }[];

/** What is left over (parking spaces, businesses …) has no price per square metre that says anything. */
const groups = [
  { category_id: 1, all: words.allResidential, first: ['apartment', 'maisonette', 'detached_house', 'studio'] },
  { category_id: 2, all: words.allCommercial, first: ['office', 'store', 'warehouse'] },
  { category_id: 3, all: words.allLand, first: ['plot', 'parcel'] },
] as const;

const getTypeName = (row: TypeRow, locale: Locale): string => typePlural[row.code]?.[locale] ?? row.name[locale];

export const getMarketChoices = (types: readonly TypeRow[], locale: Locale): MarketChoices =>
  groups.map(({ category_id, all, first }) => {
    const place = ({ code }: TypeRow) => first.findIndex((each) => each === code) + 1 || 99;
    const ofCategory = types.filter((row) => row.category_id === category_id).sort((a, b) => place(a) - place(b));
    return {
      label: categoryPlural[category_id]?.[locale] ?? '',
      options: [
        { value: String(category_id), label: all[locale] },
        ...ofCategory.map((row) => ({ value: `${category_id}-${row.type_id}`, label: getTypeName(row, locale) })),
      ],
    };
  });

/** A type that is not of its category, or a category without choices, is as good as none. */
export function getValidMarket(market: Market, choices: MarketChoices): Market {
  const values = choices.flatMap(({ options }) => options.map(({ value }) => value));
  if (values.includes(formatMarketValue(market))) return market;
  const category_id = values.includes(String(market.category_id)) ? market.category_id : 1;
  return { for: market.for, category_id };
}

/** For headings: «Διαμερίσματα», and for all types of a category «Κατοικίες». */
export function getMarketName(market: Market, choices: MarketChoices): string {
  const found = choices.find(({ options }) => options.some(({ value }) => value === formatMarketValue(market)));
  if (market.type_id === undefined) return found?.label ?? '';
  return found?.options.find(({ value }) => value === formatMarketValue(market))?.label ?? '';
}
