/**
 * What lies under and over the areas of the price map: other countries, coasts, names. All of it is the base map's own; it
 * is fetched when the areas are drawn, so that nobody waits for it.
 */
import type { Locale } from '@estia/contract/pair';
import type {
  ExpressionSpecification,
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
/** There only where the site has an archive of them. */
const STREETS_SOURCE = 'streets';
/** Close up the colours of areas let the streets under them be seen, as little as that needs: they must stay those of the legend. */
const COLOURS_OVER_STREETS: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 11, 1, 13, 0.78];
const SURROUNDING_LAND_SOURCE = 'beyond';

export type BaseMap = {
  sources: Record<string, SourceSpecification>;
  under: LayerSpecification[];
  over: LayerSpecification[];
};

const isOf = (layer: LayerSpecification, source: string): boolean => 'source' in layer && layer.source === source;
const isName = ({ type }: LayerSpecification): boolean => type === 'symbol' || type === 'circle';

export async function loadBaseMap(locale: Locale, dark: boolean, signal: AbortSignal): Promise<BaseMap | null> {
  const response = await fetch(`/api/map/style?locale=${locale}&scheme=${dark ? 'dark' : 'light'}`, { signal });
  if (!response.ok) return null;
  const style: StyleSpecification = await response.json();
  // A base map that is not ours has other layers.
  const { [BASE_SOURCE]: base, [STREETS_SOURCE]: streets } = style.sources;
  if (!base) return null;
  const isGround = (layer: LayerSpecification) =>
    layer.id.startsWith('land-') || (isOf(layer, STREETS_SOURCE) && !isName(layer));
  return {
    sources: streets ? { [BASE_SOURCE]: base, [STREETS_SOURCE]: streets } : { [BASE_SOURCE]: base },
    under: style.layers.filter(isGround),
    over: style.layers.flatMap((layer) => {
      if (isOf(layer, STREETS_SOURCE)) return isName(layer) ? [layer] : [];
      if (!isOf(layer, BASE_SOURCE)) return [];
      if (layer.id === 'coast' || layer.id === 'country-border') return [layer];
      if (layer.type !== 'symbol' || layer.id === 'prefecture-name') return [];
      return [{ ...layer, minzoom: Math.max(layer.minzoom ?? 0, NAMES_FROM) }];
    }),
  };
}

/** A name stands in the middle of its place, dark on light or light on dark whatever the colour under it. */
function createLabelLayer(layer: SymbolLayerSpecification, { ink, halo }: MapColours): SymbolLayerSpecification {
  const { 'text-variable-anchor': _, 'text-radial-offset': __, ...placed } = layer.layout ?? {};
  // The name of a station stands beside its dot.
  const layout = layer.source === STREETS_SOURCE ? (layer.layout ?? {}) : placed;
  const paint = layer.id === 'sea-name' ? {} : { 'text-color': ink, 'text-halo-color': halo };
  return { ...layer, layout, paint: { ...layer.paint, ...paint, 'text-halo-width': 1.5, 'text-halo-blur': 0 } };
}

export function addBaseMap(
  map: MapLibre,
  { sources, under, over }: BaseMap,
  before: { areas: string; focus: string; fills: readonly string[] },
  colours: MapColours,
): void {
  if (map.getSource(BASE_SOURCE)) return;
  for (const [id, source] of Object.entries(sources)) map.addSource(id, source);
  map.addSource(SURROUNDING_LAND_SOURCE, { type: 'geojson', data: surroundingLand });
  for (const layer of under) map.addLayer(layer, before.areas);
  const abroad = under.find(({ id, type }) => id === 'land-abroad' && type === 'fill');
  if (abroad?.type === 'fill') {
    map.addLayer(
      { id: SURROUNDING_LAND_SOURCE, type: 'fill', source: SURROUNDING_LAND_SOURCE, paint: abroad.paint ?? {} },
      before.areas,
    );
  }
  if (sources[STREETS_SOURCE])
    for (const id of before.fills) map.setPaintProperty(id, 'fill-opacity', COLOURS_OVER_STREETS);
  for (const layer of over) {
    if (layer.type === 'symbol') map.addLayer(createLabelLayer(layer, colours));
    else map.addLayer(layer, layer.type === 'circle' ? undefined : before.focus);
  }
}
