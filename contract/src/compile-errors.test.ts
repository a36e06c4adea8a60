/** Violations planted for the compiler: `tsc` fails here if one of them ever compiles. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import type { CallByKey } from './calls.ts';
import { pair } from './pair.ts';

it('[I18N-1] a word in one language, or with other arguments in the other, does not compile', () => {
  // @ts-expect-error English is missing
  const lonely = pair('Μόνο ελληνικά');
  const uneven = pair(
    (n: number) => `${n} ακίνητα`,
    // @ts-expect-error a text where a number is promised
    (n: string) => `${n} properties`,
  );
  expect([lonely.en, typeof uneven.el]).toEqual([undefined, 'function']);
});

it('[ROLE-4] a call without access, or an access table without a call, does not compile', () => {
  // @ts-expect-error who may use it?
  const open = call({ method: 'GET', path: '/x', summary: 'x', reply: z.object({}) });
  // @ts-expect-error all other calls are missing
  const table: Record<keyof CallByKey, number> = { 'GET /session': 200 };
  expect([open.key, Object.keys(table).length]).toEqual(['GET /x', 1]);
});
