/** npm run bench -- NAME [options]: runs one instrument. Its last line is its figure; it exits 1 below its bar. */
const names = [
  'alerts/equality',
  'alerts/matching',
  'search/latency',
  'search/facets',
  'search/tiles',
  'search/oracle',
  'search/burst',
  'search/write-churn',
  'search/scale',
  'search/one-card',
  'search/place-suggestions',
  'pages/page-budget',
  'pages/inp',
  'pages/lighthouse',
  'pages/screenshots',
  'pages/email-screenshots',
  'security/policy-mutation-testing',
  'crash/accounts',
  'security/account-enumeration',
  'security/brute-force',
  'listings/duplicate-photos',
  'security/malicious-uploads',
  'crash/publishing',
  'listings/publishing-load',
  'pages/proxy-cache',
  'billing/simulation',
  'crash/billing',
  'billing/plan-limit-race',
  'listings/listing-pdf',
  'pages/valuation-page-speed',
  'valuation/backtest',
  'valuation/market-stats',
  'valuation/market-stats-tiles',
  'seed',
  'dev-start',
  'frozen-database',
  'alerts/kill',
  'matches',
  'matches-speed',
  'attacks',
] as const;
const name = process.argv[2];
if (!names.some((known) => known === name)) {
  console.error(`usage: npm run bench -- ${names.join(' | ')} [--database-url URL]`);
  process.exit(2);
}
await import(`./${name}.ts`);
