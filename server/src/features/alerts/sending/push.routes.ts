/** Browsers that alerts are pushed to: each is added and removed by whoever uses it. */
import * as calls from '@estia/contract/alerts/calls';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { addPushSubscription, removePushSubscription } from './push.service.ts';

const success = { message: 'Success!' as const };

export function pushRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.addPushSubscription, async ({ body }, { viewer }) => {
    await addPushSubscription(deps, viewer, body);
    return success;
  });
  serve(calls.removePushSubscription, async ({ body }, { viewer }) => {
    await removePushSubscription(deps, viewer.userId, body.endpoint);
    return success;
  });
}
