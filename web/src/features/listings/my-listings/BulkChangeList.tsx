/** The listings of a change: what would become of each, or what did and why not. */

import { fieldErrorMessages } from '@estia/contract/field-errors';
import { formatEuro } from '@estia/contract/format';
import {
  bulkRefusalMessages,
  bulkChangeMessages as words,
} from '@estia/contract/listings/dashboard/bulk-change-messages';
import type { BulkChangeListing } from '@estia/contract/listings/dashboard/dashboard';
import type { BulkAction } from '@estia/contract/listings/dashboard/dashboard-choices';
import { listingStateMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { hasName } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import { ListingThumbnail } from '../../../ui/ListingThumbnail.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './BulkChangeList.module.css';
import { myListingPath } from './my-listing-row.ts';

function NewPrice({ listing, locale }: { listing: BulkChangeListing; locale: Locale }) {
  if (listing.new_price === null) return null;
  return (
    <p className={css.price}>
      <span className="vh">{words.from[locale]} </span>
      <s className={css.old}>{formatEuro(listing.price)}</s> <span aria-hidden="true">→</span>{' '}
      <span className="vh">{words.to[locale]} </span>
      <strong>{listing.new_price === listing.price ? words.unchanged[locale] : formatEuro(listing.new_price)}</strong>
    </p>
  );
}

function getRejectionReason({ refusal, missing }: BulkChangeListing, locale: Locale): string {
  const why = bulkRefusalMessages[refusal ?? '']?.[locale] ?? '';
  const what = missing.flatMap((code) => (hasName(fieldErrorMessages, code) ? [fieldErrorMessages[code][locale]] : []));
  return what.length > 0 ? `${why}: ${what.join(', ')}` : why;
}

function RowStatus({ listing, locale }: { listing: BulkChangeListing; locale: Locale }) {
  if (listing.state === 'refused') return <StatusBadge tone="care">{getRejectionReason(listing, locale)}</StatusBadge>;
  if (listing.state === 'done') return <StatusBadge tone="good">{words.changed[locale]}</StatusBadge>;
  if (listing.state === 'unchanged') return <StatusBadge tone="plain">{words.wasSo[locale]}</StatusBadge>;
  return <StatusBadge tone="plain">{listingStateMessages[listing.listing_state].one[locale]}</StatusBadge>;
}

export function BulkChangeList({
  listings,
  action,
  locale,
}: {
  listings: readonly BulkChangeListing[];
  action: BulkAction;
  locale: Locale;
}) {
  return (
    <ul className={css.list} aria-label={words.list[locale]}>
      {listings.map((listing) => (
        <li className={css.row} key={listing.listing_id}>
          <ListingThumbnail photo={listing.photo} />
          <div className={css.what}>
            <p className={css.name}>
              <a href={myListingPath(listing, locale)}>{listing.title[locale]}</a>
            </p>
            <p className={css.code}>{listing.code}</p>
          </div>
          <div className={css.end}>
            {action === 'price' && <NewPrice listing={listing} locale={locale} />}
            <RowStatus listing={listing} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  );
}
