import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SeenColumn } from '../../server/testing/environment/statement-recorder.ts';
import { compareRows, listClaims } from './row-types.ts';

const folder = 'ops/checks/fixtures/row-types';
const path = `${folder}/queries.ts`;
const claims = listClaims(`${folder}/tsconfig.json`, (name) => name === path);

/** As a stack trace says it: of the name that is called. */
function findSite(text: string): string {
  const lines = readFileSync(new URL('fixtures/row-types/queries.ts', import.meta.url), 'utf8').split('\n');
  const line = lines.findIndex((candidate) => candidate.includes(text));
  return `${path}:${line + 1}:${(lines[line] ?? '').indexOf(text) + text.length + 1}`;
}

const invoices = findSite('`select * from invoice`.');
const column = (name: string, typeId: number, kinds: string[], isNeverNull = false): SeenColumn => ({
  name,
  typeId,
  kinds,
  isNeverNull,
});
const answer = {
  id: column('id', 20, ['number'], true),
  series: column('series', 25, ['string'], true),
  issued_at: column('issued_at', 1184, ['Date'], true),
  cancelled_at: column('cancelled_at', 1184, ['Date', 'null']),
};
const findProblems = (changed: Record<string, SeenColumn | undefined>) => {
  const columns = Object.values({ ...answer, ...changed }).filter((seen) => seen !== undefined);
  return compareRows(claims, [{ site: invoices, columns }]).problems.map((problem) =>
    problem.slice(invoices.length + 1),
  );
};

it('finds every row type written by hand, and what it says', () => {
  expect(claims).toEqual([
    {
      site: invoices,
      name: `${path} findInvoice`,
      type: 'InvoiceRow',
      columns: {
        id: { kinds: ['number'], isOptional: false },
        series: { kinds: ['string'], isOptional: false },
        issued_at: { kinds: ['Date'], isOptional: false },
        cancelled_at: { kinds: ['Date', 'null'], isOptional: false },
      },
    },
    {
      site: findSite('pool.'),
      name: `${path} listIds`,
      type: '{ id: number; }',
      columns: { id: { kinds: ['number'], isOptional: false } },
    },
  ]);
});

it('accepts a row type that is what PostgreSQL answers, and names the places that no test has run', () => {
  expect(findProblems({})).toEqual([]);
  expect(compareRows(claims, []).notRun).toEqual(claims);
});

it('refuses a misspelt column, a wrong type and a wrong null', () => {
  expect(findProblems({ series: column('serie', 25, ['string']) })).toEqual([
    'serie is not in the type',
    'series is not among the columns',
  ]);
  expect(findProblems({ id: column('id', 1700, ['string']) })).toEqual(['id is string, not number']);
  // Known by its number alone: no row came back.
  expect(findProblems({ id: column('id', 25, []) })).toEqual(['id is string, not number']);
  expect(findProblems({ issued_at: column('issued_at', 1184, ['Date', 'null']) })).toEqual(['issued_at can be null']);
  expect(findProblems({ cancelled_at: column('cancelled_at', 1184, ['Date'], true) })).toEqual([
    'cancelled_at of InvoiceRow is never null',
  ]);
});
