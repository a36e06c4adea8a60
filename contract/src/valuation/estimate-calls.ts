/** VALU-2: what a property could be asked for, and how well such estimates do. */
import { z } from 'zod';
import { call } from '../call.ts';
import { backtest, estimate, estimateInput } from './estimate.ts';

export const estimateValue = call({
  method: 'POST',
  path: '/valuation/estimate',
  access: 'everyone',
  summary:
    'The asking price to expect for a home, with its range and the listings it rests on, or a refusal with its reason',
  perMinute: 30,
  body: estimateInput,
  reply: estimate,
});

export const listBacktests = call({
  method: 'GET',
  path: '/valuation/accuracy',
  access: 'everyone',
  summary: 'The monthly backtests of the estimate, newest first',
  maxAge: 3600,
  query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(12) }),
  reply: z.object({ months: z.array(z.object({ month: z.string(), made_at: z.string(), rows: z.array(backtest) })) }),
});
