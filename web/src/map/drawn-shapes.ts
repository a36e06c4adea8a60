/** Drawn areas, and the one being drawn, as map layers. */
import { requireValue } from '@estia/contract/require-value';
import type { Ring } from '@estia/contract/search/shape';
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';

type Geometry =
  | { type: 'Polygon'; coordinates: number[][][] }
  | { type: 'LineString'; coordinates: number[][] }
  | { type: 'Point'; coordinates: number[] };
type Feature = { type: 'Feature'; geometry: Geometry; properties: Record<string, unknown> };

const SHAPES_SOURCE = 'shapes';
const DRAFT_SOURCE = 'draft';

const closeRing = (ring: Ring): number[][] => [...ring, ...ring.slice(0, 1)].map(([lon, lat]) => [lon, lat]);
const feature = (geometry: Geometry, properties: Record<string, unknown> = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

export function addShapeLayers(map: MapLibre, dark: boolean, below: string): void {
  const colour = dark ? '#a9cdf6' : '#144b88';
  const surface = dark ? '#172038' : '#ffffff';
  for (const id of [SHAPES_SOURCE, DRAFT_SOURCE])
    map.addSource(id, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer(
    { id: 'shape-fill', type: 'fill', source: SHAPES_SOURCE, paint: { 'fill-color': colour, 'fill-opacity': 0.12 } },
    below,
  );
  map.addLayer(
    {
      id: 'shape-line',
      type: 'line',
      source: SHAPES_SOURCE,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': 2.5 },
    },
    below,
  );
  map.addLayer({
    id: 'shape-number',
    type: 'symbol',
    source: SHAPES_SOURCE,
    filter: ['has', 'number'],
    layout: {
      'text-field': ['get', 'number'],
      'text-font': ['Commissioner Bold', 'Commissioner'],
      'text-size': 15,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colour, 'text-halo-color': surface, 'text-halo-width': 2 },
  });
  map.addLayer({
    id: 'draft-fill',
    type: 'fill',
    source: DRAFT_SOURCE,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colour, 'fill-opacity': 0.1 },
  });
  map.addLayer({
    id: 'draft-line',
    type: 'line',
    source: DRAFT_SOURCE,
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colour, 'line-width': 2.5, 'line-dasharray': [2, 1.6] },
  });
  map.addLayer({
    id: 'draft-point',
    type: 'circle',
    source: DRAFT_SOURCE,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': ['case', ['get', 'first'], 8, 5],
      'circle-color': ['case', ['get', 'first'], surface, colour],
      'circle-stroke-width': 2.5,
      'circle-stroke-color': ['case', ['get', 'first'], colour, surface],
    },
  });
}

export function renderShapes(map: MapLibre, shapes: readonly Ring[]): void {
  const features = shapes.map((ring, i) =>
    feature({ type: 'Polygon', coordinates: [closeRing(ring)] }, shapes.length > 1 ? { number: String(i + 1) } : {}),
  );
  map.getSource<GeoJSONSource>(SHAPES_SOURCE)?.setData({ type: 'FeatureCollection', features });
}

/** The points so far, the line through them and on to where the pointer is. */
export function renderDraftShape(map: MapLibre, points: Ring, pointer: [number, number] | null): void {
  const path = [...points.map(([lon, lat]) => [lon, lat]), ...(pointer && points.length > 0 ? [pointer] : [])];
  const features: Feature[] = [
    ...(path.length > 2 ? [feature({ type: 'Polygon', coordinates: [[...path, requireValue(path[0])]] })] : []),
    ...(path.length > 1 ? [feature({ type: 'LineString', coordinates: path })] : []),
    ...points.map(([lon, lat], i) =>
      feature({ type: 'Point', coordinates: [lon, lat] }, { first: i === 0 && points.length > 2 }),
    ),
  ];
  map.getSource<GeoJSONSource>(DRAFT_SOURCE)?.setData({ type: 'FeatureCollection', features });
}
