/** The area that is pointed at: what is asked there, how many listings say so, how that changed, and the ways on. */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/valuation/map-messages';
import * as marketStatsMessages from '@estia/contract/valuation/market-stats-messages';
import type { Market } from '@estia/contract/valuation/model';
import { formatSignedShare } from '@estia/contract/valuation/percent-format';
import { formatPricePerM2, formatPricePerM2Number } from '@estia/contract/valuation/price-per-m2';
import { placeOrTablePath } from '../../features/valuation/market-stats-params.ts';
import { MedianPriceChip } from '../../features/valuation/PriceClassChip.tsx';
import { Sparkline } from '../../features/valuation/Sparkline.tsx';
import type { MapPlace } from '../../map/market-stats-map.ts';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './PlaceDetails.module.css';
import { usePlaceStats } from './use-place-stats.ts';

type Props = {
  locale: Locale;
  market: Market;
  area: MapPlace;
  /** Bare. */
  listingsHref: string;
  id: string;
  /** It stays while the pointer moves on. */
  isPinned: boolean;
  onClose: () => void;
};

export function PlaceDetails({ locale, market, area, listingsHref, id, isPinned, onClose }: Props) {
  const details = usePlaceStats(area, market);
  const { median, q1, q3, listing_count: listingCount, trend } = details?.stats ?? area;
  const around = details?.stats.within[0];
  const months = details?.months ?? [];
  const rate = (value: number) =>
    `${formatPricePerM2(value, locale)}${market.for === 'rent' ? ` ${marketStatsMessages.aMonth[locale]}` : ''}`;
  return (
    <div className={css.card} id={id}>
      <p className={css.name}>
        <b>{area.name[locale]}</b>
        <span>
          {marketStatsMessages.placeKindNames[area.kind][locale]}
          {around ? ` · ${around.name[locale]}` : ''}
        </span>
      </p>
      <button type="button" className={css.close} aria-label={words.close[locale]} onClick={onClose}>
        <Icon name="x" small />
      </button>
      {median !== null ? (
        <>
          <p className={css.price}>
            <MedianPriceChip median={median} market={market} />
            <span className="vh">{marketStatsMessages.median[locale]}: </span>
            <b>{rate(median)}</b>
          </p>
          {q1 !== null && q3 !== null && (
            <p className={css.line}>
              {marketStatsMessages.halfBetween[locale]} {formatPricePerM2Number(q1)}–{formatPricePerM2Number(q3)} €
            </p>
          )}
          <p className={css.line}>
            {marketStatsMessages.listingCount[locale](listingCount)}
            {trend !== null && ` · ${formatSignedShare(trend, locale)} ${marketStatsMessages.inTwelve[locale]}`}
          </p>
          {/* Its room is there before it comes: the links below must not move under a finger. */}
          <div className={css.spark}>
            {months.length > 2 && (
              <Sparkline
                months={months}
                altText={words.line[locale](rate(months[0]?.median ?? 0), rate(months.at(-1)?.median ?? 0))}
              />
            )}
          </div>
        </>
      ) : (
        <>
          <p className={css.line}>
            <MedianPriceChip median={null} market={market} />{' '}
            {listingCount === 0
              ? words.noListings[locale]
              : `${marketStatsMessages.listingCount[locale](listingCount)}, ${marketStatsMessages.tooFewListings[locale]}`}
          </p>
          {details?.surrounding_stats && details.surrounding_stats.median !== null && (
            <p className={css.instead}>
              {words.instead[locale](details.surrounding_stats.name[locale])}{' '}
              <b>{rate(details.surrounding_stats.median)}</b>
            </p>
          )}
        </>
      )}
      <p className={css.actions}>
        {listingCount > 0 && (
          <a className={buttonClass('primary')} href={localizePath(locale, listingsHref)}>
            {words.seeListings[locale]}
          </a>
        )}
        <a className={buttonClass('text')} href={localizePath(locale, placeOrTablePath(area, market))}>
          {(area.kind === 'region' ? words.parts : words.areaPage)[locale]}
        </a>
      </p>
      {!isPinned && <p className={css.hint}>{words.pinHint[locale]}</p>}
    </div>
  );
}
