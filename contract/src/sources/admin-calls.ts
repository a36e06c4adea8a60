/** ADMN-4: the sources of all agencies. */
import { z } from 'zod';
import { reason } from '../accounts/model.ts';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';
import { adminSourceSorts, sourceLimits, sourceStates } from './source-choices.ts';
import { idParams, pageQuery, pagination, source } from './source-model.ts';

const owner = z.object({ user_id: z.int(), agency_id: z.int().nullable(), name: localizedName, email: z.string() });

export const listAllSources = call({
  method: 'GET',
  path: '/adminPanel/sources',
  access: 'admin',
  summary: 'Sources of all agencies with state, last run and errors',
  query: z.object({
    ...pageQuery,
    /** The name or host of the source, or the name or email of its agency. */
    search: z.string().trim().max(sourceLimits.search, 'too_long').optional(),
    state: z.enum(sourceStates).optional(),
    is_failing: z.stringbool().optional(),
    sort: z.enum(adminSourceSorts).default('last_run'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  reply: z.object({
    sources: z.array(source.extend({ owner })),
    count: z.int(),
    counts: z.object({ active: z.int(), paused: z.int(), stopped: z.int(), removed: z.int(), failing: z.int() }),
    pagination,
  }),
});

export const startAnySource = call({
  method: 'POST',
  path: '/adminPanel/sources/{id}/start',
  access: 'admin',
  idempotent: true,
  summary: 'Read the source now; one that was stopped runs again. Its agency is told the reason by email',
  params: idParams,
  body: z.object({ reason }),
  /** Null where its agency sends what there is to read: a file, or listings by the API. */
  reply: z.object({ message: literalMessage('Synchronization started'), run_id: z.int().nullable() }),
});

export const stopAnySource = call({
  method: 'POST',
  path: '/adminPanel/sources/{id}/stop',
  access: 'admin',
  idempotent: true,
  summary: 'No runs until an admin starts it again. Its listings stay. Its agency is told the reason by email',
  params: idParams,
  body: z.object({ reason }),
  reply: successReply,
});

export const removeAnySource = call({
  method: 'DELETE',
  path: '/adminPanel/sources/{id}',
  access: 'admin',
  idempotent: true,
  summary: 'Remove a source: its listings are paused. Its agency is told the reason by email',
  params: idParams,
  body: z.object({ reason }),
  reply: z.object({ message: literalMessage('removed'), paused_listings: z.int() }),
});
