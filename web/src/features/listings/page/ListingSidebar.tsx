/** What is asked, by whom, and the papers of the ad: beside the page on a desk, on top and in a bar on a phone. */

import { formatCount, formatEuro, formatEuroPerM2, formatLongDate, formatShortDate } from '@estia/contract/format';
import { cardMessages, percent, priceMessages } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import { localizePath } from '../../../platform/locale.ts';
import { propertyPath } from '../../../platform/paths/property-path.ts';
import { AdvertiserAvatar } from '../../../ui/AdvertiserAvatar.tsx';
import { GlossaryTerm } from '../../../ui/GlossaryTerm.tsx';
import { formatAge } from '../card/listing-age.ts';
import css from './ListingSidebar.module.css';

type Props = { home: Property; locale: Locale; now: number };

/** `contact` are the ways to the advertiser, another shelf's. */
export function ListingSidebar({ home, locale, now, contact }: Props & { contact: ReactNode }) {
  return (
    <aside className={css.panel} aria-label={words.offer[locale]}>
      <ListingPrice home={home} locale={locale} />
      <OtherListingLink home={home} locale={locale} />
      <div className={css.who}>
        <AdvertiserAvatar
          office={home.advertiser.agency_id}
          name={getAdvertiserName(home, locale)}
          logo={home.advertiser.logo}
          size="medium"
        />
        <div>
          <p className={css.name}>
            <AdvertiserLink home={home} locale={locale} />
          </p>
          <AdvertiserType home={home} locale={locale} />
        </div>
      </div>
      {contact}
      <ListingMetadata home={home} locale={locale} now={now} />
    </aside>
  );
}

/** Price, old price, drop and €/m². */
export function ListingPrice({ home, locale }: Pick<Props, 'home' | 'locale'>) {
  const was = home.previous_price !== null && home.previous_price > home.price ? home.previous_price : null;
  return (
    <>
      <p className={css.prices}>
        <span className={css.price}>
          {formatEuro(home.price)}
          {home.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
        </span>
        <span className={css.perMetre}>{formatEuroPerM2(home.price_per_m2, locale)}</span>
      </p>
      {was !== null && (
        <p className={css.fell}>
          <s>
            <span className="vh">{priceMessages.was[locale]} </span>
            {formatEuro(was)}
          </s>
          <span className={css.drop}>
            {priceMessages.drop[locale](was - home.price, percent[locale](((was - home.price) / was) * 100))}
          </span>
          {home.price_changed_at && (
            <time dateTime={home.price_changed_at}>
              {priceMessages.on[locale](formatShortDate(home.price_changed_at, locale))}
            </time>
          )}
        </p>
      )}
    </>
  );
}

/** The same home may be offered both ways. */
export function OtherListingLink({ home, locale }: Pick<Props, 'home' | 'locale'>) {
  const other = home.other_offer;
  if (other === null) return null;
  return (
    <p className={css.other}>
      <a href={propertyPath({ for: other.for, property_id: home.property_id }, locale)}>
        {words.otherOffer[locale][other.for]}: {formatEuro(other.price)}
        {other.for === 'rent' && ` ${priceMessages.perMonth[locale]}`}
      </a>
    </p>
  );
}

export const getAdvertiserName = ({ advertiser }: Property, locale: Locale): string =>
  advertiser.name?.[locale] ??
  (advertiser.kind === 'private' ? cardMessages.privateOwner : cardMessages.office)[locale];

/** The name of an office leads to its page. */
function AdvertiserLink({ home, locale }: Pick<Props, 'home' | 'locale'>) {
  const name = getAdvertiserName(home, locale);
  const { agency_id } = home.advertiser;
  return agency_id === null ? name : <a href={localizePath(locale, `/agency/${agency_id}?for=${home.for}`)}>{name}</a>;
}

/** «Μεσιτικό γραφείο», and under it «ΓΕΜΗ 1234»: the number is shown wherever an office advertises. */
export function AdvertiserType({ home, locale }: Pick<Props, 'home' | 'locale'>) {
  const { kind, name, gcr } = home.advertiser;
  // «Ιδιώτης» under «Ιδιώτης» says nothing.
  if (kind === 'private' && name === null) return null;
  return (
    <p className={css.kind}>
      {(kind === 'private' ? cardMessages.privateOwner : cardMessages.office)[locale]}
      {gcr && (
        <span className={css.gemi}>
          <GlossaryTerm id="gemi" locale={locale}>
            {words.gemi[locale]}
          </GlossaryTerm>{' '}
          {gcr}
        </span>
      )}
    </p>
  );
}

/** Code, dates and how many have looked. */
export function ListingMetadata({ home, locale, now }: Props) {
  return (
    <dl className={css.papers}>
      <div>
        <dt>{words.code[locale]}</dt>
        <dd>{home.code}</dd>
      </div>
      <div>
        <dt>{words.updated[locale]}</dt>
        <dd>
          <time dateTime={home.updated_at} title={formatLongDate(home.updated_at, locale)}>
            {formatAge(home.updated_at, now, locale)}
          </time>
        </dd>
      </div>
      <div>
        <dt>{words.published[locale]}</dt>
        <dd>
          <time dateTime={home.published_at}>{formatShortDate(home.published_at, locale)}</time>
        </dd>
      </div>
      <div>
        <dt>{words.views[locale]}</dt>
        <dd>{formatCount(home.views, locale)}</dd>
      </div>
      <div>
        <dt>{words.favorites[locale]}</dt>
        <dd>{words.favoritesOf[locale](home.favorites)}</dd>
      </div>
    </dl>
  );
}

/** On a phone the price and the act stay at hand. */
export function ListingPriceBar({ home, locale, contact }: Omit<Props, 'now'> & { contact: ReactNode }) {
  return (
    <div className={css.bar}>
      <p>
        <span className={css.barPrice}>
          {formatEuro(home.price)}
          {home.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
        </span>
        <span className={css.perMetre}>{formatEuroPerM2(home.price_per_m2, locale)}</span>
      </p>
      {contact}
    </div>
  );
}
