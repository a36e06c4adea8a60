/** An admin gives an agency notice that its contract ends, or takes it back; the agency reads when and why. */
import { z } from 'zod';
import { positiveId } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { calendarDay } from '../rules/model.ts';
import { contractEndRecord } from './contract-end-schema.ts';
import { contractEndGrounds, contractEndLimits, noticeExceptions } from './model.ts';

const params = z.object({ id: positiveId });
const text = (max: number) => z.string('required').trim().min(1, 'required').max(max, 'too_long');

export const giveContractNotice = call({
  method: 'POST',
  path: '/adminPanel/users/{id}/contract-end',
  access: 'admin',
  idempotent: true,
  summary:
    'Give an agency notice that its contract ends, 30 days before and never before what it has paid for. With an exception it ends at once',
  params,
  body: z.object({
    ground: z.enum(contractEndGrounds, 'required'),
    facts: text(contractEndLimits.facts),
    /** Without an exception: the first day without a contract. */
    ends_on: z.union([z.literal('').transform(() => undefined), calendarDay]).optional(),
    exception: z.union([z.literal('').transform(() => undefined), z.enum(noticeExceptions)]).optional(),
  }),
  reply: successReply,
});

export const withdrawContractNotice = call({
  method: 'PUT',
  path: '/adminPanel/users/{id}/contract-end/withdrawal',
  access: 'admin',
  idempotent: true,
  summary: 'Take back the notice that an agency’s contract ends. After the end its contract holds again',
  params,
  body: z.object({ reason: text(contractEndLimits.reason) }),
  reply: successReply,
});

export const getContractEnds = call({
  method: 'GET',
  path: '/adminPanel/users/{id}/contract-ends',
  access: 'admin',
  summary: 'Notices that the contract with an agency ends, newest first, and from which day on it may end',
  params,
  reply: z.object({
    contract_ends: z.array(contractEndRecord),
    /** The first day without a contract, at the earliest. Null: not an approved agency, or there is a notice. */
    earliest: z.iso.date().nullable(),
    /** The first day that is not paid for. Null: nothing ever was. */
    paid_until: z.iso.date().nullable(),
  }),
});

export const getOwnContractEnd = call({
  method: 'GET',
  path: '/user/contract-end',
  access: 'member',
  summary: 'The notice that the contract with the viewer’s agency ends; null: there is none',
  reply: z.object({ contract_end: contractEndRecord.omit({ withdrawn_at: true, withdrawal_reason: true }).nullable() }),
});
