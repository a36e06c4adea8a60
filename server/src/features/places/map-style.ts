/**
 * The MapLibre style of our own map: sea, land, borders, names, and nothing that competes with the homes. Addresses are
 * relative to the site. There is no `glyphs`: the browser draws names with the page's own typeface, so that a map needs
 * no font server. Colours are those of web/src/styles/tokens.css (a test compares them).
 */
import * as words from '@estia/contract/places/map-messages';
import { mapZooms } from '@estia/contract/places/model';
import { buildStreetLayers, buildStreetSource } from './streets/street-layers.ts';
import type { StreetArchive } from './streets/streets.queries.ts';
import { fonts, interpolateByZoom, type Layer, type Locale, type Scheme } from './style-parts.ts';

export const mapColours = {
  light: {
    sea: '#cfe1ee',
    land: '#f2ecdf',
    abroad: '#eae3d3',
    coast: '#1b5faa',
    border: '#8a8272',
    text: '#59627a',
    strong: '#46506a',
    water: '#144b88',
  },
  dark: {
    sea: '#10233f',
    land: '#1a2440',
    abroad: '#172038',
    coast: '#8abbf2',
    border: '#7482a6',
    text: '#b4bdd2',
    strong: '#c5cbda',
    water: '#8abbf2',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

/** Tiles of zoom 14 hold all that we have; closer up they are stretched, which costs no request. */
const MAX_TILE_ZOOM = 14;
/** What the coast file covers (ops/map/build-land.ts). */
const MAP_BOUNDS = [18.5, 33.5, 30.5, 42.8];

/** Over its place, or beside it. */
const anchors = ['center', 'top', 'bottom', 'left', 'right', 'bottom-left', 'bottom-right', 'top-left', 'top-right'];

function buildBorderLayers(colour: string): Layer[] {
  const kinds = [
    { kind: 'district', from: 12, width: interpolateByZoom(12, 0.6, 15, 1), opacity: 0.45 },
    { kind: 'municipality', from: 9, width: interpolateByZoom(9, 0.5, 13, 1.3), opacity: 0.55 },
    {
      kind: 'prefecture',
      from: 6,
      width: interpolateByZoom(6, 0.5, 12, 1.6),
      opacity: interpolateByZoom(6, 0.35, 8, 0.6),
    },
    { kind: 'region', from: 4, width: interpolateByZoom(5, 0.7, 12, 1.8), opacity: 0.6 },
  ];
  // An approximate border is dashed: it must not look surveyed.
  return kinds.flatMap(({ kind, from, width, opacity }) =>
    [true, false].map((approximate) => ({
      id: `${kind}-border-${approximate ? 'approximate' : 'official'}`,
      type: 'line',
      source: 'estia',
      'source-layer': 'borders',
      minzoom: from,
      filter: ['all', ['==', ['get', 'kind'], kind], ['==', ['get', 'approximate'], approximate]],
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colour,
        'line-width': width,
        'line-opacity': opacity,
        ...(approximate ? { 'line-dasharray': [3, 2.5] } : {}),
      },
    })),
  );
}

type LabelLayer = {
  kind: string;
  from: number;
  to?: number;
  size: unknown;
  font: readonly string[];
  colour: string;
  spacing?: number;
};

function buildLabelLayers(list: readonly LabelLayer[], locale: Locale, halo: (kind: string) => string): Layer[] {
  return list.map(({ kind, from, to, size, font, colour, spacing }) => ({
    id: `${kind}-name`,
    type: 'symbol',
    source: 'estia',
    'source-layer': 'labels',
    minzoom: from,
    ...(to ? { maxzoom: to } : {}),
    filter: ['==', ['get', 'kind'], kind],
    layout: {
      'text-field': ['get', `name_${locale}`],
      'text-font': font,
      'text-size': size,
      'text-max-width': 7,
      'text-padding': 4,
      // A name makes way for a pin before it gives up.
      ...(kind === 'sea' ? {} : { 'text-variable-anchor': anchors, 'text-radial-offset': 1.7 }),
      'text-letter-spacing': spacing ?? 0,
      'symbol-sort-key': ['-', ['get', 'rank']],
    },
    paint: { 'text-color': colour, 'text-halo-color': halo(kind), 'text-halo-width': 1.4, 'text-halo-blur': 0.4 },
  }));
}

/** The coast is coarse: beside streets it would be seen, so close up it steps back. */
const coastOpacity = (isBesideStreets: boolean): unknown[] => {
  const bySide = (greece: number, abroad: number) => ['match', ['get', 'side'], 'greece', greece, abroad];
  return isBesideStreets ? interpolateByZoom(11, bySide(0.32, 0.14), 14, bySide(0.1, 0.05)) : bySide(0.32, 0.14);
};

type Asked = {
  locale: Locale;
  scheme: Scheme;
  version: number;
  approximate: boolean;
  /** Null: there is no archive of streets, and the map says that it shows none. */
  streets: StreetArchive | null;
};

export function buildMapStyle({ locale, scheme, version, approximate, streets }: Asked) {
  const drawn = streets ? buildStreetLayers(locale, scheme) : { land: [], names: [] };
  const credit = (streets ? words.streets : words.land)[locale];
  const c = mapColours[scheme];
  const fill = (side: string, colour: string): Layer => ({
    id: `land-${side}`,
    type: 'fill',
    source: 'estia',
    'source-layer': 'land',
    filter: ['==', ['get', 'side'], side],
    paint: { 'fill-color': colour },
  });
  const size = (...stops: [zoom: number, large: number, small: number][]) =>
    interpolateByZoom(
      ...stops.flatMap(([zoom, large, small]) => [
        zoom,
        ['step', ['get', 'rank'], small, 30_000, (large + small) / 2, 120_000, large],
      ]),
    );
  return {
    version: 8,
    name: 'Estia',
    sources: {
      estia: {
        type: 'vector',
        tiles: [`/api/map/tiles/{z}/{x}/{y}?v=${version}`],
        minzoom: mapZooms.min,
        maxzoom: MAX_TILE_ZOOM,
        bounds: MAP_BOUNDS,
        attribution: [
          credit,
          ...[words.names, ...(approximate ? [words.approximate] : []), ...(streets ? [] : [words.noStreets])].map(
            (text) => text[locale],
          ),
        ].join(' · '),
      },
      ...(streets ? { streets: buildStreetSource(streets, credit) } : {}),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': c.sea } },
      fill('abroad', c.abroad),
      fill('greece', c.land),
      ...drawn.land,
      {
        id: 'coast',
        type: 'line',
        source: 'estia',
        'source-layer': 'land',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': c.coast,
          'line-opacity': coastOpacity(streets !== null),
          'line-width': interpolateByZoom(5, 0.6, 12, 1.4),
        },
      },
      ...buildBorderLayers(c.border),
      {
        id: 'country-border',
        type: 'line',
        source: 'estia',
        'source-layer': 'borders',
        filter: ['==', ['get', 'kind'], 'country'],
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': c.border, 'line-width': interpolateByZoom(5, 1, 12, 2.4), 'line-opacity': 0.8 },
      },
      ...drawn.names,
      ...buildLabelLayers(
        [
          {
            kind: 'sea',
            from: 5,
            size: interpolateByZoom(5, 12, 10, 15),
            font: fonts.italic,
            colour: c.water,
            spacing: 0.06,
          },
          {
            kind: 'settlement',
            from: 13,
            size: interpolateByZoom(13, 11.5, 16, 14),
            font: fonts.regular,
            colour: c.text,
          },
          {
            kind: 'district',
            from: 10.5,
            size: interpolateByZoom(10, 11.5, 13, 13.5, 16, 16),
            font: fonts.regular,
            colour: c.text,
          },
          {
            kind: 'prefecture',
            from: 7,
            to: 10,
            size: interpolateByZoom(7, 11, 9, 13.5),
            font: fonts.regular,
            colour: c.text,
            spacing: 0.12,
          },
          {
            kind: 'municipality',
            from: 4,
            size: size([5, 13, 11], [9, 17, 12], [12, 22, 15], [15, 24, 18]),
            font: fonts.bold,
            colour: c.strong,
          },
        ],
        locale,
        (kind) => (kind === 'sea' ? c.sea : c.land),
      ),
    ],
  };
}
