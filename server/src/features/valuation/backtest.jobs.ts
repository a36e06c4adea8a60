/** VALU-2: once a month, how far off estimates are; written down and published as it is. */
import { athensDay } from '@estia/contract/rules/in-force';
import { backtestSplits } from '@estia/contract/valuation/estimate';
import type { Deps } from '../../deps.ts';
import { type BacktestRow, hasMonth, putMonth } from './backtest.queries.ts';
import { insideShare, medianError, tryOut } from './backtest.ts';
import { readAds, runningAlone } from './model.queries.ts';
import { marketKey, markets } from './model.train.ts';
import { FOLDS } from './model.ts';

const SEED = 2;
/** A part of each market tells as much, and three splits of it are three trainings. */
const MOST_ADS = 40_000;
/** Fewer homes tried say nothing. */
const FEWEST = 20;

type Options = { folds?: number };

/** True when this month's backtest was made now. */
export async function backtestMonth({ db, clock }: Deps, { folds = FOLDS }: Options = {}): Promise<boolean> {
  const month = `${athensDay(clock()).slice(0, 7)}-01`;
  if (await hasMonth(db, month)) return false;
  const made = await runningAlone(db, 'valuation_backtest', async () => {
    const ads = new Map<string, Awaited<ReturnType<typeof readAds>>>();
    for (const market of markets) ads.set(marketKey(market), await readAds(db, market, SEED, MOST_ADS));
    const rows: BacktestRow[] = [];
    for (const split of backtestSplits)
      for (const { tried, ...market } of await tryOut(
        ads,
        split,
        SEED,
        Array.from({ length: folds }, (_, k) => k),
      )) {
        if (tried.length < FEWEST) continue;
        rows.push({
          month,
          ...market,
          made_at: clock(),
          ads: tried.length,
          median_error: medianError(tried, (one) => one.estimate),
          inside: insideShare(tried),
          area_median_error: medianError(tried, (one) => one.areaMedian),
          linear_error: medianError(tried, (one) => one.linear),
        });
      }
    await putMonth(db, rows);
    return rows.length > 0;
  });
  return made ?? false;
}
