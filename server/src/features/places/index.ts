export { findAddressPoint, findDistrictAt, listStreets } from './address.queries.ts';
export { addressRoutes } from './address.routes.ts';
export { BoundaryFileError, importBoundaries } from './boundary-import.service.ts';
export { getMapVersion } from './map.queries.ts';
export { loadMap, storeAreas } from './map-import.service.ts';
export { NearbyFileError } from './nearby/nearby-features.ts';
export { importNearbyPlaces, removeNearbyPlaces } from './nearby/nearby-import.service.ts';
export { extractNearbyPlaces } from './nearby/osm-extract.ts';
export { recountWalks } from './nearby/recount.jobs.ts';
export { loadStations } from './nearby/stations.load.ts';
export { listOverviewShapes, type OverviewShape } from './overview.queries.ts';
export { suggestPlaces } from './place-suggestions.service.ts';
export {
  createPlaceTreeCache,
  findPlaceOption,
  mergeBounds,
  type PlaceTree,
  type PlaceTreeLoader,
} from './place-tree.service.ts';
export { placeRoutes } from './places.routes.ts';
export { loadPlaces } from './places-import.service.ts';
export { convertMbtiles } from './streets/mbtiles.ts';
export { convertExtract } from './streets/osm-conversion.ts';
export { StreetFileError } from './streets/pmtiles.ts';
export { importStreets, removeStreets } from './streets/street-import.service.ts';
export { streetRoutes } from './streets/streets.routes.ts';
