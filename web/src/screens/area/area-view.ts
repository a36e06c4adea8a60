/** What an area page says, made of the facts of its place in the reader's language. Runs in the loader only. */

import { formatCount } from '@estia/contract/format';
import { categoryPlural, typePlural } from '@estia/contract/lookups/messages';
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/places/area-messages';
import { areaPath, MIN_INDEXED_LISTINGS } from '@estia/contract/search/area-path';
import type { MarketPlaceKind } from '@estia/contract/valuation/model';
import { formatPricePerM2 } from '@estia/contract/valuation/price-per-m2';
import type { PriceClass } from '../../features/valuation/area-map-view.ts';
import type { PricedPlaceLink } from '../../features/valuation/PricedPlaceLinks.tsx';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';

type AreaReply = ApiReply<'GET /property/area'>;
type TypeRow = ApiReply<'GET /property/types'>['rows'][number];
type Purpose = 'sale' | 'rent';
export type MarketChoice = { for: Purpose; type_id: number } | null;

/** Medians of parts and neighbours, with their colour on the map. */
export type PlaceMedians = ReadonlyMap<string, { median: number | null; level: PriceClass }>;
export const getMedianKey = ({ kind, id }: { kind: MarketPlaceKind; id: number }): string => `${kind} ${id}`;

type Link = { text: string; href: string };
type Breadcrumb = { name: string; path: string | null };
type AreaFact = { label: string; value: string; note: string | null };
export type AreaType = { id: number; name: string; sale: Link | null; rent: Link | null; median: string | null };

export type AreaView = {
  /** Bare, without language. */
  path: string;
  heading: string;
  description: string;
  crumbs: Breadcrumb[];
  paragraphs: string[];
  listTitle: string;
  facts: AreaFact[];
  types: AreaType[];
  parts: { title: string; links: PricedPlaceLink[] } | null;
  neighbours: { title: string; links: PricedPlaceLink[] } | null;
  indexed: boolean;
};

const MAX_TYPE_SHARES = 3;
const MAX_NAMED_PLACES = 4;
const MAX_NEIGHBOURS = 16;

type AreaViewInput = {
  area: AreaReply;
  chosen: MarketChoice;
  types: readonly TypeRow[];
  /** Purpose and category of the listings shown, where the page itself does not say them. */
  listed: { for: Purpose; category_id: number } | null;
  medians: PlaceMedians;
  locale: Locale;
};

/** What types are called in headings. */
export function createPluralLookup(types: readonly TypeRow[], locale: Locale): (type: number) => string {
  const codes = new Map(types.map((row) => [row.type_id, row]));
  return (type) => {
    const row = codes.get(type);
    return typePlural[row?.code ?? '']?.[locale] ?? row?.name[locale] ?? '';
  };
}

export function createAreaView({ area, chosen, types: typeRows, listed, medians, locale }: AreaViewInput): AreaView {
  const pluralOf = createPluralLookup(typeRows, locale);
  const lower = (text: string) => text.toLocaleLowerCase(locale);
  const what = chosen && words.kindFor[locale](pluralOf(chosen.type_id), chosen.for);
  const place = getPlaceName(area, locale);
  const linked = (list: AreaReply['parts']): PricedPlaceLink[] =>
    list.map((each) => {
      const { median = null, level = 'few' } = medians.get(getMedianKey(each)) ?? {};
      return {
        name: each.name[locale],
        listingCount: words.listingCount[locale](each.listing_count),
        href: localizePath(locale, areaPath(each, chosen ?? undefined)),
        median: median === null ? null : formatPricePerM2(median, locale),
        level,
      };
    });
  const text = createParagraphs(area, chosen, { locale, place, what, pluralOf, lower });
  return {
    path: areaPath(area.place, chosen ?? undefined),
    heading: words.headingOf[locale](what ?? words.everything[locale], place),
    description: [...text.counts, ...text.prices.slice(0, 1)].join(' '),
    crumbs: getBreadcrumbs(area, what, locale),
    paragraphs: [text.counts, text.prices, text.around].map((part) => part.join(' ')).filter((part) => part !== ''),
    listTitle: listed
      ? words.kindFor[locale](categoryPlural[listed.category_id]?.[locale] ?? '', listed.for)
      : words.listTitle[locale],
    facts: createFacts(area, chosen, pluralOf, locale),
    types: createTypes(area, chosen, pluralOf, locale),
    parts:
      area.parts.length > 0 ? { title: words.partsTitle[area.place.kind][locale], links: linked(area.parts) } : null,
    neighbours:
      area.neighbours.length > 0
        ? {
            title: words.neighboursTitle[area.place.kind][locale],
            links: linked(area.neighbours.slice(0, MAX_NEIGHBOURS)),
          }
        : null,
    indexed: area.listing_count >= MIN_INDEXED_LISTINGS,
  };
}

/** Many districts share a name: «Κέντρο, Πάτρα». */
export function getPlaceName({ place, parents }: AreaReply, locale: Locale): string {
  const name = place.name[locale];
  const parent = place.kind === 'district' ? parents.at(-1)?.name[locale] : undefined;
  return parent && parent !== name ? `${name}, ${parent}` : name;
}

function getBreadcrumbs({ place, parents }: AreaReply, what: string | null, locale: Locale): Breadcrumb[] {
  const name = place.name[locale];
  return [
    { name: words.homePage[locale], path: '/' },
    ...parents.map((parent) => ({ name: parent.name[locale], path: areaPath(parent) })),
    { name, path: what ? areaPath(place) : null },
    ...(what ? [{ name: what, path: null }] : []),
  ];
}

type TextInput = {
  locale: Locale;
  place: string;
  what: string | null;
  pluralOf: (type: number) => string;
  lower: (text: string) => string;
};

/** Three paragraphs: how many of what, what they cost, where the place stands. */
type Text = { counts: string[]; prices: string[]; around: string[] };

function createParagraphs(
  area: AreaReply,
  chosen: MarketChoice,
  { locale, place, what, pluralOf, lower }: TextInput,
): Text {
  const { areaSummaryMessages: says } = words;
  const text: Text = { counts: [], prices: [], around: [] };
  const [sale, rent] = [countListings(area, 'sale'), countListings(area, 'rent')];
  if (what) {
    text.counts.push(
      area.listing_count === 0
        ? says.nothing[locale](place, lower(what))
        : says.kind[locale](place, lower(what), area.listing_count, area.total),
    );
  } else if (sale > 0 && rent > 0) text.counts.push(says.all[locale](place, area.total, sale, rent));
  else if (area.total > 0) text.counts.push(says.allOf[locale](place, area.total, sale > 0 ? 'sale' : 'rent'));
  else text.counts.push(says.nothing[locale](place, lower(words.everything[locale])));

  if (!chosen && area.total >= MIN_INDEXED_LISTINGS) {
    const shares = getTypeShares(area).map(({ type, share }) => ({ share, kind: lower(pluralOf(type)) }));
    if (shares.length > 0) text.counts.push(says.shares[locale](shares));
  }
  for (const median of getMedians(area, chosen)) {
    const of = lower(words.kindFor[locale](pluralOf(median.type_id), median.for));
    text.prices.push(says.median[locale](of, median.median, median.for, median.listing_count, median.updated_at));
  }
  const named = (list: AreaReply['parts']) =>
    list.slice(0, MAX_NAMED_PLACES).map((each) => ({ name: each.name[locale], ads: each.listing_count }));
  if (area.parts.length > 1) text.around.push(says.parts[locale](named(area.parts)));
  const parent = area.parents.at(-1);
  if (parent) text.around.push(says.within[locale](parent.name[locale]));
  if (area.neighbours.length > 0) text.around.push(says.near[area.place.kind][locale](named(area.neighbours)));
  return text;
}

const countListings = (area: AreaReply, purpose: Purpose): number =>
  area.types.reduce((all, row) => (row.for === purpose ? all + row.listing_count : all), 0);

/** The commonest types, both purposes together, in whole percents. */
function getTypeShares(area: AreaReply): { type: number; share: number }[] {
  const byType = new Map<number, number>();
  for (const row of area.types) byType.set(row.type_id, (byType.get(row.type_id) ?? 0) + row.listing_count);
  return [...byType]
    .map(([type, listingCount]) => ({ type, share: Math.round((listingCount / area.total) * 100) }))
    .filter(({ share }) => share >= 1)
    .sort((a, b) => b.share - a.share || a.type - b.type)
    .slice(0, MAX_TYPE_SHARES);
}

/** Of the page's own kind, or of the commonest type for sale and to rent. */
function getMedians(area: AreaReply, chosen: MarketChoice): AreaReply['medians'] {
  if (chosen) return area.medians.filter((row) => row.for === chosen.for && row.type_id === chosen.type_id);
  const first = (purpose: Purpose) => area.medians.find((row) => row.for === purpose);
  return [first('sale'), first('rent')].filter((row) => row !== undefined);
}

function createFacts(
  area: AreaReply,
  chosen: MarketChoice,
  pluralOf: (type: number) => string,
  locale: Locale,
): AreaFact[] {
  const count = (label: string, listingCount: number): AreaFact => ({
    label,
    value: formatCount(listingCount, locale),
    note: null,
  });
  const facts = chosen
    ? [count(words.listingsLabel[locale], area.listing_count)]
    : [
        count(words.forSale[locale], countListings(area, 'sale')),
        count(words.forRent[locale], countListings(area, 'rent')),
      ];
  for (const row of getMedians(area, chosen)) {
    const of = words.kindFor[locale](pluralOf(row.type_id), row.for);
    facts.push({
      label: words.median[locale],
      value: `${formatPricePerM2(row.median, locale)}${row.for === 'rent' ? ` ${words.perMonth[locale]}` : ''}`,
      note: words.basedOn[locale](of, row.listing_count, row.updated_at),
    });
  }
  return facts;
}

function createTypes(
  area: AreaReply,
  chosen: MarketChoice,
  pluralOf: (type: number) => string,
  locale: Locale,
): AreaType[] {
  const listingCounts = new Map<number, number>();
  for (const row of area.types)
    listingCounts.set(row.type_id, (listingCounts.get(row.type_id) ?? 0) + row.listing_count);
  const ids = [...listingCounts.keys()]
    .filter((id) => id !== chosen?.type_id)
    .sort((a, b) => (listingCounts.get(b) ?? 0) - (listingCounts.get(a) ?? 0) || a - b);
  const all = chosen && listingCounts.has(chosen.type_id) ? [chosen.type_id, ...ids] : ids;
  return all.map((id) => {
    const link = (purpose: Purpose): Link | null => {
      const listingCount = area.types.find((row) => row.type_id === id && row.for === purpose)?.listing_count ?? 0;
      if (listingCount === 0) return null;
      return {
        text: formatCount(listingCount, locale),
        href: localizePath(locale, areaPath(area.place, { for: purpose, type_id: id })),
      };
    };
    const median = area.medians.find((row) => row.type_id === id && row.for === 'sale');
    return {
      id,
      name: pluralOf(id),
      sale: link('sale'),
      rent: link('rent'),
      median: median ? formatPricePerM2(median.median, locale) : null,
    };
  });
}
