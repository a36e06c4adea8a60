/** SUBS-3: what admins change of a subscription. Every action has a reason and stands in the audit log. */
import { z } from 'zod';
import { booleanInput, positiveId, reason } from '../accounts/model.ts';
import { approvableReply, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { calendarDay } from '../rules/model.ts';

export const updateSubscription = call({
  method: 'PUT',
  path: '/user/update-subscription',
  access: 'admin',
  idempotent: true,
  summary: 'Edit start, end and active flag. The end never moves before what is paid for',
  body: z.object({
    user_id: positiveId,
    startDate: calendarDay.optional(),
    endDate: calendarDay.optional(),
    is_active: booleanInput.optional(),
    reason,
  }),
  reply: successReply,
});

export const refundPayment = call({
  method: 'POST',
  path: '/adminPanel/refunds',
  access: 'admin',
  idempotent: true,
  summary:
    'Give back all or a part of a payment, with a credit note. Of a deposit: note that the bank has sent it back',
  perMinute: 30,
  body: z.object({ payment_id: positiveId, cents: z.coerce.number().int().min(1).max(1_000_000_000), reason }),
  reply: approvableReply,
});
