import { expect, it } from 'vitest';
import { getErrorCodeMessage } from './dashboard-error-messages.ts';
import { genericErrorMessage } from './error-messages.ts';
import { errorStatuses } from './errors.ts';
import { listNames } from './map-names.ts';

it('[MSG-1] every code has words of its own, in both languages, also where public pages carry none', () => {
  const codes = listNames(errorStatuses);
  for (const locale of ['el', 'en'] as const) {
    const messages = codes.map((code) => getErrorCodeMessage(code)[locale]);
    expect(messages.filter((words) => words.trim() === '')).toEqual([]);
    expect(messages).not.toContain(genericErrorMessage[locale]);
  }
});
