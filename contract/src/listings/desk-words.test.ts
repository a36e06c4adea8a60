import { describe, expect, it } from 'vitest';
import { deskWords } from './desk-messages.ts';

describe('[DASH-1] words of the overview', () => {
  it('compares answers with one another only where there are some', () => {
    expect(deskWords.answerOf.en(0, 3)).toBe('0 of 3 answered in 90 days.');
    expect(deskWords.answerOf.el(0, 3)).toBe('Απαντήθηκαν 0 από 3 σε 90 ημέρες.');
    expect(deskWords.answerOf.en(2, 3)).toMatch(/^Half of the answers/);
  });
});
