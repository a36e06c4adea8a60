/** What failed in the background, for admins to read. */
import { z } from 'zod';
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
      }),
    ),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});
