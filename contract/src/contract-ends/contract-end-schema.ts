import { z } from 'zod';
import { noticeExceptions } from './model.ts';

export const contractEndRecord = z.object({
  /** Its statement of reasons. */
  decision_id: z.int(),
  given_at: z.iso.datetime(),
  /** Why it did not wait for 30 days. */
  exception: z.enum(noticeExceptions).nullable(),
  /** The first day without a contract. */
  ends_on: z.iso.date(),
  ended_at: z.iso.datetime().nullable(),
  withdrawn_at: z.iso.datetime().nullable(),
  withdrawal_reason: z.string().nullable(),
});
