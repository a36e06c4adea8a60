export { listAreaPages } from './area.pages.ts';
export { areaRoutes } from './area.routes.ts';
export { refreshDiscoverLists } from './discover.jobs.ts';
export { historyRoutes } from './history.routes.ts';
export { createSearchCounter } from './search.notes.ts';
export { renderRecordedSql } from './search.record.ts';
export { searchRoutes } from './search.routes.ts';
export { createSearchStatements } from './search.service.ts';
