import { expect, it } from 'vitest';
import { cooperationLimits } from '../cooperation/model.ts';
import { exclusiveCaseLimits } from '../matches/model.ts';
import { cooperation } from './cooperation-messages.ts';
import { exclusivity } from './exclusivity-messages.ts';

it('[SAME-4] the page says what happens with two exclusive mandates of one property, by the hours in force', () => {
  const { answerHours } = exclusiveCaseLimits;
  expect(exclusivity.text.el).toContain(`${answerHours} ώρες`);
  expect(exclusivity.text.en).toContain(`${answerHours} hours`);
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
