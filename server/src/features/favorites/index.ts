export { deleteFavoritesOfAccount, listFavoritesForExport } from './favorites.queries.ts';
export { favoriteRoutes } from './favorites.routes.ts';
export { listEmails } from './lists/lists.emails.ts';
export { favoriteListRoutes } from './lists/lists.routes.ts';
export { createListNoticeReader, sendListNotices } from './lists/notices.jobs.ts';
export { deleteListInvitationsTo, listFavoriteListsForExport } from './lists/personal-data.queries.ts';
