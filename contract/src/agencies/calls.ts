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

export const updateAgency = planned('POST', '/user/update-agency', 'professional', 'Change the own office');
export const agency = planned('GET', '/user/agency', 'everyone', 'An office by its id or GEMI number, or the own one');
export const agencies = planned('GET', '/user/agencies', 'everyone', 'Offices, optionally by GEMI number');
export const searchRealtors = planned(
  'GET',
  '/user/search-realtors',
  'everyone',
  'Offices by place, name and GEMI number',
);
