import { expect, it } from 'vitest';
import { ageMessages } from './messages.ts';

it('[LIST-1] counts one of anything as one, in both languages', () => {
  for (let days = 0; days < 1_200; days += 1) {
    expect(ageMessages.ago.en(days)).not.toMatch(/\b1 (days|weeks|months|years)\b/);
    expect(ageMessages.ago.el(days)).not.toMatch(/\b1 (ημέρες|εβδομάδες|μήνες|χρόνια)/);
  }
  expect([ageMessages.ago.en(60), ageMessages.ago.el(60)]).toEqual(['2 months ago', 'πριν 2 μήνες']);
});
