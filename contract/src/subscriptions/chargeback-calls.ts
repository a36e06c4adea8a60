/** ADMN-5: chargebacks, for admins. They are answered at the card provider; here stands what became of the money. */
import { z } from 'zod';
import { positiveId, singleLineText } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { chargebackLimits, chargebackReasons, chargebackStates } from './chargeback-model.ts';

const moment = z.iso.datetime();

const chargeback = z.object({
  id: z.int(),
  /** The provider's name for it. */
  ref: z.string(),
  user_id: z.int(),
  /** Null: the account has been deleted. */
  name: z.string().nullable(),
  payment_id: z.int(),
  /** Null: the payment was for nothing that was owed. */
  charge_id: z.int().nullable(),
  paid_at: moment,
  state: z.enum(chargebackStates),
  reason: z.enum(chargebackReasons),
  cents: z.int(),
  /** What the bank took from us, and what it gave back. */
  withdrawn_cents: z.int(),
  reinstated_cents: z.int(),
  opened_at: moment,
  /** Until when the provider takes evidence. */
  evidence_due_at: moment.nullable(),
  closed_at: moment.nullable(),
  /** Evidence is to be sent, or it is lost and nobody has settled what follows. */
  is_waiting: z.boolean(),
  /** When somebody settled what follows from a lost one, and what they noted. */
  handled_at: moment.nullable(),
  note: z.string().nullable(),
});

export const listChargebacks = call({
  method: 'GET',
  path: '/adminPanel/chargebacks',
  access: 'admin',
  summary: 'Payments by card that a bank disputes: those that wait for us first, then the newest',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(chargebackLimits.perPage),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    chargebacks: z.array(chargeback),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const handleChargeback = call({
  method: 'PUT',
  path: '/adminPanel/chargebacks/{id}/handled',
  access: 'admin',
  idempotent: true,
  summary: 'Note what follows from a lost chargeback. It leaves the work queue',
  params: z.object({ id: positiveId }),
  body: z.object({ note: singleLineText(chargebackLimits.note) }),
  reply: successReply,
});
