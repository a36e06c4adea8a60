/** The lists behind every select of the forms. They change with a release, so a shared cache may keep them an hour. */
import { z } from 'zod';
import { call } from '../call.ts';
import { type ListName, lookupRow } from './model.ts';

const HOUR = 3600;

const listCall = <const P extends string>(path: P, list: ListName, summary: string) => ({
  list,
  call: call({
    method: 'GET',
    path,
    access: 'everyone',
    summary,
    maxAge: HOUR,
    reply: z.object({ count: z.int(), rows: z.array(lookupRow.loose()) }),
  }),
});

/** Path of the customer's list → our list. `rows` carry the list's own extra columns (level, rank, group …) beside the name. */
export const lookupCalls = [
  listCall('/property/building-access', 'building_access', 'Kinds of access to the building'),
  listCall('/property/electricity-types', 'electricity_types', 'Kinds of electricity supply'),
  listCall('/property/floors', 'floors', 'Floors, with their numeric level'),
  listCall('/property/floor-types', 'floor_types', 'Floor coverings'),
  listCall('/property/frames', 'frames', 'Window frames'),
  listCall('/property/heatings', 'heatings', 'Heating systems and media'),
  listCall('/property/energyClasses', 'energy_classes', 'Energy classes, with their rank'),
  listCall('/property/parkings', 'parkings', 'Kinds of parking'),
  listCall('/property/wardrobes', 'wardrobes', 'Kinds of wardrobes'),
  listCall('/property/leanings', 'leanings', 'Slopes of land'),
  listCall('/property/doors', 'doors', 'Kinds of doors'),
  listCall('/property/gardens', 'gardens', 'Kinds of gardens'),
  listCall('/property/swimming-pools', 'swimming_pools', 'Kinds of pools'),
  listCall('/property/conditions', 'conditions', 'Conditions of a property'),
  listCall('/property/transportations', 'transportations', 'Means of transport nearby'),
  listCall('/property/spatial-plannings', 'spatial_plannings', 'Spatial planning zones'),
  listCall('/property/orientations', 'orientations', 'Orientations'),
  listCall('/property/views', 'views', 'Views'),
  listCall('/property/extras', 'extras', 'Amenities, by group'),
  listCall('/property/report-reasons', 'report_reasons', 'Reasons for reporting a listing'),
  listCall('/user/realtor-associations', 'realtor_associations', 'Associations of realtors'),
  listCall('/user/realtor-association-ranks', 'realtor_association_ranks', 'Ranks within an association'),
  listCall('/user/user-alerts/reasons', 'user_alert_reasons', 'Reasons for an alert about a user'),
  listCall('/user/subscriptions/types', 'subscription_types', 'Kinds of subscription'),
] as const;

const named = z.object({ el: z.string(), en: z.string() });

export const categories = call({
  method: 'GET',
  path: '/property/categories',
  access: 'everyone',
  summary: 'Property categories',
  maxAge: HOUR,
  reply: z.object({
    count: z.int(),
    rows: z.array(z.object({ category_id: z.int(), code: z.string(), name: named })),
  }),
});

export const types = call({
  method: 'GET',
  path: '/property/types',
  access: 'everyone',
  summary: 'Property types, of one category or of all',
  maxAge: HOUR,
  query: z.object({ category_id: z.coerce.number().int().optional() }),
  reply: z.object({
    count: z.int(),
    rows: z.array(z.object({ type_id: z.int(), category_id: z.int(), code: z.string(), name: named })),
  }),
});
