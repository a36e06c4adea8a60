import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(root, 'node_modules/.test-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('counts what passed, failed, was skipped or could not be loaded, and names each failure', async () => {
  const fixture = (name: string, text: string) =>
    writeFileSync(join(folder, name), `import { expect, it } from 'vitest';\n${text}`);
  fixture('good.test.ts', `it('is well', () => {}); it('is well too', () => {});`);
  // The report counts a skipped test as failed: this one is here to be counted.
  fixture('bad.test.ts', `it('is ill', () => expect(1).toBe(2)); it.skip('is not looked at', () => {});`);
  fixture('broken.test.ts', `throw new Error('cannot be loaded');`);
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { include: ['**/*.test.ts'] } };`);
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  await promisify(execFile)(process.execPath, [...vitest, `--reporter=${root}ops/checks/test-report.ts`], {
    cwd: folder,
    env: { ...process.env, ESTIA_TEST_REPORT: folder },
  }).catch(() => {});
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read('counts')).toBe('2 3\n');
  const failures = read('failures').trim().split('\n').sort();
  expect(failures).toHaveLength(3);
  expect(failures[0]).toMatch(/bad\.test\.ts: is ill: expected 1 to be 2/);
  expect(failures[1]).toMatch(/bad\.test\.ts: is not looked at: skipped/);
  expect(failures[2]).toMatch(/broken\.test\.ts: cannot be loaded/);
  expect(read('times.tsv').trim().split('\n')).toHaveLength(3);
});
