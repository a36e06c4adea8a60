/**
 * How areas are drawn on the price map: fills by class, a hatch where there are too few listings, borders, the one in
 * focus.
 */
import { listNames, mapNames } from '@estia/contract/map-names';
import type { Market } from '@estia/contract/valuation/model';
import { getClassBreaks } from '@estia/contract/valuation/price-classes';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

export const OVERVIEW_SOURCE = 'overview';
export const TILES_SOURCE = 'areas';
const HATCH = 'hatch';

type Kind = 'region' | 'prefecture' | 'municipality' | 'district';

/** From which zoom on a kind is drawn. Tiles hold districts from zoom 11 on. */
export const zoomLevels = [
  { kind: 'region', from: 0, to: 5.6, source: OVERVIEW_SOURCE },
  { kind: 'prefecture', from: 5.6, to: 7.8, source: OVERVIEW_SOURCE },
  { kind: 'municipality', from: 7.8, to: 11, source: TILES_SOURCE },
  { kind: 'district', from: 11, to: 24, source: TILES_SOURCE },
] as const satisfies readonly { kind: Kind; from: number; to: number; source: string }[];

export const getPlaceKindAtZoom = (zoom: number): Kind => zoomLevels.find(({ to }) => zoom < to)?.kind ?? 'district';

export const getFillLayerIds = (kind: Kind): string[] => [kind, `${kind}-few`];

/** All that the style sheet says of the map: it is read from there, so that legend and map cannot part. */
export type MapColours = {
  classes: readonly string[];
  few: string;
  fewLine: string;
  sea: string;
  border: string;
  ink: string;
  halo: string;
};

const names = { few: '--rate-few', fewLine: '--rate-few-line', sea: '--map-sea', border: '--surface' } as const;

export function readMapColours(room: HTMLElement): MapColours {
  const probe = document.createElement('i');
  room.append(probe);
  const read = (name: string): string => {
    probe.style.setProperty('color', `var(${name})`);
    return getComputedStyle(probe).color;
  };
  const colours = {
    classes: [1, 2, 3, 4, 5, 6, 7, 8].map((step) => read(`--rate-${step}`)),
    ...mapNames(listNames(names), (key) => read(names[key])),
    ink: read('--ink'),
    halo: read('--halo'),
  };
  probe.remove();
  return colours;
}

const isRegion: ExpressionSpecification = ['==', ['get', 'kind'], 'region'];
const isKnown: ExpressionSpecification = ['==', ['typeof', ['get', 'median']], 'number'];

export function createPriceClassColour(market: Market, { classes, few }: MapColours): ExpressionSpecification {
  const steps = getClassBreaks(market).flatMap((end, index) => [end, classes[index + 1] ?? few]);
  return ['step', ['number', ['get', 'median'], 0], classes[0] ?? few, ...steps] as unknown as ExpressionSpecification;
}

/** Slanted lines, 8 pixels apart, that meet at the edges. */
export function createHatchImage({ few, fewLine }: MapColours): ImageData | null {
  const size = 16;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (!paper) return null;
  paper.fillStyle = few;
  paper.fillRect(0, 0, size, size);
  paper.strokeStyle = fewLine;
  paper.lineWidth = 2.2;
  for (const shift of [-size, 0, size]) {
    paper.beginPath();
    paper.moveTo(shift - 2, size + 2);
    paper.lineTo(shift + size + 2, -2);
    paper.stroke();
  }
  return paper.getImageData(0, 0, size, size);
}
export const HATCH_IMAGE_ID = HATCH;

const getLayerSource = (source: string) => (source === TILES_SOURCE ? { source, 'source-layer': 'areas' } : { source });
const interpolateByZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification;

export function createPlaceLayers(market: Market, colours: MapColours): LayerSpecification[] {
  return zoomLevels.flatMap(({ kind, from, to, source }): LayerSpecification[] => {
    const where = { ...getLayerSource(source), minzoom: from, maxzoom: to };
    const ofKind: ExpressionSpecification = ['==', ['get', 'kind'], kind];
    return [
      {
        id: kind,
        type: 'fill',
        ...where,
        filter: ['all', ofKind, isKnown],
        paint: { 'fill-color': createPriceClassColour(market, colours), 'fill-antialias': false },
      },
      {
        id: `${kind}-few`,
        type: 'fill',
        ...where,
        filter: ['all', ofKind, ['!', isKnown]],
        paint: { 'fill-pattern': HATCH },
      },
      {
        id: `${kind}-line`,
        type: 'line',
        ...where,
        filter: ofKind,
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colours.border,
          'line-width': interpolateByZoom(5, 0.35, 7, 0.7, 9, 0.9, 13, 1.6),
          'line-opacity': 0.85,
        },
      },
      // Where prefectures are shown, their regions still are.
      ...(kind === 'prefecture'
        ? [
            {
              id: 'region-over',
              type: 'line' as const,
              ...where,
              filter: isRegion,
              layout: { 'line-join': 'round' as const },
              paint: { 'line-color': colours.border, 'line-width': interpolateByZoom(5.6, 0.8, 7.8, 2) },
            },
          ]
        : []),
    ];
  });
}

const isHighlighted: ExpressionSpecification = ['boolean', ['feature-state', 'lit'], false];

/**
 * The area that is pointed at, one line on another so that it stands on every colour. All are there and one is seen: so
 * no tile is cut anew.
 */
export function createFocusLayers({ ink, halo }: MapColours): LayerSpecification[] {
  const lines = [
    ['halo', halo, interpolateByZoom(5, 3.2, 9, 6)],
    ['ink', ink, interpolateByZoom(5, 1.4, 9, 2.6)],
  ] as const;
  return lines.flatMap(([name, colour, width]) =>
    zoomLevels.map(
      ({ kind, from, to, source }): LayerSpecification => ({
        id: `${kind}-${name}`,
        type: 'line',
        ...getLayerSource(source),
        minzoom: from,
        maxzoom: to,
        filter: ['==', ['get', 'kind'], kind],
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colour, 'line-width': width, 'line-opacity': ['case', isHighlighted, 1, 0] },
      }),
    ),
  );
}

export const FIRST_FOCUS_LAYER_ID = 'region-halo';
