/** The fixed classes of the map with what each holds of what is on the screen. A table, because that is what it is. */
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/valuation/map-messages';
import { tooFewListings } from '@estia/contract/valuation/market-stats-messages';
import type { Market } from '@estia/contract/valuation/model';
import { getClassBreaks, getPriceClassIndex } from '@estia/contract/valuation/price-classes';
import { formatPricePerM2Number } from '@estia/contract/valuation/price-per-m2';
import { PriceClassChip } from '../../features/valuation/PriceClassChip.tsx';
import css from './Legend.module.css';

type CountedPlace = { median: number | null; listing_count: number };

function formatClassRange(breaks: readonly number[], at: number, locale: Locale): string {
  const [from, end] = [breaks[at - 1], breaks[at]];
  if (from === undefined) return words.upTo[locale](formatPricePerM2Number(end ?? 0));
  if (end === undefined) return words.over[locale](formatPricePerM2Number(from));
  return words.between[locale](formatPricePerM2Number(from), formatPricePerM2Number(end));
}

export function Legend({ locale, market, areas }: { locale: Locale; market: Market; areas: readonly CountedPlace[] }) {
  const breaks = getClassBreaks(market);
  const rows = [...breaks, null].map((_, at) => ({
    at: at,
    text: formatClassRange(breaks, at, locale),
    areas: 0,
    listing_count: 0,
  }));
  const withheld = { at: 'few' as const, text: tooFewListings[locale], areas: 0, listing_count: 0 };
  for (const { median, listing_count: listingCount } of areas) {
    const row = median === null ? withheld : rows[getPriceClassIndex(median, breaks)];
    if (!row) continue;
    row.areas += 1;
    row.listing_count += listingCount;
  }
  return (
    <table className={css.legend}>
      <caption>{words.legend[market.for][locale]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.price[locale]}</th>
          <th scope="col">{words.areas[locale]}</th>
          <th scope="col">{words.listingCount[locale]}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, withheld].map((row) => (
          <tr key={row.at} data-none={row.areas === 0 ? '' : undefined}>
            <th scope="row">
              <span>
                <PriceClassChip of={row.at} />
                {row.text}
              </span>
            </th>
            <td>{formatCount(row.areas, locale)}</td>
            <td>{formatCount(row.listing_count, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All colours in one line, for a phone: the table is further down. */
export function LegendBar({ locale, market }: { locale: Locale; market: Market }) {
  const breaks = getClassBreaks(market);
  return (
    <div className={css.bar} aria-hidden="true">
      <b>{words.legend[market.for][locale]}</b>
      <ol>
        {[...breaks, null].map((end) => (
          <li key={end}>
            <PriceClassChip of={end === null ? breaks.length : breaks.indexOf(end)} />
            {end !== null && <span>{formatPricePerM2Number(end)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
