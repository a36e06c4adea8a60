/** A favourite in the account's list: the home, what became of its price, the person's own note. Plain forms. */
import { favoritesPageMessages as words } from '@estia/contract/favorites/favorites-page-messages';
import type { FavoriteGone, FavoriteOnOffer } from '@estia/contract/favorites/model';
import { formatEuro, formatShortDate } from '@estia/contract/format';
import { cardMessages, priceMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import row from '../../ui/listing-row.module.css';
import { Picture } from '../../ui/Picture.tsx';
import css from './FavoriteRow.module.css';

type Forms = {
  note: ReactNode;
  remove: ReactNode;
};

type Props = Forms & {
  locale: Locale;
  listing: FavoriteOnOffer;
  title: string;
  facts: string;
  place: string;
  href: string;
};

/** What it costs now against when it was saved. */
function PriceChange({ listing, locale }: Pick<Props, 'listing' | 'locale'>) {
  const by = listing.saved_price - listing.price;
  if (by === 0) return null;
  return (
    <p className={by > 0 ? `${css.since} ${css.down}` : css.since}>
      <span aria-hidden="true">{by > 0 ? '↓ ' : '↑ '}</span>
      {(by > 0 ? words.cheaper : words.dearer)[locale](formatEuro(Math.abs(by)))}
    </p>
  );
}

export function FavoriteRow({ locale, listing, title, facts, place, href, note, remove }: Props) {
  const [first = null] = listing.pictures;
  return (
    <article className={css.row}>
      <div className={css.photo}>
        <Picture picture={first} sizes="(max-width: 700px) 112px, 208px" alt="" />
      </div>
      <div className={css.what}>
        <h2 className={row.title}>
          <a href={href}>{title}</a>
        </h2>
        <p className={row.place}>
          {place} · {(listing.for === 'sale' ? words.sale : words.rent)[locale]}
        </p>
        {facts && <p className={row.place}>{facts}</p>}
        {listing.advertiser.gcr && (
          <p className={row.place}>
            {listing.advertiser.name?.[locale]} · {cardMessages.gemi[locale]} {listing.advertiser.gcr}
          </p>
        )}
        <p className={css.small}>{words.savedOn[locale](formatShortDate(listing.saved_at, locale))}</p>
      </div>
      <div className={css.money}>
        <p className={`${row.price} ${css.price}`}>
          {formatEuro(listing.price)}
          {listing.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
        </p>
        <PriceChange listing={listing} locale={locale} />
      </div>
      <FavoriteNote locale={locale} text={listing.note} note={note} remove={remove} />
    </article>
  );
}

function FavoriteNote({ locale, text, note, remove }: Forms & { locale: Locale; text: string | null }) {
  return (
    <>
      {text && (
        <p className={css.note}>
          <b>{words.note[locale]}:</b> {text}
        </p>
      )}
      <div className={css.actions}>
        {note}
        {remove}
      </div>
    </>
  );
}

/** No card: what the advertiser no longer shows is not shown here either. */
type RemovedListing = Pick<FavoriteGone, 'for' | 'saved_at' | 'note'> & {
  /** Null: whoever reads it may never have seen it. */
  saved_price: number | null;
};

export function RemovedFavorite({
  locale,
  listing,
  note,
  remove,
}: Forms & { locale: Locale; listing: RemovedListing }) {
  return (
    <article className={`${css.row} ${css.gone}`}>
      <div className={css.photo}>
        <Picture picture={null} sizes="(max-width: 700px) 112px, 208px" alt="" />
      </div>
      <div className={css.what}>
        <h2 className={row.title}>{goneTitle(listing, locale)}</h2>
        <p className={css.small}>{words.savedOn[locale](formatShortDate(listing.saved_at, locale))}</p>
      </div>
      <div className={css.money}>
        {listing.saved_price !== null && (
          <p className={`${row.price} ${css.price}`}>
            {formatEuro(listing.saved_price)}
            {listing.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
          </p>
        )}
        <p className={css.mark}>{words.gone[locale]}</p>
        {listing.saved_price !== null && <p className={css.small}>{words.goneText[locale]}</p>}
      </div>
      <FavoriteNote locale={locale} text={listing.note} note={note} remove={remove} />
    </article>
  );
}

export const goneTitle = (listing: Pick<FavoriteGone, 'for'>, locale: Locale): string =>
  (listing.for === 'sale' ? words.goneSale : words.goneRent)[locale];
