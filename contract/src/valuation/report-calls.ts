/** VALU-2: an estimate on paper. */
import { z } from 'zod';
import { locale } from '../accounts/model.ts';
import { call } from '../call.ts';
import { estimateInput } from './estimate.ts';

export const downloadValuationReport = call({
  method: 'POST',
  path: '/valuation/report',
  access: 'everyone',
  summary: 'The same estimate as PDF',
  perMinute: 10,
  body: z.object({ subject: estimateInput, lang: locale.default('el') }),
  produces: 'application/pdf',
  reply: z.instanceof(Uint8Array),
});
