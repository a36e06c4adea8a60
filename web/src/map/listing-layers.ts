/**
 * How listings look on the map: clusters as discs with a number, single listings as a dot and, where there is room, a price
 * pill above it. A listing whose place is approximate has a dashed pill and a ring around its dot, so that colour is not
 * all that tells it.
 */
import type { Locale } from '@estia/contract/pair';
import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  FilterSpecification,
  Map as MapLibre,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { drawPricePill, type PillStyle } from './price-pill.ts';

export const LISTINGS_SOURCE = 'homes';
/** Layers a person can point at, the nearest first. */
export const listingLayerIds = ['homes-on', 'homes-pill', 'homes-dot'];
export const CLUSTER_LAYER_ID = 'homes-cluster';
/** The one cluster that holds the listing under the pointer, drawn over the others. */
export const LIT_CLUSTER = 'homes-lit';

const colours = {
  light: {
    primary: '#1b5faa',
    onPrimary: '#ffffff',
    surface: '#ffffff',
    ink: '#14213d',
    page: '#faf7f1',
    seen: '#5d667d',
    line: '#8a8272',
  },
  dark: {
    primary: '#8abbf2',
    onPrimary: '#0e1526',
    surface: '#172038',
    ink: '#f4f0e8',
    page: '#0e1526',
    seen: '#a3acc2',
    line: '#7482a6',
  },
} as const;

const PRICE_FONT = ['Commissioner Bold', 'Commissioner'];
const SPACE = '\u00A0';

/** `189.000 €`, and `1,25 εκ. €` from a million on. Prices have the Greek form in both languages. */
function createPriceLabel(locale: Locale): ExpressionSpecification {
  const price: ExpressionSpecification = ['get', 'p'];
  const million = locale === 'el' ? `${SPACE}εκ.${SPACE}€` : `${SPACE}M${SPACE}€`;
  return [
    'case',
    ['!', ['has', 'p']],
    '€',
    ['>=', price, 1_000_000],
    ['concat', ['number-format', ['/', price, 1_000_000], { locale: 'el', 'max-fraction-digits': 2 }], million],
    ['concat', ['number-format', price, { locale: 'el', 'max-fraction-digits': 0 }], `${SPACE}€`],
  ];
}

const single: ExpressionSpecification = ['==', ['get', 'n'], 1];
const shown = (hidden: readonly number[]): ExpressionSpecification => [
  'all',
  single,
  ['!', ['in', ['get', 'l'], ['literal', [...hidden]]]],
];
const cluster: ExpressionSpecification = ['>', ['get', 'n'], 1];
const approximate: ExpressionSpecification = ['==', ['coalesce', ['get', 'h'], 0], 1];
const source = { source: LISTINGS_SOURCE, 'source-layer': 'homes' } as const;
export const createListingFilter = (id: number | null): FilterSpecification => [
  'all',
  single,
  ['==', ['get', 'l'], id ?? -1],
];
/** Filters of the layers of single listings, without those that the person hid. */
export const withoutHidden = (hidden: readonly number[]): [layer: string, FilterSpecification][] => [
  ['homes-near', ['all', shown(hidden), approximate]],
  ['homes-dot', shown(hidden)],
  ['homes-pill', shown(hidden)],
];

const countLayout: SymbolLayerSpecification['layout'] = {
  'text-field': ['number-format', ['get', 'n'], { locale: 'el' }],
  'text-font': PRICE_FONT,
  'text-size': ['step', ['get', 'n'], 13, 100, 14, 1_000, 15],
  'text-allow-overlap': true,
};

/** The disc is as wide as its number needs, and a little wider for many listings. */
const radius: ExpressionSpecification = ['step', ['get', 'n'], 15, 10, 17, 100, 21, 1_000, 26];

function createPillLayer(
  id: string,
  image: ExpressionSpecification | string,
  text: ExpressionSpecification,
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    ...source,
    layout: {
      'text-field': text,
      'text-font': PRICE_FONT,
      'text-size': 13.5,
      'text-offset': [0, -1.75],
      'text-max-width': 40,
      'icon-image': image,
      'icon-text-fit': 'both',
      'text-padding': 0,
      'icon-padding': 0,
    },
  };
}

/**
 * Adds the picture of a price pill when the map first asks for it. A tile can still be parsed for the style before while
 * the next one is loading, so a picture added on `style.load` may come too late.
 */
export function addPill(map: MapLibre, id: string, dark: boolean): void {
  const c = colours[dark ? 'dark' : 'light'];
  const styles: Record<string, PillStyle> = {
    'pill-plain': { fill: c.surface, line: dark ? c.line : 'rgb(20 33 61 / 0.12)', dashed: false },
    'pill-near': { fill: c.surface, line: c.primary, dashed: true },
    'pill-on': { fill: c.ink, line: c.ink, dashed: false },
  };
  const pill = styles[id] ? drawPricePill(styles[id]) : null;
  if (pill && !map.hasImage(id)) map.addImage(id, pill.image, pill.options);
}

export function addListingLayers(
  map: MapLibre,
  { locale, dark, tiles }: { locale: Locale; dark: boolean; tiles: string },
): void {
  const c = colours[dark ? 'dark' : 'light'];
  map.addSource(LISTINGS_SOURCE, {
    type: 'vector',
    tiles: [tiles],
    minzoom: 4,
    maxzoom: 18,
    promoteId: { homes: 'l' },
  });

  const near: CircleLayerSpecification = {
    id: 'homes-near',
    type: 'circle',
    ...source,
    filter: ['all', single, approximate],
    paint: {
      'circle-radius': 13,
      'circle-color': c.primary,
      'circle-opacity': 0.14,
      'circle-stroke-width': 1,
      'circle-stroke-color': c.primary,
      'circle-stroke-opacity': 0.5,
    },
  };
  const dot: CircleLayerSpecification = {
    id: 'homes-dot',
    type: 'circle',
    ...source,
    filter: single,
    paint: {
      'circle-radius': 5,
      'circle-color': c.primary,
      'circle-stroke-width': 2,
      'circle-stroke-color': c.surface,
    },
  };
  const pill = createPillLayer(
    'homes-pill',
    ['case', approximate, 'pill-near', 'pill-plain'],
    createPriceLabel(locale),
  );
  map.addLayer(near);
  map.addLayer(dot);
  map.addLayer({
    ...pill,
    filter: single,
    layout: { ...pill.layout, 'symbol-sort-key': ['get', 'p'] },
    paint: { 'text-color': ['case', ['boolean', ['feature-state', 'seen'], false], c.seen, c.ink] },
  });
  map.addLayer({
    id: CLUSTER_LAYER_ID,
    type: 'circle',
    ...source,
    filter: cluster,
    paint: {
      'circle-radius': radius,
      'circle-color': c.primary,
      'circle-stroke-width': 4,
      'circle-stroke-color': c.primary,
      'circle-stroke-opacity': 0.3,
    },
  });
  map.addLayer({
    id: 'homes-count',
    type: 'symbol',
    ...source,
    filter: cluster,
    // As wide as the disc, so that pills keep clear of it.
    layout: { ...countLayout, 'text-padding': 9 },
    paint: { 'text-color': c.onPrimary },
  });
  map.addSource(LIT_CLUSTER, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: 'homes-lit-disc',
    type: 'circle',
    source: LIT_CLUSTER,
    paint: {
      'circle-radius': radius,
      'circle-color': c.ink,
      'circle-stroke-width': 4,
      'circle-stroke-color': c.ink,
      'circle-stroke-opacity': 0.4,
    },
  });
  map.addLayer({
    id: 'homes-lit-count',
    type: 'symbol',
    source: LIT_CLUSTER,
    layout: { ...countLayout, 'text-ignore-placement': true },
    paint: { 'text-color': c.page },
  });
  const on = createPillLayer('homes-on', 'pill-on', createPriceLabel(locale));
  map.addLayer({
    ...on,
    filter: createListingFilter(null),
    layout: { ...on.layout, 'text-allow-overlap': true, 'icon-allow-overlap': true },
    paint: { 'text-color': c.page },
  });
}
