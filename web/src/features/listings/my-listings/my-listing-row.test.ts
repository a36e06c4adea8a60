import type { OwnListingCard } from '@estia/contract/listings/model';
import { expect, it } from 'vitest';
import { findDaysUntilPause, findListingNotice } from './my-listing-row.ts';

const now = Date.parse('2026-11-15T10:00:00Z');
const createListing = (overrides: Partial<OwnListingCard>): OwnListingCard =>
  ({
    state: 'active',
    pause_reason: null,
    confirmed_at: '2026-10-10T10:00:00Z',
    pauses_at: '2026-11-24T10:00:00Z',
    ...overrides,
  }) as OwnListingCard;

it('[POST-5] a listing near its pause asks to be confirmed, ten days before; one of a feed never', () => {
  expect(findDaysUntilPause(createListing({}), now)).toBe(9);
  expect(findDaysUntilPause(createListing({ pauses_at: '2026-11-26T10:00:00Z' }), now)).toBeNull();
  expect(findDaysUntilPause(createListing({ pauses_at: null }), now)).toBeNull();
  expect(findDaysUntilPause(createListing({ state: 'inactive' }), now)).toBeNull();
  // The worker comes a little later than the hour: then it is today, not minus one.
  expect(findDaysUntilPause(createListing({ pauses_at: '2026-11-14T10:00:00Z' }), now)).toBe(0);
  expect(findListingNotice(createListing({}), now, 'en')).toEqual({
    text: 'You haven’t confirmed this listing for 36 days. It will be paused in 9 days.',
    action: 'confirm',
  });
});

it('[POST-5] a paused listing says why, and offers to go on only where its owner may', () => {
  const paused = (pause_reason: OwnListingCard['pause_reason']) =>
    findListingNotice(createListing({ state: 'inactive', pause_reason }), now, 'el');
  expect(paused(null)).toBeNull();
  expect(paused('unconfirmed')?.action).toBe('activate');
  expect(paused('plan')?.action).toBe('activate');
  expect(paused('admin')).toMatchObject({ action: null });
  expect(paused('account')).toMatchObject({ action: null });
});
