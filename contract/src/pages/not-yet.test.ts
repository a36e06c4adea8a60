import { expect, it } from 'vitest';
import { cooperationLimits } from '../cooperation/limits.ts';
import { cooperation } from './cooperation-messages.ts';
import { exclusivity } from './exclusivity-messages.ts';

/** To be turned round by whoever builds it (SAME-1). */
it('pages promise nothing that is not built: the proof of a mandate in two days', () => {
  for (const text of Object.values(exclusivity.text)) expect(text).not.toContain('48');
});

it('[SAME-4] pages promise nothing that is not built: which of two exclusive mandates prevails', () => {
  for (const text of Object.values(exclusivity.text)) {
    expect(text).not.toMatch(/δεύτερο γραφείο|υπερισχύ/);
    expect(text).not.toMatch(/second agency|prevail/);
  }
});

it('[SAME-2] [SAME-4] pages say of cooperation and of the badge what holds now, by the numbers in force', () => {
  for (const { text } of [cooperation, exclusivity])
    for (const words of Object.values(text)) expect(words).not.toMatch(/not available yet|δεν λειτουργεί ακόμη/);
  const { answerDays, declinedDays } = cooperationLimits;
  expect(cooperation.text.el).toContain(`μέσα σε ${answerDays} ημέρες`);
  expect(cooperation.text.el).toContain(`για ${declinedDays} ημέρες`);
  expect(cooperation.text.en).toContain(`within ${answerDays} days`);
  expect(cooperation.text.en).toContain(`for ${declinedDays} days`);
});
