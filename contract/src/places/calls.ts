import { z } from 'zod';
import { call } from '../call.ts';
import { walkTargets } from '../search/walks.ts';
import { localizedName, mapZooms, place, placeLimits, placeOption, placeSuggestion } from './model.ts';

export const searchPlaces = call({
  method: 'GET',
  path: '/property/places',
  access: 'everyone',
  summary: 'Places by what a person types: Greek, Greeklish, without accents, with small typos',
  perMinute: 240,
  maxAge: 300,
  query: z.object({ search_key: z.string().max(placeLimits.maxQuery) }),
  reply: z.object({
    prefectures: z.array(place),
    municipalities: z.array(place),
    districts: z.array(place),
    /** The same places in the order to show them. */
    options: z.array(placeSuggestion),
  }),
});

/** What a set of ids is called, for a search that arrives by its address. */
export const listPlacesByValue = call({
  method: 'GET',
  path: '/property/places/by-value',
  access: 'everyone',
  summary: 'Places by their option values, comma separated',
  maxAge: 300,
  query: z.object({ values: z.string().max(400) }),
  reply: z.object({ options: z.array(placeOption) }),
});

const page = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
const pagination = z.object({ limit: z.int(), offset: z.int() });

export const listRegions = call({
  method: 'GET',
  path: '/property/administrative-regions',
  access: 'everyone',
  summary: 'The 13 administrative regions',
  maxAge: 3600,
  reply: z.object({ count: z.int(), rows: z.array(z.object({ region_id: z.int(), name: localizedName })) }),
});

export const listPrefectures = call({
  method: 'GET',
  path: '/property/prefectures',
  access: 'everyone',
  summary: 'The 74 prefectures',
  maxAge: 3600,
  reply: z.object({
    count: z.int(),
    rows: z.array(z.object({ prefecture_id: z.int(), region_id: z.int(), name: localizedName })),
  }),
});

export const listMunicipalities = call({
  method: 'GET',
  path: '/property/municipalities',
  access: 'everyone',
  summary: 'Municipalities, of one prefecture or of all',
  maxAge: 3600,
  query: z.object({ prefecture_id: z.coerce.number().int().optional() }),
  reply: z.object({
    count: z.int(),
    rows: z.array(z.object({ municipality_id: z.int(), prefecture_id: z.int(), name: localizedName })),
  }),
});

export const listDistricts = call({
  method: 'GET',
  path: '/property/districts',
  access: 'everyone',
  summary: 'Districts (municipal units and neighbourhoods), page by page',
  maxAge: 3600,
  query: page.extend({ municipality_id: z.coerce.number().int().optional() }),
  reply: z.object({
    total: z.int(),
    count: z.int(),
    rows: z.array(z.object({ district_id: z.int(), municipality_id: z.int(), name: localizedName })),
    pagination,
  }),
});

/** The base map of our own. Its address carries the version of the map (see the style), so that it may be cached long. */
export const getMapTile = call({
  method: 'GET',
  path: '/map/tiles/{z}/{x}/{y}',
  access: 'everyone',
  summary: 'Vector tile of the base map: layers land, areas, borders, labels',
  perMinute: 1_200,
  maxAge: 86_400,
  params: z
    .object({
      z: z.coerce.number().int().min(mapZooms.min).max(mapZooms.max),
      x: z.coerce.number().int().min(0),
      y: z.coerce.number().int().min(0),
    })
    .refine(({ z, x, y }) => x < 2 ** z && y < 2 ** z, 'No such tile'),
  query: z.object({ v: z.coerce.number().int().optional() }),
  produces: 'application/vnd.mapbox-vector-tile',
  reply: z.instanceof(Uint8Array),
});

export const getMapStyle = call({
  method: 'GET',
  path: '/map/style',
  access: 'everyone',
  summary:
    'MapLibre style of the base map, with streets where there is an archive of them, or a redirect to MAP_STYLE_URL',
  maxAge: 300,
  query: z.object({ locale: z.enum(['el', 'en']).default('el'), scheme: z.enum(['light', 'dark']).default('light') }),
  reply: z.record(z.string(), z.unknown()),
});

/** POST-2: streets of a district by what a person types, with where each roughly is and its postcode. */
export const searchStreets = call({
  method: 'GET',
  path: '/property/streets',
  access: 'everyone',
  summary: 'Streets of a district by their beginning, with postcode and a point near them',
  perMinute: 240,
  maxAge: 3600,
  query: z.object({
    district_id: z.coerce.number().int().min(1).max(99_999_999),
    search_key: z.string().trim().max(placeLimits.maxQuery).default(''),
  }),
  reply: z.object({
    streets: z.array(z.object({ name: z.string(), postal_code: z.string(), lat: z.number(), lon: z.number() })),
  }),
});

/** Which filters by minutes on foot can find anything: schools and the coast are there only where somebody has imported them. */
export const listWalkTargets = call({
  method: 'GET',
  path: '/property/walk-targets',
  access: 'everyone',
  summary: 'What listings can be filtered by minutes on foot to: station, school, sea',
  maxAge: 300,
  reply: z.object({ count: z.int(), targets: z.array(z.enum(walkTargets)) }),
});

export const reverseGeocode = call({
  method: 'GET',
  path: '/property/reverse-geocode',
  access: 'everyone',
  summary: 'Which district a point lies in and the postcode nearest to it: what a moved pin means',
  perMinute: 240,
  query: z.object({ lat: z.coerce.number().min(34).max(42), lon: z.coerce.number().min(19).max(30) }),
  reply: z.object({
    district: placeOption.nullable(),
    postal_code: z.string().nullable(),
    /** Streets known under that postcode, to offer. */
    streets: z.array(z.string()),
  }),
});
