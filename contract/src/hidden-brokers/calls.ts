/** SAME-5: private accounts that look like somebody's trade, for admins. */
import { z } from 'zod';
import { call } from '../call.ts';
import { brokerEvidence } from './model.ts';

export const listHiddenBrokers = call({
  method: 'GET',
  path: '/adminPanel/hidden-brokers',
  access: 'admin',
  summary: 'Private accounts that look like those of agents, with the evidence, most points first',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    order: z.enum(['asc', 'desc']).default('desc'),
    search: z.string().trim().max(100).default(''),
  }),
  reply: z.object({
    accounts: z.array(
      z.object({
        user_id: z.int(),
        username: z.string(),
        points: z.int(),
        evidence: z.array(brokerEvidence),
        computed_at: z.iso.datetime(),
      }),
    ),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});
