import { z } from 'zod';
import { call, planned } from '../call.ts';
import { card } from '../listings/model.ts';
import { placeOption } from '../places/model.ts';
import { searchBody, searchPage } from './model.ts';

export const search = call({
  method: 'POST',
  path: '/property/search',
  access: 'everyone',
  summary: 'Active listings that match a filter: exact count and one page',
  perMinute: 240,
  query: searchPage,
  body: searchBody,
  reply: z.object({
    places: z.array(placeOption),
    count: z.int(),
    properties: z.array(card),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
    /** Pass as `after` to read on; null at the end. */
    next: z.string().nullable(),
    user: z.null(),
  }),
});

const discoverCall = <const P extends string>(path: P, summary: string) =>
  call({
    method: 'GET',
    path,
    access: 'everyone',
    summary,
    maxAge: 60,
    reply: z.object({ properties: z.array(card) }),
  });

export const newProperties = discoverCall('/property/new-properties', 'Activated in the last 14 days, newest first');
export const topDistricts = discoverCall(
  '/property/top-districts',
  'Newest in the ten districts searched most in 30 days',
);
export const recommendedHouses = discoverCall(
  '/property/recommended-houses',
  'Complete ads at or under their area’s median',
);
export const moreViews = discoverCall('/property/more-views', 'Most distinct visitors in 7 days');
export const topSearches = discoverCall('/property/top-searches', 'Ads matching the searches run most in 7 days');

/** How many homes are live, for the sentence under the hero and the promo cards. */
export const liveFigures = call({
  method: 'GET',
  path: '/property/live-figures',
  access: 'everyone',
  summary: 'Live listings in all and per preset search',
  maxAge: 60,
  reply: z.object({ live: z.int(), topDistricts: z.int(), myHouse: z.int(), goldenVisaPromo: z.int() }),
});

export const updateSearchHistory = planned(
  'PUT',
  '/user/update-search-history',
  'member',
  'Save a search to the history',
);
