/** Calls whose viewers need nothing of their own: what each kind of viewer may do with records that are there. */
import type { CallByKey } from '@estia/contract/calls';
import type { GroupedCall } from './call-groups.ts';
import { admin, authenticated, type ExpectedStatuses, everyone } from './roles.ts';

export type Case = {
  expected: ExpectedStatuses;
  query?: string;
  body?: object;
  params?: Record<string, string>;
  what?: string;
};

/** Ids of records that exist in the test's world, filled before the cases run. */
export const ids = { active: 0, paused: 0, listing: 0, article: 0, search: 0, adminsSearch: 0 };

const open: Case[] = [{ expected: everyone(200) }];

const property =
  (path: string): (() => Case[]) =>
  () => [
    { what: 'active ad', query: `for=sale&property_id=${ids.active}`, expected: everyone(200) },
    { what: 'paused ad', query: `for=sale&property_id=${ids.paused}`, expected: everyone(410) },
    {
      what: `paused ad asked for with its owner's right at ${path}`,
      query: `for=sale&property_id=${ids.paused}&paranoid=true`,
      expected: { ...everyone(410), individual: 200, admin: 200, mainAdmin: 200 },
    },
    {
      what: 'a user_id of the client never widens rights',
      query: `for=sale&property_id=${ids.paused}&paranoid=true&user_id=1`,
      expected: { ...everyone(410), individual: 200, admin: 200, mainAdmin: 200 },
    },
  ];

const operatorBody = {
  name: 'Α',
  name_en: 'A',
  seat: 'Β',
  seat_en: 'B',
  gemi: '123456789',
  tax_number: '094014201',
  telephone: '2101234567',
  email: 'a@estia.example',
  reason: 'δοκιμή',
};

export const openCalls: Record<Exclude<keyof CallByKey, GroupedCall>, Case[] | (() => Case[])> = {
  'GET /session': open,
  'GET /site/operator': open,
  'GET /status': open,
  'GET /transparency/{year}': [{ params: { year: '2026' }, expected: everyone(200) }],
  'GET /transparency/{year}/csv': [{ params: { year: '2026' }, expected: everyone(200) }],
  'GET /transparency/{year}/statements': [{ params: { year: '2026' }, expected: everyone(200) }],
  'GET /adminPanel/operator': [{ expected: admin(200) }],
  'PUT /adminPanel/operator': [{ body: operatorBody, expected: { ...admin(200), mainAdmin: 409 } }],
  'GET /property': property('/property'),
  'GET /property/property': property('/property/property'),
  'GET /property/listing': () => [{ query: `listing_id=${ids.listing}`, expected: everyone(200) }],
  'GET /property/similar': () => [{ query: `for=sale&property_id=${ids.active}`, expected: everyone(200) }],
  'GET /property/sheet': () => [{ query: `for=sale&property_id=${ids.active}`, expected: everyone(200) }],
  'GET /property/qr': () => [{ query: `for=sale&property_id=${ids.active}`, expected: everyone(200) }],
  'POST /property/search': [{ body: { for: 'sale', category_id: 1, district_ids: [461200] }, expected: everyone(200) }],
  'GET /property/search/facets': [{ query: 'for=sale&category_id=1&district_ids=461200', expected: everyone(200) }],
  'GET /property/search/tiles/{z}/{x}/{y}': [
    {
      params: { z: '9', x: '289', y: '197' },
      query: 'for=sale&category_id=1&district_ids=461200',
      expected: everyone(200),
    },
  ],
  'GET /property/cards': () => [{ query: `listing_ids=${ids.listing}`, expected: everyone(200) }],
  'GET /property/places': [{ query: 'search_key=χαλάνδρι', expected: everyone(200) }],
  'GET /map/tiles/{z}/{x}/{y}': [{ params: { z: '9', x: '289', y: '197' }, expected: everyone(200) }],
  'GET /map/style': open,
  'GET /property/walk-targets': [{ expected: everyone(200) }],
  'GET /property/places/by-value': [{ query: 'values=district_id-461200', expected: everyone(200) }],
  'GET /property/new-properties': open,
  'GET /property/top-districts': open,
  'GET /property/recommended-houses': open,
  'GET /property/more-views': open,
  'GET /property/top-searches': open,
  'GET /property/live-counts': open,
  'GET /property/administrative-regions': open,
  'GET /property/prefectures': open,
  'GET /property/municipalities': open,
  'GET /property/districts': open,
  'GET /property/streets': [{ query: 'district_id=461200&search_key=αρισ', expected: everyone(200) }],
  'GET /property/reverse-geocode': [{ query: 'lat=38.021&lon=23.798', expected: everyone(200) }],
  'GET /property/categories': open,
  'GET /property/types': open,
  'GET /property/building-access': open,
  'GET /property/electricity-types': open,
  'GET /property/floors': open,
  'GET /property/floor-types': open,
  'GET /property/frames': open,
  'GET /property/heatings': open,
  'GET /property/energyClasses': open,
  'GET /property/parkings': open,
  'GET /property/wardrobes': open,
  'GET /property/leanings': open,
  'GET /property/doors': open,
  'GET /property/gardens': open,
  'GET /property/swimming-pools': open,
  'GET /property/conditions': open,
  'GET /property/transportations': open,
  'GET /property/spatial-plannings': open,
  'GET /property/orientations': open,
  'GET /property/views': open,
  'GET /property/extras': open,
  'GET /property/report-reasons': open,
  'GET /user/realtor-associations': open,
  'GET /user/realtor-association-ranks': open,
  'GET /user/user-alerts/reasons': open,
  'GET /user/subscriptions/types': open,
  'GET /user/subscriptions/plans': open,
  'GET /user/search-realtors-home': open,
  'GET /article': open,
  'GET /article/{id}': () => [{ params: { id: String(ids.article) }, expected: everyone(200) }],
  'GET /property/area': [{ query: 'kind=municipality&id=4612', expected: everyone(200) }],
  'GET /valuation/outline': [{ query: 'kind=municipality&id=4612', expected: everyone(200) }],
  'GET /property/start': [{ query: 'for=sale&type_id=1', expected: everyone(200) }],
  'GET /valuation/country-outline': open,
  'GET /valuation/map-picture': open,
  'GET /valuation/market-stats': open,
  'GET /valuation/market-stats/csv': open,
  'GET /valuation/place': [{ query: 'kind=municipality&id=4612', expected: everyone(200) }],
  'GET /valuation/overview': open,
  'GET /valuation/tiles/{z}/{x}/{y}': [{ params: { z: '9', x: '289', y: '197' }, expected: everyone(200) }],
  'POST /valuation/estimate': [
    { body: { for: 'sale', type_id: 1, district_id: 461200, area: 90 }, expected: everyone(200) },
    { what: 'a home nowhere', body: { for: 'sale', type_id: 1, area: 90 }, expected: everyone(400) },
  ],
  'GET /valuation/accuracy': open,
  'POST /valuation/report': [
    {
      what: 'without an estimate there is no paper of one',
      body: { subject: { for: 'sale', type_id: 1, district_id: 461200, area: 90 }, lang: 'el' },
      expected: everyone(409),
    },
  ],
  'GET /valuation/position': () => [
    { what: 'active ad', query: `for=sale&property_id=${ids.active}`, expected: everyone(200) },
    { what: 'paused ad', query: `for=sale&property_id=${ids.paused}`, expected: everyone(404) },
  ],
  'GET /property/biggest-areas': open,
  'POST /site/consent': [
    {
      what: 'the choice of a browser',
      body: { consent_id: '5f0c2d1e-8a3b-4c6d-9e7f-0a1b2c3d4e5f', purposes: [], version: '2026-11-15', locale: 'el' },
      expected: everyone(200),
    },
  ],
  'PUT /user/update-search-history': [
    { body: { for: 'sale', category_id: 1, district_ids: [461200], count: 3 }, expected: authenticated(200) },
  ],
  'GET /user/search-history': [{ expected: authenticated(200) }],
  'PUT /user/search-history/{id}': () => [
    {
      what: 'a search of one individual: nobody else has it, admins neither',
      params: { id: String(ids.search) },
      body: { name: 'Για τη Μαρία' },
      expected: { ...authenticated(404), individual: 200 },
    },
  ],
  // The owner asks last, when everybody else has been refused.
  'DELETE /user/search-history/{id}': () => [
    { params: { id: String(ids.adminsSearch) }, expected: { ...authenticated(404), mainAdmin: 200 } },
  ],
  'GET /user/search-realtors': [{ query: 'district_ids=461200&name=akron', expected: everyone(200) }],
  'POST /feeds/check': [{ body: { text: '<root/>' }, expected: everyone(200) }],
  'GET /feeds/estia-feed.schema.json': open,
  'GET /feeds/template.csv': open,
  'GET /feeds/template.xlsx': open,
  'GET /feeds/fields.json': open,
  'GET /feeds/fields.csv': open,
  'GET /site/home-image': open,
  'POST /adminPanel/home-image': [{ body: { image: 'data:text/plain;base64,AAAA' }, expected: admin(400) }],
  'DELETE /adminPanel/home-image': [{ expected: admin(200) }],
};
