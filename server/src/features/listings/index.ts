export { pauseListingAsAdmin } from './admin-pause.queries.ts';
export { deleteOldBulkChanges } from './bulk.queries.ts';
export { finishBulkChanges } from './bulk.service.ts';
export { processUnconfirmedListings } from './confirm.jobs.ts';
export { type AgencyAgent, listAgencyAgents } from './desk.queries.ts';
export { dashboardRoutes } from './desk.routes.ts';
export { draftRoutes } from './drafts.routes.ts';
export {
  deletePropertiesOfAccount,
  detachPropertiesFromAgency,
  pauseListingsOfAccount,
  releaseDeleted,
} from './forget.queries.ts';
export { listingEmails } from './listings.letters.ts';
export { type ListingCardRow, listingCardColumns, listingCardJoins, listListingCards } from './listings.queries.ts';
export { listingRoutes } from './listings.routes.ts';
export { composeTitle, HIDDEN_ADDRESS_RADIUS_M, listingCardView } from './listings.view.ts';
export { listingManagementRoutes } from './manage.routes.ts';
export { listingSheetRoutes } from './sheet.routes.ts';
export { deleteExpiredListingData } from './sweep.jobs.ts';
export { createViewCounter } from './views.notes.ts';
