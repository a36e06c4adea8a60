export { favoriteData, forgetFavoritesOf } from './favorites.queries.ts';
export { favoriteRoutes } from './favorites.routes.ts';
