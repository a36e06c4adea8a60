/** What homes like this one ask for, from the counts of the search. It comes when it comes; nothing waits for it. */

import { formatEuro } from '@estia/contract/format';
import { priceHint as words } from '@estia/contract/listings/draft/wizard-messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import { typePlural } from '@estia/contract/lookups/messages';
import type { Locale } from '@estia/contract/pair';
import { parseAmount } from '@estia/contract/search/amounts';
import { useEffect, useState } from 'react';
import { callApi } from '../../../platform/api-client.ts';
import type { DraftController } from './draft/use-draft.ts';
import css from './ListingWizard.module.css';
import { getQuantile } from './quantile.ts';
import { WizardIcon } from './WizardIcon.tsx';

const MIN_LISTINGS = 5;
const AREA_TOLERANCE = 0.2;
const DEBOUNCE_MS = 600;

const roundPrice = (price: number): number => {
  const step = price >= 100_000 ? 1_000 : price >= 10_000 ? 500 : price >= 1_000 ? 50 : 10;
  return Math.round(price / step) * step;
};

export function PriceHint({ locale, draft, place }: { locale: Locale; draft: DraftController; place: string | null }) {
  const { category_id, type_id } = draft.what;
  const district = Number(draft.value('district_id')) || 0;
  const area = parseAmount(draft.value('area')) ?? 0;
  const [found, setFound] = useState<{ low: number; high: number; count: number } | null>(null);
  const { purpose } = draft;
  useEffect(() => {
    setFound(null);
    if (!category_id || !type_id || !district || !(area > 0)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const query = {
        for: purpose,
        category_id,
        type_ids: String(type_id),
        district_ids: String(district),
        areaMin: Math.round(area * (1 - AREA_TOLERANCE)),
        areaMax: Math.round(area * (1 + AREA_TOLERANCE)),
      };
      callApi('GET /property/search/facets', { query }, stop.signal).then(
        ({ count, histograms }) => {
          if (count < MIN_LISTINGS) return;
          const low = roundPrice(getQuantile(histograms.price, 0.25));
          const high = roundPrice(getQuantile(histograms.price, 0.75));
          if (high > low) setFound({ low, high, count });
        },
        () => {},
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [purpose, category_id, type_id, district, area]);
  const type = findLookup('types', type_id);
  if (!found || !type || !place) return null;
  return (
    <p className={`${css.note} ${css.wide}`} role="status">
      <WizardIcon name="chart" />
      <span>
        {words.range[locale]((typePlural[type.code] ?? type.name)[locale], place)}{' '}
        <b>
          {formatEuro(found.low).replace(/\s?€/, '')} – {formatEuro(found.high)}
        </b>{' '}
        ({words.listingCount[locale](found.count)}).
      </span>
    </p>
  );
}
