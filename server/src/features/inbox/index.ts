export { attachContacts } from './attach.service.ts';
export {
  deleteContactHistory,
  deleteExpiredInboxData,
  listConversationsForExport,
  listPhoneRevealsForExport,
} from './forget.queries.ts';
export { inboxEmails } from './inbox.letters.ts';
export { inboxRoutes } from './inbox.routes.ts';
export { recordPhoneReveal } from './phone.service.ts';
export { assertProofOfWork, consumeProofOfWork, createPuzzle } from './work.ts';
