export { attachContacts } from './attach.service.ts';
export { conversationData, forgetContacts, revealData, sweepInbox } from './forget.queries.ts';
export { inboxLetters } from './inbox.letters.ts';
export { inboxRoutes } from './inbox.routes.ts';
export { noteShown } from './phone.service.ts';
export { checkWork, makePuzzle, spendWork } from './work.ts';
