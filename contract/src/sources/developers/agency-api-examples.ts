/**
 * One example of every call of the agency API: for the developer page, for OpenAPI and for the tests that run them. For
 * the server and for loaders; no screen carries it.
 */
import type { Call } from '../../call.ts';
import * as agencyApi from '../api/agency-api-calls.ts';
import * as agencyPush from '../api/agency-push-calls.ts';

type AgencyApiKey =
  | (typeof agencyApi)[keyof typeof agencyApi]['key']
  | (typeof agencyPush)[keyof typeof agencyPush]['key'];

type Example = { params?: Record<string, string>; query?: Record<string, string>; body?: object; reply: object };

const listing = {
  listing_id: 48213,
  property_id: 30127,
  code: 'ES-30127S',
  reference: 'CRM-1042',
  for: 'sale',
  state: 'active',
  pause_reason: null,
  url: 'https://estia.example/properties/sale/30127',
  title: { el: 'Διαμέρισμα με θέα στο Χαλάνδρι', en: 'Flat with a view in Chalandri' },
  category_id: 1,
  type_id: 1,
  district_id: 461200,
  address: { street: 'Αγίας Παρασκευής', street_number: '12', postal_code: '15234', hidden: false },
  area: 92,
  price: 245_000,
  photo_count: 9,
  created_at: '2026-11-02T08:15:00.000Z',
  published_at: '2026-11-02T08:15:00.000Z',
  updated_at: '2026-11-15T10:00:00.000Z',
};
const params = { reference: 'CRM-1042' };
const changed = (part: object) => ({ message: 'Success!', listing: { ...listing, ...part } });

/** In the order a program would make them. */
export const agencyApiExamples: Record<AgencyApiKey, Example> = {
  'GET /agency-api/v1/key': {
    reply: {
      agency: { agency_id: 71, name_el: 'Άκρον Ακίνητα', name_en: 'Akron Estates' },
      key: {
        name: 'CRM',
        scopes: ['listings:read', 'listings:write', 'leads:read', 'statistics:read'],
        expires_at: null,
      },
    },
  },
  'PUT /agency-api/v1/listings/{reference}': {
    params: { reference: 'CRM-1043' },
    body: {
      purpose: 'sale',
      type_id: 1,
      district_id: 461200,
      street: 'Αγίας Παρασκευής',
      street_number: '14',
      postal_code: '15234',
      lat: 38.0221,
      lon: 23.8011,
      area: 92,
      price: 245_000,
      bed_rooms: 2,
      floor_id: 9,
      energy_class_id: 5,
      year_built: 1978,
      title_el: 'Διαμέρισμα με θέα στο Χαλάνδρι',
      contact_name: 'Μαρία',
      contact_email: 'crm@estia.example',
      contact_phone: '6971234567',
      mandate_type_id: 3,
      mandate_signed_on: '2026-10-01',
      mandate_expires_on: '2027-05-01',
      photos: [
        'https://crm.example/photos/1043-1.jpg',
        'https://crm.example/photos/1043-2.jpg',
        'https://crm.example/photos/1043-3.jpg',
      ],
    },
    reply: {
      message: 'Success!',
      outcome: 'created',
      listing: {
        ...listing,
        reference: 'CRM-1043',
        state: 'inactive',
        pause_reason: 'source_photos',
        url: null,
        photo_count: 0,
        published_at: null,
      },
      review_due_at: null,
      warnings: [],
    },
  },
  'GET /agency-api/v1/listings': {
    query: { state: 'active', updated_since: '2026-11-01T00:00:00Z', limit: '20' },
    reply: { listings: [listing], next_cursor: null },
  },
  'GET /agency-api/v1/listings/{reference}': {
    params,
    reply: {
      listing: {
        ...listing,
        description: { el: 'Φωτεινό διαμέρισμα στον τρίτο όροφο.', en: 'Bright flat on the third floor.' },
        photos: [{ url: 'https://estia.example/photos/3f9a/1600.jpg', width: 1600, height: 1200 }],
      },
    },
  },
  'PUT /agency-api/v1/listings/{reference}/price': {
    params,
    body: { price: 239_000 },
    reply: changed({ price: 239_000 }),
  },
  'POST /agency-api/v1/listings/{reference}/pause': { params, reply: changed({ state: 'inactive', url: null }) },
  'POST /agency-api/v1/listings/{reference}/resume': { params, reply: changed({}) },
  'POST /agency-api/v1/reconcile': {
    body: { references: ['CRM-1042', 'CRM-1043', 'CRM-1044'] },
    reply: { missing: ['CRM-1044'], unknown: [], matching: 2 },
  },
  'DELETE /agency-api/v1/listings/{reference}': {
    params: { reference: 'CRM-1043' },
    reply: changed({ reference: 'CRM-1043', state: 'inactive', pause_reason: 'source', url: null }),
  },
  'GET /agency-api/v1/leads': {
    query: { since: '2026-11-14T00:00:00Z' },
    reply: {
      leads: [
        {
          lead_id: 9017,
          created_at: '2026-11-15T09:32:00.000Z',
          name: 'Νίκος Παππάς',
          email: null,
          email_confirmed: true,
          phone: '+306900000000',
          locale: 'el',
          message: 'Καλημέρα, είναι διαθέσιμο;',
          listing: { listing_id: 48213, code: 'ES-30127S', reference: 'CRM-1042', for: 'sale' },
          url: 'https://estia.example/dashboard/inbox/9017',
        },
      ],
      next_cursor: null,
    },
  },
  'GET /agency-api/v1/statistics': {
    query: { days: '30' },
    reply: {
      days: 30,
      listings: [
        {
          listing_id: 48213,
          code: 'ES-30127S',
          reference: 'CRM-1042',
          for: 'sale',
          views: 412,
          messages: 6,
          phone_reveals: 9,
          favorites: 14,
        },
      ],
      next_cursor: null,
    },
  },
};

const callsByKey = new Map<string, Call>(
  [...Object.values(agencyApi), ...Object.values(agencyPush)].map((call) => [call.key, call]),
);

export type DocumentedCall = { call: Call; example: Example };
export const listDocumentedCalls = (): DocumentedCall[] =>
  Object.entries(agencyApiExamples).map(([key, example]) => {
    const call = callsByKey.get(key);
    if (!call) throw new Error(`${key} is no call of the agency API`);
    return { call, example };
  });

const KEY_HEADER = '-H "Authorization: Bearer $ESTIA_KEY"';

/** A command of the shell. Nothing of an example has a quote in it. */
export function writeCurl(origin: string, { call, example }: DocumentedCall): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(example.params?.[name] ?? ''),
  );
  const query = Object.entries(example.query ?? {})
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const lines = [
    `curl --fail-with-body${call.method === 'GET' ? '' : ` -X ${call.method}`} ${KEY_HEADER}`,
    ...(example.body ? [`-H "Content-Type: application/json" -d '${JSON.stringify(example.body)}'`] : []),
    `"${origin}/api${path}${query && `?${query}`}"`,
  ];
  return lines.join(' \\\n  ');
}
