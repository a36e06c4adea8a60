/** Two properties as an admin compares them, field by field. */
import { findLookup, type LookupListName } from '@estia/contract/lookups/model';
import { agencyView, publicListingView } from '../pauses/scheduled-pauses.view.ts';
import type { ComparedPropertyRow, MatchRow, UnclearMatchRow } from './match-review.queries.ts';

const getName = (list: LookupListName, id: number | null) => findLookup(list, id)?.name ?? null;

const comparedPropertyView = (row: ComparedPropertyRow) => ({
  property_id: row.property_id,
  advertiser: { user_id: row.user_id, username: row.username, agency: row.agency && agencyView(row.agency) },
  listings: row.listings.map((listing) => ({
    ...publicListingView(listing),
    price: listing.price,
    is_active: listing.is_active,
    published_at: listing.published_at === null ? null : new Date(listing.published_at).toISOString(),
  })),
  facts: {
    type: getName('types', row.type_id),
    area: row.area,
    floor: getName('floors', row.floor_id),
    year_built: row.year_built,
    bed_rooms: row.bed_rooms,
    bath_rooms: row.bath_rooms,
    heating: getName('heatings', row.heating_id),
    energy_class: getName('energy_classes', row.energy_class_id),
    orientation: getName('orientations', row.orientation_id),
    street: [row.street, row.street_number].filter(Boolean).join(' ') || null,
    postcode: row.postcode,
    kaek: row.kaek,
  },
  description: { el: row.description_el, en: row.description_en },
  pictures: row.photos.map(([key, width, height, placeholder, avif, el, en]) => ({
    key,
    width,
    height,
    placeholder,
    avif,
    alt: el && en ? { el, en } : null,
  })),
});

export const comparisonView = (match: MatchRow | undefined, properties: readonly ComparedPropertyRow[]) => ({
  score: match?.score ?? null,
  reasons: match?.reasons ?? [],
  properties: properties.map(comparedPropertyView),
});

export const unclearMatchView = ({ score, found_at, properties }: UnclearMatchRow) => ({
  score,
  found_at: found_at.toISOString(),
  properties: properties.map((row) => ({
    property_id: row.property_id,
    advertiser: row.username,
    agency: row.agency && agencyView(row.agency),
    title: publicListingView({ ...row, purpose: 1 }).title,
    price: row.price,
  })),
});
