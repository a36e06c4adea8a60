import { z } from 'zod';
import { user } from '../accounts/model.ts';
import { call } from '../call.ts';
import { listingCard } from '../listings/model.ts';
import { placeOption } from '../places/model.ts';
import { facets } from './facets.ts';
import { searchBody, searchFilter, searchPagination } from './model.ts';

export const searchListings = call({
  method: 'POST',
  path: '/property/search',
  access: 'everyone',
  summary: 'Active listings that match a filter: exact count and one page',
  perMinute: 240,
  query: searchPagination,
  body: searchBody,
  reply: z.object({
    places: z.array(placeOption),
    count: z.int(),
    properties: z.array(listingCard),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
    /** Pass as `after` to read on; null at the end. */
    next: z.string().nullable(),
    /** The box around the chosen places, in degrees, for a map. */
    bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).nullable(),
    /** Whoever asks, when they are logged in; null for visitors. */
    user: user.nullable(),
  }),
});

/** Beside the page, in a call of its own: the page never waits for it, and shared caches may keep it. */
export const getSearchFacets = call({
  method: 'GET',
  path: '/property/search/facets',
  access: 'everyone',
  summary: 'How many results each further choice would leave, price and area histograms, what is not stated',
  perMinute: 240,
  maxAge: 30,
  query: searchFilter,
  reply: facets,
});

/** Clusters and single listings of one map tile, for the same filter as the page. */
export const getSearchTile = call({
  method: 'GET',
  path: '/property/search/tiles/{z}/{x}/{y}',
  access: 'everyone',
  summary:
    'Vector tile (layer `homes`): n homes, lowest price p, and for a single one its listing l, property i, h = approximate',
  perMinute: 1_200,
  maxAge: 30,
  params: z.object({
    z: z.coerce.number().int().min(0).max(18),
    x: z.coerce.number().int().min(0).max(262_143),
    y: z.coerce.number().int().min(0).max(262_143),
  }),
  query: searchFilter,
  produces: 'application/vnd.mapbox-vector-tile',
  reply: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

const discoverCall = <const P extends string>(path: P, summary: string) =>
  call({
    method: 'GET',
    path,
    access: 'everyone',
    summary,
    maxAge: 60,
    reply: z.object({ properties: z.array(listingCard) }),
  });

export const listNewProperties = discoverCall(
  '/property/new-properties',
  'Activated in the last 14 days, newest first',
);
export const listTopDistricts = discoverCall(
  '/property/top-districts',
  'Newest in the ten districts searched most in 30 days',
);
export const listRecommendedHouses = discoverCall(
  '/property/recommended-houses',
  'Complete ads at or under their area’s median',
);
export const listMostViewed = discoverCall('/property/more-views', 'Most distinct visitors in 7 days');
export const listTopSearches = discoverCall('/property/top-searches', 'Ads matching the searches run most in 7 days');

/** How many listings are live, for the sentence under the hero and the promo cards. */
export const getLiveCounts = call({
  method: 'GET',
  path: '/property/live-counts',
  access: 'everyone',
  summary: 'Live listings in all and per preset search',
  maxAge: 60,
  reply: z.object({ live: z.int(), topDistricts: z.int(), myHouse: z.int(), goldenVisaPromo: z.int() }),
});

export * from './area-calls.ts';
export * from './history-calls.ts';
export * from './start-calls.ts';
