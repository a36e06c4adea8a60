/** The listing a conversation is about, small: picture, title, price. */

import { formatEuro } from '@estia/contract/format';
import { conversationMessages as words } from '@estia/contract/inbox/conversation-messages';
import type { Conversation } from '@estia/contract/inbox/model';
import { priceMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { ListingThumbnail } from '../../ui/ListingThumbnail.tsx';
import css from './ConversationListing.module.css';

type Props = { locale: Locale; about: Conversation['about'] };

const formatPrice = (price: number, { for: purpose }: NonNullable<Conversation['about']>, locale: Locale): string =>
  `${formatEuro(price)}${purpose === 'rent' ? ` ${priceMessages.perMonth[locale]}` : ''}`;

export function ConversationListing({ locale, about }: Props) {
  if (!about) return <p className={css.gone}>{words.deleted[locale]}</p>;
  const title = about.title[locale];
  return (
    <section className={css.ad} aria-label={words.about[locale]}>
      <ListingThumbnail photo={about.photo} />
      <div className={css.what}>
        <p className={css.title}>
          {about.is_active ? (
            <a
              href={pathTo(locale, '/properties/:for/:property_id', {
                for: `for-${about.for}`,
                property_id: about.property_id,
              })}
            >
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <p className={css.price}>
          {about.price !== null && <span className="num">{formatPrice(about.price, about, locale)}</span>}
          {!about.is_active && (
            <span className={css.state}>
              {about.price !== null && ' · '}
              {words.paused[locale]}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}
