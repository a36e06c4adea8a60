/** The first screens of whoever looks for a home. */
import { testScreens } from './screens.ts';
import { visitors } from './visit.ts';

testScreens(
  visitors(),
  [
    { title: '[I18N-1] home', path: '/' },
    {
      title: '[I18N-1] results',
      path: '/properties/search?for=sale&category_id=1&municipality_ids=4612&page=1',
    },
  ],
  { bothSchemes: true },
);
