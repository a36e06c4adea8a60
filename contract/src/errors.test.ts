import { expect, it } from 'vitest';
import { getErrorCodeMessage } from './dashboard-error-messages.ts';
import { type ErrorCode, errors } from './errors.ts';

it('[MSG-1] every code has words of its own, in both languages, also where public pages carry none', () => {
  const codes = Object.keys(errors) as ErrorCode[];
  for (const locale of ['el', 'en'] as const) {
    const messages = codes.map((code) => getErrorCodeMessage(code)[locale]);
    expect(messages.filter((words) => words.trim() === '')).toEqual([]);
    expect(messages).not.toContain(errors.card_declined.words[locale]);
  }
});
