/** VALU-2: an estimate on paper. */
import { z } from 'zod';
import { locale } from '../accounts/model.ts';
import { call } from '../call.ts';
import { subject } from './estimate.ts';

export const valuationReport = call({
  method: 'POST',
  path: '/valuation/report',
  access: 'everyone',
  summary: 'The same estimate as PDF',
  perMinute: 10,
  body: z.object({ subject, lang: locale.default('el') }),
  produces: 'application/pdf',
  reply: z.instanceof(Uint8Array),
});
