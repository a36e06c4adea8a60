/**
 * How streets are drawn, from tiles in the OpenMapTiles schema: the ground (parks, water, buildings), the roads by class, and
 * names in the language of the page. Between them the map puts its own coast and borders, above them its own names.
 */
import { interpolateByZoom, type Layer, type Locale, type Scheme } from '../style-parts.ts';
import { buildNames } from './street-names.ts';
import { all, type Colours, isOneOf, isShape, SOURCE, streetColours } from './street-style-parts.ts';
import type { StreetArchive } from './streets.queries.ts';

type Road = {
  kind: string;
  classes: readonly string[];
  from: number;
  colour: (colours: Colours) => string;
  /** Zoom and pixels, in turn. */
  widths: readonly [zoom: number, pixels: number][];
};

/** From the least to the greatest: what comes later lies over what came before. */
const roads: readonly Road[] = [
  {
    kind: 'service',
    classes: ['service', 'busway', 'raceway'],
    from: 14,
    colour: ({ minor }) => minor,
    widths: [
      [14, 0.6],
      [16, 3.5],
      [18, 10],
    ],
  },
  {
    kind: 'minor',
    classes: ['minor', 'minor_construction'],
    from: 12,
    colour: ({ minor }) => minor,
    widths: [
      [12, 0.4],
      [14, 2],
      [16, 7],
      [18, 20],
    ],
  },
  {
    kind: 'tertiary',
    classes: ['tertiary'],
    from: 11,
    colour: ({ minor }) => minor,
    widths: [
      [11, 0.6],
      [14, 3.2],
      [16, 9],
      [18, 24],
    ],
  },
  {
    kind: 'secondary',
    classes: ['secondary'],
    from: 9,
    colour: ({ major }) => major,
    widths: [
      [9, 0.5],
      [12, 1.6],
      [14, 4.5],
      [16, 11],
      [18, 28],
    ],
  },
  {
    kind: 'primary',
    classes: ['primary', 'trunk'],
    from: 7,
    colour: ({ major }) => major,
    widths: [
      [7, 0.5],
      [10, 1.4],
      [14, 5.5],
      [16, 13],
      [18, 32],
    ],
  },
  {
    kind: 'motorway',
    classes: ['motorway'],
    from: 5,
    colour: ({ motorway }) => motorway,
    widths: [
      [5, 0.5],
      [10, 1.8],
      [14, 6],
      [16, 14],
      [18, 34],
    ],
  },
];

const widen = (widths: Road['widths'], by: number): unknown[] => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...widths.flatMap(([zoom, pixels]) => [zoom, pixels + by]),
];

function buildLine(id: string, sourceLayer: string, from: number, filter: unknown[], paint: object): Layer {
  return {
    id,
    type: 'line',
    source: SOURCE,
    'source-layer': sourceLayer,
    minzoom: from,
    filter: ['all', isShape('LineString'), filter],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint,
  };
}

function buildFill(id: string, sourceLayer: string, filter: unknown[], colour: string, opacity: unknown = 1): Layer {
  return {
    id,
    type: 'fill',
    source: SOURCE,
    'source-layer': sourceLayer,
    filter: ['all', isShape('Polygon'), filter],
    paint: { 'fill-color': colour, 'fill-opacity': opacity },
  };
}

/** What is below the ground is drawn as if seen through it. */
const belowGround = ['case', ['==', ['get', 'brunnel'], 'tunnel'], 0.4, 1];

function buildGround(colours: Colours): Layer[] {
  return [
    buildFill('ground-wood', 'landcover', isOneOf('class', ['wood']), colours.green, 0.75),
    buildFill('ground-sand', 'landcover', isOneOf('class', ['sand']), colours.sand),
    buildFill(
      'ground-block',
      'landuse',
      isOneOf('class', [
        'school',
        'college',
        'university',
        'kindergarten',
        'hospital',
        'industrial',
        'commercial',
        'retail',
      ]),
      colours.block,
      0.8,
    ),
    buildFill('ground-grass', 'landcover', isOneOf('class', ['grass']), colours.green),
    buildFill(
      'ground-cemetery',
      'landuse',
      isOneOf('class', ['cemetery', 'pitch', 'playground', 'stadium', 'zoo']),
      colours.green,
    ),
    buildFill('park', 'park', all, colours.green, 0.4),
    buildFill('water', 'water', all, colours.water),
    buildLine('waterway', 'waterway', 8, all, {
      'line-color': colours.water,
      'line-width': interpolateByZoom(8, 0.6, 13, 1.6, 17, 7),
      'line-opacity': belowGround,
    }),
    buildLine('aeroway', 'aeroway', 11, isOneOf('class', ['runway', 'taxiway']), {
      'line-color': colours.block,
      'line-width': interpolateByZoom(11, 1.5, 16, 22),
    }),
    { ...buildFill('building', 'building', all, colours.building, interpolateByZoom(13, 0, 15, 1)), minzoom: 13 },
    {
      ...buildFill('building-outline', 'building', all, colours.outline),
      type: 'line',
      minzoom: 15,
      paint: { 'line-color': colours.outline, 'line-width': 0.7, 'line-opacity': interpolateByZoom(15, 0, 17, 0.8) },
    },
  ];
}

function buildRoads(colours: Colours): Layer[] {
  const casings = roads.map(({ kind, classes, from, widths }) =>
    buildLine(`road-${kind}-casing`, 'transportation', Math.max(from, 10), isOneOf('class', classes), {
      'line-color': colours.casing,
      'line-width': widen(widths, 1.4),
      'line-opacity': interpolateByZoom(10, 0.35, 14, 0.7),
    }),
  );
  const fills = roads.map(({ kind, classes, from, colour, widths }) =>
    buildLine(`road-${kind}`, 'transportation', from, isOneOf('class', classes), {
      'line-color': colour(colours),
      'line-width': widen(widths, 0),
      'line-opacity': belowGround,
    }),
  );
  return [
    buildLine('ferry', 'transportation', 9, isOneOf('class', ['ferry']), {
      'line-color': colours.waterText,
      'line-width': 1,
      'line-opacity': 0.35,
      'line-dasharray': [4, 3],
    }),
    buildLine('path', 'transportation', 14, isOneOf('class', ['path', 'track']), {
      'line-color': colours.rail,
      'line-width': interpolateByZoom(14, 0.6, 18, 2),
      'line-opacity': 0.55,
      'line-dasharray': [2, 1.6],
    }),
    ...casings,
    ...fills,
    buildLine(
      'rail',
      'transportation',
      10,
      isOneOf('class', ['rail', 'transit', 'subway', 'tram', 'light_rail', 'narrow_gauge', 'funicular']),
      {
        'line-color': colours.rail,
        'line-width': interpolateByZoom(10, 0.6, 14, 1.4, 18, 3),
        'line-opacity': belowGround,
      },
    ),
  ];
}

/** `land` lies under coast and borders, `names` under the names of places. */
export function buildStreetLayers(locale: Locale, scheme: Scheme): { land: Layer[]; names: Layer[] } {
  const colours: Colours = streetColours[scheme];
  return { land: [...buildGround(colours), ...buildRoads(colours)], names: buildNames(locale, colours) };
}

export const buildStreetSource = ({ hash, minZoom, maxZoom, bounds }: StreetArchive, attribution: string) => ({
  type: 'vector',
  tiles: [`/tiles/streets/${hash}/{z}/{x}/{y}`],
  minzoom: minZoom,
  maxzoom: maxZoom,
  bounds: [bounds.west, bounds.south, bounds.east, bounds.north],
  attribution,
});
