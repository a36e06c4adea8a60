import { expect, it } from 'vitest';
import { findImportViolations } from './import-rules.ts';

it('catches every violation among the fixtures', async () => {
  const { found } = await findImportViolations(['ops/checks/fixtures/import-violations']);
  const caught = new Set(found.map((line) => line.split(':')[0]));
  expect([...caught].sort()).toEqual(
    [
      'contract-is-pure',
      'declared-dependencies',
      'feature-by-its-door',
      'no-circles',
      'no-lost-imports',
      'outsiders-through-testing',
      'platform-knows-no-feature',
      'production-without-demo',
      'server-never-web',
      'sql-in-queries',
      'ui-asks-nothing',
      'ui-knows-no-feature',
      'web-features-apart',
      'web-never-server',
    ].sort(),
  );
});
