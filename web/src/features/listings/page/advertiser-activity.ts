/** «Απαντά συνήθως σε 2 ώρες · Στην Εστία από το 2024»: made by the loader, of figures that there are. */
import { formatReplyTime } from '@estia/contract/agencies/agency-search-messages';
import type { Property } from '@estia/contract/listings/model';
import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';

export function formatAdvertiserActivity({ advertiser_activity: activity }: Property, locale: Locale): string {
  const minutes = activity.median_reply_minutes;
  return [minutes === null ? null : formatReplyTime[locale](minutes), words.memberSince[locale](activity.member_since)]
    .filter(Boolean)
    .join(' · ');
}
