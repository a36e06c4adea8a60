/** One field of a feed, as the list of fields has it. */
import { z } from 'zod';
import { localizedName } from '../../places/model.ts';

export const feedFieldTypes = [
  ...(['text', 'integer', 'number', 'yes_no', 'date', 'email', 'phone'] as const),
  ...(['one_of', 'some_of', 'addresses'] as const),
] as const;
export type FeedFieldType = (typeof feedFieldTypes)[number];

export const feedField = z.object({
  /** As it is written in Estia JSON. */
  name: z.string(),
  /** The RESO name that means the same, if there is one. */
  reso: z.string().nullable(),
  label: localizedName,
  type: z.enum(feedFieldTypes),
  min: z.number().nullable(),
  max: z.number().nullable(),
  max_length: z.int().nullable(),
  unit: z.string().nullable(),
  /** some: for the types of property that are named below. */
  required: z.enum(['always', 'some', 'no']),
  required_for: z.array(z.object({ purpose: z.enum(['sale', 'rent']), type_ids: z.array(z.int()) })),
  /** What the feed leaves out is set once for the whole source. */
  from_source: z.boolean(),
  values: z.array(z.object({ id: z.int().nullable(), code: z.string(), name: localizedName })),
});
export type FeedField = z.output<typeof feedField>;
