/** The life of a price: the events of a listing as steps, with what each changed. */
import type { Property } from '@estia/contract/listings/model';

export type PriceEvent = {
  at: string;
  kind: Property['timeline'][number]['kind'];
  price: number;
  /** Against the step before, in percent; 0 where the price stayed, null for the first of a listing. */
  change: number | null;
  /** Asked by another advertiser, before this listing. */
  byOther: boolean;
  /** What of the property changed, for kind 'facts'. */
  detail: Property['timeline'][number]['change'];
};

/** Oldest first. */
export function getPriceEvents(timeline: Property['timeline']): PriceEvent[] {
  const sorted = [...timeline].sort((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1));
  return sorted.map((event, index) => {
    const before = sorted[index - 1];
    const isSameListing = before?.by_other === event.by_other;
    const change =
      before && isSameListing && before.price > 0 ? ((event.price - before.price) / before.price) * 100 : null;
    return {
      at: event.occurred_at,
      kind: event.kind,
      price: event.price,
      change,
      byOther: event.by_other,
      detail: event.change,
    };
  });
}
