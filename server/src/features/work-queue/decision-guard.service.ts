/**
 * ADMN-5: what an admin has in hand nobody else decides. This stands before every decision; that nothing is decided twice is
 * each decision's own affair, under its own lock (`already_decided`).
 */
import type { CallByKey } from '@estia/contract/calls';
import { readProperty } from '@estia/contract/read-property';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import type { RulesCache } from '../rules/index.ts';
import * as q from './queue.queries.ts';
import { getQueueMoment } from './queue.service.ts';

type Given = { params: unknown; body: unknown };
type ItemsOf = (given: Given) => q.WorkItemKey[];

const idOf = ({ params }: Given): string => String(readProperty(params, 'id'));
const one =
  (kind: q.WorkItemKey['kind']): ItemsOf =>
  (given) => [{ kind, subject: idOf(given) }];
const account: ItemsOf = (given) => [
  { kind: 'hidden_broker', subject: idOf(given) },
  { kind: 'complaint', subject: idOf(given) },
];

/** The calls that decide something, with what they decide. */
export const decisions = {
  'PUT /user/user-alerts/{id}': one('report'),
  'PUT /adminPanel/complaints/{id}': one('appeal'),
  'PUT /adminPanel/listing-reviews/{id}/decision': one('listing_review'),
  'PUT /adminPanel/users/{id}/status': one('agency'),
  'POST /adminPanel/hidden-brokers/{id}/steps': account,
  'POST /adminPanel/hidden-brokers/{id}/steps/{step_id}/acceptance': account,
  'POST /adminPanel/hidden-brokers/{id}/steps/{step_id}/lifting': account,
  'PUT /adminPanel/hidden-brokers/{id}/steps/{step_id}/complaint': account,
  'PUT /adminPanel/disputes/{id}/decision': one('dispute'),
  'PUT /adminPanel/exclusive-cases/{id}/decision': one('exclusive_case'),
  'PUT /adminPanel/property-matches/{property_id}/{other_id}': ({ params }) => {
    const ids = [Number(readProperty(params, 'property_id')), Number(readProperty(params, 'other_id'))];
    return [{ kind: 'match', subject: ids.toSorted((a, b) => a - b).join('-') }];
  },
  'POST /adminPanel/approvals/{id}/approval': one('approval'),
  'POST /adminPanel/approvals/{id}/rejection': one('approval'),
  'PUT /adminPanel/deposits/{id}/match': one('deposit'),
  'POST /adminPanel/deposits/{id}/confirm': one('deposit'),
  'POST /adminPanel/deposits/{id}/reject': one('deposit'),
  'PUT /adminPanel/invoices/{id}/mark': one('invoice'),
  'POST /adminPanel/invoices/{id}/retry': one('invoice'),
  'PUT /adminPanel/chargebacks/{id}/handled': one('chargeback'),
  'POST /adminPanel/sources/{id}/start': one('source'),
  'POST /adminPanel/sources/{id}/stop': one('source'),
  'DELETE /adminPanel/sources/{id}': one('source'),
  'PUT /adminPanel/failures/handled': ({ body }) => [{ kind: 'failure', subject: String(readProperty(body, 'name')) }],
} satisfies Partial<Record<keyof CallByKey, ItemsOf>>;

const itemsByCall: ReadonlyMap<string, ItemsOf> = new Map(Object.entries(decisions));

export async function runDecision<T>(
  deps: Deps,
  rules: RulesCache,
  { items, viewer }: { items: readonly q.WorkItemKey[]; viewer: NonNullable<Viewer> },
  decide: () => Promise<T> | T,
): Promise<T> {
  const { db } = deps;
  const adminId = viewer.userId;
  const moment = await getQueueMoment(deps, rules);
  for (const item of items) {
    const holder = await q.findHolder(db, moment, item);
    if (holder !== null && holder !== adminId) throw new AppError('claimed_by_other');
    // To be busy with it is to have it in hand.
    if (holder === adminId) await q.saveClaim(db, moment, { ...item, adminId });
  }
  const result = await decide();
  for (const item of items) await q.deleteClaim(db, { ...item, adminId });
  return result;
}

/** The same server, that asks about claims before it lets anybody decide. */
export const guardDecisions = (server: CallServer, deps: Deps, rules: RulesCache): CallServer => ({
  ...server,
  serve(call, handler) {
    const itemsOf = itemsByCall.get(call.key);
    server.serve(
      call,
      itemsOf === undefined
        ? handler
        : (given, context) => {
            const viewer: Viewer = context.viewer;
            if (viewer === null) throw new AppError('not_authenticated');
            const items = itemsOf({ params: readProperty(given, 'params'), body: readProperty(given, 'body') });
            return runDecision(deps, rules, { items, viewer }, async () => handler(given, context));
          },
    );
  },
});
