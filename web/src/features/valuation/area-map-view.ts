/** The map of an area page, made by the loader: shapes with their class, names where there is room, a legend. */
import type { Locale } from '@estia/contract/pair';
import { areaPath } from '@estia/contract/search/area-path';
import * as words from '@estia/contract/valuation/area-messages';
import type { Market } from '@estia/contract/valuation/model';
import { getClassBreaks, getPriceClassIndex } from '@estia/contract/valuation/price-classes';
import { formatPricePerM2, formatPricePerM2Number } from '@estia/contract/valuation/price-per-m2';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';

type Outline = Omit<ApiReply<'GET /valuation/outline'>, 'map_view'>;
type OutlinePlace = Outline['places'][number];

/** A class of the ramp, or that there are too few listings. */
export type PriceClass = number | 'few';

export type AreaMapView = {
  title: string;
  width: number;
  height: number;
  abroad: string;
  ownRate: string;
  areas: { id: number; href: string | null; path: string; level: PriceClass; tip: string }[];
  /** `always`: there is room for it on a phone, too. */
  names: { id: number; x: number; y: number; text: string; level: PriceClass; always: boolean }[];
  legend: { level: PriceClass; text: string }[];
  few: string | null;
  note: string;
};

export const getPriceClass = (median: number | null, market: Market): PriceClass =>
  median === null ? 'few' : getPriceClassIndex(median, getClassBreaks(market));

/** Width of a letter in units of the drawing, at the size of names on wide screens and on phones. */
const LETTER_WIDTH = 8;
const PHONE_LETTER_WIDTH = 14.5;
const EDGE = 4;

/** A region has no page of its own. */
const getAreaHref = ({ kind, id, name }: OutlinePlace, locale: Locale): string | null =>
  kind === 'region' ? null : localizePath(locale, areaPath({ kind, id, name }));

export function createAreaMapView(
  outline: Outline,
  market: Market,
  title: string,
  locale: Locale,
  getHref: (place: OutlinePlace, locale: Locale) => string | null = getAreaHref,
): AreaMapView {
  const areas = outline.places
    .map((place) => ({ ...place, href: getHref(place, locale) }))
    .map(({ id, name, listing_count: listingCount, median, path, label, href }) => ({
      id,
      path,
      label,
      level: getPriceClass(median, market),
      name: name[locale],
      href,
      tip: words.tip[locale](name[locale], median === null ? null : formatPricePerM2(median, locale), listingCount),
    }));
  return {
    title: words.map[locale](title),
    width: outline.width,
    height: outline.height,
    abroad: outline.abroad_path,
    ownRate: outline.path,
    areas: areas.map(({ id, href, path, level, tip }) => ({ id, href, path, level, tip })),
    names: areas.flatMap(({ id, name, level, label: { x, y, width: room } }) => {
      // A name may reach over the circle in which it stands: most areas are wider than high, or are not round.
      const fits = (letter: number) => {
        const wide = name.length * letter;
        return wide <= room * 1.15 && x - wide / 2 > EDGE && x + wide / 2 < outline.width - EDGE;
      };
      return fits(LETTER_WIDTH) ? [{ id, x, y, text: name, level, always: fits(PHONE_LETTER_WIDTH) }] : [];
    }),
    legend: createLegend(market, locale),
    few: areas.some(({ level }) => level === 'few') ? words.fewListings[locale] : null,
    note: (outline.approximate ? words.approximate : words.exact)[locale],
  };
}

/** «έως 750», «750–1.000», …, «4.000 και πάνω» */
function createLegend(market: Market, locale: Locale): AreaMapView['legend'] {
  const breaks = getClassBreaks(market).map(formatPricePerM2Number);
  const ends = [null, ...breaks];
  return ends.map((from, index) => {
    const until = breaks[index];
    const text =
      from === null
        ? `${words.upTo[locale]} ${until}`
        : until === undefined
          ? `${from} ${words.over[locale]}`
          : `${from}–${until}`;
    return { level: index, text };
  });
}
