export { runMonthlyBacktest } from './backtest.jobs.ts';
export { estimateRoutes } from './estimate.routes.ts';
export { createEstimator } from './estimate.service.ts';
export { applyStatsChanges, rebuildMarketStats, updateMonthlyStats, writeMonthlyStats } from './figures.jobs.ts';
export { retrainIfStale, trainModels } from './model.jobs.ts';
export { outlineRoutes } from './outline.routes.ts';
export { reportRoutes } from './report.routes.ts';
export { valuationRoutes } from './valuation.routes.ts';
