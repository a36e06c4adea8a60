/** Words of the code that were given up (docs/glossary.md) do not come back as names. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A part of a name, and what to say instead. */
const forbidden: Readonly<Record<string, string>> = {
  crew: 'simulation',
  heed: 'check',
  judge: 'oracle',
  knocker: 'viewer',
  truth: 'oracle',
  wish: 'input, options, params',
  wished: 'requested',
  wishes: 'inputs, filters',
};

/** Stored, or part of the API. */
const fixed = new Set(['respects_wish']);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => !/\/(generated|fixtures)\/|names\.test\.ts$/.test(path));

function listNames(path: string): { name: string; line: number }[] {
  const source = ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true);
  const names: { name: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node))
      names.push({ name: node.text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const splitName = (name: string): string[] => name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((part) => part.toLowerCase());

it('no name uses a word that was given up', () => {
  expect(files.length).toBeGreaterThan(1_500);
  const found = files.flatMap((path) =>
    listNames(path).flatMap(({ name, line }) => {
      if (fixed.has(name)) return [];
      const word = splitName(name).find((part) => Object.hasOwn(forbidden, part));
      return word === undefined ? [] : [`${path}:${line} ${name}: say ${forbidden[word]}`];
    }),
  );
  expect(found).toEqual([]);
});
