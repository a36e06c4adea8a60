/** EXTS-2: what a run would do before it does it, what became of each item, and the yes or no of a person. */
import { z } from 'zod';
import { locale, mustAccept } from '../accounts/model.ts';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { runItemActions, runItemStates, runProblemOutcomes, sourceLimits } from './source-choices.ts';
import { csvReply, idParams, pageQuery, pagination, runItem, source, sourceRun } from './source-model.ts';

export const startSourceRun = call({
  method: 'POST',
  path: '/sources/{id}/runs',
  access: 'professional',
  idempotent: true,
  summary: 'Read the source now. `same_file`: the last file again, after values, places or columns were settled',
  perMinute: 20,
  params: idParams,
  body: z.object({ same_file: z.union([z.boolean(), z.stringbool()]).default(false) }),
  reply: z.object({ message: literalMessage('Synchronization started'), run_id: z.int() }),
});

export const listSourceRuns = call({
  method: 'GET',
  path: '/sources/{id}/runs',
  access: 'professional',
  summary: 'Runs of an own source, newest first',
  params: idParams,
  query: z.object(pageQuery),
  reply: z.object({ runs: z.array(sourceRun), count: z.int(), pagination }),
});

export const getSourceRun = call({
  method: 'GET',
  path: '/sources/runs/{id}',
  access: 'professional',
  summary: 'One run with its counts and how far it is',
  perMinute: 240,
  params: idParams,
  reply: z.object({
    run: sourceRun,
    source,
    /** While it waits for a yes: photos that the listings name and that nobody has fetched yet. */
    photos_to_fetch: z.int().nullable(),
    /** Of its listings, those that a review rule holds now: they are stored, and nobody sees them yet. */
    in_review: z.int(),
  }),
});

export const listSourceRunItems = call({
  method: 'GET',
  path: '/sources/runs/{id}/items',
  access: 'professional',
  summary: 'Items of a run: what would become, or became, of each. Unchanged ones are told of the newest run only',
  perMinute: 240,
  params: idParams,
  query: z.object({
    ...pageQuery,
    action: z.enum(runItemActions).optional(),
    state: z.enum(runItemStates).optional(),
    /** Those of one line of the problems; `field` is absent where a problem has none. */
    code: z.string().max(60, 'too_long').optional(),
    field: z.string().max(60, 'too_long').optional(),
    /** A part of the reference. */
    search: z.string().trim().max(sourceLimits.search, 'too_long').optional(),
  }),
  reply: z.object({
    items: z.array(runItem),
    count: z.int(),
    /** False: items of this run are not stored any more, only its counts. */
    is_stored: z.boolean(),
    pagination,
  }),
});

export const listSourceRunProblems = call({
  method: 'GET',
  path: '/sources/runs/{id}/problems',
  access: 'professional',
  summary:
    'What is wrong with the items of a run, summed up: each field and reason once, with how many items it is about',
  perMinute: 240,
  params: idParams,
  query: z.object(pageQuery),
  reply: z.object({
    problems: z.array(
      z.object({
        outcome: z.enum(runProblemOutcomes),
        field: z.string().nullable(),
        code: z.string(),
        /** Items. */
        count: z.int(),
        /** The first of them. */
        examples: z.array(z.object({ reference: z.string(), line: z.int().nullable(), value: z.string().nullable() })),
      }),
    ),
    count: z.int(),
    pagination,
  }),
});

export const confirmSourceRun = call({
  method: 'POST',
  path: '/sources/runs/{id}/confirm',
  access: 'professional',
  summary: 'Do what the run shows. The first time with the declaration that the agency may publish these listings',
  params: idParams,
  body: z.object({ right_declared: mustAccept.optional() }),
  reply: successReply,
});

export const declineSourceRun = call({
  method: 'POST',
  path: '/sources/runs/{id}/decline',
  access: 'professional',
  summary: 'Do nothing of what the run shows',
  params: idParams,
  reply: successReply,
});

export const downloadSourceReport = call({
  method: 'GET',
  path: '/sources/runs/{id}/report',
  access: 'professional',
  summary: 'Every item of a run with what became of it, what is wrong and what to do, as CSV',
  perMinute: 20,
  params: idParams,
  query: z.object({ locale: locale.default('el') }),
  produces: 'text/csv; charset=utf-8',
  reply: csvReply,
});
