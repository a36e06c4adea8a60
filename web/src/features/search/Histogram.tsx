/** How many results there are at each price or area: bars of the chosen range stand out. A fixed box, drawn or not. */
import type { Locale } from '@estia/contract/pair';
import type { HistogramBin } from '@estia/contract/search/facets';
import { areaSpread, mostBetween, priceSpread } from '@estia/contract/search/filter-messages';
import { useFacetCounts } from './facet-counts.ts';
import css from './Histogram.module.css';

const [WIDTH, HEIGHT, GAP] = [240, 48, 1.5];

type Props = { locale: Locale; of: 'price' | 'area'; write: (value: number) => string };

export function Histogram({ locale, of, write }: Props) {
  const counted = useFacetCounts();
  const bins = counted?.facets.histograms[of] ?? [];
  const most = bins.reduce<HistogramBin | null>((best, bin) => (best && best.count >= bin.count ? best : bin), null);
  if (!counted || !most || most.count === 0) return <div className={css.empty} aria-hidden="true" />;
  const { [`${of}Min` as const]: min = 0, [`${of}Max` as const]: max = Number.POSITIVE_INFINITY } = counted.filter;
  const step = WIDTH / bins.length;
  const title = (of === 'price' ? priceSpread : areaSpread)[locale];
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${title}: ${mostBetween[locale](write(most.from), write(most.to))}`}
    >
      {bins.map((bin, at) => {
        // A bar that is not empty is always seen.
        const height = bin.count === 0 ? 1 : 3 + (bin.count / most.count) * (HEIGHT - 3);
        return (
          <rect
            key={bin.from}
            className={bin.to > min && bin.from <= max ? css.inside : css.outside}
            x={at * step}
            y={HEIGHT - height}
            width={step - GAP}
            height={height}
          />
        );
      })}
    </svg>
  );
}
