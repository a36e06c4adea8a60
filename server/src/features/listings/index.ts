export { forgetListingsOf, leaveOffice, pauseListingsOf } from './forget.queries.ts';
export { type CardRow, cardColumns, cardJoins, cardsByIds } from './listings.queries.ts';
export { listingRoutes } from './listings.routes.ts';
export { cardView } from './listings.view.ts';
