/** What failed in the background, for admins to read. */
import { z } from 'zod';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { failureKinds, failureSorts } from './failure.ts';

export const listFailures = call({
  method: 'GET',
  path: '/adminPanel/failures',
  access: 'admin',
  summary: 'Jobs, emails and database connections that failed, one row a day for each name and reason, page by page',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    /** Part of a name or a reason. */
    search: z.string().trim().max(120).optional(),
    kind: z.enum(failureKinds).optional(),
    sort: z.enum(failureSorts).default('last_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  reply: z.object({
    failures: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(failureKinds),
        name: z.string(),
        reason: z.string(),
        count: z.int(),
        first_at: z.string(),
        last_at: z.string(),
        /** A job whose failure waits until an admin says that it is dealt with. */
        is_waiting: z.boolean(),
      }),
    ),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const handleFailedJob = call({
  method: 'PUT',
  path: '/adminPanel/failures/handled',
  access: 'admin',
  idempotent: true,
  summary: 'Say that the failures of a job are dealt with, up to the last one that was looked at',
  body: z.object({ name: z.string().min(1).max(80), last_at: z.iso.datetime() }),
  reply: successReply,
});
