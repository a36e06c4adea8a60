export { attachContacts } from './attach.service.ts';
export { inboxEmails } from './inbox.emails.ts';
export { inboxRoutes } from './inbox.routes.ts';
export { listLeads } from './leads.queries.ts';
export {
  deleteContactHistory,
  deleteExpiredInboxData,
  listConversationsForExport,
  listPhoneRevealsForExport,
} from './personal-data.queries.ts';
export { recordPhoneReveal } from './phone-reveal.service.ts';
export { assertProofOfWork, consumeProofOfWork, createPuzzle } from './proof-of-work.ts';
