import { describe, expect, it } from 'vitest';
import { type AdAct, type AdState, actsIn, adActs, adEvents, adMoves, adStates, stateOf } from './states.ts';

/** POST-5 as the customer wrote it: which act leads where; `·` cannot be done. */
const table: Record<AdState, Record<AdAct, string>> = {
  active: { activate: '·', deactivate: 'inactive', remove: 'removed', restore: '·', delete: '·', confirm: 'active' },
  inactive: { activate: 'active', deactivate: '·', remove: 'removed', restore: '·', delete: '·', confirm: '·' },
  removed: { activate: '·', deactivate: '·', remove: '·', restore: 'inactive', delete: 'gone', confirm: '·' },
};

describe('[POST-5] states of an ad', () => {
  it.each(adStates.flatMap((state) => adActs.map((act) => [state, act] as const)))('%s, %s', (state, act) => {
    const to = adMoves[state][act];
    expect(to === undefined ? '·' : (to ?? 'gone')).toBe(table[state][act]);
    expect(actsIn(state).includes(act)).toBe(to !== undefined);
  });

  it('every state can be left and reached, and only a removed ad can be deleted for good', () => {
    for (const state of adStates) {
      expect(actsIn(state).length).toBeGreaterThan(0);
      expect(adStates.some((from) => from !== state && Object.values(adMoves[from]).includes(state))).toBe(true);
      expect(adMoves[state].delete).toBe(state === 'removed' ? null : undefined);
    }
  });

  it('the columns tell the state', () => {
    expect([true, false, null].map((is_active) => stateOf({ is_active }))).toEqual(['active', 'inactive', 'removed']);
  });

  it('the timeline notes what the public could see, and nothing else', () => {
    expect(adEvents).toEqual({ activate: 'relisted', deactivate: 'paused', remove: 'removed' });
  });
});
