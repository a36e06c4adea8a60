import { z } from 'zod';
import { call, planned } from '../call.ts';
import { names } from '../places/model.ts';

const agencyCard = z.object({
  user_id: z.int(),
  agency_id: z.int(),
  agency: z.object({
    name: names,
    general_commercial_agency_id: z.string(),
    initials: z.string(),
    colour: z.int(),
    district: names,
    municipality: names,
    for_sale: z.int(),
    for_rent: z.int(),
  }),
});

export const realtorsHome = call({
  method: 'GET',
  path: '/user/search-realtors-home',
  access: 'everyone',
  summary: 'Six offices for the home page: complete profiles, most live ads, at most one a municipality',
  maxAge: 300,
  reply: z.object({ realtors: z.array(agencyCard) }),
});

const publicOffice = z.object({
  agency_id: z.int(),
  name: names,
  general_commercial_agency_id: z.string(),
  district_id: z.int().nullable(),
});

const byGemi = z.string().trim().max(40).optional();

export const agency = call({
  method: 'GET',
  path: '/user/agency',
  access: 'everyone',
  summary: 'An office by its id or GEMI number, or the own one',
  query: z.object({
    agency_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    general_commercial_agency_id: byGemi,
  }),
  reply: z.object({ agency: publicOffice }),
});

export const agencies = call({
  method: 'GET',
  path: '/user/agencies',
  access: 'everyone',
  summary: 'Offices by GEMI number: what a form asks while it is typed, to say that it already exists',
  query: z.object({
    general_commercial_agency_id: byGemi,
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    agencies: z.array(publicOffice),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const searchRealtors = planned(
  'GET',
  '/user/search-realtors',
  'everyone',
  'Offices by place, name and GEMI number',
);
