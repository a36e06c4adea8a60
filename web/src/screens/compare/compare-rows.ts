/**
 * Homes → rows of a comparison, in words of one language. Runs in the loader: the browser gets texts, not the rules.
 * What is best is said only where the ads state it, differ in it, and the better way round is not a matter of taste.
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
  homes: readonly Property[],
  locale: Locale,
): { facts: CompareRow[]; amenities: CompareRow[] } {
  const facts: CompareRow[] = [];
  const add = (
    key: string,
    label: Pair,
    value: (home: Property) => string | null,
    rank?: (home: Property) => number | null,
    better?: BestValueRule,
  ) => {
    const texts = homes.map(value);
    if (texts.every((text) => text === null)) return;
    const ranks = rank && better ? homes.map(rank) : [];
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
  const rivals = new Set(homes.map((home) => home.for)).size === 1;
  const rent = rivals && homes[0]?.for === 'rent';
  add(
    'price',
    rent ? rows.rent : rows.price,
    (home) =>
      home.for === 'rent' ? `${formatEuro(home.price)} ${priceMessages.perMonth[locale]}` : formatEuro(home.price),
    rivals ? (home) => home.price : undefined,
    low(rent ? best.lowest : best.lowestPrice),
  );
  add(
    'perMetre',
    rows.perMetre,
    (home) => formatEuroPerM2(home.price_per_m2, locale),
    rivals ? (home) => home.price_per_m2 : undefined,
    low(best.lowestPrice),
  );
  add(
    'area',
    rows.area,
    (home) => metres(home.area),
    (home) => home.area,
    high(best.largest),
  );
  add(
    'land',
    factMessages.landArea,
    (home) => metres(home.land_area),
    (home) => home.land_area,
    high(best.largest),
  );
  add('type', factMessages.type, (home) => home.type[locale]);
  add('place', rows.place, (home) => formatPlace(home, locale));
  add(
    'bedrooms',
    rows.bedrooms,
    (home) => number(home.bed_rooms),
    (home) => home.bed_rooms,
    high(best.most),
  );
  add(
    'bathrooms',
    rows.bathrooms,
    (home) => number(home.bath_rooms),
    (home) => home.bath_rooms,
    high(best.most),
  );
  add('floor', rows.floor, (home) => home.floor?.[locale] ?? null);
  add('levels', factMessages.levels, (home) => number(home.levels));
  add(
    'year',
    factMessages.yearBuilt,
    (home) => number(home.year_built),
    (home) => home.year_built,
    high(best.newest),
  );
  add(
    'renovated',
    factMessages.renovated,
    (home) => number(home.renovation_year),
    (home) => home.renovation_year,
    high(best.newest),
  );
  add('condition', factMessages.condition, (home) => name(home.condition));
  add(
    'energy',
    rows.energy,
    (home) => home.energy_class?.[locale] ?? null,
    (home) => home.energy_rank,
    low(best.class),
  );
  add('heating', factMessages.heating, (home) => name(home.heating));
  add(
    'fees',
    factMessages.sharedFees,
    (home) =>
      home.shared_fees === null
        ? null
        : home.shared_fees > 0
          ? factMessages.feesValue[locale](home.shared_fees)
          : factMessages.noFees[locale],
    (home) => home.shared_fees,
    low(best.lowestFees),
  );
  add('parking', factMessages.parking, (home) => name(home.parking));
  add('orientation', factMessages.orientation, (home) => name(home.orientation));
  add('view', factMessages.view, (home) => name(home.view));
  add('garden', factMessages.garden, (home) => name(home.garden));
  add('pool', factMessages.pool, (home) => name(home.swimming_pool));
  add('advertiser', rows.advertiser, ({ advertiser: { name, gcr } }) => {
    const who = name?.[locale] ?? words.privateOwner[locale];
    return gcr ? `${who} · ${cardMessages.gemi[locale]} ${gcr}` : who;
  });
  add('published', rows.published, (home) => formatShortDate(home.published_at, locale));
  add('updated', rows.updated, (home) => formatShortDate(home.updated_at, locale));
  return { facts, amenities: createAmenityRows(homes, locale) };
}

/** One row for every amenity that some home has; those most of them have come first. */
function createAmenityRows(homes: readonly Property[], locale: Locale): CompareRow[] {
  const having = new Map<number, { label: string; has: Set<number> }>();
  for (const [index, home] of homes.entries()) {
    for (const extra of home.extras) {
      const known = having.get(extra.id) ?? { label: extra.name[locale], has: new Set<number>() };
      having.set(extra.id, { ...known, has: known.has.add(index) });
    }
  }
  return [...having]
    .sort(([, a], [, b]) => b.has.size - a.has.size || a.label.localeCompare(b.label, locale))
    .map(([id, { label, has }]) => ({
      key: `extra${id}`,
      label,
      cells: homes.map((_, index) => ({ text: has.has(index) ? words.yes[locale] : null, best: false })),
      mark: null,
      differs: has.size < homes.length,
    }));
}
