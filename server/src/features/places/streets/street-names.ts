/** Names along streets, of stations, parks and water, and house numbers, in the language of the page. */
import { fonts, interpolateByZoom, type Layer, type Locale } from '../style-parts.ts';
import { all, type Colours, isOneOf, isShape, SOURCE } from './street-style-parts.ts';

/** Other writers of the same schema leave a name out that is the same as another. */
const getName = (locale: Locale): unknown[] =>
  locale === 'el'
    ? ['coalesce', ['get', 'name:el'], ['get', 'name'], ['get', 'name:latin'], '']
    : ['coalesce', ['get', 'name:en'], ['get', 'name_int'], ['get', 'name:latin'], ['get', 'name'], ''];

type Label = {
  id: string;
  sourceLayer: string;
  from: number;
  filter: unknown[];
  text?: unknown[];
  colour: string;
  halo: string;
  layout: Record<string, unknown>;
};

function buildLabel(locale: Locale, { id, sourceLayer, from, filter, text, colour, halo, layout }: Label): Layer {
  return {
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': sourceLayer,
    minzoom: from,
    filter,
    layout: { 'text-field': text ?? getName(locale), 'text-font': fonts.regular, 'text-padding': 3, ...layout },
    paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.3, 'text-halo-blur': 0.3 },
  };
}

const stations = ['station', 'halt', 'subway', 'train_station', 'light_rail', 'ferry_terminal'];

export function buildNames(locale: Locale, colours: Colours): Layer[] {
  const { text: colour, halo } = colours;
  const alongLine = (size: unknown) => ({
    'symbol-placement': 'line',
    'symbol-spacing': 320,
    'text-max-angle': 30,
    'text-size': size,
  });
  const roadName = (id: string, from: number, classes: readonly string[], size: unknown): Layer =>
    buildLabel(locale, {
      id,
      sourceLayer: 'transportation_name',
      from,
      filter: isOneOf('class', classes),
      colour,
      halo,
      layout: alongLine(size),
    });
  const isStation = [
    'any',
    isOneOf('subclass', stations),
    ['all', ['>=', ['zoom'], 15], isOneOf('subclass', ['tram_stop'])],
  ];
  return [
    buildLabel(locale, {
      id: 'house-number',
      sourceLayer: 'housenumber',
      from: 17,
      filter: all,
      text: ['get', 'housenumber'],
      colour,
      halo,
      layout: { 'text-size': 11 },
    }),
    roadName('path-name', 16.5, ['path', 'track', 'service'], 11),
    roadName('minor-name', 14.5, ['minor', 'tertiary'], interpolateByZoom(14, 11, 18, 14)),
    roadName('major-name', 12.5, ['secondary', 'primary', 'trunk', 'motorway'], interpolateByZoom(12, 11, 18, 15)),
    buildLabel(locale, {
      id: 'river-name',
      sourceLayer: 'waterway',
      from: 12,
      filter: isOneOf('class', ['river', 'canal']),
      colour: colours.waterText,
      halo,
      layout: { ...alongLine(12), 'text-font': fonts.italic },
    }),
    buildLabel(locale, {
      id: 'lake-name',
      sourceLayer: 'water_name',
      from: 12,
      filter: ['all', isShape('Point'), isOneOf('class', ['lake'])],
      colour: colours.waterText,
      halo,
      layout: { 'text-size': 12, 'text-max-width': 7, 'text-font': fonts.italic },
    }),
    buildLabel(locale, {
      id: 'park-name',
      sourceLayer: 'poi',
      from: 14.5,
      filter: ['all', isShape('Point'), isOneOf('subclass', ['park', 'garden'])],
      colour: colours.greenText,
      halo,
      layout: { 'text-size': 12, 'text-max-width': 7 },
    }),
    {
      id: 'station-dot',
      type: 'circle',
      source: SOURCE,
      'source-layer': 'poi',
      minzoom: 12,
      filter: isStation,
      paint: {
        'circle-color': colours.station,
        'circle-radius': interpolateByZoom(12, 2.5, 16, 5),
        'circle-stroke-color': halo,
        'circle-stroke-width': 1.5,
      },
    },
    buildLabel(locale, {
      id: 'station-name',
      sourceLayer: 'poi',
      from: 13,
      filter: isStation,
      colour: colours.station,
      halo,
      layout: {
        'text-size': interpolateByZoom(13, 11, 17, 13.5),
        'text-font': fonts.bold,
        'text-max-width': 8,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 0.75,
      },
    }),
  ];
}
