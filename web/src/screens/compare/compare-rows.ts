/**
 * Homes → rows of a comparison, in words of one language. Runs in the loader: the browser gets texts, not the rules.
 * What is best is said only where the ads state it, differ in it, and the better way round is not a matter of taste.
 */
import * as words from '@estia/contract/favorites/compare-messages';
import { factWords } from '@estia/contract/listings/fact-messages';
import { cardWords, priceWords } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { euro, perSquareMetre, shortDate, squareMetres } from '@estia/contract/numbers';
import type { Locale, Pair } from '@estia/contract/pair';
import { placeLine } from '../../features/listings/card-line.ts';

type Cell = { text: string | null; best: boolean };
export type CompareRow = {
  key: string;
  label: string;
  cells: Cell[];
  /** Why a marked cell is marked. */
  mark: string | null;
  differs: boolean;
};

type Better = { way: 'low' | 'high'; mark: Pair };

export function compareRows(
  homes: readonly Property[],
  locale: Locale,
): { facts: CompareRow[]; amenities: CompareRow[] } {
  const facts: CompareRow[] = [];
  const add = (
    key: string,
    label: Pair,
    value: (home: Property) => string | null,
    rank?: (home: Property) => number | null,
    better?: Better,
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
  const metres = (value: number | null) => (value ? squareMetres(value, locale) : null);
  const low = (mark: Pair): Better => ({ way: 'low', mark });
  const high = (mark: Pair): Better => ({ way: 'high', mark });
  const { rows, best } = words;

  // A price to buy and a rent are no rivals.
  const rivals = new Set(homes.map((home) => home.for)).size === 1;
  const rent = rivals && homes[0]?.for === 'rent';
  add(
    'price',
    rent ? rows.rent : rows.price,
    (home) => (home.for === 'rent' ? `${euro(home.price)} ${priceWords.perMonth[locale]}` : euro(home.price)),
    rivals ? (home) => home.price : undefined,
    low(rent ? best.lowest : best.lowestPrice),
  );
  add(
    'perMetre',
    rows.perMetre,
    (home) => perSquareMetre(home.price_per_m2, locale),
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
    factWords.landArea,
    (home) => metres(home.land_area),
    (home) => home.land_area,
    high(best.largest),
  );
  add('type', factWords.type, (home) => home.type[locale]);
  add('place', rows.place, (home) => placeLine(home, locale));
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
  add('levels', factWords.levels, (home) => number(home.levels));
  add(
    'year',
    factWords.yearBuilt,
    (home) => number(home.year_built),
    (home) => home.year_built,
    high(best.newest),
  );
  add(
    'renovated',
    factWords.renovated,
    (home) => number(home.renovation_year),
    (home) => home.renovation_year,
    high(best.newest),
  );
  add('condition', factWords.condition, (home) => name(home.condition));
  add(
    'energy',
    rows.energy,
    (home) => home.energy_class?.[locale] ?? null,
    (home) => home.energy_rank,
    low(best.class),
  );
  add('heating', factWords.heating, (home) => name(home.heating));
  add(
    'fees',
    factWords.sharedFees,
    (home) =>
      home.shared_fees === null
        ? null
        : home.shared_fees > 0
          ? factWords.feesValue[locale](home.shared_fees)
          : factWords.noFees[locale],
    (home) => home.shared_fees,
    low(best.lowestFees),
  );
  add('parking', factWords.parking, (home) => name(home.parking));
  add('orientation', factWords.orientation, (home) => name(home.orientation));
  add('view', factWords.view, (home) => name(home.view));
  add('garden', factWords.garden, (home) => name(home.garden));
  add('pool', factWords.pool, (home) => name(home.swimming_pool));
  add('advertiser', rows.advertiser, ({ advertiser: { name, gcr } }) => {
    const who = name?.[locale] ?? words.privateOwner[locale];
    return gcr ? `${who} · ${cardWords.gemi[locale]} ${gcr}` : who;
  });
  add('published', rows.published, (home) => shortDate(home.published_at, locale));
  add('updated', rows.updated, (home) => shortDate(home.updated_at, locale));
  return { facts, amenities: amenityRows(homes, locale) };
}

/** One row for every amenity that some home has; those most of them have come first. */
function amenityRows(homes: readonly Property[], locale: Locale): CompareRow[] {
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
