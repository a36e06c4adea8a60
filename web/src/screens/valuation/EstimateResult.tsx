/** What the estimate says, from the value down to how it was made; or why there is none and what to do instead. */

import { formatLongDate, formatM2 } from '@estia/contract/format';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import type { Estimate, EstimatedValue } from '@estia/contract/valuation/estimate';
import { type EstimateFacts, getCategoryId } from '@estia/contract/valuation/estimate-facts';
import { estimateRefusalMessages, listingCount } from '@estia/contract/valuation/factor-messages';
import type { MarketStats } from '@estia/contract/valuation/model';
import { estimateResultMessages as words } from '@estia/contract/valuation/result-messages';
import type { ReactNode } from 'react';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import type { SelectedPlace } from '../../ui/location-picker/selected-place.ts';
import { AreaComparison } from './AreaComparison.tsx';
import { Comparables } from './Comparables.tsx';
import { EstimateActions } from './EstimateActions.tsx';
import css from './EstimateResult.module.css';
import { PriceFactors } from './PriceFactors.tsx';
import { ValueCard } from './ValueCard.tsx';
import page from './valuation-page.module.css';

type Props = {
  locale: Locale;
  estimate: Estimate;
  facts: EstimateFacts;
  place: SelectedPlace | null;
  area: { stats: MarketStats; surrounding: MarketStats | null } | null;
  isSignedIn: boolean;
  formKey: string;
  /** The form with the same facts, to change them. */
  form: ReactNode;
};

/** «Διαμέρισμα 92 τ.μ., Παγκράτι, Αθήνα»: as much as is known. */
function formatSubject(
  { facts, estimate, place }: Pick<Props, 'facts' | 'estimate' | 'place'>,
  locale: Locale,
): string {
  const type = findLookup('types', Number(facts.type_id))?.name[locale] ?? '';
  const { district, municipality } = estimate.place ?? {};
  const where =
    district && municipality ? [...new Set([district[locale], municipality[locale]])] : [place?.label ?? ''];
  return [`${type} ${formatM2(Number(facts.area), locale)}`, ...where].filter(Boolean).join(', ');
}

export function EstimateResult(props: Props) {
  const { locale, estimate, form } = props;
  return (
    <>
      <div className={page.intro}>
        <h1>{words.title[locale]}</h1>
        <p className={page.lead}>{formatSubject(props, locale)}</p>
      </div>
      {estimate.state === 'valued' ? (
        <ValuedEstimate {...props} estimate={estimate} />
      ) : (
        <RejectedEstimate {...props} estimate={estimate} />
      )}
      <details className={css.change}>
        <summary>{words.change[locale]}</summary>
        {/* A link to what is inside opens it. */}
        <div className={css.form} id="facts">
          {form}
        </div>
      </details>
    </>
  );
}

function ValuedEstimate({ locale, estimate, facts, area, isSignedIn, formKey }: Props & { estimate: EstimatedValue }) {
  const { model } = estimate;
  return (
    <>
      <div className={css.top}>
        <ValueCard locale={locale} estimate={estimate} purpose={facts.for} />
        <EstimateActions
          locale={locale}
          facts={facts}
          price={estimate.value}
          isSignedIn={isSignedIn}
          formKey={formKey}
        />
      </div>
      <div className={css.halves}>
        <PriceFactors locale={locale} factors={estimate.factors} purpose={facts.for} type={Number(facts.type_id)} />
        {area && <AreaComparison locale={locale} perMetre={estimate.price_per_m2} facts={facts} area={area} />}
      </div>
      <Comparables locale={locale} comparables={estimate.comparables} />
      <section className={css.part} aria-labelledby="estimate-method">
        <h2 id="estimate-method">{words.method[locale]}</h2>
        <p>
          {words.methodText[locale](
            listingCount[locale](model.listing_count),
            formatLongDate(model.trained_at, locale),
          )}
        </p>
        <p>{words.methodLimits[locale]}</p>
        <a className={css.link} href={pathTo(locale, '/valuation/accuracy')}>
          {words.accuracy[locale]}
        </a>
      </section>
    </>
  );
}

type RefusedEstimate = Extract<Estimate, { state: 'refused' }>;

function RejectedEstimate({ locale, estimate, facts }: Props & { estimate: RefusedEstimate }) {
  const { title, text } = estimateRefusalMessages[estimate.reason];
  const district = Number(facts.district_id);
  const search = searchPath({
    for: facts.for,
    category_id: getCategoryId(Number(facts.type_id)) || 1,
    ...(district ? { district_ids: [district] } : {}),
  });
  return (
    <section className={css.refused} aria-labelledby="estimate-refused">
      <h2 id="estimate-refused">{title[locale]}</h2>
      <p>{text[locale](estimate.listing_count, estimate.required_listing_count)}</p>
      <div className={css.ways}>
        {(estimate.reason === 'unusual' || estimate.reason === 'outside') && (
          <a className={buttonClass('primary')} href="#facts">
            {words.change[locale]}
          </a>
        )}
        {estimate.reason === 'not_covered' && (
          <a className={buttonClass('primary')} href={pathTo(locale, '/show-realtors')}>
            {words.realtors[locale]}
          </a>
        )}
        <a className={buttonClass('outline')} href={`${pathTo(locale, '/valuation-map/table')}?for=${facts.for}`}>
          {words.toTable[locale]}
        </a>
        <a className={buttonClass('outline')} href={localizePath(locale, search)}>
          {words.search[locale]}
        </a>
        <a
          className={buttonClass('text')}
          href={`${pathTo(locale, '/select-property')}?for=${facts.for}`}
          rel="nofollow"
        >
          {words.anyway[locale]}
        </a>
      </div>
    </section>
  );
}
