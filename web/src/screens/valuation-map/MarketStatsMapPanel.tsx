/** The room of the map with its states and the buttons for zoom. All of MapLibre is in market-stats-map.ts, fetched later. */
import type { Locale } from '@estia/contract/pair';
import { again as againWord, keys, loading } from '@estia/contract/search/map-messages';
import * as words from '@estia/contract/valuation/map-messages';
import { useRef } from 'react';
import type { MapPosition } from '../../features/valuation/market-stats-params.ts';
import parts from '../../map/map-parts.module.css';
import type { MapPlace, MarketStats, VisiblePlaces } from '../../map/market-stats-map.ts';
import { ZoomButtons } from '../../map/ZoomButtons.tsx';
import { buttonClass } from '../../ui/button.ts';
import css from './MarketStatsMapPanel.module.css';
import { useMarketStatsMap } from './use-market-stats-map.ts';

type Props = {
  locale: Locale;
  at: MapPosition | null;
  marketStats: MarketStats | null;
  failed: boolean;
  again: () => void;
  lit: MapPlace | null;
  tableHref: string;
  onSeen: (seen: VisiblePlaces, moved: boolean) => void;
  onPoint: (area: MapPlace) => void;
  onPick: (area: MapPlace | null) => void;
  goal: MapPosition | null;
};

export function MarketStatsMapPanel(props: Props) {
  const { locale, failed, again, tableHref } = props;
  const room = useRef<HTMLDivElement>(null);
  const { map, state, retry } = useMarketStatsMap(props, room);
  const nothing = failed && !props.marketStats;
  const inTable = (
    <a className={buttonClass('outline')} href={tableHref}>
      {words.inTable[locale]}
    </a>
  );
  return (
    <div className={css.panel} data-state={state}>
      <p className="vh">{keys[locale]}</p>
      <div ref={room} className={parts.room} />
      {state === 'loading' && !nothing && (
        <p className={css.message} role="status">
          {loading[locale]}
        </p>
      )}
      {state === 'impossible' && (
        <div className={css.message} role="status">
          {words.noMap[locale]}
          {inTable}
        </div>
      )}
      {nothing && state !== 'impossible' && (
        <div className={css.message} role="status">
          {words.trouble[locale]}
          <button type="button" className={buttonClass('primary')} onClick={again}>
            {againWord[locale]}
          </button>
          {inTable}
        </div>
      )}
      {(state === 'trouble' || (failed && !nothing)) && (
        <p className={`${parts.trouble} ${css.trouble}`} role="status">
          {words.trouble[locale]}
          <button type="button" className={buttonClass('text')} onClick={state === 'trouble' ? retry : again}>
            {againWord[locale]}
          </button>
        </p>
      )}
      {map && <ZoomButtons locale={locale} map={map} className={css.zoom} />}
    </div>
  );
}
