/** What was decided about the viewer, with its reasons (Regulation (EU) 2022/2065, article 17). */
import { z } from 'zod';
import { positiveId } from '../accounts/model.ts';
import { call } from '../call.ts';
import { complaintOutcomes } from './complaints.ts';
import { statementOfReasons } from './statement-schema.ts';

export const listDecisions = call({
  method: 'GET',
  path: '/user/decisions',
  access: 'member',
  summary: 'Decisions that restrict the viewer’s account or agency, newest first, each with its statement of reasons',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    decisions: z.array(statementOfReasons),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const getDecision = call({
  method: 'GET',
  path: '/user/decisions/{id}',
  access: 'member',
  summary: 'One decision that restricts the viewer’s account or agency',
  params: z.object({ id: positiveId }),
  reply: z.object({
    decision: statementOfReasons,
    complaint: z
      .object({
        text: z.string(),
        made_at: z.iso.datetime(),
        outcome: z.enum(complaintOutcomes).nullable(),
        answer: z.string().nullable(),
      })
      .nullable(),
    /** Until the end of its last day. */
    may_complain: z.boolean(),
  }),
});
