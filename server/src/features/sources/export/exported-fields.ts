import { getListingField, type ListingFieldName, listingFieldNames } from '@estia/contract/listings/fields';

/**
 * Fields that the export selects: those of the form that are stored with the property or the listing and are not secret. Point and
 * postal code are added by `toExportListing`, unless the address is hidden.
 */
export const exportedFields: readonly ListingFieldName[] = listingFieldNames.filter((name) => {
  const { secret, of } = getListingField(name);
  return !secret && (of === 'property' || of === 'listing');
});
