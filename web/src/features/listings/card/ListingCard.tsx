/** A listing in a list of cards. The served bytes are the same for everyone; what the browser remembers is added when it lives. */

import { formatEuro, formatEuroPerM2 } from '@estia/contract/format';
import { cardMessages, percent, priceMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { type ReactNode, useEffect } from 'react';
import { recordVisit, useIsNewSinceLastVisit } from '../../../platform/last-visit.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { AdvertiserAvatar } from '../../../ui/AdvertiserAvatar.tsx';
import { EnergyBadge } from './EnergyBadge.tsx';
import css from './ListingCard.module.css';
import { ListingCardPhotos } from './ListingCardPhotos.tsx';
import badge from './listing-badge.module.css';
import type { ListingCardView } from './listing-card-view.ts';
import { formatFactRow } from './listing-text.ts';

type Props = {
  card: ListingCardView;
  locale: Locale;
  /** How wide the photo is drawn, as `sizes` of <img>. */
  sizes?: string;
  /** Among the first on the page: its photo is loaded at once. */
  eager?: boolean;
  /** What the card's heading stands under. */
  heading?: 'h2' | 'h3' | 'h4';
  /** `row` lies on its side: photo left, words right. */
  variant?: 'card' | 'row';
  /** What screens add: something in the photo's corner, a mark among the badges, tools beside the age. */
  corner?: ReactNode;
  mark?: ReactNode;
  tools?: ReactNode;
};

/** For a mark that joins the badges of a card. */
export const mutedBadgeClass = `${badge.badge} ${badge.quiet}`;

/** Four in a row of 1280, three under 1200, 78 % of a phone. */
const CAROUSEL_SIZES = '(max-width: 380px) 78vw, (max-width: 1026px) 296px, (max-width: 1200px) 30vw, 302px';

export function ListingCard({
  card,
  locale,
  sizes = CAROUSEL_SIZES,
  eager = false,
  heading: Heading = 'h3',
  ...more
}: Props) {
  useEffect(recordVisit, []);
  return (
    <article className={more.variant === 'row' ? `${css.card} ${css.row}` : css.card}>
      <div className={css.top}>
        <ListingCardPhotos card={card} locale={locale} sizes={sizes} eager={eager} />
        {(card.newSince || card.drop !== null || card.exclusive || more.mark) && (
          <p className={css.badges}>
            {card.newSince && <NewBadge since={card.newSince} locale={locale} />}
            {card.drop !== null && (
              <span className={`${badge.badge} ${badge.drop}`}>
                <span className="vh">{cardMessages.dropSpoken[locale]} </span>
                {`−${percent[locale](card.drop)}`}
              </span>
            )}
            {card.exclusive && <span className={`${badge.badge} ${badge.only}`}>{cardMessages.exclusive[locale]}</span>}
            {more.mark}
          </p>
        )}
        {more.corner && <div className={css.corner}>{more.corner}</div>}
      </div>
      <div className={css.body}>
        <p className={css.prices}>
          <span className={css.price}>
            {card.listingsFrom && <small>{card.listingsFrom} </small>}
            {formatEuro(card.price)}
            {card.rent && <small> {priceMessages.perMonth[locale]}</small>}
          </span>
          {card.was !== null && (
            <s className={css.was}>
              <span className="vh">{priceMessages.was[locale]} </span>
              {formatEuro(card.was)}
            </s>
          )}
          <span className={css.perMetre}>{formatEuroPerM2(card.perMetre, locale)}</span>
        </p>
        <p className={css.facts}>
          {formatFactRow(card, locale)}
          {card.energy && <EnergyBadge energy={card.energy} locale={locale} />}
        </p>
        <Heading className={css.title}>
          <a href={card.href}>{card.title}</a>
        </Heading>
        <p className={css.place}>{card.place}</p>
        <div className={css.line}>
          <time className={css.age} dateTime={card.updated}>
            {card.age}
          </time>
          {more.tools}
        </div>
      </div>
      <p className={css.foot}>
        <AdvertiserAvatar agencyId={card.office} name={card.advertiser} logo={card.logo} />
        {card.office === null ? (
          <span className={css.name}>
            <span>{card.advertiser}</span>
          </span>
        ) : (
          <a className={css.name} href={pathTo(locale, '/agency/:agency_id', { agency_id: card.office })}>
            <span>{card.advertiser}</span>
            <small>{card.gemi}</small>
          </a>
        )}
      </p>
    </article>
  );
}

/** With consent the browser knows when it was here before; the served page says «Νέο» to everyone. */
function NewBadge({ since, locale }: { since: number; locale: Locale }) {
  const isSinceLastVisit = useIsNewSinceLastVisit(since);
  return (
    <span className={badge.badge}>
      {(isSinceLastVisit ? cardMessages.newSinceLastVisit : cardMessages.isNew)[locale]}
    </span>
  );
}
