/** Where the estimate stands among the asking prices of its area, or of the area around it where there are too few. */

import { percent } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { areaPath } from '@estia/contract/search/area-path';
import { type EstimateFacts, getCategoryId } from '@estia/contract/valuation/estimate-facts';
import { listingCount } from '@estia/contract/valuation/factor-messages';
import type { MarketStats } from '@estia/contract/valuation/model';
import { formatPricePerM2 } from '@estia/contract/valuation/price-per-m2';
import { estimateResultMessages as words } from '@estia/contract/valuation/result-messages';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import css from './EstimateResult.module.css';

type Props = {
  locale: Locale;
  perMetre: number;
  facts: EstimateFacts;
  area: { stats: MarketStats; surrounding: MarketStats | null };
};

/** Nearer than this is the same. */
const MIN_DIFFERENCE = 0.01;

export function AreaComparison({ locale, perMetre, facts, area: { stats, surrounding } }: Props) {
  const shown = surrounding ?? stats;
  const { median, q1, q3 } = shown;
  if (median === null) return null;
  const name = shown.name[locale];
  const off = perMetre / median - 1;
  const share = percent[locale](Math.round(Math.abs(off) * 100));
  const line =
    Math.abs(off) < MIN_DIFFERENCE
      ? words.areaSame[locale](name, formatPricePerM2(median, locale))
      : words[off > 0 ? 'areaAbove' : 'areaBelow'][locale](share, name, formatPricePerM2(median, locale));
  const category = getCategoryId(Number(facts.type_id));
  return (
    <section className={css.part} aria-labelledby="estimate-area">
      <h2 id="estimate-area">{words.area[locale]}</h2>
      <p className={css.line}>{line}</p>
      {q1 !== null && q3 !== null && (
        <p>
          {words.areaMiddle[locale](
            formatPricePerM2(q1, locale),
            formatPricePerM2(q3, locale),
            listingCount[locale](shown.listing_count),
          )}
        </p>
      )}
      {surrounding && <p>{words.areaInstead[locale](stats.name[locale])}</p>}
      <p className={css.links}>
        {shown.kind !== 'region' && (
          <a
            className={css.link}
            href={localizePath(locale, areaPath({ ...shown, kind: shown.kind }))}
            target="_blank"
            rel="noopener"
          >
            {words.toArea[locale](name)} <span className="vh">{words.newTab[locale]}</span>
          </a>
        )}
        <a
          className={css.link}
          href={`${pathTo(locale, '/valuation-map/table')}?for=${facts.for}&category_id=${category}`}
          target="_blank"
          rel="noopener"
        >
          {words.toTable[locale]} <span className="vh">{words.newTab[locale]}</span>
        </a>
      </p>
    </section>
  );
}
