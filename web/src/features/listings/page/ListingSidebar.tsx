/** What is asked, by whom, and the papers of the ad: beside the page on a wide screen, on top and in a bar on a phone. */

import { formatCount, formatEuro, formatEuroPerM2, formatLongDate, formatShortDate } from '@estia/contract/format';
import { cardMessages, percent, priceMessages } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { propertyPath } from '../../../platform/paths/property-path.ts';
import { AdvertiserAvatar } from '../../../ui/AdvertiserAvatar.tsx';
import { GlossaryTerm } from '../../../ui/GlossaryTerm.tsx';
import { formatAge } from '../card/listing-age.ts';
import css from './ListingSidebar.module.css';

type Props = { listing: Property; locale: Locale; now: number };

/** `contact` are the ways to the advertiser, another feature's. */
export function ListingSidebar({ listing, locale, now, contact }: Props & { contact: ReactNode }) {
  return (
    <aside className={css.panel} aria-label={words.offer[locale]}>
      <ListingPrice listing={listing} locale={locale} />
      <OtherListingLink listing={listing} locale={locale} />
      <div className={css.who}>
        <AdvertiserAvatar
          agencyId={listing.advertiser.agency_id}
          name={getAdvertiserName(listing, locale)}
          logo={listing.advertiser.logo}
          size="medium"
        />
        <div>
          <p className={css.name}>
            <AdvertiserLink listing={listing} locale={locale} />
          </p>
          <AdvertiserType listing={listing} locale={locale} />
        </div>
      </div>
      {contact}
      <ListingMetadata listing={listing} locale={locale} now={now} />
    </aside>
  );
}

/** Price, old price, drop and €/m². */
export function ListingPrice({ listing, locale }: Pick<Props, 'listing' | 'locale'>) {
  const was = listing.previous_price !== null && listing.previous_price > listing.price ? listing.previous_price : null;
  return (
    <>
      <p className={css.prices}>
        <span className={css.price}>
          {formatEuro(listing.price)}
          {listing.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
        </span>
        <span className={css.perMetre}>{formatEuroPerM2(listing.price_per_m2, locale)}</span>
      </p>
      {was !== null && (
        <p className={css.fell}>
          <s>
            <span className="vh">{priceMessages.was[locale]} </span>
            {formatEuro(was)}
          </s>
          <span className={css.drop}>
            {priceMessages.drop[locale](was - listing.price, percent[locale](((was - listing.price) / was) * 100))}
          </span>
          {listing.price_changed_at && (
            <time dateTime={listing.price_changed_at}>
              {priceMessages.on[locale](formatShortDate(listing.price_changed_at, locale))}
            </time>
          )}
        </p>
      )}
    </>
  );
}

/** The same property may be offered both ways. */
export function OtherListingLink({ listing, locale }: Pick<Props, 'listing' | 'locale'>) {
  const other = listing.other_listing;
  if (other === null) return null;
  return (
    <p className={css.other}>
      <a href={propertyPath({ for: other.for, property_id: listing.property_id }, locale)}>
        {words.otherOffer[locale][other.for]}: {formatEuro(other.price)}
        {other.for === 'rent' && ` ${priceMessages.perMonth[locale]}`}
      </a>
    </p>
  );
}

export const getAdvertiserName = ({ advertiser }: Property, locale: Locale): string =>
  advertiser.name?.[locale] ??
  (advertiser.kind === 'individual' ? cardMessages.privateOwner : cardMessages.agency)[locale];

/** The name of an agency leads to its page. */
function AdvertiserLink({ listing, locale }: Pick<Props, 'listing' | 'locale'>) {
  const name = getAdvertiserName(listing, locale);
  const { agency_id } = listing.advertiser;
  return agency_id === null ? (
    name
  ) : (
    <a href={`${pathTo(locale, '/agency/:agency_id', { agency_id })}?for=${listing.for}`}>{name}</a>
  );
}

/** «Μεσιτικό γραφείο», and under it «ΓΕΜΗ 1234»: the number is shown wherever an agency advertises. */
export function AdvertiserType({ listing, locale }: Pick<Props, 'listing' | 'locale'>) {
  const { kind, name, gcr } = listing.advertiser;
  // «Ιδιώτης» under «Ιδιώτης» says nothing.
  if (kind === 'individual' && name === null) return null;
  return (
    <p className={css.kind}>
      {(kind === 'individual' ? cardMessages.privateOwner : cardMessages.agency)[locale]}
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
export function ListingMetadata({ listing, locale, now }: Props) {
  return (
    <dl className={css.papers}>
      <div>
        <dt>{words.code[locale]}</dt>
        <dd>{listing.code}</dd>
      </div>
      <div>
        <dt>{words.updated[locale]}</dt>
        <dd>
          <time dateTime={listing.updated_at} title={formatLongDate(listing.updated_at, locale)}>
            {formatAge(listing.updated_at, now, locale)}
          </time>
        </dd>
      </div>
      <div>
        <dt>{words.published[locale]}</dt>
        <dd>
          <time dateTime={listing.published_at}>{formatShortDate(listing.published_at, locale)}</time>
        </dd>
      </div>
      <div>
        <dt>{words.views[locale]}</dt>
        <dd>{formatCount(listing.views, locale)}</dd>
      </div>
      <div>
        <dt>{words.favorites[locale]}</dt>
        <dd>{words.favoritesOf[locale](listing.favorites)}</dd>
      </div>
    </dl>
  );
}

/** On a phone the price and the button stay at hand. */
export function ListingPriceBar({ listing, locale, contact }: Omit<Props, 'now'> & { contact: ReactNode }) {
  return (
    <div className={css.bar}>
      <p>
        <span className={css.barPrice}>
          {formatEuro(listing.price)}
          {listing.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
        </span>
        <span className={css.perMetre}>{formatEuroPerM2(listing.price_per_m2, locale)}</span>
      </p>
      {contact}
    </div>
  );
}
