/** A wrong column, a wrong row type, a lock outside a transaction and an excess property are planted: each is refused. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listSpreadViolations } from './lint-fixture.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'ops/checks/fixtures/planted-errors';
const lines = readFileSync(`${root}${folder}/queries.ts`, 'utf8').split('\n');
const listMarked = (by: string): number[] =>
  lines.flatMap((line, index) => (line.endsWith(`// ${by}`) ? [index + 1] : []));

/** The lines that do not compile. */
async function listCompilerErrors(): Promise<number[]> {
  const compiler = `${root}node_modules/typescript-native/bin/tsc`;
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: root }, (_, out) => resolve(out));
  });
  const found = output.matchAll(/^(\S+?)\((\d+),\d+\): error/gm);
  return [...found].map(([, file, line]) => {
    expect(file, output).toBe(`${folder}/queries.ts`);
    return Number(line);
  });
}

it('the compiler refuses each planted error, and nothing else', { timeout: 120_000 }, async () => {
  expect(listMarked('compiler')).toHaveLength(7);
  expect([...new Set(await listCompilerErrors())]).toEqual(listMarked('compiler'));
});

it('the linter refuses the form that hides an excess property from the compiler', async () => {
  expect(listMarked('linter')).toHaveLength(1);
  expect(await listSpreadViolations('planted-errors/queries.ts')).toEqual(listMarked('linter'));
});
