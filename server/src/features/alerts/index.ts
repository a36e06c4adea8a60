export { demandRoutes } from './demand/demand.routes.ts';
export { hasListingChanges, matchListingChanges } from './matching/matching.jobs.ts';
export { findMatches } from './matching/matching.queries.ts';
export { createUnsubscribeToken } from './saved-searches/alert-links.ts';
export { alertSettingsRoutes } from './saved-searches/alert-settings.routes.ts';
export {
  deleteAlertData,
  deleteOldAlerts,
  deleteUnconfirmedSearches,
  listAlertDataForExport,
} from './saved-searches/personal-data.queries.ts';
export { savedSearchRoutes } from './saved-searches/saved-searches.routes.ts';
export { endOldLinks } from './saved-searches/subscribers.queries.ts';
export { mergeVisitorIntoAccount } from './saved-searches/visitor-merge.service.ts';
export { createAlertEmailReader } from './sending/alert-message.service.ts';
export { alertEmails } from './sending/alerts.emails.ts';
export { dispatchAlerts } from './sending/dispatch.jobs.ts';
export { deletePushSubscriptions } from './sending/push.queries.ts';
export { pushRoutes } from './sending/push.routes.ts';
export { createConfiguredPushSender, sendDuePushMessages } from './sending/push.service.ts';
