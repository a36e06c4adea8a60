/**
 * Homes → rows of a comparison, in words of one language. Runs in the loader: the browser gets texts, not the rules.
 * What is best is said only where the listings state it, differ in it, and the better way round is not a matter of
 * taste.
 */
import * as words from '@estia/contract/favorites/compare-messages';
import { formatEuro, formatEuroPerM2, formatM2, formatShortDate } from '@estia/contract/format';
import { cardMessages, priceMessages } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { factMessages } from '@estia/contract/listings/page/fact-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import { formatPlace } from '../../features/listings/card/listing-text.ts';

type Cell = { text: string | null; best: boolean };
export type CompareRow = {
  key: string;
  label: string;
  cells: Cell[];
  /** Why a marked cell is marked. */
  mark: string | null;
  differs: boolean;
};

type BestValueRule = { way: 'low' | 'high'; mark: Pair };

export function createCompareRows(
  listings: readonly Property[],
  locale: Locale,
): { facts: CompareRow[]; amenities: CompareRow[] } {
  const facts: CompareRow[] = [];
  const add = (
    key: string,
    label: Pair,
    value: (listing: Property) => string | null,
    rank?: (listing: Property) => number | null,
    better?: BestValueRule,
  ) => {
    const texts = listings.map(value);
    if (texts.every((text) => text === null)) return;
    const ranks = rank && better ? listings.map(rank) : [];
    const stated = ranks.filter((each) => each !== null);
    const top = better?.way === 'low' ? Math.min(...stated) : Math.max(...stated);
    const telling = stated.length > 1 && stated.some((each) => each !== top);
    facts.push({
      key,
      label: label[locale],
      cells: texts.map((text, index) => ({ text, best: telling && ranks[index] === top })),
      mark: telling && better ? better.mark[locale] : null,
      differs: new Set(texts).size > 1,
    });
  };
  const name = (fact: { name: { el: string; en: string } } | null) => fact?.name[locale] ?? null;
  const number = (value: number | null) => (value === null ? null : String(value));
  const metres = (value: number | null) => (value ? formatM2(value, locale) : null);
  const low = (mark: Pair): BestValueRule => ({ way: 'low', mark });
  const high = (mark: Pair): BestValueRule => ({ way: 'high', mark });
  const { rows, best } = words;

  // A price to buy and a rent are no rivals.
  const rivals = new Set(listings.map((listing) => listing.for)).size === 1;
  const rent = rivals && listings[0]?.for === 'rent';
  add(
    'price',
    rent ? rows.rent : rows.price,
    (listing) =>
      listing.for === 'rent'
        ? `${formatEuro(listing.price)} ${priceMessages.perMonth[locale]}`
        : formatEuro(listing.price),
    rivals ? (listing) => listing.price : undefined,
    low(rent ? best.lowest : best.lowestPrice),
  );
  add(
    'perMetre',
    rows.perMetre,
    (listing) => formatEuroPerM2(listing.price_per_m2, locale),
    rivals ? (listing) => listing.price_per_m2 : undefined,
    low(best.lowestPrice),
  );
  add(
    'area',
    rows.area,
    (listing) => metres(listing.area),
    (listing) => listing.area,
    high(best.largest),
  );
  add(
    'land',
    factMessages.landArea,
    (listing) => metres(listing.land_area),
    (listing) => listing.land_area,
    high(best.largest),
  );
  add('type', factMessages.type, (listing) => listing.type[locale]);
  add('place', rows.place, (listing) => formatPlace(listing, locale));
  add(
    'bedrooms',
    rows.bedrooms,
    (listing) => number(listing.bed_rooms),
    (listing) => listing.bed_rooms,
    high(best.most),
  );
  add(
    'bathrooms',
    rows.bathrooms,
    (listing) => number(listing.bath_rooms),
    (listing) => listing.bath_rooms,
    high(best.most),
  );
  add('floor', rows.floor, (listing) => listing.floor?.[locale] ?? null);
  add('levels', factMessages.levels, (listing) => number(listing.levels));
  add(
    'year',
    factMessages.yearBuilt,
    (listing) => number(listing.year_built),
    (listing) => listing.year_built,
    high(best.newest),
  );
  add(
    'renovated',
    factMessages.renovated,
    (listing) => number(listing.renovation_year),
    (listing) => listing.renovation_year,
    high(best.newest),
  );
  add('condition', factMessages.condition, (listing) => name(listing.condition));
  add(
    'energy',
    rows.energy,
    (listing) => listing.energy_class?.[locale] ?? null,
    (listing) => listing.energy_rank,
    low(best.class),
  );
  add('heating', factMessages.heating, (listing) => name(listing.heating));
  add(
    'fees',
    factMessages.sharedFees,
    (listing) =>
      listing.shared_fees === null
        ? null
        : listing.shared_fees > 0
          ? factMessages.feesValue[locale](listing.shared_fees)
          : factMessages.noFees[locale],
    (listing) => listing.shared_fees,
    low(best.lowestFees),
  );
  add('parking', factMessages.parking, (listing) => name(listing.parking));
  add('orientation', factMessages.orientation, (listing) => name(listing.orientation));
  add('view', factMessages.view, (listing) => name(listing.view));
  add('garden', factMessages.garden, (listing) => name(listing.garden));
  add('pool', factMessages.pool, (listing) => name(listing.swimming_pool));
  add('advertiser', rows.advertiser, ({ advertiser: { name, gcr } }) => {
    const who = name?.[locale] ?? words.privateOwner[locale];
    return gcr ? `${who} · ${cardMessages.gemi[locale]} ${gcr}` : who;
  });
  add('published', rows.published, (listing) => formatShortDate(listing.published_at, locale));
  add('updated', rows.updated, (listing) => formatShortDate(listing.updated_at, locale));
  return { facts, amenities: createAmenityRows(listings, locale) };
}

/** One row for every amenity that some listing has; those most of them have come first. */
function createAmenityRows(listings: readonly Property[], locale: Locale): CompareRow[] {
  const having = new Map<number, { label: string; has: Set<number> }>();
  for (const [index, listing] of listings.entries()) {
    for (const extra of listing.extras) {
      const known = having.get(extra.id) ?? { label: extra.name[locale], has: new Set<number>() };
      having.set(extra.id, { ...known, has: known.has.add(index) });
    }
  }
  return [...having]
    .sort(([, a], [, b]) => b.has.size - a.has.size || a.label.localeCompare(b.label, locale))
    .map(([id, { label, has }]) => ({
      key: `extra${id}`,
      label,
      cells: listings.map((_, index) => ({ text: has.has(index) ? words.yes[locale] : null, best: false })),
      mark: null,
      differs: has.size < listings.length,
    }));
}
