export { deleteFavoritesOfAccount, listFavoritesForExport } from './favorites.queries.ts';
export { favoriteRoutes } from './favorites.routes.ts';
