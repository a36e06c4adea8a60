export { createManageKey, createUnsubscribeToken } from './alert-links.ts';
export { alertSettingsRoutes } from './alert-settings.routes.ts';
export { savedSearchRoutes } from './saved-searches.routes.ts';
export { stopAllAlerts } from './subscribers.queries.ts';
