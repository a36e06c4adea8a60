/** ADMN-5: requests for a second admin, and their answers. Who asks sends the form of the act itself. */
import { z } from 'zod';
import { positiveId, reason } from '../accounts/model.ts';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { localizedName } from '../places/model.ts';
import { approvalKinds, approvalLimits, approvalStates, approvalTabs } from './model.ts';

const moment = z.iso.datetime();
const params = z.object({ id: positiveId });

const approval = z.object({
  approval_id: z.int(),
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  /** Whom it concerns; null for a setting, and once they are gone. */
  account: z.object({ user_id: z.int(), name: z.string() }).nullable(),
  /** What changes, as people read it. Without a before: it was not there. */
  changes: z.array(z.object({ field: localizedName, before: localizedName.nullable(), after: localizedName })),
  reason: z.string(),
  requested_by: z.string(),
  requested_at: moment,
  expires_at: moment,
  decided_by: z.string().nullable(),
  decided_at: moment.nullable(),
  decision_reason: z.string().nullable(),
  /** Asked for by who asks: they may withdraw it, and nobody else. */
  is_mine: z.boolean(),
  /** By who asks: another admin than who asked for it, and than whom it concerns. */
  can_decide: z.boolean(),
  /** Who asked for it made the viewer an admin within the last 30 days: the viewer may reject it, not approve it. */
  is_independent: z.boolean(),
});

export const listApprovals = call({
  method: 'GET',
  path: '/adminPanel/approvals',
  access: 'admin',
  summary: 'What waits for a second administrator, or waited: oldest first, or newest first of those that are over',
  query: z.object({
    tab: z.enum(approvalTabs).default('open'),
    kind: z.enum(approvalKinds).optional(),
    user_id: positiveId.optional(),
    /** One of them, in whichever tab. */
    id: positiveId.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(approvalLimits.perPage),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    approvals: z.array(approval),
    count: z.int(),
    /** How many wait, whatever the tab. */
    open_count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const approve = call({
  method: 'POST',
  path: '/adminPanel/approvals/{id}/approval',
  access: 'admin',
  idempotent: true,
  summary: 'Carry out what another administrator asked for, if it still can be',
  params,
  reply: successReply,
});

export const rejectApproval = call({
  method: 'POST',
  path: '/adminPanel/approvals/{id}/rejection',
  access: 'admin',
  idempotent: true,
  summary: 'Refuse what another administrator asked for, with a reason',
  params,
  body: z.object({ reason }),
  reply: successReply,
});

export const withdrawApproval = call({
  method: 'DELETE',
  path: '/adminPanel/approvals/{id}',
  access: 'admin',
  idempotent: true,
  summary: 'Take back what one asked for oneself',
  params,
  reply: successReply,
});
