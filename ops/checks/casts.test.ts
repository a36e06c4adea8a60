/** Casts (`as Type`, without `as const`) of production code, counted in the syntax tree. `x as unknown as T` counts twice. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** These only fall: fewer than 150 in all. Who removes one lowers the number. */
const allowed = { contract: 17, demo: 7, server: 84, web: 38 };

const isConst = (node: ts.AsExpression): boolean => node.type.getText() === 'const';

function countCasts(file: string, text: string): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !isConst(node)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return count;
}

const isProduction = (file: string): boolean => !/\.test\.tsx?$|\/generated\//.test(file);

it('counts a cast, a double cast twice, and no const', () => {
  expect(countCasts('a.ts', `const a = b as C; const d = e as unknown as F; const g = 'h' as const;`)).toBe(3);
});

it('no package has more casts than it had', () => {
  for (const [name, limit] of Object.entries(allowed)) {
    const files = globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root }).filter(isProduction);
    expect(files.length).toBeGreaterThan(50);
    const count = files.reduce((sum, file) => sum + countCasts(file, readFileSync(root + file, 'utf8')), 0);
    expect(count, `casts of ${name}`).toBeLessThanOrEqual(limit);
  }
});
