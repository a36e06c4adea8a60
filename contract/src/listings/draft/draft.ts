/** A listing that is being written, as it travels. */
import { z } from 'zod';
import { photoRejections, picture } from '../../photos/model.ts';
import { purposes } from '../../search/model.ts';
import { listingFieldNames, wizardSteps } from '../fields.ts';
import { listingLimits } from '../limits.ts';

const answer = z.union([z.string().max(listingLimits.description + 500), z.array(z.string().max(20)).max(80)]);
/** Only fields of the table; a text longer than any field is no answer. */
export const draftAnswers = z.partialRecord(z.enum(listingFieldNames), answer);

/** As a program sends them: numbers and booleans are written as a form would. */
const sentAnswer = z.union([
  answer,
  z.number().transform(String),
  z.boolean().transform((isOn) => (isOn ? 'true' : '')),
  z.array(z.number().transform(String)).max(80),
]);
export const sentAnswers = z.partialRecord(z.enum(listingFieldNames), sentAnswer);

export const draftPhoto = z.object({
  id: z.int(),
  client_key: z.string(),
  state: z.enum(['uploading', 'uploaded', 'ready', 'refused']),
  refusal: z.enum(photoRejections).nullable(),
  /** Null until the worker has made it. */
  picture: picture.nullable(),
  alt_el: z.string().nullable(),
  alt_en: z.string().nullable(),
});
export type DraftPhoto = z.output<typeof draftPhoto>;

export const draft = z.object({
  draft_id: z.int(),
  for: z.enum(purposes),
  /** The property whose listing is being changed. */
  property_id: z.int().nullable(),
  advertiser_kind: z.enum(['individual', 'professional']),
  answers: draftAnswers,
  /** The next step to fill in. */
  step: z.enum(wizardSteps),
  version: z.int(),
  /** In their order; the first is the main one. */
  photos: z.array(draftPhoto),
  updated_at: z.string(),
  /** What it became, once published. */
  published: z.object({ listing_id: z.int(), property_id: z.int(), for: z.enum(purposes) }).nullable(),
});
export type Draft = z.output<typeof draft>;
