/** The lists behind every select of the forms. They change with a release, so a shared cache may keep them an hour. */
import { z } from 'zod';
import { call } from '../call.ts';
import { type LookupListName, lookupRow } from './model.ts';

const HOUR = 3600;

const lookupCall = <const P extends string>(path: P, list: LookupListName, summary: string) => ({
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
  lookupCall('/property/building-access', 'building_access', 'Kinds of access to the building'),
  lookupCall('/property/electricity-types', 'electricity_types', 'Kinds of electricity supply'),
  lookupCall('/property/floors', 'floors', 'Floors, with their numeric level'),
  lookupCall('/property/floor-types', 'floor_types', 'Floor coverings'),
  lookupCall('/property/frames', 'frames', 'Window frames'),
  lookupCall('/property/heatings', 'heatings', 'Heating systems and media'),
  lookupCall('/property/energyClasses', 'energy_classes', 'Energy classes, with their rank'),
  lookupCall('/property/parkings', 'parkings', 'Kinds of parking'),
  lookupCall('/property/wardrobes', 'wardrobes', 'Kinds of wardrobes'),
  lookupCall('/property/leanings', 'leanings', 'Slopes of land'),
  lookupCall('/property/doors', 'doors', 'Kinds of doors'),
  lookupCall('/property/gardens', 'gardens', 'Kinds of gardens'),
  lookupCall('/property/swimming-pools', 'swimming_pools', 'Kinds of pools'),
  lookupCall('/property/conditions', 'conditions', 'Conditions of a property'),
  lookupCall('/property/transportations', 'transportations', 'Means of transport nearby'),
  lookupCall('/property/spatial-plannings', 'spatial_plannings', 'Spatial planning zones'),
  lookupCall('/property/orientations', 'orientations', 'Orientations'),
  lookupCall('/property/views', 'views', 'Views'),
  lookupCall('/property/extras', 'extras', 'Amenities, by group'),
  lookupCall('/property/report-reasons', 'report_reasons', 'Reasons for reporting a listing'),
  lookupCall('/user/realtor-associations', 'realtor_associations', 'Associations of realtors'),
  lookupCall('/user/realtor-association-ranks', 'realtor_association_ranks', 'Ranks within an association'),
  lookupCall('/user/user-alerts/reasons', 'user_alert_reasons', 'Reasons for an alert about a user'),
  lookupCall('/user/subscriptions/types', 'subscription_types', 'Kinds of subscription'),
] as const;

const localizedName = z.object({ el: z.string(), en: z.string() });

export const listCategories = call({
  method: 'GET',
  path: '/property/categories',
  access: 'everyone',
  summary: 'Property categories',
  maxAge: HOUR,
  reply: z.object({
    count: z.int(),
    rows: z.array(z.object({ category_id: z.int(), code: z.string(), name: localizedName })),
  }),
});

export const listTypes = call({
  method: 'GET',
  path: '/property/types',
  access: 'everyone',
  summary: 'Property types, of one category or of all',
  maxAge: HOUR,
  query: z.object({ category_id: z.coerce.number().int().optional() }),
  reply: z.object({
    count: z.int(),
    rows: z.array(z.object({ type_id: z.int(), category_id: z.int(), code: z.string(), name: localizedName })),
  }),
});
