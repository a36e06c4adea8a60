/** Complaints about decisions (Regulation (EU) 2022/2065, article 20): one for each, decided by another admin. */
import { z } from 'zod';
import { positiveId } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { complaintLimits, complaintOutcomes, complaintStates } from './complaints.ts';
import { statementOfReasons } from './statement-schema.ts';

const params = z.object({ id: positiveId });
const text = (max: number) => z.string('required').trim().min(1, 'required').max(max, 'too_long');
const moment = z.iso.datetime();

const complaint = z.object({
  decision: statementOfReasons,
  /** The name of the admin who took the decision. Null: a program, or somebody who is gone. */
  decided_by: z.string().nullable(),
  /** The report that led to it. */
  report_id: z.int().nullable(),
  user_id: z.int().nullable(),
  username: z.string().nullable(),
  text: z.string(),
  made_at: moment,
  outcome: z.enum(complaintOutcomes).nullable(),
  answer: z.string().nullable(),
  decided_at: moment.nullable(),
  /** The viewer took the decision: another admin decides. */
  is_own_decision: z.boolean(),
});

export const complainAboutDecision = call({
  method: 'POST',
  path: '/user/decisions/{id}/complaint',
  access: 'member',
  summary: 'Complain about a decision that restricts the viewer’s account or agency, within six months',
  params,
  body: z.object({ text: text(complaintLimits.text) }),
  reply: successReply,
  idempotent: true,
});

export const listComplaints = call({
  method: 'GET',
  path: '/adminPanel/complaints',
  access: 'admin',
  summary: 'Complaints about decisions: those that wait, the oldest first, or those decided, the newest first',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    state: z.enum(complaintStates).default('open'),
  }),
  reply: z.object({
    complaints: z.array(complaint),
    count: z.int(),
    counts: z.object({ open: z.int(), decided: z.int() }),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const getComplaint = call({
  method: 'GET',
  path: '/adminPanel/complaints/{id}',
  access: 'admin',
  summary: 'The complaint about one decision, by the number of the decision',
  params,
  reply: z.object({ complaint, has_other_admin: z.boolean() }),
});

export const decideComplaint = call({
  method: 'PUT',
  path: '/adminPanel/complaints/{id}',
  access: 'admin',
  summary: 'Accept or reject a complaint, with reasons: not by who took the decision. Accepted, the restriction ends',
  params,
  body: z.object({ outcome: z.enum(complaintOutcomes, 'required'), answer: text(complaintLimits.answer) }),
  reply: successReply,
  idempotent: true,
});
