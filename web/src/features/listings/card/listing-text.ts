/** What a card says in words: «Διαμέρισμα 92 τ.μ.», «92 τ.μ. · 2 υ/δ · 1 μπ. · 3ος» and «Παγκράτι, Αθήνα». */

import { formatCount, formatM2 } from '@estia/contract/format';
import { cardMessages } from '@estia/contract/listings/messages';
import type { ListingCard } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';

/** A composed title may end with its place («…, Παγκράτι»); the card has a line of its own for that. */
export function getTitleWithoutPlace(
  card: Pick<ListingCard, 'title' | 'district' | 'municipality'>,
  locale: Locale,
): string {
  const title = card.title[locale];
  for (const place of [card.district.name[locale], card.municipality.name[locale]]) {
    if (title.endsWith(`, ${place}`)) return title.slice(0, -place.length - 2);
  }
  return title;
}

/** «92 τ.μ. · 2 υ/δ · 1 μπ. · 3ος»: always in this order, so that a column of cards can be compared at a glance. */
export const formatFactRow = (
  {
    area,
    bedrooms,
    bathrooms,
    floor,
  }: { area: number | null } & Record<'bedrooms' | 'bathrooms', number | null> & {
      floor: string | null;
    },
  locale: Locale,
): string =>
  [
    area && formatM2(area, locale),
    bedrooms && cardMessages.bedrooms[locale](bedrooms),
    bathrooms && cardMessages.bathrooms[locale](bathrooms),
    floor,
  ]
    .filter(Boolean)
    .join(' · ');

/** What the title does not say already: a title often carries the area. */
export const formatListingFacts = (card: ListingCard, locale: Locale): string =>
  formatFactRow(
    {
      area: card.title[locale].includes(formatCount(card.area, locale)) ? null : card.area,
      bedrooms: card.bed_rooms,
      bathrooms: card.bath_rooms,
      floor: card.floor && cardMessages.shortFloor[locale](card.floor[locale]),
    },
    locale,
  );

/** A municipality often bears the name of its only district: then once is enough. */
export function formatPlace(card: Pick<ListingCard, 'district' | 'municipality'>, locale: Locale): string {
  const district = card.district.name[locale];
  const municipality = card.municipality.name[locale];
  return district === municipality ? district : `${district}, ${municipality}`;
}

/** Whole percents of a price drop; null when there is none worth a badge. */
export function findPriceDropPercent(card: Pick<ListingCard, 'price' | 'previous_price'>): number | null {
  if (card.previous_price === null || card.previous_price <= card.price) return null;
  const share = Math.round(((card.previous_price - card.price) / card.previous_price) * 100);
  return share >= 1 ? share : null;
}
