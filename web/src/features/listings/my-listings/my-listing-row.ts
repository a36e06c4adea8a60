/** What a row of an own ad says, in the reader's words. */

import { listingNoticeMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import type { OwnListingCard } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { localizePath } from '../../../platform/locale.ts';
import { countDaysBetween } from '../card/listing-age.ts';
import { formatListingFacts, getTitleWithoutPlace } from '../card/listing-text.ts';

/** From so many days before the pause on, the row asks. */
const WARN_DAYS_BEFORE_PAUSE = 10;

export const getListingTitle = (ad: OwnListingCard, locale: Locale): string =>
  [getTitleWithoutPlace(ad, locale), formatListingFacts(ad, locale)].filter(Boolean).join(' · ');

export const editListingPath = (ad: Pick<OwnListingCard, 'for' | 'property_id'>, locale: Locale): string =>
  localizePath(locale, `/dashboard/properties/edit-new-property?for=${ad.for}&property_id=${ad.property_id}`);

export const myListingPath = (ad: Pick<OwnListingCard, 'for' | 'property_id'>, locale: Locale): string =>
  localizePath(locale, `/dashboard/properties/for-${ad.for}/${ad.property_id}`);

export const listingMessagesPath = (ad: Pick<OwnListingCard, 'listing_id'>, locale: Locale): string =>
  localizePath(locale, `/dashboard/inbox?ad=${ad.listing_id}`);

/** Days until the ad is paused, when that is near; null otherwise. */
export function findDaysUntilPause(ad: Pick<OwnListingCard, 'state' | 'pauses_at'>, now: number): number | null {
  if (ad.state !== 'active' || ad.pauses_at === null) return null;
  const left = countDaysBetween(new Date(now).toISOString(), Date.parse(ad.pauses_at));
  return left <= WARN_DAYS_BEFORE_PAUSE ? left : null;
}

export type ListingNotice = { text: string; act: 'confirm' | 'activate' | null };

/** What the owner should know about an ad now, and the one thing to do about it. */
export function findListingNotice(ad: OwnListingCard, now: number, locale: Locale): ListingNotice | null {
  const left = findDaysUntilPause(ad, now);
  if (left !== null) {
    return { text: listingNoticeMessages.near[locale](countDaysBetween(ad.confirmed_at, now), left), act: 'confirm' };
  }
  if (ad.state !== 'inactive' || ad.paused_for === null) return null;
  return {
    text: listingNoticeMessages[ad.paused_for][locale],
    act: ad.paused_for === 'unconfirmed' || ad.paused_for === 'plan' ? 'activate' : null,
  };
}
