/** LIST-5: what people say is wrong with a listing, and what was decided. */
import { z } from 'zod';
import { email, locale, mustAccept, oneTimeCode, singleLineText } from '../accounts/model.ts';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { csvFile } from '../admin-lists/csv-file.ts';
import { reportFilter } from '../admin-lists/list-filters.ts';
import { call } from '../call.ts';
import { proofOfWork } from '../inbox/model.ts';
import { shownListingStates } from '../listings/states.ts';
import { localizedName } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { misuseMeasures } from './misuse.ts';
import { misuseMeasure } from './misuse-schema.ts';
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
  reply: z.object({
    message: literalMessage('Success!'),
    number: z.int(),
    /** Of a signed-in reporter whose reports are suspended: the day on which it is handled. Others are told by email. */
    handle_from: z.iso.date().nullable(),
  }),
});

export const confirmReport = call({
  method: 'POST',
  path: '/property/report/confirm',
  access: 'everyone',
  idempotent: true,
  summary: 'Confirm the email of a report with the code of its receipt',
  perMinute: 60,
  body: z.object({ code: oneTimeCode }),
  reply: successReply,
});

export const exportReports = call({
  ...csvFile,
  path: '/adminPanel/reports/export',
  summary: 'Reports as CSV, newest first, filtered as the list is, without who reported. Each file is in the audit log',
  body: z.object({ ...reportFilter, lang: z.enum(['el', 'en']).default('el') }),
});

export const listReports = call({
  method: 'GET',
  path: '/user/user-alerts',
  access: 'admin',
  summary: 'Reports, page by page: open ones oldest first, decided ones newest first',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    ...reportFilter,
    /** One report, whatever its state. */
    id: id.optional(),
  }),
  reply: z.object({
    alerts: z.array(
      z.object({
        id: z.int(),
        created_at: z.iso.datetime(),
        reason_id: z.int(),
        description: z.string(),
        reporter: z.string().nullable(),
        /** Null: a visitor. */
        reporter_user_id: id.nullable(),
        state: z.enum(reportStates),
        decision: z.string().nullable(),
        decided_at: z.iso.datetime().nullable(),
        /** Dismissed, and nobody could have thought otherwise. */
        is_unfounded: z.boolean(),
        /** Upheld, and a complaint of the advertiser was accepted since. */
        is_reversed: z.boolean(),
        /** Its reporter is suspended: on which day it is handled. */
        handle_from: z.iso.date().nullable(),
        /** Of a visitor: whether the email is known to be theirs. Null: an account, or no email. */
        reporter_email: z.enum(['confirmed', 'unconfirmed']).nullable(),
        /** Null: a visitor whose email nobody confirmed, or a list of many. */
        reporter_record: z
          .object({
            decided: z.int(),
            unfounded: z.int(),
            /** What follows if this one is manifestly unfounded too. */
            next: z.enum(misuseMeasures).nullable(),
            measures: z.array(misuseMeasure),
          })
          .nullable(),
        /** Hours until it should be decided; below zero it is late. */
        hours_left: z.int().nullable(),
        property: z
          .object({
            property_id: z.int(),
            listing_id: z.int(),
            for: z.enum(purposes),
            title: localizedName,
            shown_state: z.enum(shownListingStates),
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
  body: z
    .object({
      state: z.enum(['upheld', 'dismissed']),
      decision: singleLineText(500),
      is_unfounded: z.boolean().default(false),
    })
    .refine(({ state, is_unfounded }) => state === 'dismissed' || !is_unfounded, {
      path: ['is_unfounded'],
      error: 'invalid',
    }),
  reply: successReply,
});

export const liftMisuseMeasure = call({
  method: 'PUT',
  path: '/adminPanel/report-misuse/{id}/lifting',
  access: 'admin',
  idempotent: true,
  summary: 'Lift a warning about reports, or a suspension: what was reported meanwhile is handled at once',
  params: z.object({ id }),
  body: z.object({ reason: singleLineText(500) }),
  reply: successReply,
});

const OTHER_REASON = 12;
const alertEmail = z
  .object({
    user_id: id,
    reason_id: z.coerce.number('required').int().min(1, 'required').max(OTHER_REASON, 'invalid'),
    note: z.string().trim().max(1_000, 'too_long').default(''),
  })
  .refine(({ reason_id, note }) => reason_id !== OTHER_REASON || note !== '', { path: ['note'], error: 'required' });

export const sendAlertEmail = call({
  method: 'POST',
  path: '/user/send-alert-mail',
  access: 'admin',
  idempotent: true,
  summary: 'Email a user about one of the listed reasons. `note` is needed where the reason is another',
  perMinute: 20,
  body: alertEmail,
  reply: z.object({ message: literalMessage('Email sent!') }),
});

const emailText = z.object({ subject: z.string(), text: z.string() });

export const previewAlertEmail = call({
  method: 'POST',
  path: '/adminPanel/alert-mail-preview',
  access: 'admin',
  summary: 'The same email as it would read, in both languages. Nothing is sent or stored',
  perMinute: 60,
  body: alertEmail,
  reply: z.object({ locale, el: emailText, en: emailText }),
});
