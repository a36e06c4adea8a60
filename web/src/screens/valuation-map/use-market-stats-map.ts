/** One map for as long as its room is on the screen. Its code is fetched beside its figures, not after them. */
import type { Locale } from '@estia/contract/pair';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MapPosition } from '../../features/valuation/market-stats-params.ts';
import { workerUrl } from '../../map/maplibre-worker.ts';
import type { MapPlace, MarketStats, MarketStatsMap, VisiblePlaces } from '../../map/market-stats-map.ts';

const loadMap = () => import('../../map/market-stats-map.ts');
/**
 * Both files of MapLibre are asked for as soon as this one is here: on a phone they come while the page comes alive. One
 * that did not come is asked for again.
 */
const preloadedMap = typeof document === 'undefined' ? null : loadMap().catch(() => null);
if (preloadedMap) void fetch(workerUrl, { priority: 'low' }).catch(() => {});

type State = 'loading' | 'ready' | 'trouble' | 'impossible';

type Props = {
  locale: Locale;
  at: MapPosition | null;
  marketStats: MarketStats | null;
  lit: MapPlace | null;
  onSeen: (seen: VisiblePlaces, moved: boolean) => void;
  onPoint: (area: MapPlace) => void;
  onPick: (area: MapPlace | null) => void;
  /** Where a person asked to look. */
  goal: MapPosition | null;
};

const darkQuery = '(prefers-color-scheme: dark)';
const subscribeToColorScheme = (onChange: () => void) => {
  const media = window.matchMedia(darkQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export function useMarketStatsMap(props: Props, room: RefObject<HTMLDivElement | null>) {
  const { locale, marketStats, lit: highlighted, goal } = props;
  const [map, setMap] = useState<MarketStatsMap | null>(null);
  const [state, setState] = useState<State>('loading');
  const [Made, setMade] = useState<{ is: typeof MarketStatsMap } | null>(null);
  const dark = useSyncExternalStore(
    subscribeToColorScheme,
    () => window.matchMedia(darkQuery).matches,
    () => false,
  );
  // The map outlives every render: what it reports goes to the props of the moment.
  const latest = useRef({ ...props, dark });
  useEffect(() => {
    latest.current = { ...props, dark };
  });

  useEffect(() => {
    Promise.resolve(preloadedMap)
      .then((module) => module ?? loadMap())
      .then(
        ({ MarketStatsMap: is }) => setMade({ is }),
        () => setState('impossible'),
      );
  }, []);

  const drawable = Made !== null && marketStats !== null;
  useEffect(() => {
    const { at, dark, marketStats: first } = latest.current;
    if (!drawable || !Made || !room.current || !first) return;
    let made: MarketStatsMap | null = null;
    try {
      made = new Made.is(room.current, {
        locale,
        dark,
        at,
        marketStats: first,
        onReady: () => setState((now) => (now === 'loading' ? 'ready' : now)),
        onTrouble: () => setState('trouble'),
        onSeen: (seen, moved) => latest.current.onSeen(seen, moved),
        onPoint: (area) => latest.current.onPoint(area),
        onPick: (area) => latest.current.onPick(area),
      });
      setMap(made);
    } catch {
      setState('impossible');
    }
    return () => {
      made?.destroy();
      setMap(null);
    };
  }, [drawable, Made, room, locale]);

  useEffect(() => {
    if (marketStats) map?.setMarketStats(marketStats);
  }, [map, marketStats]);
  useEffect(() => map?.setScheme(dark), [map, dark]);
  useEffect(() => map?.highlight(highlighted), [map, highlighted]);
  useEffect(() => {
    if (goal) map?.goTo(goal);
  }, [map, goal]);

  const retry = () => {
    setState('ready');
    map?.retry();
  };
  return { map, state, retry };
}
