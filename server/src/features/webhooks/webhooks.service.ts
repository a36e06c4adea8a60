/** API-1: endpoints of an agency. Their secrets are shown once and stored sealed. */
import { randomUUID } from 'node:crypto';
import { TEST_EVENT, type WebhookEvent, webhookLimits } from '@estia/contract/sources/webhook-model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { SECRET_PURPOSE } from './webhook-secrets.ts';
import { createWebhookSecret } from './webhook-signature.ts';
import { mayManageWebhooks } from './webhooks.policy.ts';
import * as q from './webhooks.queries.ts';

const HOUR_MS = 3_600_000;

type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'guarded'>;
type Settings = { url: string; events: WebhookEvent[] };

/** The account whose endpoints these are. */
export function assertOwner(viewer: SignedInViewer): number {
  if (!mayManageWebhooks(viewer)) throw new AppError('forbidden');
  return viewer.worksFor;
}

function assertFound(found: boolean | null): void {
  if (!found) throw new AppError('not_found');
}

function assertUrl({ guarded }: WebhookDeps, url: string): void {
  if (!guarded.isAllowedUrl(url)) throw new AppError('invalid_input', { url: 'public_https' });
}

export async function createWebhook(deps: WebhookDeps, viewer: SignedInViewer, { url, events }: Settings) {
  const accountId = assertOwner(viewer);
  assertUrl(deps, url);
  const secret = createWebhookSecret();
  const id = await deps.db.transaction().execute((trx) =>
    q.insertEndpoint(trx, {
      accountId,
      url,
      events,
      secret: deps.secrets.seal(SECRET_PURPOSE, secret),
      now: deps.clock(),
      max: webhookLimits.endpoints,
    }),
  );
  if (id === null) throw new AppError('over_limit');
  return { id, secret };
}

export async function updateWebhook(
  deps: WebhookDeps,
  viewer: SignedInViewer,
  { id, isActive, ...settings }: Settings & { id: number; isActive: boolean },
): Promise<void> {
  const accountId = assertOwner(viewer);
  assertUrl(deps, settings.url);
  await deps.db.transaction().execute(async (trx) => {
    assertFound(await q.updateEndpoint(trx, { id, accountId, isActive, ...settings }));
    // What waited while it was paused.
    if (isActive) await enqueueJob(trx, 'webhooks');
  });
}

export async function deleteWebhook({ db }: WebhookDeps, viewer: SignedInViewer, id: number): Promise<void> {
  assertFound(await q.deleteEndpoint(db, id, assertOwner(viewer)));
}

export async function rotateWebhookSecret(deps: WebhookDeps, viewer: SignedInViewer, id: number) {
  const accountId = assertOwner(viewer);
  const secret = createWebhookSecret();
  const previousUntil = new Date(deps.clock().getTime() + webhookLimits.overlapHours * HOUR_MS);
  const sealed = deps.secrets.seal(SECRET_PURPOSE, secret);
  assertFound(await q.replaceSecret(deps.db, { id, accountId, secret: sealed, previousUntil }));
  return { id, secret };
}

export async function testWebhook(deps: WebhookDeps, viewer: SignedInViewer, id: number): Promise<void> {
  const state = await q.findEndpointState(deps.db, id, assertOwner(viewer));
  assertFound(state !== null);
  if (state !== 'active') throw new AppError('not_in_this_state');
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await q.insertTestDelivery(trx, {
      endpointId: id,
      messageId: `msg_${randomUUID().replaceAll('-', '')}`,
      event: TEST_EVENT,
      body: JSON.stringify({ type: TEST_EVENT, timestamp: now.toISOString(), data: {} }),
      now,
    });
    await enqueueJob(trx, 'webhooks');
  });
}

export async function replayWebhookDelivery(deps: WebhookDeps, viewer: SignedInViewer, id: number): Promise<void> {
  const accountId = assertOwner(viewer);
  await deps.db.transaction().execute(async (trx) => {
    const replayed = await q.replayDelivery(trx, { id, accountId, now: deps.clock() });
    assertFound(replayed !== null);
    if (!replayed) throw new AppError('not_in_this_state');
    await enqueueJob(trx, 'webhooks');
  });
}
