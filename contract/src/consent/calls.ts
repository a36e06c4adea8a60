/** COOK-1: what a browser was allowed, on record. */
import { z } from 'zod';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { consentPurposes } from './purposes.ts';

export const recordConsent = call({
  method: 'POST',
  path: '/site/consent',
  access: 'everyone',
  summary: 'Put a cookie choice on record; it takes the place of the last one of the same browser',
  perMinute: 30,
  body: z.object({
    /** Random, made in the browser with its first choice; says nothing of who it is. */
    consent_id: z.uuid(),
    /** What was allowed; all others were refused. */
    purposes: z.array(z.enum(consentPurposes)).max(consentPurposes.length),
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    locale: z.enum(['el', 'en']),
  }),
  reply: successReply,
});
