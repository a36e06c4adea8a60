/**
 * Where an asking price stands among those of its area: described and measured by the loader, so that no word of it is
 * script.
 */
import { percent } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { areaPath } from '@estia/contract/search/area-path';
import { pricePositionMessages as words } from '@estia/contract/valuation/position-messages';
import { formatPricePerM2, formatPricePerM2Number } from '@estia/contract/valuation/price-per-m2';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';

export type PriceSpread = NonNullable<ApiReply<'GET /valuation/position'>['spread']>;

type Anchor = 'start' | 'middle' | 'end';
export type AskingPricePositionView = {
  /** In percent of the width: the middle half of the listings stands from 30 to 70. */
  median: string;
  ownRate: string;
  label: { anchor: Anchor; text: string };
  marks: { x: string; text: string }[];
  texts: string[];
  link: { text: string; href: string } | null;
};

const [FROM, UNTIL, EDGE] = [30, 70, 4];
/** A number takes about so much of the width of a phone. */
const NUMBER = 13;

type ListingMarket = { for: 'sale' | 'rent'; type_id: number };

export function createAskingPricePosition(
  { stats: area, price_per_m2: ownRate, share_below: below }: PriceSpread,
  listing: ListingMarket,
  locale: Locale,
): AskingPricePositionView | null {
  const { q1, median, q3 } = area;
  if (q1 === null || median === null || q3 === null) return null;
  const place = (value: number) => {
    const at = q3 > q1 ? FROM + ((value - q1) / (q3 - q1)) * (UNTIL - FROM) : value === q1 ? 50 : value < q1 ? 0 : 100;
    return Math.round(Math.min(100 - EDGE, Math.max(EDGE, at)) * 10) / 10;
  };
  const [middle, mark] = [place(median), place(ownRate)];
  const rate = (value: number) =>
    `${formatPricePerM2(value, locale)}${listing.for === 'rent' ? ` ${words.perMonth[locale]}` : ''}`;
  const sentence = (text: string) => `${text.replace(/\.$/, '')}.`;
  const share = percent[locale](below * 100);
  const name = area.name[locale];
  return {
    median: `${middle}%`,
    ownRate: `${mark}%`,
    label: {
      anchor: mark < FROM ? 'start' : mark > UNTIL ? 'end' : 'middle',
      text: `${words.thisListing[locale]}: ${formatPricePerM2Number(ownRate)}`,
    },
    marks: [
      { x: `${FROM}%`, text: formatPricePerM2Number(q1) },
      // Too near to one of its neighbours, the numbers would touch: the median stands above in words.
      ...(middle - FROM >= NUMBER && UNTIL - middle >= NUMBER
        ? [{ x: `${middle}%`, text: formatPricePerM2Number(median) }]
        : []),
      { x: `${UNTIL}%`, text: formatPricePerM2Number(q3) },
    ],
    texts: [
      [
        sentence(words.askingPrice[locale](rate(ownRate))),
        sentence(words.half[locale](name, area.listing_count, formatPricePerM2Number(q1), rate(q3))),
        below <= 0 ? words.belowNone[locale] : below >= 1 ? words.belowAll[locale] : words.below[locale](share),
      ].join(' '),
      words.care[locale],
    ],
    link:
      area.kind === 'region'
        ? null
        : {
            text: words.more[locale](name),
            href: localizePath(
              locale,
              areaPath({ ...area, kind: area.kind }, { for: listing.for, type_id: listing.type_id }),
            ),
          },
  };
}
