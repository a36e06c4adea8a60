import * as calls from '@estia/contract/sources/webhook-calls';
import { webhookLimits } from '@estia/contract/sources/webhook-model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { findEndpointState, listDeliveries, listEndpoints } from './webhooks.queries.ts';
import * as service from './webhooks.service.ts';
import { deliveryView, endpointView } from './webhooks.view.ts';

const done = { message: 'Success!' as const };

export function webhookRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listWebhooks, async (_input, { viewer }) => {
    const rows = await listEndpoints(deps.db, service.assertOwner(viewer));
    return { endpoints: rows.map((row) => endpointView(row, deps.clock())), max: webhookLimits.endpoints };
  });

  serve(calls.createWebhook, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    ...(await service.createWebhook(deps, viewer, body)),
  }));

  serve(calls.updateWebhook, async ({ params, body }, { viewer }) => {
    const { url, events, is_active: isActive } = body;
    await service.updateWebhook(deps, viewer, { id: params.id, url, events, isActive });
    return done;
  });

  serve(calls.deleteWebhook, async ({ params }, { viewer }) => {
    await service.deleteWebhook(deps, viewer, params.id);
    return done;
  });

  serve(calls.rotateWebhookSecret, async ({ params }, { viewer }) => ({
    message: 'Success!' as const,
    ...(await service.rotateWebhookSecret(deps, viewer, params.id)),
  }));

  serve(calls.testWebhook, async ({ params }, { viewer }) => {
    await service.testWebhook(deps, viewer, params.id);
    return done;
  });

  serve(calls.listWebhookDeliveries, async ({ params, query }, { viewer }) => {
    const { state, limit, offset } = query;
    if ((await findEndpointState(deps.db, params.id, service.assertOwner(viewer))) === null)
      throw new AppError('not_found');
    const { rows, count } = await listDeliveries(deps.db, { endpointId: params.id, state, limit, offset });
    return { deliveries: rows.map((row) => deliveryView(row, deps.clock())), count, pagination: { limit, offset } };
  });

  serve(calls.replayWebhookDelivery, async ({ params }, { viewer }) => {
    await service.replayWebhookDelivery(deps, viewer, params.id);
    return done;
  });
}
