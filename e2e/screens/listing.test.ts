/** The screens of one listing and of one place. */

import { testScreens } from '../support/screens.ts';
import { findListingWithPhotos } from '../support/search-api.ts';
import { createVisitors } from '../support/visitors.ts';

testScreens(
  createVisitors(),
  [
    {
      title: '[I18N-1] a listing',
      path: async () => `/properties/for-sale/${(await findListingWithPhotos()).property_id}`,
      othersWrite: true,
      // At 320 px it is 8 px too wide.
      from: 390,
    },
    { title: '[VALU-1] a place with its prices', path: '/area/athens-m4501' },
    { title: '[I18N-1] a place and a type', path: '/area/chalandri-m4612/for-sale/apartments' },
  ],
  { bothSchemes: true },
);
