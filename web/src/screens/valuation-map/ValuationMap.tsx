/** The price map: panel with switches, legend and the areas in view, and the map that fills the rest of the window. */
import { formatLongDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import * as figure from '@estia/contract/valuation/figure-messages';
import * as words from '@estia/contract/valuation/map-messages';
import type { Market } from '@estia/contract/valuation/model';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type At,
  adsPath,
  mapPath,
  marketValue,
  readAt,
  readMarket,
  tablePath,
} from '../../features/valuation/figures-address.ts';
import type { MapArea, Seen } from '../../map/figures-map.ts';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AreaDetails } from './AreaDetails.tsx';
import { AreaList } from './AreaList.tsx';
import { FindArea } from './FindArea.tsx';
import { Legend, LegendBar } from './Legend.tsx';
import { MapRoom } from './MapRoom.tsx';
import { MarketSwitch } from './MarketSwitch.tsx';
import type { Choices } from './market-choices.ts';
import { useFigures } from './use-figures.ts';
import { useLitArea } from './use-lit-area.ts';
import css from './ValuationMap.module.css';

export type Loaded = {
  choices: Choices;
  /** Which prefectures each region has. */
  regions: Readonly<Record<number, readonly number[]>>;
  first: { market: Market; areas: readonly MapArea[]; at: string | null } | null;
};

const DETAILS = 'area-details';
const sameMarket = (a: Market, b: Market): boolean => a.for === b.for && marketValue(a) === marketValue(b);

export function ValuationMap({ locale, loaded }: { locale: Locale; loaded: Loaded }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const [market, at] = [readMarket(params), readAt(params)];
  const { got, failed, again } = useFigures(market);
  const [seen, setSeen] = useState<Seen | null>(null);
  const { lit, isPinned, point, pin, refresh } = useLitArea();
  const [goal, setGoal] = useState<At | null>(null);
  const latest = useRef({ market, locale, regions: loaded.regions });
  latest.current = { market, locale, regions: loaded.regions };

  const onSeen = useCallback(
    (now: Seen, moved: boolean) => {
      setSeen(now);
      refresh(now.areas);
      if (!moved) return;
      const { market: of, locale: lang } = latest.current;
      void navigate(to(lang, mapPath(of, now.at)), { replace: true, preventScrollReset: true });
    },
    [navigate, refresh],
  );
  const hrefOf = (area: MapArea) => adsPath(area, latest.current.market, latest.current.regions);

  const first = loaded.first && sameMarket(loaded.first.market, market) ? loaded.first.areas : [];
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
            path={(of) => mapPath(of, seen?.at ?? at)}
            kept={{ for: market.for === 'rent' ? 'rent' : undefined, at: params.get('at') ?? undefined }}
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
          <a className={buttonClass('line', css.table)} href={to(locale, tablePath({ market, kind }))}>
            <Icon name="table" /> {words.inTable[locale]}
          </a>
          <Legend locale={locale} market={market} areas={areas} />
          <p className={css.note}>{words.fixed[locale]}</p>
          <AreaList
            locale={locale}
            market={market}
            kind={kind}
            areas={areas}
            hrefOf={hrefOf}
            lit={lit}
            detailsId={DETAILS}
            onPoint={(area) => point(area, 'list')}
          />
          <p className={css.note}>
            {figure.asking[locale]} {got?.approximate !== false && figure.approximate[locale]}{' '}
            {loaded.first?.at && words.asOf[locale](formatLongDate(loaded.first.at, locale))}
          </p>
        </div>
      </div>
      <section className={css.map} aria-label={words.map[locale]}>
        <LegendBar locale={locale} market={market} />
        <MapRoom
          {...{ locale, at, lit, goal, onSeen, failed, again }}
          onPick={pin}
          figures={got?.figures ?? null}
          tableHref={to(locale, tablePath({ market, kind }))}
          onPoint={(area) => point(area, 'map')}
        />
        {lit && (
          <AreaDetails
            key={`${lit.kind}${lit.id}`}
            id={DETAILS}
            locale={locale}
            market={market}
            area={lit}
            adsHref={hrefOf(lit)}
            isPinned={isPinned}
            onClose={() => pin(null)}
          />
        )}
      </section>
    </div>
  );
}
