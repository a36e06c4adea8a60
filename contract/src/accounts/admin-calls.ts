/** ADMN-1: users, administrators, what was done. */
import { z } from 'zod';
import { call } from '../call.ts';
import * as m from './model.ts';
import { done, success } from './replies.ts';

const page = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};
const pagination = z.object({ limit: z.int(), offset: z.int() });

export const adminUsers = call({
  method: 'GET',
  path: '/adminPanel/users',
  access: 'admin',
  summary: 'All users, newest first, page by page',
  query: z.object({
    ...page,
    /** Part of a name or email, or a GEMI number. */
    search: z.string().trim().max(120).optional(),
    role_id: z.coerce.number().int().min(1).max(3).optional(),
    status: z.enum(m.userStatuses).optional(),
  }),
  reply: z.object({
    users: z.array(
      m.user.extend({
        agency: m.office
          .pick({ agency_id: true, name: true, general_commercial_agency_id: true })
          .extend({ updated_at: z.string() })
          .nullable(),
      }),
    ),
    count: z.int(),
    pagination,
  }),
});

const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  admin_id: z.int(),
  /** Null once that admin is gone. */
  admin: z.string().nullable(),
  act: z.string(),
  subject: z.string(),
  subject_id: z.int(),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export const adminUser = call({
  method: 'GET',
  path: '/adminPanel/users/{id}',
  access: 'admin',
  summary: 'One user with office, register checks and what admins did',
  params: z.object({ id: m.userId }),
  reply: z.object({
    user: m.user.extend({
      email_refused: z.boolean(),
      last_seen_on: z.string(),
      sessions: z.int(),
      second_factor: z.boolean(),
      listings: z.int(),
    }),
    agency: m.office.extend({ updated_at: z.string() }).nullable(),
    plan: z.object({ plan_id: z.int(), payment: z.enum(['card', 'deposit']) }).nullable(),
    checks: z.array(
      z.object({
        at: z.string(),
        verdict: z.enum(['match', 'mismatch', 'not_found', 'unreachable']),
        found: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    log: z.array(auditEntry),
  }),
});

export const moveUser = call({
  method: 'PUT',
  path: '/adminPanel/users/{id}/status',
  access: 'admin',
  summary: 'Approve, reject or block; the user is told by mail with the reason. Blocking ends all sessions',
  params: z.object({ id: m.userId }),
  body: z.object({
    status: z.enum(['approved', 'rejected', 'blocked']),
    reason: m.reason,
    /** `agency.updated_at` of what was looked at: with it, details that changed since are not approved unseen (409). */
    office_updated_at: z.string().max(40).optional(),
  }),
  reply: z.object({ message: done('Success!'), user: m.user }),
});

export const forgetSecondFactors = call({
  method: 'DELETE',
  path: '/adminPanel/users/{id}/second-factors',
  access: 'admin',
  summary: 'For somebody who lost phone and recovery codes: takes all second factors away and ends all sessions',
  params: z.object({ id: m.userId }),
  body: z.object({ reason: m.reason }),
  reply: success,
});

export const checkRegister = call({
  method: 'POST',
  path: '/adminPanel/users/{id}/register-check',
  access: 'admin',
  summary: 'Ask the commercial register about the office of a user now',
  params: z.object({ id: m.userId }),
  reply: z.object({ message: done('Success!'), verdict: z.enum(['match', 'mismatch', 'not_found', 'unreachable']) }),
});

export const adminRegister = call({
  method: 'POST',
  path: '/adminPanel/users',
  access: 'admin',
  summary: 'Register somebody: they get a mail with a code to choose their password',
  body: z.object({
    email: m.email,
    username: m.oneLine(80),
    locale: m.locale.default('el'),
    mobile: m.optionalPhone,
    agency: m.officeDetails.optional(),
    reason: m.reason,
  }),
  reply: z.object({ message: done('Success!'), user: m.user }),
});

export const mailPasswordCode = call({
  method: 'POST',
  path: '/adminPanel/users/password-mail',
  access: 'admin',
  summary:
    "Mail somebody a code for a new password; says when there is no such user ('User doesn't exist. Please register!')",
  body: z.object({ email: z.string().trim().max(254), reason: m.reason }),
  reply: z.object({ message: done('Email sent!') }),
});

export const administrators = call({
  method: 'GET',
  path: '/adminPanel/administrators',
  access: 'admin',
  summary: 'All administrators',
  reply: z.object({ administrators: z.array(m.user.extend({ second_factor: z.boolean(), last_seen_on: z.string() })) }),
});

export const addAdministrator = call({
  method: 'POST',
  path: '/adminPanel/administrators',
  access: 'main_admin',
  summary: 'Add an administrator: they get a mail with a code to choose their password',
  body: z.object({ email: m.email, username: m.oneLine(80), locale: m.locale.default('el'), reason: m.reason }),
  reply: z.object({ message: done('Success!'), user: m.user }),
});

export const removeAdministrator = call({
  method: 'DELETE',
  path: '/adminPanel/administrators/{id}',
  access: 'main_admin',
  summary: 'Take the role of administrator away; the account is blocked',
  params: z.object({ id: m.userId }),
  body: z.object({ reason: m.reason }),
  reply: success,
});

export const auditLog = call({
  method: 'GET',
  path: '/adminPanel/audit-log',
  access: 'admin',
  summary: 'What admins did, newest first; `before` is the id to go on from',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    before: m.userId.optional(),
    admin_id: m.userId.optional(),
    subject_id: m.userId.optional(),
    act: z.string().max(60).optional(),
  }),
  reply: z.object({ entries: z.array(auditEntry), next_before: z.int().nullable() }),
});

export const adminCounts = call({
  method: 'GET',
  path: '/adminPanel/counts',
  access: 'admin',
  summary: 'Queues and counts of the admin desk',
  reply: z.object({
    waiting_professionals: z.int(),
    waiting_individuals: z.int(),
    users: z.int(),
    blocked: z.int(),
    to_be_erased: z.int(),
    letters_queued: z.int(),
    letters_refused: z.int(),
  }),
});
