/**
 * Facts on their way through the door to the draft, in this tab alone and no longer than it is open: they are taken
 * once, and a logout forgets them. Without the pin: where exactly a property stands is stored nowhere; the listing form
 * asks for it again.
 */
import { type EstimateFacts, estimateFactNames } from '@estia/contract/valuation/estimate-facts';
import { removeFromTab, VALUATION_KEY } from '../../platform/tab-storage.ts';

export type StoredFacts = { facts: EstimateFacts; price: number };

export function storeFacts(facts: EstimateFacts, price: number): void {
  try {
    sessionStorage.setItem(VALUATION_KEY, JSON.stringify({ facts: { ...facts, lat: '', lon: '' }, price }));
  } catch {
    // Full or forbidden: the next page says that it has nothing.
  }
}

const parseText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 120) : '');

/** Null where there is none, or what is there is none of ours. */
export function takeFacts(): StoredFacts | null {
  try {
    const stored = sessionStorage.getItem(VALUATION_KEY);
    removeFromTab(VALUATION_KEY);
    const { facts, price }: { facts: Record<string, unknown>; price: unknown } = JSON.parse(stored ?? 'null');
    const rest = Object.fromEntries(estimateFactNames.map((name) => [name, parseText(facts[name])]));
    return {
      facts: {
        ...({ ...rest, lat: '', lon: '' } as EstimateFacts),
        for: facts.for === 'rent' ? 'rent' : 'sale',
        type_id: parseText(facts.type_id),
        district_id: parseText(facts.district_id),
        street: parseText(facts.street),
        area: parseText(facts.area),
        extras: Array.isArray(facts.extras) ? facts.extras.map(parseText) : [],
      },
      price: Number(price) || 0,
    };
  } catch {
    return null;
  }
}
