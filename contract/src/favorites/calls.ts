import { planned } from '../call.ts';

export const favorites = planned('GET', '/user/favorites', 'member', 'Own favourites');
export const addFavorite = planned('PUT', '/user/add-favorite', 'member', 'Add a favourite');
export const removeFavorite = planned('PUT', '/user/remove-favorite', 'member', 'Remove a favourite');
