/** POST-1: a listing being written. Saved as it is typed, the same on every device. */
import { z } from 'zod';
import { literalMessage, successReply } from '../../accounts/replies.ts';
import { call } from '../../call.ts';
import { picture } from '../../photos/model.ts';
import { localizedName } from '../../places/model.ts';
import { purposes } from '../../search/model.ts';
import { wizardSteps } from '../fields.ts';
import { draft, draftAnswers, draftPhoto, sentAnswers } from './draft.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const idParams = z.object({ id });

export const createDraft = call({
  method: 'POST',
  path: '/property/drafts',
  access: 'member',
  idempotent: true,
  summary: 'Begin a listing, or open one of an existing home to change it (the same draft every time, until published)',
  body: z.object({
    for: z.enum(purposes),
    category_id: z.coerce.number().int().min(1).max(99).optional(),
    type_id: z.coerce.number().int().min(1).max(999).optional(),
    property_id: id.optional(),
  }),
  reply: z.object({ draft }),
});

export const listDrafts = call({
  method: 'GET',
  path: '/property/drafts',
  access: 'member',
  summary: 'Own unfinished listings, last touched first',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(20),
    offset: z.coerce.number().int().min(0).max(200_000).default(0),
    for: z.enum(purposes).optional(),
    /** Drafts that this source began. */
    source: id.optional(),
    /** Only those that a person has begun. */
    is_written: z.stringbool().optional(),
    /** A part of the reference in the source, of the street or of the title. */
    search: z.string().trim().max(120).optional(),
  }),
  reply: z.object({
    drafts: z.array(
      z.object({
        draft_id: z.int(),
        for: z.enum(purposes),
        property_id: z.int().nullable(),
        type: localizedName.nullable(),
        district: localizedName.nullable(),
        area: z.int().nullable(),
        price: z.int().nullable(),
        step: z.enum(wizardSteps),
        photo: picture.nullable(),
        /** The source that began it, because its feed lacks something. */
        source: z.object({ id: z.int(), name: z.string(), reference: z.string() }).nullable(),
        /** Fields of such a draft, and `photos`, that keep it from being published. */
        missing: z.array(z.object({ field: z.string(), name: localizedName })),
        updated_at: z.string(),
      }),
    ),
    count: z.int(),
  }),
});

export const getDraft = call({
  method: 'GET',
  path: '/property/drafts/{id}',
  access: 'member',
  summary: 'One own unfinished listing',
  perMinute: 600,
  params: idParams,
  reply: z.object({ draft }),
});

export const readChange = call({
  method: 'GET',
  path: '/property/change',
  access: 'member',
  summary:
    'An own listing as a draft to change: the open one, or what one would begin with (`draft_id` null). Reading begins none',
  perMinute: 600,
  query: z.object({ for: z.enum(purposes), property_id: id }),
  reply: z.object({ draft: draft.extend({ draft_id: z.int().nullable() }) }),
});

export const updateDraft = call({
  method: 'PUT',
  path: '/property/drafts/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Keep answers as typed. With `leave`, the step must be in order: its faults are told field by field',
  perMinute: 600,
  params: idParams,
  body: z.object({
    /**
     * The version the page was showing: another device that saved meanwhile is not written over. Left out by plain
     * forms.
     */
    version: z.coerce.number().int().min(1).optional(),
    for: z.enum(purposes).optional(),
    /** What is left out stays as it was. */
    answers: draftAnswers.default({}),
    completed_step: z.enum(wizardSteps).optional(),
  }),
  reply: z.object({ draft }),
});

export const deleteDraft = call({
  method: 'DELETE',
  path: '/property/drafts/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Throw an unfinished listing away, with its photos',
  params: idParams,
  reply: successReply,
});

export const updateDraftPhotos = call({
  method: 'PUT',
  path: '/property/drafts/{id}/photos',
  access: 'member',
  idempotent: true,
  summary: 'Order the photos of a draft and say what they show. Those not named follow in the order they had',
  perMinute: 600,
  params: idParams,
  body: z.object({
    photos: z
      .array(
        z.object({ id, alt_el: z.string().trim().max(160).optional(), alt_en: z.string().trim().max(160).optional() }),
      )
      .max(60),
  }),
  reply: z.object({ photos: z.array(draftPhoto) }),
});

export const deleteDraftPhoto = call({
  method: 'DELETE',
  path: '/property/drafts/{id}/photos/{photo_id}',
  access: 'member',
  idempotent: true,
  summary: 'Take a photo out of a draft',
  perMinute: 600,
  params: z.object({ id, photo_id: id }),
  reply: z.object({ photos: z.array(draftPhoto) }),
});

/** POST-4. The customer's shape (`listing`, `is_active`, `place`) and ours (`draft_id`) end in the same transaction. */
export const publishListing = call({
  method: 'POST',
  path: '/property/create',
  access: 'member',
  idempotent: true,
  summary:
    'Publish a draft (needs a confirmed email and an approved account), or keep a whole listing that is sent at once as one',
  body: z.union([
    z.object({ draft_id: id }),
    z.object({
      for: z.enum(purposes),
      listing: sentAnswers,
      place: z.object({ district_id: id }).optional(),
      /**
       * True: published if nothing is missing. What lacks something, photos as a rule, is stored as a draft and says
       * what.
       */
      is_active: z.boolean().default(false),
    }),
  ]),
  reply: z.object({
    message: literalMessage('The ad has been successfully saved'),
    draft_id: z.int().nullable(),
    listing_id: z.int().nullable(),
    property_id: z.int().nullable(),
    for: z.enum(purposes),
    is_active: z.boolean(),
    /** It is published once a person has looked at it, by then at the latest; null: it waits for nobody. */
    review_due_at: z.iso.datetime().nullable(),
    /** Why a listing that was sent with `is_active` is a draft: fields and their codes. */
    missing: z.record(z.string(), z.string()).optional(),
  }),
});
