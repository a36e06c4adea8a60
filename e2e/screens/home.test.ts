/** The first screens of whoever looks for a home. */
import { testScreens } from '../support/screens.ts';
import { createVisitors } from '../support/visitors.ts';

testScreens(
  createVisitors(),
  [
    { title: '[I18N-1] home', path: '/' },
    {
      title: '[I18N-1] results',
      path: '/properties/search?for=sale&category_id=1&municipality_ids=4612&page=1',
    },
  ],
  { bothSchemes: true },
);
