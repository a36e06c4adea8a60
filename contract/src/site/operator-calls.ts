/** NAV-7: who runs the site, for everyone to read and for admins to write. */
import { z } from 'zod';
import { reason } from '../accounts/model.ts';
import { approvableReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { operatorInput } from './operator-form.ts';

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
  body: operatorInput.extend({ reason }),
  /** As it stands now: with `needs_approval` nothing of it has changed. */
  reply: approvableReply.extend({ operator }),
});
