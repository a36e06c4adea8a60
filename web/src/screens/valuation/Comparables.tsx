/**
 * The listings the estimate rests on: what each asks, why it counts, and its price brought to the property that is valued.
 */

import { formatEuro, formatM2 } from '@estia/contract/format';
import { cardMessages, percent } from '@estia/contract/listings/messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import type { EstimatedValue } from '@estia/contract/valuation/estimate';
import { roundComparedPrice } from '@estia/contract/valuation/estimate-facts';
import { comparableReasonMessages, distance, factorMessages } from '@estia/contract/valuation/factor-messages';
import { formatSignedShare } from '@estia/contract/valuation/percent-format';
import { formatPricePerM2 } from '@estia/contract/valuation/price-per-m2';
import { estimateResultMessages as words } from '@estia/contract/valuation/result-messages';
import { propertyPath } from '../../platform/paths/property-path.ts';
import css from './Comparables.module.css';
import part from './EstimateResult.module.css';

type Comparable = EstimatedValue['comparables'][number];

/** «Διαμέρισμα 92 τ.μ. · 3ος · 1978 · Καλή» */
function getTitle(listing: Comparable, locale: Locale): string {
  const floor = findLookup('floors', listing.floor_id)?.name[locale];
  return `${findLookup('types', listing.type_id)?.name[locale] ?? ''} ${formatM2(listing.area, locale)}${
    floor ? `, ${cardMessages.shortFloor[locale](floor)}` : ''
  }`.trim();
}

/** Little is not nothing. */
const formatWeight = (weight: number, locale: Locale): string =>
  weight < 0.01 ? `<\u00A0${percent[locale](1)}` : percent[locale](Math.round(weight * 100));

/** Only what a reader would notice. */
const MIN_SHOWN_DIFFERENCE = 0.005;

export function Comparables({ locale, comparables }: { locale: Locale; comparables: readonly Comparable[] }) {
  if (comparables.length === 0) return null;
  return (
    <section className={part.part} aria-labelledby="estimate-comparables">
      <h2 id="estimate-comparables">{words.comparables[locale]}</h2>
      <p>{words.comparablesLead[locale]}</p>
      <ol className={css.list}>
        {comparables.map((listing) => (
          <ComparableRow key={`${listing.for}${listing.property_id}`} locale={locale} listing={listing} />
        ))}
      </ol>
    </section>
  );
}

function ComparableRow({ locale, listing }: { locale: Locale; listing: Comparable }) {
  const facts = [listing.year_built, findLookup('conditions', listing.condition_id)?.name[locale]].filter(Boolean);
  const adjustments = listing.adjustments.filter(({ share }) => Math.abs(share) >= MIN_SHOWN_DIFFERENCE);
  return (
    <li className={css.row}>
      <div className={css.what}>
        {/* In a tab of its own: the estimate is stored nowhere, so there would be no way back to it. */}
        <a href={propertyPath(listing, locale)} target="_blank" rel="noopener">
          {getTitle(listing, locale)} <span className="vh">{words.newTab[locale]}</span>
        </a>
        <p>
          {[listing.district[locale], words.away[locale](distance[locale](listing.distance_m)), ...facts].join(' · ')}
        </p>
        <p className={css.why}>
          <span className="vh">{words.why[locale]}: </span>
          {listing.reasons.map((reason) => (
            <span key={reason} className={css.reason}>
              {comparableReasonMessages[reason][locale]}
            </span>
          ))}
        </p>
      </div>
      <dl className={css.figures}>
        <div>
          <dt>{words.askingPrice[locale]}</dt>
          <dd>
            <b className="num">{formatEuro(listing.price)}</b>{' '}
            <span className="num">{formatPricePerM2(listing.price_per_m2, locale)}</span>
          </dd>
        </div>
        <div>
          <dt>{words.adjustments[locale]}</dt>
          <dd>
            {adjustments.length === 0
              ? words.unchanged[locale]
              : adjustments
                  .slice(0, 4)
                  .map(({ factor, share }) => `${factorMessages[factor][locale]} ${formatSignedShare(share, locale)}`)
                  .join(', ')}
          </dd>
        </div>
        <div>
          <dt>{words.adjusted[locale]}</dt>
          <dd>
            <b className="num">{formatEuro(roundComparedPrice(listing.adjusted_price))}</b>{' '}
            <span>{words.weight[locale](formatWeight(listing.weight, locale))}</span>
          </dd>
        </div>
      </dl>
    </li>
  );
}
