/** LIST-5: what people say is wrong with a listing, and what was decided. */
import { z } from 'zod';
import { email, locale, mustAccept, singleLineText } from '../accounts/model.ts';
import { literalMessage } from '../accounts/replies.ts';
import { call, plannedCall } from '../call.ts';
import { proofOfWork } from '../inbox/model.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { reportStates } from './model.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const reportListing = call({
  method: 'PUT',
  path: '/property/report',
  access: 'everyone',
  idempotent: true,
  summary: 'Report a listing. Who leaves an email gets a receipt and the decision',
  perMinute: 20,
  body: z.object({
    for: z.enum(purposes),
    property_id: id,
    reason_id: z.coerce.number('required').int().min(1, 'required').max(17, 'invalid'),
    description: z.string().trim().max(2_000, 'too_long').default(''),
    name: z.union([z.literal('').transform(() => undefined), singleLineText(80)]).optional(),
    email: z.union([z.literal('').transform(() => undefined), email]).optional(),
    good_faith: mustAccept,
    locale: locale.default('el'),
    proof_of_work: proofOfWork.optional(),
  }),
  reply: z.object({ message: literalMessage('Success!'), number: z.int() }),
});

export const listReports = call({
  method: 'GET',
  path: '/user/user-alerts',
  access: 'admin',
  summary: 'Reports, page by page: open ones oldest first, decided ones newest first',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    state: z.enum(reportStates).default('open'),
    reason_id: z.coerce.number().int().min(1).max(17).optional(),
  }),
  reply: z.object({
    alerts: z.array(
      z.object({
        id: z.int(),
        created_at: z.iso.datetime(),
        reason_id: z.int(),
        description: z.string(),
        reporter: z.string().nullable(),
        state: z.enum(reportStates),
        decision: z.string().nullable(),
        decided_at: z.iso.datetime().nullable(),
        /** Hours until it should be decided; below zero it is late. */
        hours_left: z.int().nullable(),
        property: z
          .object({
            property_id: z.int(),
            listing_id: z.int(),
            for: z.enum(purposes),
            title: localizedName,
            is_active: z.boolean().nullable(),
            user_id: z.int(),
            username: z.string(),
          })
          .nullable(),
      }),
    ),
    count: z.int(),
    counts: z.object({ open: z.int(), upheld: z.int(), dismissed: z.int() }),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const decideReport = call({
  method: 'PUT',
  path: '/user/user-alerts/{id}',
  access: 'admin',
  idempotent: true,
  summary: 'Decide a report; upheld pauses the listing. Both sides are told why',
  params: z.object({ id }),
  body: z.object({ state: z.enum(['upheld', 'dismissed']), decision: singleLineText(500) }),
  reply: z.object({ message: literalMessage('Success!') }),
});

export const sendAlertEmail = plannedCall('POST', '/user/send-alert-mail', 'admin', 'Mail a user about a notice');
