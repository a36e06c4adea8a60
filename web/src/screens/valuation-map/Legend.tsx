/** The fixed classes of the map with what each holds of what is on the screen. A table, because that is what it is. */
import { thousands } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { few } from '@estia/contract/valuation/figure-messages';
import * as words from '@estia/contract/valuation/map-messages';
import type { Market } from '@estia/contract/valuation/model';
import { breaksOf, classOf } from '@estia/contract/valuation/ramp';
import { rateNumber } from '@estia/contract/valuation/rate';
import { ClassChip } from '../../features/valuation/RateChip.tsx';
import css from './Legend.module.css';

type Counted = { median: number | null; ads: number };

function rangeOf(breaks: readonly number[], at: number, locale: Locale): string {
  const [from, end] = [breaks[at - 1], breaks[at]];
  if (from === undefined) return words.upTo[locale](rateNumber(end ?? 0));
  if (end === undefined) return words.over[locale](rateNumber(from));
  return words.between[locale](rateNumber(from), rateNumber(end));
}

export function Legend({ locale, market, areas }: { locale: Locale; market: Market; areas: readonly Counted[] }) {
  const breaks = breaksOf(market);
  const rows = [...breaks, null].map((_, at) => ({
    at: at as number | 'few',
    text: rangeOf(breaks, at, locale),
    areas: 0,
    ads: 0,
  }));
  const withheld = { at: 'few' as const, text: few[locale], areas: 0, ads: 0 };
  for (const { median, ads } of areas) {
    const row = median === null ? withheld : rows[classOf(median, breaks)];
    if (!row) continue;
    row.areas += 1;
    row.ads += ads;
  }
  return (
    <table className={css.legend}>
      <caption>{words.legend[market.for][locale]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.price[locale]}</th>
          <th scope="col">{words.areas[locale]}</th>
          <th scope="col">{words.ads[locale]}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, withheld].map((row) => (
          <tr key={row.at} data-none={row.areas === 0 ? '' : undefined}>
            <th scope="row">
              <span>
                <ClassChip of={row.at} />
                {row.text}
              </span>
            </th>
            <td>{thousands(row.areas)}</td>
            <td>{thousands(row.ads)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All colours in one line, for a phone: the table is further down. */
export function LegendBar({ locale, market }: { locale: Locale; market: Market }) {
  const breaks = breaksOf(market);
  return (
    <div className={css.bar} aria-hidden="true">
      <b>{words.legend[market.for][locale]}</b>
      <ol>
        {[...breaks, null].map((end) => (
          <li key={end}>
            <ClassChip of={end === null ? breaks.length : breaks.indexOf(end)} />
            {end !== null && <span>{rateNumber(end)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
