import { describe, expect, it } from 'vitest';
import { dashboardMessages } from './dashboard/dashboard-messages.ts';

describe('[DASH-1] words of the overview', () => {
  it('compares answers with one another only where there are some', () => {
    expect(dashboardMessages.answerOf.en(0, 3)).toBe('0 of 3 answered in the last 90 days.');
    expect(dashboardMessages.answerOf.el(0, 3)).toBe('Απαντήθηκαν 0 από 3 σε 90 ημέρες.');
    expect(dashboardMessages.answerOf.en(2, 3)).toMatch(/^Half of replies/);
  });
});
