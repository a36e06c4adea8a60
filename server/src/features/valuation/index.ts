export { runMonthlyBacktest } from './backtest/backtest.jobs.ts';
export { estimateRoutes } from './estimate/estimate.routes.ts';
export { createEstimator, type Estimator } from './estimate/estimate.service.ts';
export { estimateStoredProperties } from './estimate/quick-estimate.service.ts';
export { reportRoutes } from './estimate/report.routes.ts';
export {
  applyStatsChanges,
  rebuildMarketStats,
  updateMonthlyStats,
  writeMonthlyStats,
} from './market-stats/market-stats.jobs.ts';
export { hasStatsChanges } from './market-stats/stats-updates.queries.ts';
export { retrainIfStale, trainModels } from './model/model-training.jobs.ts';
export { outlineRoutes } from './price-map/outline.routes.ts';
export { valuationRoutes } from './valuation.routes.ts';
