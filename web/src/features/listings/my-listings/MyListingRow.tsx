/** An own listing in the list: what it is, what it brought, its state, what to do about it. */

import { formatCount, formatEuro } from '@estia/contract/format';
import {
  listingActionMessages,
  listingNoticeMessages,
  shownListingStateMessages,
  ownListingsMessages as words,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import { priceMessages } from '@estia/contract/listings/messages';
import type { OwnListingCard } from '@estia/contract/listings/model';
import { getShownListingState } from '@estia/contract/listings/states';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import home from '../../../ui/listing-row.module.css';
import { Picture } from '../../../ui/Picture.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { formatAge } from '../card/listing-age.ts';
import { formatPlace } from '../card/listing-text.ts';
import { type ActionFormProps, ListingActionButton, ListingActionMenu } from './ListingActions.tsx';
import { MyListingIcon } from './MyListingIcon.tsx';
import css from './MyListingRow.module.css';
import {
  editListingPath,
  findDaysUntilPause,
  findListingNotice,
  getListingTitle,
  listingMessagesPath,
  myListingPath,
} from './my-listing-row.ts';
import { OldPrice, PriceForm } from './PriceForm.tsx';

const countedStats = ['views', 'messages', 'favorites', 'phone_reveals'] as const;
/** The row counts who asked, and the totals above it every message. */
const statLabels = { ...words, messages: words.conversations };

export function ListingStatusBadge({ listing, now, locale }: { listing: OwnListingCard; now: number; locale: Locale }) {
  const left = findDaysUntilPause(listing, now);
  if (left !== null) return <StatusBadge tone="care">{listingNoticeMessages.nearMark[locale](left)}</StatusBadge>;
  const tone = listing.state === 'active' ? 'good' : listing.pause_reason ? 'care' : 'plain';
  return (
    <StatusBadge tone={tone}>
      {shownListingStateMessages[getShownListingState(listing.state, listing.pause_reason)][locale]}
    </StatusBadge>
  );
}

export function ListingCounts({
  listing,
  locale,
}: {
  listing: Pick<OwnListingCard, (typeof countedStats)[number]>;
  locale: Locale;
}) {
  return (
    <>
      {countedStats.map((name) => (
        <span className={css.figure} key={name} title={statLabels[name][locale]}>
          <MyListingIcon name={name} />
          <span className="vh">{statLabels[name][locale]}: </span>
          {formatCount(listing[name], locale)}
        </span>
      ))}
    </>
  );
}

type Props = ActionFormProps & {
  listing: OwnListingCard;
  now: number;
  /** The form of the actions on many: the box of this row belongs to it. Left out where there is none. */
  bulk?: string | undefined;
  /** Instead of edit and menu. */
  actions?: ReactNode;
  /** Under the place: whose it is. */
  children?: ReactNode;
};

export function MyListingRow({ listing, now, bulk, actions: given, children, ...common }: Props) {
  const { locale } = common;
  const title = getListingTitle(listing, locale);
  const notice = findListingNotice(listing, now, locale);
  const [first = null] = listing.pictures;
  return (
    <article className={css.row}>
      {bulk && (
        <label className={css.choose}>
          <input type="checkbox" form={bulk} name={`${bulk}.id-${listing.listing_id}`} value="on" data-choose />
          <span className="vh">{words.select[locale](title)}</span>
        </label>
      )}
      <div className={css.photo}>
        <Picture picture={first} sizes="(max-width: 700px) 96px, 128px" alt="" />
      </div>
      <div className={css.what}>
        <h2 className={home.title}>
          <a href={myListingPath(listing, locale)}>{title}</a>
        </h2>
        <p className={home.place}>
          {formatPlace(listing, locale)} · {words[listing.for][locale]} · <span className="num">{listing.code}</span>
        </p>
        {children}
        <p className={css.figures}>
          <ListingCounts listing={listing} locale={locale} />
          <span className={css.age}>{words.updated[locale](formatAge(listing.updated_at, now, locale))}</span>
        </p>
      </div>
      <div className={css.money}>
        <p className={home.price}>
          <OldPrice listing={listing} locale={locale} />
          {formatEuro(listing.price)}
          {listing.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
        </p>
        <ListingStatusBadge listing={listing} now={now} locale={locale} />
      </div>
      <div className={css.actions}>
        {given ?? (
          <>
            {listing.state !== 'removed' && (
              <a
                className={buttonClass('outline', css.edit)}
                href={editListingPath(listing, locale)}
                aria-label={words.ofListing[locale](words.edit[locale], title)}
              >
                <MyListingIcon name="edit" /> {words.edit[locale]}
              </a>
            )}
            <ListingActionMenu
              listingId={listing.listing_id}
              title={title}
              state={listing.state}
              purpose={listing.for}
              {...common}
            >
              <a href={myListingPath(listing, locale)}>{words.see[locale]}</a>
              {listing.messages > 0 && <a href={listingMessagesPath(listing, locale)}>{words.itsMessages[locale]}</a>}
              {listing.state !== 'removed' && <PriceForm listing={listing} title={title} {...common} />}
            </ListingActionMenu>
          </>
        )}
      </div>
      {(notice || listing.draft_id !== null) && !given && (
        <div className={css.notices}>
          {notice && (
            <div className={css.notice}>
              <MyListingIcon name="clock" />
              <p>{notice.text}</p>
              {notice.link && (
                <a className={buttonClass('text')} href={notice.link.path}>
                  {notice.link.text}
                  <span className="vh">: {title}</span>
                </a>
              )}
              {notice.action && (
                <ListingActionButton
                  listingId={listing.listing_id}
                  title={`${listingActionMessages[notice.action][locale]} ${title}`}
                  action={notice.action}
                  {...common}
                />
              )}
            </div>
          )}
          {listing.draft_id !== null && listing.state !== 'removed' && (
            <div className={`${css.notice} ${css.calm}`}>
              <MyListingIcon name="edit" />
              <p>{words.unfinished[locale]}</p>
              <a className={buttonClass('text')} href={editListingPath(listing, locale)}>
                {words.finishIt[locale]}
                <span className="vh">: {title}</span>
              </a>
            </div>
          )}
        </div>
      )}
    </article>
  );
}
