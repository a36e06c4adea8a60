export { listAreaPages } from './areas/area.pages.ts';
export { areaRoutes } from './areas/area.routes.ts';
export { refreshDiscoverLists } from './discover/discover.jobs.ts';
export { historyRoutes } from './history/history.routes.ts';
export { renderRecordedSql } from './recorded-statements.ts';
export { searchRoutes } from './search.routes.ts';
export { createSearchStatements } from './search.service.ts';
export { createSearchCounter } from './search-counter.service.ts';
