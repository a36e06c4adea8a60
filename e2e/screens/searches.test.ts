/** The screen of one's own searches. */
import { emptyTitle, rename } from '@estia/contract/search/history-messages';
import { expect } from 'vitest';
import { testScreens } from '../support/screens.ts';
import { localePrefix } from '../support/users.ts';
import { createVisitors } from '../support/visitors.ts';

const FLATS = '/properties/search?for=sale&category_id=1&type_ids=1&municipality_ids=4612&page=1';

testScreens(
  createVisitors(),
  [
    {
      title: '[SRCH-8] searches, none yet',
      path: '/searches',
      ready: async (page, locale) => expect(await page.locator('main').textContent()).toContain(emptyTitle[locale]),
    },
    {
      title: '[SRCH-8] searches, one of them being renamed',
      before: ({ go }, locale) => go(`${localePrefix[locale]}${FLATS}`),
      path: '/searches',
      ready: (page, locale) => page.getByRole('button', { name: rename[locale] }).click(),
    },
  ],
  { bothSchemes: true },
);
