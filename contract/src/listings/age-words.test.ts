import { expect, it } from 'vitest';
import { ageWords } from './messages.ts';

it('[LIST-1] counts one of anything as one, in both languages', () => {
  for (let days = 0; days < 1_200; days += 1) {
    expect(ageWords.ago.en(days)).not.toMatch(/\b1 (days|weeks|months|years)\b/);
    expect(ageWords.ago.el(days)).not.toMatch(/\b1 (ημέρες|εβδομάδες|μήνες|χρόνια)/);
  }
  expect([ageWords.ago.en(60), ageWords.ago.el(60)]).toEqual(['2 months ago', 'πριν 2 μήνες']);
});
