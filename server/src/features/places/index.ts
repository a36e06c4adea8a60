export { BadBoundaries, importBoundaries } from './boundaries.load.ts';
export { loadMap } from './map.load.ts';
export { loadPlaces } from './places.load.ts';
export { placeRoutes } from './places.routes.ts';
export { boundsAround, keepPlaces, optionOf, type Places, type PlaceTree } from './places.tree.ts';
