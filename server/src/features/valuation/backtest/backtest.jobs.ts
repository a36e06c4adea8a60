/** VALU-2: once a month, how far off estimates are; written down and published as it is. */
import { athensDay } from '@estia/contract/rules/in-force';
import { backtestSplits } from '@estia/contract/valuation/estimate';
import type { Deps } from '../../../deps.ts';
import { listModelListings, runningAlone } from '../model/model.queries.ts';
import { marketKey, markets } from '../model/model-training.ts';
import { FOLD_COUNT } from '../model/trained-model.ts';
import { type BacktestRow, hasBacktest, insertBacktests } from './backtest.queries.ts';
import { getMedianError, getRangeCoverage, runBacktest } from './backtest.ts';

const SEED = 2;
/** A part of each market tells as much, and three splits of it are three trainings. */
const MAX_LISTINGS = 40_000;
/** Fewer properties tried say nothing. */
const MIN_SAMPLES = 20;

type Options = { folds?: number };

/** True when this month's backtest was made now. */
export async function runMonthlyBacktest({ db, clock }: Deps, { folds = FOLD_COUNT }: Options = {}): Promise<boolean> {
  const month = `${athensDay(clock()).slice(0, 7)}-01`;
  if (await hasBacktest(db, month)) return false;
  const made = await runningAlone(db, 'valuation_backtest', async () => {
    const listingsByMarket = new Map<string, Awaited<ReturnType<typeof listModelListings>>>();
    for (const market of markets)
      listingsByMarket.set(marketKey(market), await listModelListings(db, market, SEED, MAX_LISTINGS));
    const rows: BacktestRow[] = [];
    for (const split of backtestSplits)
      for (const { tried: result, ...market } of await runBacktest(
        listingsByMarket,
        split,
        SEED,
        Array.from({ length: folds }, (_, k) => k),
      )) {
        if (result.length < MIN_SAMPLES) continue;
        rows.push({
          month,
          ...market,
          made_at: clock(),
          listing_count: result.length,
          median_error: getMedianError(result, (one) => one.estimate),
          share_in_range: getRangeCoverage(result),
          area_median_error: getMedianError(result, (one) => one.areaMedian),
          linear_error: getMedianError(result, (one) => one.linear),
        });
      }
    await insertBacktests(db, rows);
    return rows.length > 0;
  });
  return made ?? false;
}
