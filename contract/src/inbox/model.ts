/** LIST-6: what leads and advertisers say to each other about a listing. */
import { z } from 'zod';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { inboxLimits } from './limits.ts';

export { inboxLimits };

/** About which listing. Null where it was deleted since. */
const listingSummary = z.object({
  listing_id: z.int(),
  property_id: z.int(),
  for: z.enum(purposes),
  title: localizedName,
  /** Neither price nor photo for who asked, while the listing is not active. */
  price: z.int().nullable(),
  photo: z.string().nullable(),
  is_active: z.boolean(),
});

/** One of an agency’s people. */
export const agencyAgent = z.object({ user_id: z.int(), name: z.string() });
export type AgencyAgent = z.output<typeof agencyAgent>;

export const conversation = z.object({
  id: z.int(),
  /** Which side the reader is on. */
  side: z.enum(['advertiser', 'lead']),
  /** The other side, as the reader may call them; empty where an advertiser gave no name. */
  counterpart_name: z.string(),
  /** Only for the advertiser, and only where the lead chose to show it. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** For the advertiser: whether the lead has shown that their email is theirs, and whether emails to it come back. */
  email_state: z.enum(['confirmed', 'unconfirmed', 'bounced']),
  about: listingSummary.nullable(),
  last_message: z.object({ body: z.string(), sent_at: z.iso.datetime(), is_mine: z.boolean() }),
  unread: z.int(),
  archived: z.boolean(),
  /** The reader has stopped the other side. */
  blocked: z.boolean(),
  /** Neither side has stopped the other. */
  may_write: z.boolean(),
  /** For the advertiser: the lead had the last word. */
  awaiting_reply: z.boolean(),
  /** Inside an agency alone: who looks after it, and who answered first. */
  assigned_agent: agencyAgent.nullable(),
  answered_by: z.string().nullable(),
});
export type Conversation = z.output<typeof conversation>;

export const message = z.object({
  id: z.int(),
  body: z.string(),
  sent_at: z.iso.datetime(),
  is_mine: z.boolean(),
  /** Who of the reader's own agency wrote it; null for everybody else. */
  author_name: z.string().nullable(),
});
export type Message = z.output<typeof message>;

/** Proof of work: find `answer` so that sha256(`${puzzle}.${answer}`) begins with `bits` zero bits. */
export const proofOfWork = z.object({ puzzle: z.string().max(200), answer: z.string().regex(/^\d{1,15}$/) });
