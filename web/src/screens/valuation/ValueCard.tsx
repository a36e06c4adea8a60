/** The value, large, and the range it lies in as a calm bar. */
import { formatEuro } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import type { EstimatedValue } from '@estia/contract/valuation/estimate';
import { listingCount } from '@estia/contract/valuation/factor-messages';
import { formatPricePerM2 } from '@estia/contract/valuation/price-per-m2';
import { estimateResultMessages as words } from '@estia/contract/valuation/result-messages';
import css from './EstimateResult.module.css';

/** The range takes the middle of the bar: what is outside of it exists too. */
const RANGE_START_PERCENT = 16;
const RANGE_END_PERCENT = 84;

export function ValueCard({
  locale,
  estimate,
  purpose,
}: {
  locale: Locale;
  estimate: EstimatedValue;
  purpose: Purpose;
}) {
  const { value, low, high, price_per_m2: per_m2, listing_count: compared } = estimate;
  const ends = [formatEuro(low), formatEuro(high)] as const;
  return (
    <section className={css.value} aria-labelledby="estimate-value">
      <h2 id="estimate-value">{(purpose === 'rent' ? words.rent : words.value)[locale]}</h2>
      <p className={css.big}>
        <b className="num">{formatEuro(value)}</b>
        {purpose === 'rent' && <span>{words.perMonth[locale]}</span>}
        <span className="num">{formatPricePerM2(per_m2, locale)}</span>
      </p>
      <RangeBar
        altText={words.rangeDescription[locale](...ends, formatEuro(value))}
        low={low}
        high={high}
        value={value}
      />
      <p>
        {words.range[locale](...ends)} {words.rests[locale](listingCount[locale](compared))}
      </p>
      <p className={css.asking}>{words.askingPriceNote[locale]}</p>
    </section>
  );
}

type BarProps = { altText: string; low: number; high: number; value: number };

function RangeBar({ altText: announcement, low, high, value }: BarProps) {
  const at =
    high > low ? RANGE_START_PERCENT + ((value - low) / (high - low)) * (RANGE_END_PERCENT - RANGE_START_PERCENT) : 50;
  return (
    <svg className={css.bar} role="img" aria-label={announcement} width="100%" height="64">
      <rect className={css.track} x="0" y="10" width="100%" height="14" rx="7" />
      <rect
        className={css.band}
        x={`${RANGE_START_PERCENT}%`}
        y="10"
        width={`${RANGE_END_PERCENT - RANGE_START_PERCENT}%`}
        height="14"
        rx="7"
      />
      <line className={css.needle} x1={`${at}%`} x2={`${at}%`} y1="2" y2="32" />
      <text x={`${RANGE_START_PERCENT}%`} y="54" textAnchor="middle">
        {formatEuro(low)}
      </text>
      <text x={`${RANGE_END_PERCENT}%`} y="54" textAnchor="middle">
        {formatEuro(high)}
      </text>
    </svg>
  );
}
