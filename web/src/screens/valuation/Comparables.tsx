/** The ads the estimate rests on: what each asks, why it counts, and its price brought to the home that is valued. */
import { cardWords, percent } from '@estia/contract/listings/messages';
import { lookup } from '@estia/contract/lookups/rows';
import { euro, squareMetres } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import type { Valued } from '@estia/contract/valuation/estimate';
import { distance, factorWords, reasonWords } from '@estia/contract/valuation/factor-messages';
import { roughPrice } from '@estia/contract/valuation/facts';
import { rateWords } from '@estia/contract/valuation/rate';
import { resultWords as words } from '@estia/contract/valuation/result-messages';
import { signedShare } from '@estia/contract/valuation/share';
import { propertyPath } from '../../features/listings/property-path.ts';
import css from './Comparables.module.css';
import part from './Outcome.module.css';

type Comparable = Valued['comparables'][number];

/** «Διαμέρισμα 92 τ.μ. · 3ος · 1978 · Καλή» */
function titleOf(ad: Comparable, locale: Locale): string {
  const floor = lookup('floors', ad.floor_id)?.name[locale];
  return `${lookup('types', ad.type_id)?.name[locale] ?? ''} ${squareMetres(ad.area, locale)}${
    floor ? `, ${cardWords.shortFloor[locale](floor)}` : ''
  }`.trim();
}

/** Little is not nothing. */
const weightOf = (weight: number, locale: Locale): string =>
  weight < 0.01 ? `<\u00A0${percent[locale](1)}` : percent[locale](Math.round(weight * 100));

/** Only what a reader would notice. */
const NOTICEABLE = 0.005;

export function Comparables({ locale, comparables }: { locale: Locale; comparables: readonly Comparable[] }) {
  if (comparables.length === 0) return null;
  return (
    <section className={part.part} aria-labelledby="estimate-comparables">
      <h2 id="estimate-comparables">{words.comparables[locale]}</h2>
      <p>{words.comparablesLead[locale]}</p>
      <ol className={css.list}>
        {comparables.map((ad) => (
          <Row key={`${ad.for}${ad.property_id}`} locale={locale} ad={ad} />
        ))}
      </ol>
    </section>
  );
}

function Row({ locale, ad }: { locale: Locale; ad: Comparable }) {
  const facts = [ad.year_built, lookup('conditions', ad.condition_id)?.name[locale]].filter(Boolean);
  const adjustments = ad.adjustments.filter(({ share }) => Math.abs(share) >= NOTICEABLE);
  return (
    <li className={css.row}>
      <div className={css.what}>
        {/* In a tab of its own: the estimate is kept nowhere, so there would be no way back to it. */}
        <a href={propertyPath(ad, locale)} target="_blank" rel="noopener">
          {titleOf(ad, locale)} <span className="vh">{words.newTab[locale]}</span>
        </a>
        <p>{[ad.district[locale], words.away[locale](distance[locale](ad.distance_m)), ...facts].join(' · ')}</p>
        <p className={css.why}>
          <span className="vh">{words.why[locale]}: </span>
          {ad.reasons.map((reason) => (
            <span key={reason} className={css.reason}>
              {reasonWords[reason][locale]}
            </span>
          ))}
        </p>
      </div>
      <dl className={css.figures}>
        <div>
          <dt>{words.asks[locale]}</dt>
          <dd>
            <b className="num">{euro(ad.price)}</b> <span className="num">{rateWords(ad.per_m2, locale)}</span>
          </dd>
        </div>
        <div>
          <dt>{words.adjustments[locale]}</dt>
          <dd>
            {adjustments.length === 0
              ? words.unchanged[locale]
              : adjustments
                  .slice(0, 4)
                  .map(({ factor, share }) => `${factorWords[factor][locale]} ${signedShare(share, locale)}`)
                  .join(', ')}
          </dd>
        </div>
        <div>
          <dt>{words.adjusted[locale]}</dt>
          <dd>
            <b className="num">{euro(roughPrice(ad.adjusted_price))}</b>{' '}
            <span>{words.weight[locale](weightOf(ad.weight, locale))}</span>
          </dd>
        </div>
      </dl>
    </li>
  );
}
