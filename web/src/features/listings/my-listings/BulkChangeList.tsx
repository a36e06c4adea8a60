/** The ads of a change: what would become of each, or what did and why not. */
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { formatEuro } from '@estia/contract/format';
import {
  bulkRefusalMessages,
  bulkChangeMessages as words,
} from '@estia/contract/listings/dashboard/bulk-change-messages';
import type { BulkChangeListing } from '@estia/contract/listings/dashboard/dashboard';
import type { BulkAction } from '@estia/contract/listings/dashboard/dashboard-choices';
import { listingStateMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import type { Locale } from '@estia/contract/pair';
import { ListingThumbnail } from '../../../ui/ListingThumbnail.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './BulkChangeList.module.css';
import { myListingPath } from './my-listing-row.ts';

function NewPrice({ ad, locale }: { ad: BulkChangeListing; locale: Locale }) {
  if (ad.new_price === null) return null;
  return (
    <p className={css.price}>
      <span className="vh">{words.from[locale]} </span>
      <s className={css.old}>{formatEuro(ad.price)}</s> <span aria-hidden="true">→</span>{' '}
      <span className="vh">{words.to[locale]} </span>
      <strong>{ad.new_price === ad.price ? words.unchanged[locale] : formatEuro(ad.new_price)}</strong>
    </p>
  );
}

function getRejectionReason({ refusal, lacks }: BulkChangeListing, locale: Locale): string {
  const why = bulkRefusalMessages[refusal ?? '']?.[locale] ?? '';
  const what = lacks.flatMap((code) =>
    Object.hasOwn(fieldErrorMessages, code)
      ? [fieldErrorMessages[code as keyof typeof fieldErrorMessages][locale]]
      : [],
  );
  return what.length > 0 ? `${why}: ${what.join(', ')}` : why;
}

function RowStatus({ ad, locale }: { ad: BulkChangeListing; locale: Locale }) {
  if (ad.state === 'refused') return <StatusBadge tone="care">{getRejectionReason(ad, locale)}</StatusBadge>;
  if (ad.state === 'done') return <StatusBadge tone="good">{words.changed[locale]}</StatusBadge>;
  if (ad.state === 'same') return <StatusBadge tone="plain">{words.wasSo[locale]}</StatusBadge>;
  return <StatusBadge tone="plain">{listingStateMessages[ad.ad_state].one[locale]}</StatusBadge>;
}

export function BulkChangeList({
  ads,
  act,
  locale,
}: {
  ads: readonly BulkChangeListing[];
  act: BulkAction;
  locale: Locale;
}) {
  return (
    <ul className={css.list} aria-label={words.list[locale]}>
      {ads.map((ad) => (
        <li className={css.row} key={ad.listing_id}>
          <ListingThumbnail photo={ad.photo} />
          <div className={css.what}>
            <p className={css.name}>
              <a href={myListingPath(ad, locale)}>{ad.title[locale]}</a>
            </p>
            <p className={css.code}>{ad.code}</p>
          </div>
          <div className={css.end}>
            {act === 'price' && <NewPrice ad={ad} locale={locale} />}
            <RowStatus ad={ad} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  );
}
