import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('./test-counts.ts', import.meta.url));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Result = { status: 'passed' | 'failed'; fullName: string; failureMessages: string[] };
const passed: Result = { status: 'passed', fullName: 'is well', failureMessages: [] };
const failed: Result = { status: 'failed', fullName: 'is ill', failureMessages: ['Error: no\n  at x'] };
const unsteady: Result = { status: 'passed', fullName: 'shakes', failureMessages: ['Error: once'] };

function countsOf(results: Result[]): { counts: string; told: string } {
  const folder = mkdtempSync(join(tmpdir(), 'estia-counts-'));
  folders.push(folder);
  const [from, to] = [join(folder, 'tests.json'), join(folder, 'failures')];
  const good = results.filter(({ status }) => status === 'passed').length;
  const report = {
    ...{ numPassedTests: good, numFailedTests: results.length - good },
    testResults: [{ name: '/x/e2e/a.test.ts', status: 'passed', assertionResults: results }],
  };
  writeFileSync(from, JSON.stringify(report));
  const counts = execFileSync(process.execPath, [script, from, to], { encoding: 'utf8' }).trim();
  return { counts, told: existsSync(to) ? readFileSync(to, 'utf8') : '' };
}

it('counts, and names what failed', () => {
  expect(countsOf([passed, passed])).toEqual({ counts: '2 0', told: '' });
  expect(countsOf([passed, failed])).toEqual({
    counts: '1 1',
    told: 'failed: e2e/a.test.ts: is ill: Error: no at x\n',
  });
});

it('names what needed a second try, and fails when more than two did', () => {
  const line = 'e2e/a.test.ts: shakes: Error: once\n';
  expect(countsOf([passed, unsteady])).toEqual({ counts: '2 0', told: `passed at its second try: ${line}` });
  expect(countsOf([passed, unsteady, unsteady, unsteady])).toEqual({
    counts: '1 3',
    told: `failed: passed only at its second try: ${line}`.repeat(3),
  });
});
