/** Where in a histogram a share of all lies. */
import type { HistogramBin } from '@estia/contract/search/facets';

/** A price that a share of the listings stay under, read off the histogram. */
export function getQuantile(bins: readonly HistogramBin[], share: number): number {
  const all = bins.reduce((sum, bin) => sum + bin.count, 0);
  let before = 0;
  for (const bin of bins) {
    if (before + bin.count >= share * all && bin.count > 0)
      return bin.from + ((share * all - before) / bin.count) * (bin.to - bin.from);
    before += bin.count;
  }
  return bins.at(-1)?.to ?? 0;
}
