/** Buy and Rent before a place is chosen. */
import * as words from '@estia/contract/search/start-messages';
import { expect } from 'vitest';
import { testScreens } from '../support/screens.ts';
import { createVisitors } from '../support/visitors.ts';

testScreens(
  createVisitors(),
  [
    {
      title: '[SRCH-1] [NAV-1] buy, no place chosen',
      path: '/buy',
      ready: async (page, locale) => expect(await page.locator('main').textContent()).toContain(words.country[locale]),
    },
    { title: '[SRCH-1] [NAV-1] one type to rent, no place chosen', path: '/rent/apartments' },
    { title: '[SRCH-1] [NAV-1] a type that nobody offers', path: '/rent/houseboats' },
  ],
  { bothSchemes: true },
);
