import { z } from 'zod';
import { call } from '../call.ts';
import { proofOfWork } from '../inbox/model.ts';
import { localizedName, placeLimits, placeOption } from '../places/model.ts';
import { openingHours } from './opening-hours.ts';

const agencyCard = z.object({
  user_id: z.int(),
  agency_id: z.int(),
  agency: z.object({
    name: localizedName,
    general_commercial_agency_id: z.string(),
    initials: z.string(),
    avatar_color: z.int(),
    logo: z.string().nullable(),
    district: localizedName,
    municipality: localizedName,
    for_sale: z.int(),
    for_rent: z.int(),
  }),
});

export const listHomePageAgencies = call({
  method: 'GET',
  path: '/user/search-realtors-home',
  access: 'everyone',
  summary: 'Six agencies for the home page: complete profiles, most live listings, at most one a municipality',
  maxAge: 300,
  reply: z.object({ realtors: z.array(agencyCard) }),
});

const publicAgency = z.object({
  agency_id: z.int(),
  name: localizedName,
  general_commercial_agency_id: z.string(),
  district_id: z.int().nullable(),
});

/** As near as the agency's own address says: a circle. A door only where the agency put a pin on it: radius 0. */
const agencyLocation = z.object({ lat: z.number(), lon: z.number(), radius_m: z.int() });

const agencyPage = publicAgency.extend({
  user: z.object({ user_id: z.int() }),
  initials: z.string(),
  avatar_color: z.int(),
  logo: z.string().nullable(),
  opening_hours: openingHours.nullable(),
  legal_form: z.string().nullable(),
  address: z.object({
    /** Street and number, and with postcode and place; as the agency wrote them, places by language. */
    label: z.string().nullable(),
    formated_address: localizedName.nullable(),
    street_name: z.string().nullable(),
    street_number: z.string().nullable(),
    postal_code: z.string().nullable(),
  }),
  prefecture_id: z.int().nullable(),
  municipality_id: z.int().nullable(),
  district: localizedName.nullable(),
  municipality: localizedName.nullable(),
  prefecture: localizedName.nullable(),
  location: agencyLocation.nullable(),
  realtor_association: localizedName.nullable(),
  realtor_association_rank: localizedName.nullable(),
  founded_year: z.int().nullable(),
  /** There is one to ask for; the number itself comes only by asking. */
  phone: z.boolean(),
  median_reply_minutes: z.int().nullable(),
});

const gemiQuery = z.string().trim().max(40).optional();

export const getAgency = call({
  method: 'GET',
  path: '/user/agency',
  access: 'everyone',
  summary: 'An agency by its id or GEMI number, or the own one, as everybody may see it',
  perMinute: 240,
  query: z.object({
    agency_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    general_commercial_agency_id: gemiQuery,
  }),
  reply: z.object({ agency: agencyPage }),
});

export const listAgencies = call({
  method: 'GET',
  path: '/user/agencies',
  access: 'everyone',
  summary: 'Agencies by GEMI number: what a form asks while it is typed, to say that it already exists',
  query: z.object({
    general_commercial_agency_id: gemiQuery,
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    agencies: z.array(publicAgency),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

const splitList = (raw: unknown) => (raw == null || raw === '' ? [] : typeof raw === 'string' ? raw.split(',') : raw);
const placeIds = z
  .preprocess(splitList, z.array(z.coerce.number().int().min(1).max(999_999_999)).max(placeLimits.maxTags))
  .default([]);

export const searchAgencies = call({
  method: 'GET',
  path: '/user/search-realtors',
  access: 'everyone',
  summary:
    'Agencies by place, name and GEMI number. Those that sit in the place first, then complete profiles, then most live listings; money never enters',
  perMinute: 240,
  maxAge: 60,
  query: z.object({
    prefecture_ids: placeIds,
    municipality_ids: placeIds,
    district_ids: placeIds,
    name: z.string().trim().max(80).optional(),
    general_commercial_agency_id: gemiQuery,
    limit: z.coerce.number().int().min(1).max(50).default(20),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: z.object({
    places: z.array(placeOption),
    realtors: z.array(
      agencyCard.extend({
        agency: agencyCard.shape.agency.extend({
          district: localizedName.nullable(),
          municipality: localizedName.nullable(),
          /** Minutes from a first message to the first answer, the median of 90 days; null under five conversations. */
          median_reply_minutes: z.int().nullable(),
          location: agencyLocation.nullable(),
          /** Of the places asked for; null when none was. */
          is_located_here: z.boolean().nullable(),
        }),
      }),
    ),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
    /** The box around the chosen places, in degrees, for a map. */
    bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).nullable(),
  }),
});

export const revealAgencyPhone = call({
  method: 'POST',
  path: '/user/agency/phone',
  access: 'everyone',
  summary: 'Show the phones of an agency. Counted, limited and noted together with those of listings. None is a 404',
  perMinute: 30,
  body: z.object({
    agency_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    proof_of_work: proofOfWork.optional(),
  }),
  reply: z.object({ phones: z.array(z.string()) }),
});
