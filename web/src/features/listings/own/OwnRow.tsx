/** An own ad in the list: what it is, what it brought, its state, what to do about it. */

import { priceMessages } from '@estia/contract/listings/messages';
import type { OwnListingCard } from '@estia/contract/listings/model';
import {
  listingActionMessages,
  listingNoticeMessages,
  listingStateMessages,
  ownListingsMessages as words,
} from '@estia/contract/listings/own-messages';
import { formatEuro, formatThousands } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import home from '../../../ui/home-row.module.css';
import { Mark } from '../../../ui/Mark.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ago } from '../age.ts';
import { placeLine } from '../card-line.ts';
import { ActButton, ActMenu, type ActProps } from './AdActs.tsx';
import { adTitle, daysLeft, editPath, messagesPath, noticeOf, previewPath } from './ad-row.ts';
import { OwnIcon } from './OwnIcon.tsx';
import css from './OwnRow.module.css';
import { OldPrice, PriceForm } from './PriceForm.tsx';

const counted = ['views', 'messages', 'favorites', 'reveals'] as const;

export function AdMark({ ad, now, locale }: { ad: OwnListingCard; now: number; locale: Locale }) {
  const left = daysLeft(ad, now);
  if (left !== null) return <Mark tone="care">{listingNoticeMessages.nearMark[locale](left)}</Mark>;
  const tone = ad.state === 'active' ? 'good' : ad.paused_for ? 'care' : 'plain';
  return <Mark tone={tone}>{listingStateMessages[ad.state].one[locale]}</Mark>;
}

export function AdFigures({ ad, locale }: { ad: Pick<OwnListingCard, (typeof counted)[number]>; locale: Locale }) {
  return (
    <>
      {counted.map((name) => (
        <span className={css.figure} key={name} title={words[name][locale]}>
          <OwnIcon name={name} />
          <span className="vh">{words[name][locale]}: </span>
          {formatThousands(ad[name])}
        </span>
      ))}
    </>
  );
}

type Props = ActProps & {
  ad: OwnListingCard;
  now: number;
  /** The form of the acts on many: the box of this row belongs to it. Left out where there is none. */
  bulk?: string | undefined;
  /** Instead of edit and menu. */
  acts?: ReactNode;
  /** Under the place: whose it is. */
  children?: ReactNode;
};

export function OwnRow({ ad, now, bulk, acts: given, children, ...common }: Props) {
  const { locale } = common;
  const title = adTitle(ad, locale);
  const notice = noticeOf(ad, now, locale);
  const [first = null] = ad.pictures;
  return (
    <article className={css.row}>
      {bulk && (
        <label className={css.choose}>
          <input type="checkbox" form={bulk} name={`${bulk}.id-${ad.listing_id}`} value="on" data-choose />
          <span className="vh">{words.select[locale](title)}</span>
        </label>
      )}
      <div className={css.photo}>
        <Picture picture={first} sizes="(max-width: 700px) 96px, 128px" alt="" />
      </div>
      <div className={css.what}>
        <h2 className={home.title}>
          <a href={previewPath(ad, locale)}>{title}</a>
        </h2>
        <p className={home.place}>
          {placeLine(ad, locale)} · {words[ad.for][locale]} · <span className="num">{ad.code}</span>
        </p>
        {children}
        <p className={css.figures}>
          <AdFigures ad={ad} locale={locale} />
          <span className={css.age}>{words.updated[locale](ago(ad.updated_at, now, locale))}</span>
        </p>
      </div>
      <div className={css.money}>
        <p className={home.price}>
          <OldPrice ad={ad} locale={locale} />
          {formatEuro(ad.price)}
          {ad.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
        </p>
        <AdMark ad={ad} now={now} locale={locale} />
      </div>
      <div className={css.acts}>
        {given ?? (
          <>
            {ad.state !== 'removed' && (
              <a
                className={buttonClass('line', css.edit)}
                href={editPath(ad, locale)}
                aria-label={words.ofAd[locale](words.edit[locale], title)}
              >
                <OwnIcon name="edit" /> {words.edit[locale]}
              </a>
            )}
            <ActMenu listingId={ad.listing_id} title={title} state={ad.state} purpose={ad.for} {...common}>
              <a href={previewPath(ad, locale)}>{words.see[locale]}</a>
              {ad.messages > 0 && <a href={messagesPath(ad, locale)}>{words.itsMessages[locale]}</a>}
              {ad.state !== 'removed' && <PriceForm ad={ad} title={title} {...common} />}
            </ActMenu>
          </>
        )}
      </div>
      {(notice || ad.draft_id !== null) && !given && (
        <div className={css.notices}>
          {notice && (
            <div className={css.notice}>
              <OwnIcon name="clock" />
              <p>{notice.text}</p>
              {notice.act && (
                <ActButton
                  listingId={ad.listing_id}
                  title={`${listingActionMessages[notice.act][locale]} ${title}`}
                  act={notice.act}
                  {...common}
                />
              )}
            </div>
          )}
          {ad.draft_id !== null && ad.state !== 'removed' && (
            <div className={`${css.notice} ${css.calm}`}>
              <OwnIcon name="edit" />
              <p>{words.unfinished[locale]}</p>
              <a className={buttonClass('quiet')} href={editPath(ad, locale)}>
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
