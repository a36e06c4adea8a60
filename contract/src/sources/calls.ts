/** The customer's calls of external sources, in both spellings. Those of our own screens are in `source-calls.ts`. */
import { z } from 'zod';
import { positiveId } from '../accounts/model.ts';
import { call } from '../call.ts';
import { pageQuery, pagination, source } from './source-model.ts';

/** Under the names of the customer, with all that we know of it besides. */
const externalSource = source.extend({ external_source_id: z.int() });

export const listSources = call({
  method: 'GET',
  path: '/user/external-sources',
  access: 'professional',
  summary: 'Own external sources',
  query: z.object(pageQuery),
  reply: z.object({ external_sources: z.array(externalSource), count: z.int(), pagination }),
});

export const getSource = call({
  method: 'GET',
  path: '/user/external-source',
  access: 'professional',
  summary: 'One external source',
  query: z.object({ external_source_id: positiveId }),
  reply: z.object({ external_source: externalSource }),
});

/** Read leniently: what is wrong with a new source is answered in the customer's words, not in those of a schema. */
const change = {
  access: 'professional',
  perMinute: 20,
  body: z.object({
    /** Of the source to start, stop or remove; without it one is added. */
    external_source_id: positiveId.optional(),
    action: z.enum(['add', 'start', 'stop', 'remove']).optional(),
    name: z.unknown().optional(),
    url: z.unknown().optional(),
    key: z.unknown().optional(),
  }),
  reply: z.object({
    message: z.enum(['Successfully added new source', 'Synchronization started', 'removed', 'Success!']),
    external_source_id: z.int(),
  }),
} as const;

export const createSource = call({
  ...change,
  method: 'POST',
  path: '/user/external-source',
  idempotent: true,
  summary: 'Add, start, stop or remove a source',
});
export const createSourceAlias = call({
  ...change,
  method: 'POST',
  path: '/user/external-sources',
  idempotent: true,
  summary: 'The same call in its plural spelling',
});
