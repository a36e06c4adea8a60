/** SAME-4: the mandates of an agency, and the signed document behind each. */
import { z } from 'zod';
import { positiveId } from '../../accounts/model.ts';
import { successReply } from '../../accounts/replies.ts';
import { call } from '../../call.ts';
import { localizedName } from '../../places/model.ts';
import { purposes } from '../../search/model.ts';
import { listingStates } from '../states.ts';
import { mandateDocumentLimits, mandateSorts, mandateStatuses } from './mandates.ts';

const day = z.string().nullable();
const byProperty = z.object({ id: positiveId });

const mandate = z.object({
  property_id: z.int(),
  title: localizedName,
  district: localizedName,
  street: z.string().nullable(),
  listings: z.array(z.object({ for: z.enum(purposes), code: z.string(), state: z.enum(listingStates) })),
  mandate_type_id: z.int().nullable(),
  mandate_signed_on: day,
  mandate_expires_on: day,
  mandate_extended: z.boolean(),
  status: z.enum(mandateStatuses),
  /** Its listings bear the badge: exclusive, in force, with its document, and no case was decided against it. */
  has_badge: z.boolean(),
  /** Another agency claims an exclusive mandate of the property too: the case, open or decided. */
  case_id: z.int().nullable(),
  /** What that case decided about this mandate; null while none was decided. */
  case_outcome: z.enum(['kept', 'lost']).nullable(),
  document: z
    .object({
      media_type: z.string(),
      bytes: z.int(),
      uploaded_at: z.iso.datetime(),
      /** Of the mandate as it is now; false: of one that was signed on another day. */
      is_current: z.boolean(),
    })
    .nullable(),
});
export type Mandate = z.output<typeof mandate>;

export const listMandates = call({
  method: 'GET',
  path: '/property/mandates',
  access: 'professional',
  summary: 'Mandates of the own agency, by property, with what is known of the document',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    status: z.enum(mandateStatuses).optional(),
    sort: z.enum(mandateSorts).default('expires_first'),
    /** A listing code, or words of the street or the title. */
    search: z.string().trim().max(120).optional(),
  }),
  reply: z.object({
    mandates: z.array(mandate),
    count: z.int(),
    counts: z.object({ expired: z.int(), no_document: z.int(), expiring: z.int(), valid: z.int() }),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const saveMandateDocument = call({
  method: 'PUT',
  path: '/property/mandates/{id}/document',
  access: 'professional',
  summary: 'The signed mandate of an own property, in the place of an earlier one: PDF, JPEG or PNG as base64. Private',
  perMinute: 20,
  maxBody: mandateDocumentLimits.textLength + 1_000,
  params: byProperty,
  body: z.object({ file: z.string('required').min(1, 'required').max(mandateDocumentLimits.textLength, 'too_large') }),
  reply: successReply,
});

export const deleteMandateDocument = call({
  method: 'DELETE',
  path: '/property/mandates/{id}/document',
  access: 'professional',
  summary: 'Delete the signed mandate of an own property, and with it the badge',
  params: byProperty,
  reply: successReply,
});

export const getMandateForAdmin = call({
  method: 'GET',
  path: '/adminPanel/mandates/{id}',
  access: 'admin',
  summary: 'The mandate of an agency’s property, with what is known of the document',
  params: byProperty,
  reply: z.object({ mandate }),
});

/** A write, as reading it is written down. */
export const downloadMandateDocument = call({
  method: 'POST',
  path: '/property/mandates/{id}/document/download',
  access: 'member',
  summary: 'The signed mandate: for the people of its agency and for admins. Each reading is in the audit log',
  perMinute: 30,
  params: byProperty,
  produces: 'application/octet-stream',
  reply: z.custom<AsyncIterable<Uint8Array>>((file) => file instanceof Object && Symbol.asyncIterator in file),
});
