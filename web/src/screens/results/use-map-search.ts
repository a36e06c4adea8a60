/** SRCH-10: moves of the map and drawn areas become searches; a search says what the map looks at. */
import type { Locale } from '@estia/contract/pair';
import { type FilterFields, omitFields, placeFields, searchPath } from '@estia/contract/search/codec';
import {
  type Bounds,
  decodePolygons,
  encodePolygons,
  formatBounds,
  getPolygonBounds,
  parseBounds,
  parseCircle,
  type Ring,
  SEARCHABLE_BOUNDS,
} from '@estia/contract/search/shape';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localizePath } from '../../platform/locale.ts';
import { placeLeft, readLeft } from './left-place.ts';
import type { ResultsData } from './results-data.ts';

type MapArea = Pick<FilterFields, 'shape' | 'view'>;
const formatMapArea = ({ view, shape }: MapArea): string => view ?? shape ?? '';

export function useMapSearch(loaded: ResultsData, locale: Locale, moveSearch: boolean) {
  const { filter, show, bounds: around } = loaded;
  const navigate = useNavigate();
  const { state } = useLocation();
  /**
   * What the map itself asked for and is not yet past: it already looks there, or on. More than one, because a person
   * moves on while the page before is still being drawn; led back to that, the map would slip away under the hand.
   */
  const ownShapes = useRef<readonly string[]>([]);
  /** A drawn area is on its way into the address: a move that was made before it must not overtake it. */
  const drawing = useRef(false);
  const moved = useRef('');
  const bounds = useRef<Bounds | null>(null);
  const looked = useRef<{ where: string; view: Bounds | null }>({ where: '', view: null });

  const go = (place: MapArea, replace: boolean) => {
    ownShapes.current = [...ownShapes.current, formatMapArea(place)];
    const path = searchPath({ ...omitFields(filter, placeFields), ...place }, 1, show);
    if (path === searchPath(filter, 1, show)) return;
    drawing.current = place.shape !== undefined;
    const leftPlace = placeLeft(loaded) ?? readLeft(state);
    // Other listings are read from the first: the page goes to its top, the map stays where it is.
    void navigate(localizePath(locale, path), { replace, ...(leftPlace ? { state: { leftPlace } } : {}) });
  };

  const where = placeFields.map((name) => String(filter[name] ?? '')).join(' ');
  if (where !== looked.current.where) {
    const at = ownShapes.current.lastIndexOf(formatMapArea(filter));
    const here = at !== -1;
    ownShapes.current = here ? ownShapes.current.slice(at) : [];
    if (ownShapes.current.length < 2) drawing.current = false;
    looked.current = { where, view: here ? looked.current.view : (findMapBounds(filter) ?? around) };
  }
  // A piece of the map that the map is showing: its tiles are asked for without its edges, so that moving on costs only
  // the tiles that are new. What is seen is then what is listed.
  const showing = moveSearch && filter.view !== undefined && moved.current === filter.view;
  return {
    view: looked.current.view,
    asked: {
      ...omitFields(filter, ['sort']),
      ...(showing ? { view: formatBounds(SEARCHABLE_BOUNDS) } : {}),
    },
    onMoved(now: Bounds, byUser: boolean) {
      bounds.current = now;
      // Whoever drew an area looks around in it; the area stays the search until it is erased.
      if (!byUser || !moveSearch || filter.shape !== undefined || drawing.current) return;
      moved.current = formatBounds(now);
      // The way back leads to the search that was left, not through every step of the map.
      go({ view: moved.current }, filter.view !== undefined);
    },
    onCluster: (cell: Bounds) => go({ view: formatBounds(cell) }, false),
    onShapes(shapes: readonly Ring[]) {
      if (shapes.length > 0) return go({ shape: encodePolygons(shapes) }, false);
      const left = bounds.current ?? findMapBounds(filter) ?? around;
      if (left) go({ view: formatBounds(left) }, false);
    },
  };
}

const METRES_PER_DEGREE = 111_320;

/** What a search on the map looks at; null for named places. */
function findMapBounds({ view, shape, near }: FilterFields): Bounds | null {
  if (view) return parseBounds(view);
  const polygons = shape ? decodePolygons(shape) : null;
  if (polygons) return getPolygonBounds(polygons);
  const circle = near ? parseCircle(near) : null;
  if (!circle) return null;
  const { lon, lat, radius } = circle;
  const high = radius / METRES_PER_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return { west: lon - wide, south: lat - high, east: lon + wide, north: lat + high };
}
