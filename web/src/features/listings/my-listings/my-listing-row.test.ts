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
    review: null,
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

it('[SAME-1] a listing that an agency advertises too says when it will be paused, and afterwards comes back in one click', () => {
  const pause = (state: 'scheduled' | 'disputed' | 'paused') => ({ id: 7, state, pause_at: '2026-11-23T10:00:00Z' });
  expect(findListingNotice(createListing({ scheduled_pause: pause('scheduled') }), now, 'en')).toEqual({
    text: 'An agency has listed the same property. Your listing will be paused on 23 Nov 2026, 12:00.',
    action: null,
    link: { path: '/en/dashboard/properties/same-property/7', text: 'See your options' },
  });
  expect(findListingNotice(createListing({ scheduled_pause: pause('disputed') }), now, 'en')?.text).toContain(
    'objection',
  );
  const paused = createListing({ state: 'inactive', pause_reason: 'agency_listing', scheduled_pause: pause('paused') });
  expect(findListingNotice(paused, now, 'en')).toMatchObject({
    action: 'activate',
    link: { text: 'See your options' },
  });
});

it('[ADMN-3] one that is reviewed says by when, and a change that was asked for leads to the form', () => {
  const review = (state: 'open' | 'change_requested') => ({ state, is_held: true, due_at: '2026-11-16T10:00:00Z' });
  const waiting = createListing({ state: 'inactive', pause_reason: 'review', review: review('open') });
  expect(findListingNotice(waiting, now, 'en')?.text).toContain('hear from us by');
  const asked = findListingNotice(
    createListing({ for: 'sale', property_id: 7, review: review('change_requested') }),
    now,
    'en',
  );
  expect(asked?.link?.path).toBe('/en/dashboard/properties/edit-new-property?for=sale&property_id=7');
});
