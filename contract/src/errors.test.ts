import { expect, it } from 'vitest';
import { wordsOfError } from './desk-error-messages.ts';
import { type ErrorCode, errors } from './errors.ts';

it('[MSG-1] every code has words of its own, in both languages, also where public pages carry none', () => {
  const codes = Object.keys(errors) as ErrorCode[];
  for (const locale of ['el', 'en'] as const) {
    const said = codes.map((code) => wordsOfError(code)[locale]);
    expect(said.filter((words) => words.trim() === '')).toEqual([]);
    expect(said).not.toContain(errors.card_declined.words[locale]);
  }
});
