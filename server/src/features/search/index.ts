export { refreshDiscover } from './discover.jobs.ts';
export { searchNotes } from './search.notes.ts';
export { recordText } from './search.record.ts';
export { searchRoutes } from './search.routes.ts';
export { statementsOf } from './search.service.ts';
