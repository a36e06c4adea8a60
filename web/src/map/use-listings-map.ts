/** One map for as long as its panel is on screen, told of every change of the panel's props. */
import type { ShapeDrawing } from '@estia/contract/search/drawing';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListingsMap } from './listings-map.ts';
import type { MapPanelProps } from './map-props.ts';

/** Impossible: no WebGL, or its code did not arrive. */
type State = 'loading' | 'ready' | 'trouble' | 'impossible';

const darkQuery = '(prefers-color-scheme: dark)';
const subscribeToColorScheme = (onChange: () => void) => {
  const media = window.matchMedia(darkQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export function useListingsMap(props: MapPanelProps, room: RefObject<HTMLDivElement | null>) {
  const { query, shapes, view, highlighted, hidden } = props;
  const [map, setMap] = useState<ListingsMap | null>(null);
  const [state, setState] = useState<State>('loading');
  const [draft, setDraft] = useState<ShapeDrawing | null>(null);
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
    let isCancelled = false;
    let made: ListingsMap | null = null;
    const start = (Made: typeof ListingsMap) => {
      if (isCancelled || !room.current) return;
      const { locale, dark, query, shapes, view } = latest.current;
      made = new Made(room.current, {
        locale,
        dark,
        query,
        shapes,
        view,
        onReady: () => setState((now) => (now === 'loading' ? 'ready' : now)),
        onTrouble: () => setState('trouble'),
        onDraft: setDraft,
        onMoved: (bounds, byUser) => latest.current.onMoved(bounds, byUser),
        onPick: (listing) => latest.current.onPick(listing),
        onHover: (listing) => latest.current.onHover(listing),
        onCluster: (bounds, count) => latest.current.onCluster(bounds, count),
        onShapes: (next) => latest.current.onShapes(next),
      });
      setMap(made);
    };
    // The typeface of the names must be here before they are drawn, its Greek half as well as its Latin one.
    const face = document.fonts.load('600 16px Commissioner', 'Αθήνα Athens').catch(() => []);
    Promise.all([import('./listings-map.ts'), face])
      .then(([module]) => start(module.ListingsMap))
      .catch(() => setState('impossible'));
    return () => {
      isCancelled = true;
      made?.destroy();
    };
  }, [room]);

  useEffect(() => map?.setFilter(query), [map, query]);
  useEffect(() => map?.setScheme(dark), [map, dark]);
  useEffect(() => map?.setShapes(shapes), [map, shapes]);
  useEffect(() => map?.highlight(highlighted), [map, highlighted]);
  useEffect(() => map?.setHidden(hidden), [map, hidden]);
  const seen = useRef(view);
  useEffect(() => {
    if (!map || !view || view === seen.current) return;
    seen.current = view;
    map.fit(view);
  }, [map, view]);

  const retry = () => {
    setState('loading');
    map?.retry();
  };
  return { map, state, draft, retry };
}
