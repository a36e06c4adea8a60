export { loadPlaces } from './places.load.ts';
export { placeRoutes } from './places.routes.ts';
export { keepPlaces, optionOf, type Places, type PlaceTree } from './places.tree.ts';
