/** How people name a listing on the phone: the property's number, and whether it is for sale or to let. */
export const formatListingCode = (propertyId: number, purpose: 1 | 2): string =>
  `ES-${propertyId}${purpose === 1 ? 'S' : 'R'}`;
