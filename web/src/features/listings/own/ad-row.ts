/** What a row of an own ad says, in the reader's words. */

import type { OwnListingCard } from '@estia/contract/listings/model';
import { listingNoticeMessages } from '@estia/contract/listings/own-messages';
import type { Locale } from '@estia/contract/pair';
import { to } from '../../../platform/locale.ts';
import { daysBetween } from '../age.ts';
import { factsLine, titleWithoutPlace } from '../card-line.ts';

/** From so many days before the pause on, the row asks. */
const NEAR_DAYS = 10;

export const adTitle = (ad: OwnListingCard, locale: Locale): string =>
  [titleWithoutPlace(ad, locale), factsLine(ad, locale)].filter(Boolean).join(' · ');

export const editPath = (ad: Pick<OwnListingCard, 'for' | 'property_id'>, locale: Locale): string =>
  to(locale, `/dashboard/properties/edit-new-property?for=${ad.for}&property_id=${ad.property_id}`);

export const previewPath = (ad: Pick<OwnListingCard, 'for' | 'property_id'>, locale: Locale): string =>
  to(locale, `/dashboard/properties/for-${ad.for}/${ad.property_id}`);

export const messagesPath = (ad: Pick<OwnListingCard, 'listing_id'>, locale: Locale): string =>
  to(locale, `/dashboard/inbox?ad=${ad.listing_id}`);

/** Days until the ad is paused, when that is near; null otherwise. */
export function daysLeft(ad: Pick<OwnListingCard, 'state' | 'pauses_at'>, now: number): number | null {
  if (ad.state !== 'active' || ad.pauses_at === null) return null;
  const left = daysBetween(new Date(now).toISOString(), Date.parse(ad.pauses_at));
  return left <= NEAR_DAYS ? left : null;
}

export type RowNotice = { text: string; act: 'confirm' | 'activate' | null };

/** What the owner should know about an ad now, and the one thing to do about it. */
export function noticeOf(ad: OwnListingCard, now: number, locale: Locale): RowNotice | null {
  const left = daysLeft(ad, now);
  if (left !== null) {
    return { text: listingNoticeMessages.near[locale](daysBetween(ad.confirmed_at, now), left), act: 'confirm' };
  }
  if (ad.state !== 'inactive' || ad.paused_for === null) return null;
  return {
    text: listingNoticeMessages[ad.paused_for][locale],
    act: ad.paused_for === 'unconfirmed' || ad.paused_for === 'plan' ? 'activate' : null,
  };
}
