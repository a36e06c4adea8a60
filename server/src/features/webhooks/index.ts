export { sendWebhooks } from './webhook-sending.jobs.ts';
export { hasPendingDelivery } from './webhook-sending.queries.ts';
export { webhookEmails } from './webhooks.emails.ts';
export { deleteOldDeliveries } from './webhooks.queries.ts';
export { webhookRoutes } from './webhooks.routes.ts';
