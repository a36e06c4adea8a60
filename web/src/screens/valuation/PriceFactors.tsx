/** What moves the price: bars to both sides of an ordinary property, with signed numbers too. */
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import type { EstimatedValue } from '@estia/contract/valuation/estimate';
import { listShownFactors } from '@estia/contract/valuation/estimate-facts';
import { factorMessages } from '@estia/contract/valuation/factor-messages';
import { formatSignedShare } from '@estia/contract/valuation/percent-format';
import { estimateResultMessages as words } from '@estia/contract/valuation/result-messages';
import css from './EstimateResult.module.css';

const HALF_WIDTH_PERCENT = 50;

type Props = { locale: Locale; factors: EstimatedValue['factors']; purpose: Purpose; type: number };

export function PriceFactors({ locale, factors, purpose, type }: Props) {
  const shown = listShownFactors(factors, purpose, type);
  const max = Math.max(...shown.map(({ share }) => Math.abs(share)), 0.1);
  return (
    <section className={css.part} aria-labelledby="estimate-moves">
      <h2 id="estimate-moves">{words.moves[locale]}</h2>
      <p>{(shown.length > 0 ? words.movesLead : words.movesNone)[locale]}</p>
      <ul className={css.moves}>
        {shown.map(({ factor, share }) => {
          const width = (Math.abs(share) / max) * HALF_WIDTH_PERCENT;
          return (
            <li key={factor}>
              <span>{factorMessages[factor][locale]}</span>
              <svg aria-hidden="true" width="100%" height="14">
                <rect
                  className={share < 0 ? css.less : css.more}
                  x={`${share < 0 ? HALF_WIDTH_PERCENT - width : HALF_WIDTH_PERCENT}%`}
                  y="2"
                  width={`${width}%`}
                  height="10"
                  rx="3"
                />
                <line className={css.middle} x1="50%" x2="50%" y1="0" y2="14" />
              </svg>
              <b className="num">{formatSignedShare(share, locale)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
