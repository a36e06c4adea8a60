export { areaPages } from './area.pages.ts';
export { areaRoutes } from './area.routes.ts';
export { refreshDiscover } from './discover.jobs.ts';
export { historyRoutes } from './history.routes.ts';
export { searchNotes } from './search.notes.ts';
export { recordText } from './search.record.ts';
export { searchRoutes } from './search.routes.ts';
export { statementsOf } from './search.service.ts';
