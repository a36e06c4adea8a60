export { createUnsubscribeToken } from './alert-links.ts';
export { createAlertEmailReader } from './alert-message.service.ts';
export { alertSettingsRoutes } from './alert-settings.routes.ts';
export { alertEmails } from './alerts.emails.ts';
export { attachSavedSearches } from './attach-saved-searches.queries.ts';
export { demandRoutes } from './demand.routes.ts';
export { dispatchAlerts } from './dispatch.jobs.ts';
export { matchListingChanges } from './matching.jobs.ts';
export { findMatches } from './matching.queries.ts';
export {
  deleteAlertData,
  deleteOldAlerts,
  deleteUnconfirmedSearches,
  listAlertDataForExport,
} from './personal-data.queries.ts';
export { deletePushSubscriptions } from './push.queries.ts';
export { pushRoutes } from './push.routes.ts';
export { createConfiguredPushSender, sendDuePushMessages } from './push.service.ts';
export { savedSearchRoutes } from './saved-searches.routes.ts';
export { endOldLinks } from './subscribers.queries.ts';
