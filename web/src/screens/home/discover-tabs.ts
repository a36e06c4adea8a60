/** The five discover lists: name of the tab, of the call and of the address are one word. */
import type { Locale } from '@estia/contract/pair';
import { type ListCard, listCard } from '../../features/listings/list-card.ts';
import type { Ask } from '../../platform/ask.ts';

export const tabs = ['new-properties', 'top-districts', 'recommended-houses', 'more-views', 'top-searches'] as const;
export type Tab = (typeof tabs)[number];

/** More than a reader swipes through, little enough for the page's weight. */
const SHOWN = 9;

export const readTab = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'new-properties';

export async function discoverList(ask: Ask, tab: Tab, locale: Locale, now: number): Promise<readonly ListCard[]> {
  const { properties } = await ask(`GET /property/${tab}`);
  return properties.slice(0, SHOWN).map((card) => listCard(card, locale, now));
}
