/** The table of areas: which of them are asked for, and in which order. */
import type { Locale } from '@estia/contract/pair';
import { createQueryKeys } from '@estia/contract/places/phonetic-key';
import type { MarketPlaceKind, MarketStats, marketStatsSorts } from '@estia/contract/valuation/model';
import type { StatsPlace, StatsPlaces } from './stats-places.ts';

export type StatsTableOptions = {
  kind: MarketPlaceKind;
  within?: string | undefined;
  name?: string | undefined;
  sort: (typeof marketStatsSorts)[number];
  order: 'asc' | 'desc';
  lang: Locale;
};

/** Areas of the kind, inside the one around them and with a name that has a word beginning as typed. */
export function filterPlaces(places: StatsPlaces, { kind, within, name }: StatsTableOptions): StatsPlace[] {
  const typed = name ? createQueryKeys(name) : null;
  return [...places[kind].values()].filter(
    (place) =>
      (!within || place.within.some((around) => `${around.kind}-${around.id}` === within)) &&
      (!typed || place.keys().some((key) => typed.some((beginning) => key.startsWith(beginning)))),
  );
}

const collators = { el: new Intl.Collator('el'), en: new Intl.Collator('en') };

/** What is not known comes last, whichever way one sorts; equals are in the order of their names. */
export function sortStats(rows: readonly MarketStats[], { sort, order, lang }: StatsTableOptions): MarketStats[] {
  const byName = (a: MarketStats, b: MarketStats): number =>
    collators[lang].compare(a.name[lang], b.name[lang]) || a.id - b.id;
  const direction = order === 'asc' ? 1 : -1;
  if (sort === 'name') return rows.toSorted((a, b) => direction * byName(a, b));
  return rows.toSorted((a, b) => {
    const [one, other] = [a[sort], b[sort]];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return direction * (one - other) || byName(a, b);
  });
}
