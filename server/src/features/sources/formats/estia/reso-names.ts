/** Names of the RESO Data Dictionary that mean what a field of ours means; a feed may use either. */
import type { ListingFieldName } from '@estia/contract/listings/fields';

export const resoNames: Partial<Record<ListingFieldName | 'reference' | 'photos', string>> = {
  reference: 'ListingId',
  photos: 'Media',
  price: 'ListPrice',
  area: 'LivingArea',
  land_area: 'LotSizeArea',
  bed_rooms: 'BedroomsTotal',
  bath_rooms: 'BathroomsTotalInteger',
  year_built: 'YearBuilt',
  lat: 'Latitude',
  lon: 'Longitude',
  postal_code: 'PostalCode',
  street: 'StreetName',
  street_number: 'StreetNumber',
  description_en: 'PublicRemarks',
  available_from: 'AvailabilityDate',
  shared_fees: 'AssociationFee',
};

export const byResoName: ReadonlyMap<string, string> = new Map(
  Object.entries(resoNames).map(([name, reso]) => [reso, name]),
);
