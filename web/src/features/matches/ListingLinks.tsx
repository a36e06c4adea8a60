/** Listings by their public address. */
import type { Locale, Pair } from '@estia/contract/pair';
import { propertyPath } from '../../platform/paths/property-path.ts';
import css from './PauseFacts.module.css';

type Listing = { property_id: number; for: 'sale' | 'rent'; code: string; title: Pair };

export const ListingLinks = ({ listings, locale }: { listings: readonly Listing[]; locale: Locale }) =>
  listings.map((listing) => (
    <a key={listing.code} className={css.link} href={propertyPath(listing, locale)} translate="no">
      {listing.title[locale]} · <span className={css.code}>{listing.code}</span>
    </a>
  ));
