/**
 * The areas on the screen as links, dearest first: the map for the keyboard. Focus shows an area, Enter leads to its
 * listings.
 */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/valuation/map-messages';
import * as marketStatsMessages from '@estia/contract/valuation/market-stats-messages';
import type { Market, MarketPlaceKind } from '@estia/contract/valuation/model';
import { formatPricePerM2 } from '@estia/contract/valuation/price-per-m2';
import type { SyntheticEvent } from 'react';
import { statsTablePath } from '../../features/valuation/market-stats-params.ts';
import { MedianPriceChip } from '../../features/valuation/PriceClassChip.tsx';
import type { MapPlace } from '../../map/market-stats-map.ts';
import { localizePath } from '../../platform/locale.ts';
import { sortByPrice } from './map-place.ts';
import css from './PlaceList.module.css';

type Props = {
  locale: Locale;
  market: Market;
  kind: MarketPlaceKind;
  areas: readonly MapPlace[];
  /** Bare. */
  hrefOf: (area: MapPlace) => string;
  lit: MapPlace | null;
  detailsId: string;
  onPoint: (area: MapPlace) => void;
};

const MAX_PLACES = 120;

export function PlaceList({ locale, market, kind, areas, hrefOf, lit: highlighted, detailsId, onPoint }: Props) {
  const shown = sortByPrice(areas).slice(0, MAX_PLACES);
  const point = (event: SyntheticEvent) => {
    const key = event.target instanceof Element ? event.target.closest('a')?.dataset.area : undefined;
    const area = shown.find(({ id }) => String(id) === key);
    if (area) onPoint(area);
  };
  return (
    <section className={css.areas} aria-labelledby="areas-in-view">
      <h2 id="areas-in-view">
        <span role="status">{words.inView[kind][locale](areas.length)}</span>
      </h2>
      {areas.length === 0 ? (
        <p className={css.note}>{words.nothing[locale]}</p>
      ) : (
        <>
          <p className={css.note}>{words.byPrice[locale]}</p>
          <ol onFocus={point} onPointerOver={point}>
            {shown.map((area) => {
              const isLit = highlighted?.id === area.id && highlighted.kind === area.kind;
              return (
                <li key={area.id}>
                  <a
                    href={localizePath(locale, hrefOf(area))}
                    data-area={area.id}
                    data-lit={isLit ? '' : undefined}
                    aria-describedby={isLit ? detailsId : undefined}
                  >
                    <MedianPriceChip median={area.median} market={market} />
                    <span className={css.name}>{area.name[locale]}</span>
                    <span className={css.price}>
                      {area.median === null
                        ? marketStatsMessages.tooFewListings[locale]
                        : formatPricePerM2(area.median, locale)}
                    </span>
                    <span className={css.ads}>{marketStatsMessages.listingCount[locale](area.listing_count)}</span>
                  </a>
                </li>
              );
            })}
          </ol>
          {areas.length > shown.length && (
            <a className={css.more} href={localizePath(locale, statsTablePath({ market, kind }))}>
              {words.more[locale](areas.length - shown.length)}
            </a>
          )}
        </>
      )}
    </section>
  );
}
