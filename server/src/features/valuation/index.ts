export { backtestMonth } from './backtest.jobs.ts';
export { estimateRoutes } from './estimate.routes.ts';
export { makeValuer } from './estimate.service.ts';
export { foldFigures, mindMonths, rebuildFigures, writeMonths } from './figures.jobs.ts';
export { mindModels, trainModels } from './model.jobs.ts';
export { outlineRoutes } from './outline.routes.ts';
export { reportRoutes } from './report.routes.ts';
export { valuationRoutes } from './valuation.routes.ts';
