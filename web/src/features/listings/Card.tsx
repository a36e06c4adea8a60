/** A home in a list. The same bytes for everyone: nothing here depends on who looks. */
import { cardWords, percent, priceWords } from '@estia/contract/listings/messages';
import type { Card as CardData } from '@estia/contract/listings/model';
import { euro, perSquareMetre } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { ago } from './age.ts';
import css from './Card.module.css';
import { CardPhotos } from './CardPhotos.tsx';
import { dropPercent, factsLine, placeLine, titleWithoutPlace } from './card-line.ts';
import { EnergyChip } from './EnergyChip.tsx';
import { AdvertiserMark } from './Office.tsx';
import { propertyPath } from './property-path.ts';

type Props = {
  card: CardData;
  locale: Locale;
  /** The loader's clock in milliseconds: served page and browser must say the same age. */
  now: number;
  /** How wide the photo is drawn, as `sizes` of <img>. */
  sizes?: string;
  /** Among the first on the page: its photo is loaded at once. */
  eager?: boolean;
  /** What the card's heading stands under. */
  heading?: 'h2' | 'h3' | 'h4';
};

/** Four in a row of 1280, three under 1200, 78 % of a phone. */
const RAIL_SIZES = '(max-width: 380px) 78vw, (max-width: 1026px) 296px, (max-width: 1200px) 30vw, 302px';

export function Card({ card, locale, now, sizes = RAIL_SIZES, eager = false, heading: Heading = 'h3' }: Props) {
  const href = propertyPath(card, locale);
  const drop = dropPercent(card);
  return (
    <article className={css.card}>
      <div className={css.top}>
        <CardPhotos card={card} locale={locale} href={href} sizes={sizes} eager={eager} />
        {(card.is_new || drop !== null || card.exclusive) && (
          <p className={css.badges}>
            {card.is_new && <span className={css.badge}>{cardWords.isNew[locale]}</span>}
            {drop !== null && (
              <span className={`${css.badge} ${css.drop}`}>
                <span className="vh">{cardWords.dropSpoken[locale]} </span>
                {`↓ ${percent[locale](drop)}`}
              </span>
            )}
            {card.exclusive && <span className={`${css.badge} ${css.only}`}>{cardWords.exclusive[locale]}</span>}
          </p>
        )}
      </div>
      <div className={css.body}>
        <p className={css.prices}>
          <span className={css.price}>
            {euro(card.price)}
            {card.for === 'rent' && <small> {priceWords.perMonth[locale]}</small>}
          </span>
          {card.previous_price !== null && card.previous_price > card.price && (
            <s className={css.was}>
              <span className="vh">{priceWords.was[locale]} </span>
              {euro(card.previous_price)}
            </s>
          )}
          <span className={css.perMetre}>{perSquareMetre(card.price_per_m2, locale)}</span>
        </p>
        <Heading className={css.title}>
          <a href={href}>{titleWithoutPlace(card, locale)}</a>
        </Heading>
        <p className={css.place}>{placeLine(card, locale)}</p>
        <p className={css.facts}>{factsLine(card, locale)}</p>
      </div>
      <p className={css.foot}>
        <AdvertiserMark advertiser={card.advertiser} locale={locale} />
        <span className={css.name}>{advertiserName(card, locale)}</span>
        <time className={css.age} dateTime={card.updated_at}>
          {ago(card.updated_at, now, locale)}
        </time>
        <EnergyChip home={card} locale={locale} />
      </p>
    </article>
  );
}

const advertiserName = ({ advertiser }: CardData, locale: Locale): string =>
  advertiser.name?.[locale] ?? (advertiser.kind === 'private' ? cardWords.privateOwner : cardWords.office)[locale];
