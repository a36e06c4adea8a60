import { describe, expect, it } from 'vitest';
import {
  getListingState,
  type ListingAction,
  type ListingState,
  listAllowedActions,
  listingActions,
  listingStates,
  listingTransitions,
  timelineEventByAction,
} from './states.ts';

/** POST-5 as the customer wrote it: which action leads where; `·` cannot be done. */
const table: Record<ListingState, Record<ListingAction, string>> = {
  active: { activate: '·', deactivate: 'inactive', remove: 'removed', restore: '·', delete: '·', confirm: 'active' },
  inactive: { activate: 'active', deactivate: '·', remove: 'removed', restore: '·', delete: '·', confirm: '·' },
  removed: { activate: '·', deactivate: '·', remove: '·', restore: 'inactive', delete: 'gone', confirm: '·' },
};

describe('[POST-5] states of a listing', () => {
  it.each(listingStates.flatMap((state) => listingActions.map((action) => [state, action] as const)))(
    '%s, %s',
    (state, action) => {
      const to = listingTransitions[state][action];
      expect(to === undefined ? '·' : (to ?? 'gone')).toBe(table[state][action]);
      expect(listAllowedActions(state).includes(action)).toBe(to !== undefined);
    },
  );

  it('every state can be left and reached, and only a removed listing can be deleted for good', () => {
    for (const state of listingStates) {
      expect(listAllowedActions(state).length).toBeGreaterThan(0);
      expect(
        listingStates.some((from) => from !== state && Object.values(listingTransitions[from]).includes(state)),
      ).toBe(true);
      expect(listingTransitions[state].delete).toBe(state === 'removed' ? null : undefined);
    }
  });

  it('the columns tell the state', () => {
    expect([true, false, null].map((is_active) => getListingState({ is_active }))).toEqual([
      'active',
      'inactive',
      'removed',
    ]);
  });

  it('the timeline notes what the public could see, and nothing else', () => {
    expect(timelineEventByAction).toEqual({ activate: 'relisted', deactivate: 'paused', remove: 'removed' });
  });
});
