/** ADMN-1: users, administrators, what was done. */
import { z } from 'zod';
import { csvFile } from '../admin-lists/csv-file.ts';
import { userSorts } from '../admin-lists/list-choices.ts';
import { userFilter } from '../admin-lists/list-filters.ts';
import { call } from '../call.ts';
import { listingStates } from '../listings/states.ts';
import { listNames } from '../map-names.ts';
import { calendarDay } from '../rules/model.ts';
import { purposes } from '../search/model.ts';
import { subjects } from './audit-messages.ts';
import * as m from './model.ts';
import { approvableReply, literalMessage, successReply } from './replies.ts';

const page = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};
const pagination = z.object({ limit: z.int(), offset: z.int() });

export const listUsers = call({
  method: 'GET',
  path: '/adminPanel/users',
  access: 'admin',
  summary: 'All users, page by page: by registration, name or last visit',
  query: z.object({
    ...page,
    ...userFilter,
    sort: z.enum(userSorts).default('created'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  reply: z.object({
    users: z.array(
      m.user.extend({
        agency: m.agency
          .pick({ agency_id: true, name: true, general_commercial_agency_id: true })
          .extend({ updated_at: z.string() })
          .nullable(),
        last_seen_on: z.string(),
      }),
    ),
    count: z.int(),
    pagination,
  }),
});

export const exportUsers = call({
  ...csvFile,
  path: '/adminPanel/users/export',
  summary: 'Users as CSV, newest first, filtered as the list is. Each file is in the audit log',
  body: z.object({ ...userFilter, lang: m.locale.default('el') }),
});

const words = z.object({ el: z.string(), en: z.string() });

const auditEntry = z.object({
  id: z.int(),
  created_at: z.string(),
  admin_id: z.int(),
  /** Null once that admin is gone. */
  admin: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subject_id: z.int(),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** What it was done to by name, where it is still known; and the user it belongs to. */
  subject_name: words.nullable(),
  subject_user_id: z.int().nullable(),
  /** Before and after as people read them: sums, dates and names. Without a before: it was made then. */
  changes: z.array(z.object({ field: words, before: words.nullable(), after: words })),
});

export const getUser = call({
  method: 'GET',
  path: '/adminPanel/users/{id}',
  access: 'admin',
  summary: 'One user with agency, register checks and what admins did',
  params: z.object({ id: m.positiveId }),
  reply: z.object({
    user: m.user.extend({
      email_refused: z.boolean(),
      last_seen_on: z.string(),
      sessions: z.int(),
      second_factor: z.boolean(),
      listings: z.int(),
      /** Deleted ones too; only where there are any. */
      listings_by: z.array(z.object({ for: z.enum(purposes), state: z.enum(listingStates), count: z.int() })),
    }),
    agency: m.agency.extend({ updated_at: z.string() }).nullable(),
    plan: z.object({ plan_id: z.int(), payment: z.enum(['card', 'deposit']) }).nullable(),
    checks: z.array(
      z.object({
        checked_at: z.string(),
        verdict: z.enum(['match', 'mismatch', 'not_found', 'unreachable']),
        found: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    audit_log: z.array(auditEntry),
  }),
});

export const updateUserStatus = call({
  method: 'PUT',
  path: '/adminPanel/users/{id}/status',
  access: 'admin',
  idempotent: true,
  summary: 'Approve, reject or block; the user is told by mail with the reason. Blocking ends all sessions',
  params: z.object({ id: m.positiveId }),
  body: z.object({
    status: z.enum(['approved', 'rejected', 'blocked']),
    reason: m.reason,
    /** `agency.updated_at` of what was looked at: with it, details that changed since are not approved unseen (409). */
    agency_updated_at: z.string().max(40).optional(),
    /** The status that was looked at: with it, what another administrator has decided since is not decided again (409). */
    based_on: z.enum(m.userStatuses).optional(),
  }),
  reply: z.object({ message: literalMessage('Success!'), user: m.user }),
});

export const removeUserSecondFactors = call({
  method: 'DELETE',
  path: '/adminPanel/users/{id}/second-factors',
  access: 'admin',
  idempotent: true,
  summary: 'For somebody who lost phone and recovery codes: takes all second factors away and ends all sessions',
  params: z.object({ id: m.positiveId }),
  body: z.object({ reason: m.reason }),
  reply: approvableReply,
});

export const checkBusinessRegister = call({
  method: 'POST',
  path: '/adminPanel/users/{id}/business-register-check',
  access: 'admin',
  idempotent: true,
  summary: 'Ask the commercial register about the agency of a user now',
  params: z.object({ id: m.positiveId }),
  reply: z.object({
    message: literalMessage('Success!'),
    /** `not_connected`: this site has no key of the register, so it was not asked. */
    verdict: z.enum(['match', 'mismatch', 'not_found', 'unreachable', 'not_connected']),
  }),
});

export const createUser = call({
  method: 'POST',
  path: '/adminPanel/users',
  access: 'admin',
  idempotent: true,
  summary: 'Register somebody: they get a mail with a code to choose their password',
  body: z.object({
    email: m.email,
    username: m.singleLineText(80),
    locale: m.locale.default('el'),
    mobile: m.optionalPhone,
    agency: m.agencyRegistration.optional(),
    reason: m.reason,
  }),
  reply: z.object({ message: literalMessage('Success!'), user: m.user }),
});

export const sendPasswordCode = call({
  method: 'POST',
  path: '/adminPanel/users/password-email',
  access: 'admin',
  idempotent: true,
  summary:
    "Mail somebody a code for a new password; says when there is no such user ('User doesn't exist. Please register!')",
  body: z.object({ email: z.string().trim().max(254), reason: m.reason }),
  reply: z.object({ message: literalMessage('Email sent!') }),
});

export const listAdministrators = call({
  method: 'GET',
  path: '/adminPanel/administrators',
  access: 'admin',
  summary: 'All administrators',
  reply: z.object({ administrators: z.array(m.user.extend({ second_factor: z.boolean(), last_seen_on: z.string() })) }),
});

export const createAdministrator = call({
  method: 'POST',
  path: '/adminPanel/administrators',
  access: 'main_admin',
  idempotent: true,
  summary: 'Add an administrator: they get a mail with a code to choose their password',
  body: z.object({ email: m.email, username: m.singleLineText(80), locale: m.locale.default('el'), reason: m.reason }),
  reply: z.object({ message: literalMessage('Success!'), user: m.user }),
});

export const removeAdministrator = call({
  method: 'DELETE',
  path: '/adminPanel/administrators/{id}',
  access: 'main_admin',
  idempotent: true,
  summary: 'Take the role of administrator away; the account is blocked',
  params: z.object({ id: m.positiveId }),
  body: z.object({ reason: m.reason }),
  reply: successReply,
});

/** A form sends what was left empty as empty text. */
const orNone = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

const auditFilter = {
  admin_id: orNone(m.positiveId),
  subject: orNone(z.enum(listNames(subjects))),
  subject_id: orNone(m.positiveId),
  action: z.string().max(60).optional(),
  /** Days of Athens, both included. */
  from: orNone(calendarDay),
  to: orNone(calendarDay),
};

export const listAuditLog = call({
  method: 'GET',
  path: '/adminPanel/audit-log',
  access: 'admin',
  summary: 'What admins did, newest first; `before` is the id to go on from',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    before: m.positiveId.optional(),
    ...auditFilter,
  }),
  reply: z.object({ entries: z.array(auditEntry), next_before: z.int().nullable() }),
});

export const exportAuditLog = call({
  method: 'GET',
  path: '/adminPanel/audit-log/export',
  access: 'admin',
  summary: 'The same log as CSV, filtered the same way',
  perMinute: 10,
  query: z.object({ ...auditFilter, lang: m.locale.default('el') }),
  produces: 'text/csv; charset=utf-8',
  /** Read page by page while it is sent. */
  reply: z.custom<AsyncIterable<Uint8Array>>((file) => file instanceof Object && Symbol.asyncIterator in file),
});
