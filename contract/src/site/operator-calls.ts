/** NAV-7: who runs the site, for everyone to read and for admins to write. */
import { z } from 'zod';
import { email, gemi, phone, reason, singleLineText, taxNumber } from '../accounts/model.ts';
import { literalMessage } from '../accounts/replies.ts';
import { call } from '../call.ts';

const words = z.object({ el: z.string(), en: z.string() });
const operator = z.object({
  name: words,
  legal_form: words,
  seat: words,
  gemi: z.string(),
  tax_number: z.string(),
  telephone: z.string(),
  email: z.string(),
  partner: words,
});
const line = (max: number) => z.union([z.literal(''), singleLineText(max)]).default('');

export const getOperator = call({
  method: 'GET',
  path: '/site/operator',
  access: 'everyone',
  summary: 'Who runs the site: the legal identity that every page prints',
  maxAge: 60,
  reply: z.object({ operator }),
});

export const getOperatorSettings = call({
  method: 'GET',
  path: '/adminPanel/operator',
  access: 'admin',
  summary: 'The identity as it is stored now, and whether it is still the placeholder',
  reply: z.object({ operator, changed_at: z.string().nullable() }),
});

export const updateOperator = call({
  method: 'PUT',
  path: '/adminPanel/operator',
  access: 'admin',
  idempotent: true,
  summary: 'Say who runs the site; written down with what it was before',
  body: z.object({
    name: singleLineText(160),
    name_en: singleLineText(160),
    legal_form: line(80),
    legal_form_en: line(80),
    seat: singleLineText(200),
    seat_en: singleLineText(200),
    gemi,
    tax_number: taxNumber,
    telephone: phone,
    email,
    partner: line(80),
    partner_en: line(80),
    reason,
  }),
  reply: z.object({ message: literalMessage('Success!'), operator }),
});
