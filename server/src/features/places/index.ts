export { findAddressPoint, findDistrictAt, listStreets } from './address.queries.ts';
export { addressRoutes } from './address.routes.ts';
export { BoundaryFileError, importBoundaries } from './boundaries.load.ts';
export { loadMap, storeAreas } from './map.load.ts';
export { getMapVersion } from './map.queries.ts';
export { listOverviewShapes, type OverviewShape } from './overview.queries.ts';
export { loadPlaces } from './places.load.ts';
export { placeRoutes } from './places.routes.ts';
export {
  createPlaceTreeCache,
  findPlaceOption,
  mergeBounds,
  type PlaceTree,
  type PlaceTreeLoader,
} from './places.tree.ts';
