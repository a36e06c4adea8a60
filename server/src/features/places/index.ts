export { districtAt, pointOfAddress, streetsOf } from './address.queries.ts';
export { addressRoutes } from './address.routes.ts';
export { BadBoundaries, importBoundaries } from './boundaries.load.ts';
export { loadMap, storeAreas } from './map.load.ts';
export { readMapVersion } from './map.queries.ts';
export { type OverviewShape, readOverview } from './overview.queries.ts';
export { loadPlaces } from './places.load.ts';
export { placeRoutes } from './places.routes.ts';
export { boundsAround, keepPlaces, optionOf, type Places, type PlaceTree } from './places.tree.ts';
