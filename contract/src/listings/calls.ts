import { z } from 'zod';
import { call, planned } from '../call.ts';
import { purposes } from '../search/model.ts';
import { card, property } from './model.ts';

const whichProperty = z.object({
  for: z.enum(purposes),
  property_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  user_id: z.coerce.number().int().optional(),
  /** Owner and admin only: also a paused or removed ad. Anybody else's is ignored. */
  paranoid: z.stringbool().optional(),
});

export const getProperty = call({
  method: 'GET',
  path: '/property',
  access: 'everyone',
  summary: 'One property as offered for sale or for rent',
  query: whichProperty,
  reply: z.object({ property }),
});

export const getPropertyAgain = call({
  method: 'GET',
  path: '/property/property',
  access: 'everyone',
  summary: 'The same as GET /property (the customer lists both)',
  query: whichProperty,
  reply: z.object({ property }),
});

/** Homes that the browser remembers: favourites, compared, pins of the map. What is no longer live is left out. */
export const cards = call({
  method: 'GET',
  path: '/property/cards',
  access: 'everyone',
  summary: 'Cards of given listings, in the order asked; those no longer active are left out',
  perMinute: 240,
  maxAge: 30,
  query: z.object({
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,59}$/)
      .transform((text) => [...new Set(text.split(',').map(Number))]),
  }),
  reply: z.object({ properties: z.array(card) }),
});

export const getListing = call({
  method: 'GET',
  path: '/property/listing',
  access: 'everyone',
  summary: 'Which property a listing id belongs to',
  query: z.object({ listing_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: z.object({ property_id: z.int(), for: z.enum(purposes) }),
});

export const similar = call({
  method: 'GET',
  path: '/property/similar',
  access: 'everyone',
  summary: 'Homes like this one: same offer and type, near in place, size and price',
  query: whichProperty.pick({ for: true, property_id: true }),
  reply: z.object({ properties: z.array(card) }),
});

export const createProperty = planned('POST', '/property/create', 'poster', 'Publish a property or keep it as a draft');
export const updateProperty = planned(
  'PUT',
  '/property/update',
  'poster',
  'Change, pause, remove or restore a listing',
);
export const deleteProperty = planned('DELETE', '/property/delete', 'poster', 'Delete listings for good');
export const countView = planned('PUT', '/property/addcount', 'everyone', 'Count a view, once a visitor and day');
export const propertiesForSale = planned('GET', '/user/{id}/properties/sale', 'everyone', 'Sale listings of a user');
export const propertiesForRent = planned('GET', '/user/{id}/properties/rent', 'everyone', 'Rent listings of a user');
export const adminForRent = planned('GET', '/adminPanel/propertiesForRent', 'admin', 'All rent listings');
export const adminForSale = planned('GET', '/adminPanel/propertiesForSale', 'admin', 'All sale listings');
