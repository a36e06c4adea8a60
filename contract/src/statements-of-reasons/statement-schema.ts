import { z } from 'zod';
import { noticeExceptions } from '../contract-ends/model.ts';
import { localizedName } from '../places/model.ts';
import { foundBy, restrictionGrounds, restrictionKinds } from './model.ts';

export const statementOfReasons = z.object({
  id: z.int(),
  kind: z.enum(restrictionKinds),
  /** Codes of listings, as people know them. */
  codes: z.array(z.string()),
  listing_count: z.int(),
  /** What else it is about: the name of a source. */
  subject_name: z.string(),
  ground: z.enum(restrictionGrounds),
  /** One of the reasons people report listings for. */
  reason: z.object({ code: z.string(), name: localizedName }).nullable(),
  found_by: z.enum(foundBy),
  /** Decided by a program alone. */
  is_automatic: z.boolean(),
  facts: z.string(),
  decided_at: z.iso.datetime(),
  /** The last day, where it ends by itself. */
  until: z.iso.date().nullable(),
  /** Of the end of a contract: the first day without it, and why it did not wait for 30 days. */
  effective_on: z.iso.date().nullable(),
  notice_exception: z.enum(noticeExceptions).nullable(),
  complain_by: z.iso.date(),
  lifted_at: z.iso.datetime().nullable(),
});
