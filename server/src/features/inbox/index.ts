export { attachContacts } from './attach.service.ts';
export { findReplyTarget, receiveReply } from './email-replies/email-replies.service.ts';
export { PARSED_BYTES } from './email-replies/inbound-email.ts';
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
