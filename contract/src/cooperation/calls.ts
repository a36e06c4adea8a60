/** SAME-2: an owner and an agency, or two agencies, agree to work together on a listing. */
import { z } from 'zod';
import { gemi, positiveId } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { advertiser } from '../listings/model.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { cooperationActions, cooperationLimits, cooperationLists, cooperationStates } from './model.ts';

const moment = z.iso.datetime();
const side = z.enum(['advertiser', 'agency']);

/** Of the listing and of whom it is by, only what everybody reads on its page. */
const cooperation = z.object({
  id: z.int(),
  state: z.enum(cooperationStates),
  my_side: side,
  proposed_by: side,
  message: z.string().nullable(),
  proposed_at: moment,
  /** The last day of an answer. */
  answer_by: z.string(),
  answered_at: moment.nullable(),
  closed_at: moment.nullable(),
  /** Null: the listing or one of the two went. */
  closed_by: side.nullable(),
  listing: z.object({
    property_id: z.int(),
    for: z.enum(purposes),
    code: z.string(),
    title: localizedName,
    district: localizedName,
    price: z.int().nullable(),
    is_active: z.boolean(),
  }),
  advertiser: advertiser.pick({ kind: true, agency_id: true, name: true, gcr: true }),
  agency: z.object({ agency_id: z.int(), name: localizedName, gcr: z.string() }),
  actions: z.array(z.enum(cooperationActions)),
});
export type Cooperation = z.output<typeof cooperation>;

export const listCooperations = call({
  method: 'GET',
  path: '/cooperation',
  access: 'member',
  summary: 'Proposals that the viewer’s account received or sent, and cooperations in force',
  query: z.object({
    list: z.enum(cooperationLists).default('incoming'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    cooperations: z.array(cooperation),
    count: z.int(),
    counts: z.object({ incoming: z.int(), outgoing: z.int(), in_force: z.int(), waiting: z.int() }),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const proposeCooperation = call({
  method: 'POST',
  path: '/cooperation',
  access: 'poster',
  idempotent: true,
  summary:
    'Propose to work together on a listing: an agency on another’s listing, or an advertiser on an own one to the agency of a GEMI number',
  perMinute: 30,
  body: z.object({
    /** As people name it (`ES-123S`), or the address of its page. */
    listing: z.string('required').trim().min(1, 'required').max(300, 'invalid'),
    gemi: z.union([z.literal('').transform(() => undefined), gemi], 'gemi').optional(),
    message: z
      .string()
      .trim()
      .max(cooperationLimits.message, 'too_long')
      .optional()
      .transform((text) => text || null),
  }),
  reply: z.object({ message: z.literal('Success!'), id: z.int() }),
});

export const answerCooperation = call({
  method: 'PUT',
  path: '/cooperation/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Accept or decline a proposal, withdraw an own one, or end a cooperation. Both sides get the email',
  params: z.object({ id: positiveId }),
  body: z.object({ action: z.enum(cooperationActions) }),
  reply: successReply,
});
