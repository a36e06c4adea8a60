/** The price map: panel with switches, legend and the areas in view, and the map that fills the rest of the window. */
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/valuation/map-messages';
import * as marketStatsMessages from '@estia/contract/valuation/market-stats-messages';
import type { Market } from '@estia/contract/valuation/model';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  formatMarketValue,
  type MapPosition,
  parseMapPosition,
  parseMarket,
  placeListingsPath,
  priceMapPath,
  statsTablePath,
} from '../../features/valuation/market-stats-params.ts';
import type { MapPlace, VisiblePlaces } from '../../map/market-stats-map.ts';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { FindArea } from './FindArea.tsx';
import { Legend, LegendBar } from './Legend.tsx';
import { MarketStatsMapPanel } from './MarketStatsMapPanel.tsx';
import { MarketSwitch } from './MarketSwitch.tsx';
import type { MarketChoices } from './market-choices.ts';
import { PlaceDetails } from './PlaceDetails.tsx';
import { PlaceList } from './PlaceList.tsx';
import { useLitArea } from './use-lit-area.ts';
import { useMarketStats } from './use-market-stats.ts';
import css from './ValuationMap.module.css';

export type ValuationMapData = {
  choices: MarketChoices;
  /** Which prefectures each region has. */
  regions: Readonly<Record<number, readonly number[]>>;
  first: { market: Market; areas: readonly MapPlace[]; at: string | null } | null;
};

const DETAILS_ID = 'area-details';
const isSameMarket = (a: Market, b: Market): boolean =>
  a.for === b.for && formatMarketValue(a) === formatMarketValue(b);

export function ValuationMap({ locale, loaded }: { locale: Locale; loaded: ValuationMapData }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const [market, at] = [parseMarket(params), parseMapPosition(params)];
  const { got, failed, again } = useMarketStats(market);
  const [seen, setSeen] = useState<VisiblePlaces | null>(null);
  const { lit: highlighted, isPinned, point, pin, refresh } = useLitArea();
  const [goal, setGoal] = useState<MapPosition | null>(null);
  const latest = useRef({ market, locale, regions: loaded.regions });
  latest.current = { market, locale, regions: loaded.regions };

  const onSeen = useCallback(
    (now: VisiblePlaces, moved: boolean) => {
      setSeen(now);
      refresh(now.areas);
      if (!moved) return;
      const { market: of, locale: lang } = latest.current;
      void navigate(localizePath(lang, priceMapPath(of, now.at)), { replace: true, preventScrollReset: true });
    },
    [navigate, refresh],
  );
  const hrefOf = (area: MapPlace) => placeListingsPath(area, latest.current.market, latest.current.regions);

  const first = loaded.first && isSameMarket(loaded.first.market, market) ? loaded.first.areas : [];
  const kind = seen?.kind ?? 'region';
  const areas = seen?.areas ?? first;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card, wherever the focus is on this page.
    <div className={css.page} onKeyDown={(event) => event.key === 'Escape' && pin(null)}>
      <div className={css.panel}>
        <header className={css.head}>
          <h1>{words.title[locale]}</h1>
          <p>{words.lead[locale]}</p>
        </header>
        <div className={css.switches}>
          <MarketSwitch
            locale={locale}
            market={market}
            choices={loaded.choices}
            path={(of) => priceMapPath(of, seen?.at ?? at)}
            params={{ for: market.for === 'rent' ? 'rent' : undefined, at: params.get('at') ?? undefined }}
          />
        </div>
        <FindArea
          locale={locale}
          market={market}
          onFound={(area, where) => {
            pin(area);
            setGoal(where);
          }}
        />
        <div className={css.rest}>
          <noscript>
            <p className={css.noscript}>{words.noScript[locale]}</p>
          </noscript>
          <a
            className={buttonClass('outline', css.table)}
            href={localizePath(locale, statsTablePath({ market, kind }))}
          >
            <Icon name="table" /> {words.inTable[locale]}
          </a>
          <Legend locale={locale} market={market} areas={areas} />
          <p className={css.note}>{words.fixed[locale]}</p>
          <PlaceList
            locale={locale}
            market={market}
            kind={kind}
            areas={areas}
            hrefOf={hrefOf}
            lit={highlighted}
            detailsId={DETAILS_ID}
            onPoint={(area) => point(area, 'list')}
          />
          <p className={css.note}>
            {marketStatsMessages.asking[locale]} {got?.approximate !== false && marketStatsMessages.approximate[locale]}{' '}
            {loaded.first?.at && words.asOf[locale](formatLongDate(loaded.first.at, locale))}
          </p>
        </div>
      </div>
      <section className={css.map} aria-label={words.map[locale]}>
        <LegendBar locale={locale} market={market} />
        <MarketStatsMapPanel
          locale={locale}
          at={at}
          lit={highlighted}
          goal={goal}
          onSeen={onSeen}
          failed={failed}
          again={again}
          onPick={pin}
          marketStats={got?.marketStats ?? null}
          tableHref={localizePath(locale, statsTablePath({ market, kind }))}
          onPoint={(area) => point(area, 'map')}
        />
        {highlighted && (
          <PlaceDetails
            key={`${highlighted.kind}${highlighted.id}`}
            id={DETAILS_ID}
            locale={locale}
            market={market}
            area={highlighted}
            listingsHref={hrefOf(highlighted)}
            isPinned={isPinned}
            onClose={() => pin(null)}
          />
        )}
      </section>
    </div>
  );
}
