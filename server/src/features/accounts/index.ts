export { insertPlanChoice } from './accounts.queries.ts';
export { accountRoutes } from './accounts.routes.ts';
export { createAgencyForAccount, findOwnUser } from './accounts.service.ts';
export { findUserIds } from './admin/admin.queries.ts';
export { adminRoutes } from './admin/admin.routes.ts';
export {
  changeUserStatus,
  createFactorRemoval,
  logAdminAction,
  type OnStatusChange,
  reconsiderAccount,
  restoreAccount,
  restoreBlockedAccount,
  type StatusChange,
  suspendAccount,
} from './admin/admin.service.ts';
export { FirstAdminError, forgetAdminFactors, setUpMainAdmin } from './admin/administrators.service.ts';
export { checkAuditLog } from './admin/audit-chain.jobs.ts';
export { verifyAuditLog } from './admin/audit-chain.ts';
export { userHistoryRoutes } from './admin/user-history.routes.ts';
export { changesOf, toAuditFields } from './audit.view.ts';
export { getRequestOrigin } from './login/request-origin.service.ts';
export { buildDataExports } from './privacy/data-export.jobs.ts';
export { findNextExportTime } from './privacy/data-export.queries.ts';
export { eraseAccounts } from './privacy/erasure.jobs.ts';
export { privacyRoutes } from './privacy/privacy.routes.ts';
export { createAccountDeletion } from './privacy/privacy.service.ts';
export { deleteExpiredData } from './privacy/retention.jobs.ts';
export { profileRoutes } from './profile/profile.routes.ts';
export { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
export { accountEmails } from './templates.emails.ts';
