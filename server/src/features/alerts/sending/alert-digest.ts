/** Which of the due alerts are told, and as what: one entry for each listing, in the words of the reader's language. */
import type { AlertEvent } from '@estia/contract/alerts/model';
import { cardMessages } from '@estia/contract/listings/messages';
import type { ListingCard } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/model';
import { composeTitle } from '../../listings/index.ts';
import type { AlertListing } from './alerts.emails.ts';

export type DigestAlert = { listing_id: number; event: AlertEvent; price: number; previous_price: number | null };
export type DigestCard = { card: ListingCard; isOnOffer: boolean };
export type DigestEntry = { listingId: number; isOnOffer: boolean; listing: AlertListing };

const endings: readonly AlertEvent[] = ['sold', 'rented', 'paused'];
/** What counts most of several events of one listing. */
const precedence: readonly AlertEvent[] = ['new', 'back', 'price_drop'];

/** The event that is still true, with the price before; null: none is. */
function findEvent(
  alerts: readonly DigestAlert[],
  { card, isOnOffer }: DigestCard,
): { event: AlertEvent; previousPrice: number | null } | null {
  const has = (event: AlertEvent): boolean => alerts.some((alert) => alert.event === event);
  if (!isOnOffer) {
    const event = endings.find(has);
    return event ? { event, previousPrice: null } : null;
  }
  const highest = Math.max(...alerts.map((alert) => alert.previous_price ?? 0));
  const previousPrice = highest > card.price ? highest : null;
  // A price that has gone up again since is no drop.
  const event = precedence.find((each) => has(each) && (each !== 'price_drop' || previousPrice !== null));
  return event ? { event, previousPrice } : null;
}

/** Nothing that the advertiser wrote: our emails carry nobody's advertisement. */
function toAlertListing(
  { card, isOnOffer }: DigestCard,
  event: AlertEvent,
  prices: { price: number; previousPrice: number | null },
  locale: Locale,
): AlertListing {
  const [photo] = card.pictures;
  const district = card.district.name[locale];
  const municipality = card.municipality.name[locale];
  const facts = [
    ...(card.bed_rooms ? [cardMessages.bedrooms[locale](card.bed_rooms)] : []),
    ...(card.floor ? [cardMessages.shortFloor[locale](card.floor[locale])] : []),
  ];
  return {
    path: isOnOffer ? `/properties/for-${card.for}/${card.property_id}` : null,
    event,
    title: composeTitle(card.type_id, card.area)[locale],
    place: district === municipality ? district : `${district}, ${municipality}`,
    facts: facts.join(' · '),
    price: prices.price,
    previous_price: prices.previousPrice,
    is_rent: card.for === 'rent',
    photo:
      photo && isOnOffer ? { path: pictureUrl(photo.key, 640, 'jpg'), width: photo.width, height: photo.height } : null,
  };
}

/** `alerts` newest first. A listing that is gone is left out, unless that is the news. */
export function createDigest(
  alerts: readonly DigestAlert[],
  cards: ReadonlyMap<number, DigestCard>,
  locale: Locale,
): DigestEntry[] {
  const byListing = Map.groupBy(alerts, (alert) => alert.listing_id);
  return [...byListing].flatMap(([listingId, ofListing]): DigestEntry[] => {
    const card = cards.get(listingId);
    const found = card && findEvent(ofListing, card);
    if (!card || !found) return [];
    // Of a listing that is gone only what was public then.
    const price = card.isOnOffer ? card.card.price : (ofListing[0]?.price ?? card.card.price);
    const { event, previousPrice } = found;
    return [
      { listingId, isOnOffer: card.isOnOffer, listing: toAlertListing(card, event, { price, previousPrice }, locale) },
    ];
  });
}
