/**
 * What lies under and over the areas of the price map: other countries, coasts, names. All of it is the base map's own; it
 * is fetched when the areas are drawn, so that nobody waits for it.
 */
import type { Locale } from '@estia/contract/pair';
import type {
  LayerSpecification,
  Map as MapLibre,
  SourceSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapColours } from './market-stats-layers.ts';
import { surroundingLand } from './surrounding-land.ts';

/** Names of places only where there is room beside the colours. */
const NAMES_FROM = 8;
const BASE_SOURCE = 'estia';
const SURROUNDING_LAND_SOURCE = 'beyond';

export type BaseMap = { source: SourceSpecification; under: LayerSpecification[]; over: LayerSpecification[] };

export async function loadBaseMap(locale: Locale, dark: boolean, signal: AbortSignal): Promise<BaseMap | null> {
  const response = await fetch(`/api/map/style?locale=${locale}&scheme=${dark ? 'dark' : 'light'}`, { signal });
  if (!response.ok) return null;
  const style: StyleSpecification = await response.json();
  // A base map that is not ours has other layers.
  const source = style.sources[BASE_SOURCE];
  if (!source) return null;
  const of = style.layers.filter((layer) => 'source' in layer && layer.source === BASE_SOURCE);
  return {
    source,
    under: of.filter(({ id }) => id.startsWith('land-')),
    over: of.flatMap((layer) => {
      if (layer.id === 'coast' || layer.id === 'country-border') return [layer];
      if (layer.type !== 'symbol' || layer.id === 'prefecture-name') return [];
      return [{ ...layer, minzoom: Math.max(layer.minzoom ?? 0, NAMES_FROM) }];
    }),
  };
}

/** A name stands in the middle of its place, dark on light or light on dark whatever the colour under it. */
function createLabelLayer(layer: SymbolLayerSpecification, { ink, halo }: MapColours): SymbolLayerSpecification {
  const { 'text-variable-anchor': _, 'text-radial-offset': __, ...layout } = layer.layout ?? {};
  const paint = layer.id === 'sea-name' ? {} : { 'text-color': ink, 'text-halo-color': halo };
  return { ...layer, layout, paint: { ...layer.paint, ...paint, 'text-halo-width': 1.5, 'text-halo-blur': 0 } };
}

export function addBaseMap(
  map: MapLibre,
  { source, under, over }: BaseMap,
  before: { areas: string; focus: string },
  colours: MapColours,
): void {
  if (map.getSource(BASE_SOURCE)) return;
  map.addSource(BASE_SOURCE, source);
  map.addSource(SURROUNDING_LAND_SOURCE, { type: 'geojson', data: surroundingLand });
  for (const layer of under) map.addLayer(layer, before.areas);
  const abroad = under.find(({ id, type }) => id === 'land-abroad' && type === 'fill');
  if (abroad?.type === 'fill') {
    map.addLayer(
      { id: SURROUNDING_LAND_SOURCE, type: 'fill', source: SURROUNDING_LAND_SOURCE, paint: abroad.paint ?? {} },
      before.areas,
    );
  }
  for (const layer of over) {
    if (layer.type === 'symbol') map.addLayer(createLabelLayer(layer, colours));
    else map.addLayer(layer, before.focus);
  }
}
