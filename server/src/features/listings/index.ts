export { deleteOldBulkChanges } from './bulk/bulk.queries.ts';
export { finishBulkChanges } from './bulk/bulk.service.ts';
export { type AgencyAgent, listAgencyAgents } from './dashboard/dashboard.queries.ts';
export { dashboardRoutes } from './dashboard/dashboard.routes.ts';
export { listNamedDistricts } from './dashboard/named-places.ts';
export {
  type AdvertiserRow,
  deleteDraft,
  lockAdvertiser,
  markDraftPublished,
  type PropertyToEditRow,
} from './drafts/drafts.queries.ts';
export { draftRoutes } from './drafts/drafts.routes.ts';
export { toDraftAnswers } from './drafts/property-answers.ts';
export {
  attachPropertiesToAgency,
  deletePropertiesOfAccount,
  detachPropertiesFromAgency,
  pauseListingsOfAccount,
  releaseDeleted,
} from './erasure.queries.ts';
export { listingEmails } from './listings.emails.ts';
export { mayPublish, refusalToPost } from './listings.policy.ts';
export { type ListingCardRow, listingCardColumns, listingCardJoins, listListingCards } from './listings.queries.ts';
export { listingRoutes } from './listings.routes.ts';
export { composeTitle, HIDDEN_ADDRESS_RADIUS_M, listingCardView } from './listings.view.ts';
export { findAdminListingIds } from './management/admin-listing-ids.service.ts';
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
export { setPrice } from './price.service.ts';
export { computeDuplicateKey, normalizeStreetNumber } from './publishing/duplicate-key.ts';
export { getCurrentListingRules } from './publishing/listing-rules.service.ts';
export type { ExistingListing } from './publishing/listing-writing.queries.ts';
export {
  type ListingStateDecision,
  type ListingToWrite,
  type WrittenListing,
  writeListings,
} from './publishing/listing-writing.service.ts';
export { getListingQuota, getRemainingQuota } from './publishing/publish.service.ts';
export { deleteExpiredListingData } from './retention.jobs.ts';
export { releaseReviewedListings } from './review/decide-review.queries.ts';
export { pauseUnchangedListings, reviewGrounds } from './review/decide-review.service.ts';
export { findReviewDueAt } from './review/held-listings.service.ts';
export { listingReviewRoutes } from './review/review.routes.ts';
export { reviewStoredListings } from './review/review.service.ts';
export { listingSheetRoutes } from './sheet/sheet.routes.ts';
export { pauseListingAsAdmin } from './states/admin-pause.queries.ts';
export { processUnconfirmedListings } from './states/confirmation.jobs.ts';
export { activateListingsWithPhotos, pauseListings } from './states/states.queries.ts';
export { changeListingStates } from './states/states.service.ts';
export { createViewCounter } from './views/view-counter.service.ts';
