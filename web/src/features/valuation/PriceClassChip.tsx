/** The colour of a price on map, legend and table. The price itself always stands beside it in words. */
import type { Market } from '@estia/contract/valuation/model';
import { getClassBreaks, getPriceClassIndex } from '@estia/contract/valuation/price-classes';
import css from './PriceClassChip.module.css';

type Props = { of: number | 'few' };

/** `of`: a class of the ramp, 0 is the cheapest, or that there are too few listings. */
export function PriceClassChip({ of }: Props) {
  return <i className={css.chip} data-class={of} aria-hidden="true" />;
}

export function MedianPriceChip({
  median,
  market,
}: {
  median: number | null;
  market: Pick<Market, 'for' | 'category_id'>;
}) {
  return <PriceClassChip of={median === null ? 'few' : getPriceClassIndex(median, getClassBreaks(market))} />;
}
