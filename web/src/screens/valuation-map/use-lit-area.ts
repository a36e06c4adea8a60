/** Which area the card is about: the one under the pointer, until one is pressed. Then it stays, and its links can be reached. */
import { useCallback, useState } from 'react';
import type { MapPlace } from '../../map/market-stats-map.ts';

type Lit = { area: MapPlace | null; isPinned: boolean };

const NONE: Lit = { area: null, isPinned: false };
const isSame = (a: MapPlace, b: MapPlace): boolean => a.id === b.id && a.kind === b.kind;

export function useLitArea() {
  const [{ area: highlighted, isPinned }, setLit] = useState<Lit>(NONE);
  /** The pointer crosses the map on its way to the card; on the list it is there on purpose. */
  const point = useCallback(
    (area: MapPlace, from: 'map' | 'list') =>
      setLit((was) => (was.isPinned && from === 'map' ? was : { area, isPinned: false })),
    [],
  );
  const pin = useCallback((area: MapPlace | null) => setLit(area ? { area, isPinned: true } : NONE), []);
  /** Other areas are on the screen, or other figures of the same ones: what is pointed at follows, what is pressed stays. */
  const refresh = useCallback(
    (areas: readonly MapPlace[]) =>
      setLit(({ area, isPinned }) => {
        const now = area && areas.find((each) => isSame(each, area));
        if (now) return { area: now, isPinned };
        return isPinned ? { area, isPinned: true } : NONE;
      }),
    [],
  );
  return { lit: highlighted, isPinned, point, pin, refresh };
}
