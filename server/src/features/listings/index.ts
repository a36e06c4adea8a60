export { deleteOldBulkChanges } from './bulk/bulk.queries.ts';
export { finishBulkChanges } from './bulk/bulk.service.ts';
export { type AgencyAgent, listAgencyAgents } from './dashboard/dashboard.queries.ts';
export { dashboardRoutes } from './dashboard/dashboard.routes.ts';
export { draftRoutes } from './drafts/drafts.routes.ts';
export {
  attachPropertiesToAgency,
  deletePropertiesOfAccount,
  detachPropertiesFromAgency,
  pauseListingsOfAccount,
  releaseDeleted,
} from './erasure.queries.ts';
export { listingEmails } from './listings.emails.ts';
export { type ListingCardRow, listingCardColumns, listingCardJoins, listListingCards } from './listings.queries.ts';
export { listingRoutes } from './listings.routes.ts';
export { composeTitle, HIDDEN_ADDRESS_RADIUS_M, listingCardView } from './listings.view.ts';
export { listingManagementRoutes } from './management/manage.routes.ts';
export {
  deleteMandateDocumentsOfAccount,
  type ExportedMandateDocument,
  getDecisionDay,
  hasLostExclusive,
  listMandateDocumentsForExport,
  updateBadges,
} from './mandates/mandate-documents.queries.ts';
export { refreshBadges } from './mandates/mandate-documents.service.ts';
export { processExpiringMandates, refreshMandates } from './mandates/mandate-expiry.jobs.ts';
export { mandateRoutes } from './mandates/mandates.routes.ts';
export { normalizeStreetNumber } from './publishing/duplicate-key.ts';
export { deleteExpiredListingData } from './retention.jobs.ts';
export { listingSheetRoutes } from './sheet/sheet.routes.ts';
export { pauseListingAsAdmin } from './states/admin-pause.queries.ts';
export { processUnconfirmedListings } from './states/confirmation.jobs.ts';
export { pauseListings } from './states/states.queries.ts';
export { createViewCounter } from './views/view-counter.service.ts';
