/** A favourite in the account's list: the home, what became of its price, the person's own note. Plain forms. */
import { kept as words } from '@estia/contract/favorites/kept-messages';
import type { FavoriteCard } from '@estia/contract/favorites/model';
import { cardWords, priceWords } from '@estia/contract/listings/messages';
import { euro, shortDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import row from '../../ui/home-row.module.css';
import { Picture } from '../../ui/Picture.tsx';
import css from './KeptHome.module.css';

type Props = {
  locale: Locale;
  home: FavoriteCard;
  title: string;
  facts: string;
  place: string;
  href: string;
  /** Forms of the row. */
  note: ReactNode;
  remove: ReactNode;
};

/** What it costs now against when it was saved; a home that is gone has no now. */
function Since({ home, locale }: Pick<Props, 'home' | 'locale'>) {
  const by = home.saved_price - home.price;
  if (!home.is_active || by === 0) return null;
  return (
    <p className={by > 0 ? `${css.since} ${css.down}` : css.since}>
      <span aria-hidden="true">{by > 0 ? '↓ ' : '↑ '}</span>
      {(by > 0 ? words.cheaper : words.dearer)[locale](euro(Math.abs(by)))}
    </p>
  );
}

export function KeptHome({ locale, home, title, facts, place, href, note, remove }: Props) {
  const [first = null] = home.pictures;
  return (
    <article className={home.is_active ? css.row : `${css.row} ${css.gone}`}>
      <div className={css.photo}>
        <Picture picture={first} sizes="(max-width: 700px) 112px, 208px" alt="" />
      </div>
      <div className={css.what}>
        <h2 className={row.title}>{home.is_active ? <a href={href}>{title}</a> : title}</h2>
        <p className={row.place}>
          {place} · {(home.for === 'sale' ? words.sale : words.rent)[locale]}
        </p>
        {facts && <p className={row.place}>{facts}</p>}
        {home.advertiser.gcr && (
          <p className={row.place}>
            {home.advertiser.name?.[locale]} · {cardWords.gemi[locale]} {home.advertiser.gcr}
          </p>
        )}
        <p className={css.small}>{words.savedOn[locale](shortDate(home.saved_at, locale))}</p>
      </div>
      <div className={css.money}>
        <p className={`${row.price} ${css.price}`}>
          {euro(home.price)}
          {home.for === 'rent' && <small> {priceWords.perMonth[locale]}</small>}
        </p>
        {!home.is_active && (
          <>
            <p className={css.mark}>{words.gone[locale]}</p>
            <p className={css.small}>{words.goneText[locale]}</p>
          </>
        )}
        <Since home={home} locale={locale} />
      </div>
      {home.note && (
        <p className={css.note}>
          <b>{words.note[locale]}:</b> {home.note}
        </p>
      )}
      <div className={css.acts}>
        {note}
        {remove}
      </div>
    </article>
  );
}
