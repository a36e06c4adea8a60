/** What a row of an own listing says, in the reader's words. */

import { formatDateTime } from '@estia/contract/format';
import { listingNoticeMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import type { OwnListingCard } from '@estia/contract/listings/model';
import { reviewNoticeMessages } from '@estia/contract/listings/review/review-notice-messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { countDaysBetween } from '../card/listing-age.ts';
import { formatListingFacts, getTitleWithoutPlace } from '../card/listing-text.ts';

/** From so many days before the pause on, the row asks. */
const WARN_DAYS_BEFORE_PAUSE = 10;

export const getListingTitle = (listing: OwnListingCard, locale: Locale): string =>
  [getTitleWithoutPlace(listing, locale), formatListingFacts(listing, locale)].filter(Boolean).join(' · ');

export const editListingPath = (listing: Pick<OwnListingCard, 'for' | 'property_id'>, locale: Locale): string =>
  `${pathTo(locale, '/dashboard/properties/edit-new-property')}?for=${listing.for}&property_id=${listing.property_id}`;

export const myListingPath = (listing: Pick<OwnListingCard, 'for' | 'property_id'>, locale: Locale): string =>
  pathTo(locale, '/dashboard/properties/:for/:property_id', {
    for: `for-${listing.for}`,
    property_id: listing.property_id,
  });

export const listingMessagesPath = (listing: Pick<OwnListingCard, 'listing_id'>, locale: Locale): string =>
  `${pathTo(locale, '/dashboard/inbox')}?ad=${listing.listing_id}`;

/** Days until the listing is paused, when that is near; null otherwise. */
export function findDaysUntilPause(listing: Pick<OwnListingCard, 'state' | 'pauses_at'>, now: number): number | null {
  if (listing.state !== 'active' || listing.pauses_at === null) return null;
  const left = countDaysBetween(new Date(now).toISOString(), Date.parse(listing.pauses_at));
  return left <= WARN_DAYS_BEFORE_PAUSE ? left : null;
}

export type ListingNotice = {
  text: string;
  action: 'confirm' | 'activate' | null;
  /** Where more about it is said and done. */
  link?: { path: string; text: string };
};

/** An agency advertises the same property. */
function findPauseNotice(listing: OwnListingCard, locale: Locale): ListingNotice | null {
  const pause = listing.scheduled_pause;
  if (!pause || (pause.state !== 'scheduled' && pause.state !== 'disputed') || listing.state !== 'active') return null;
  const { agencyDisputed, agencyScheduled, agencyLink } = listingNoticeMessages;
  return {
    text:
      pause.state === 'disputed'
        ? agencyDisputed[locale]
        : agencyScheduled[locale](formatDateTime(pause.pause_at, locale)),
    action: null,
    link: { path: samePropertyPath(pause.id, locale), text: agencyLink[locale] },
  };
}

/** A person looks at it, or waits for a change. */
function findReviewNotice(listing: OwnListingCard, locale: Locale): ListingNotice | null {
  const { review, state } = listing;
  if (!review || state === 'removed') return null;
  const when = formatDateTime(review.due_at, locale);
  if (review.state === 'open')
    return state === 'inactive' ? { text: reviewNoticeMessages.heldUntil[locale](when), action: null } : null;
  const { changeRequested, changeRequestedHeld } = reviewNoticeMessages;
  return {
    text: (state === 'active' ? changeRequested : changeRequestedHeld)[locale](when),
    action: null,
    link: { path: editListingPath(listing, locale), text: reviewNoticeMessages.edit[locale] },
  };
}

const samePropertyPath = (id: number, locale: Locale): string =>
  pathTo(locale, '/dashboard/properties/same-property/:id', { id });

const ownerMayReactivate: readonly string[] = ['unconfirmed', 'plan', 'agency_listing'];

/** What the owner should know about a listing now, and the one thing to do about it. */
export function findListingNotice(listing: OwnListingCard, now: number, locale: Locale): ListingNotice | null {
  const pause = findPauseNotice(listing, locale);
  if (pause) return pause;
  const review = findReviewNotice(listing, locale);
  if (review) return review;
  const left = findDaysUntilPause(listing, now);
  if (left !== null) {
    return {
      text: listingNoticeMessages.near[locale](countDaysBetween(listing.confirmed_at, now), left),
      action: 'confirm',
    };
  }
  if (listing.state !== 'inactive' || listing.pause_reason === null) return null;
  return {
    text: listingNoticeMessages[listing.pause_reason][locale],
    action: ownerMayReactivate.includes(listing.pause_reason) ? 'activate' : null,
    ...(listing.scheduled_pause
      ? {
          link: {
            path: samePropertyPath(listing.scheduled_pause.id, locale),
            text: listingNoticeMessages.agencyLink[locale],
          },
        }
      : {}),
  };
}
