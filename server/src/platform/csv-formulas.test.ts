import { expect, it } from 'vitest';
import { createCsvWriter } from './csv.ts';

it('[EXTS-1] no cell is a formula, also for a spreadsheet that splits at the sign of another language', () => {
  for (const locale of ['el', 'en'] as const)
    for (const attack of ['=1+1', 'a;=1+1', 'a,=1+1', 'a\t@SUM(1)', 'a\r\n=1+1', 'a;b,+1'])
      for (const separator of [/;/, /,/, /\t/, /[\r\n]+/]) {
        const cells = createCsvWriter(locale).row(['x', attack]).split(separator);
        expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
      }
  expect(createCsvWriter('en').row(['Kifisia, 3-room = new', -5])).toBe('"Kifisia, 3-room = new",-5\r\n');
});
