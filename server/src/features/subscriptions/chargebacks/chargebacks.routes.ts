import * as calls from '@estia/contract/subscriptions/chargeback-calls';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import * as q from './chargebacks.queries.ts';
import { handleChargeback } from './chargebacks.service.ts';

const chargebackView = (row: q.ChargebackRow) => ({
  id: row.id,
  ref: row.ref,
  user_id: row.user_id,
  name: row.name,
  payment_id: row.payment_id,
  charge_id: row.charge_id,
  paid_at: row.paid_at.toISOString(),
  state: row.state,
  reason: row.reason,
  cents: row.cents,
  withdrawn_cents: row.withdrawn_cents,
  reinstated_cents: row.reinstated_cents,
  opened_at: row.opened_at.toISOString(),
  evidence_due_at: row.evidence_due_at?.toISOString() ?? null,
  closed_at: row.closed_at?.toISOString() ?? null,
  is_waiting: row.is_waiting,
  handled_at: row.handled_at?.toISOString() ?? null,
  note: row.note,
});

export function chargebackRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listChargebacks, async ({ query }) => {
    const rows = await q.listChargebacks(deps.db, query);
    const { limit, offset } = query;
    return { chargebacks: rows.map(chargebackView), count: rows[0]?.count ?? 0, pagination: { limit, offset } };
  });

  serve(calls.handleChargeback, async ({ params: { id }, body: { note } }, { viewer }) => {
    await handleChargeback(deps, viewer.userId, { id, note });
    return { message: 'Success!' as const };
  });
}
