/**
 * Is every check of the policies held by a test? Changes one condition at a time in `*.policy.ts` and in `checkAccess`, in a
 * copy of the sources, and runs the access table and the policies' own tests. A change that no test notices survives.
 *   npm run bench -- security/policy-mutation-testing [--only listings]
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServices } from '@estia/server/testing/environment/database-template';
import ts from 'typescript';
import { parseOptions } from '../harness/site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const options = parseOptions({ only: '' });

type Mutant = { file: string; line: number; from: string; to: string; start: number; end: number };

const swaps: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '>=',
  [ts.SyntaxKind.LessThanEqualsToken]: '>',
  [ts.SyntaxKind.GreaterThanToken]: '<=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '<',
};

/** What else a piece of a policy could have said. */
function listMutations(node: ts.Node, text: (of: ts.Node) => string): string[] {
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [text(node.left), text(node.right)];
    const operator = node.operatorToken.kind;
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) return [left, right, `(${left}) || (${right})`];
    if (operator === ts.SyntaxKind.BarBarToken) return [left, right, `(${left}) && (${right})`];
    const swapped = swaps[operator];
    return swapped ? [`${left} ${swapped} ${right}`] : [];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return [text(node.operand)];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isConditionalExpression(node)) return [text(node.whenTrue), text(node.whenFalse)];
  if (ts.isCallExpression(node) && isCondition(node)) return [`!(${text(node)})`];
  if (ts.isIdentifier(node) && isCondition(node)) return [`!${text(node)}`];
  return [];
}

/** Stands where a yes or no is asked for. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isReturnStatement(parent) && ts.isCallExpression(node)) return true;
  if (ts.isArrowFunction(parent) && ts.isCallExpression(node)) return parent.body === node;
  if (!ts.isBinaryExpression(parent)) return false;
  const joins = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken];
  return joins.includes(parent.operatorToken.kind);
}

function listMutants(file: string): Mutant[] {
  const source = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const text = (node: ts.Node) => node.getText(tree);
  const found: Mutant[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    for (const to of listMutations(node, text)) {
      const start = node.getStart(tree);
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, from: text(node), to, start, end: node.getEnd() });
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

const policies = [
  'server/src/platform/auth/viewer.ts',
  ...readdirSync(join(root, 'server/src/features'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.policy.ts'))
    .map((name) => `server/src/features/${name}`)
    .sort(),
].filter((file) => file.includes(options.only));

// The copy would start services of its own.
const services = findServices();
const copy = mkdtempSync(join(tmpdir(), 'estia-mutants-'));
try {
  for (const name of ['contract', 'server', 'demo', 'ops', 'package.json', 'tsconfig.base.json', 'vitest.config.ts']) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !path.includes('node_modules') });
    // A package has dependencies of its own where its version differs from that of the others.
    const packageModules = join(root, name, 'node_modules');
    if (existsSync(packageModules)) symlinkSync(packageModules, join(copy, name, 'node_modules'));
  }
  // Dependencies are linked; our own packages are those of the copy, or the change would not be seen.
  mkdirSync(join(copy, 'node_modules/@estia'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@estia') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of ['contract', 'server', 'demo'])
    symlinkSync(join(copy, name), join(copy, 'node_modules/@estia', name));

  const passes = (tests: string[], output: 'ignore' | 'inherit' = 'ignore'): boolean =>
    spawnSync(join(copy, 'node_modules/.bin/vitest'), ['run', '--project', 'server', '--bail', '1', ...tests], {
      cwd: copy,
      env: { ...process.env, TEST_DATABASE_URL: services.databaseUrl, TEST_REDIS_URL: services.redisUrl },
      stdio: output,
      timeout: 300_000,
    }).status === 0;
  const ownTests = (file: string): string[] =>
    readdirSync(join(copy, dirname(file)))
      .filter((name) => /(policy|viewer)\.test\.ts$/.test(name))
      .map((name) => join(dirname(file), name));
  const table = 'server/src/access.test.ts';
  /** A policy's own tests first: they take seconds, the table of all calls takes longer. */
  const doTestsPass = (file: string): boolean => {
    const policyTests = ownTests(file);
    return (policyTests.length === 0 || passes(policyTests)) && passes([table]);
  };

  if (!passes([table, ...new Set(policies.flatMap(ownTests))], 'inherit'))
    throw new Error('The tests fail without any change');
  const mutants = policies.flatMap(listMutants);
  if (policies.length > 0 && mutants.length === 0) throw new Error('Nothing to change was found');
  const survivors: Mutant[] = [];
  for (const [at, mutant] of mutants.entries()) {
    const path = join(copy, mutant.file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.slice(0, mutant.start) + mutant.to + before.slice(mutant.end));
    const survived = doTestsPass(mutant.file);
    writeFileSync(path, before);
    if (survived) survivors.push(mutant);
    const { file, line, from, to } = mutant;
    const shown = `${file}:${line} ${from} → ${to}`.replaceAll(/\s+/g, ' ');
    console.log(`${at + 1}/${mutants.length} ${survived ? 'SURVIVED' : 'killed'}  ${shown}`);
  }
  console.log(`${mutants.length} changes in ${policies.length} files, ${survivors.length} survived (bar 0)`);
  process.exitCode = mutants.length > 0 && survivors.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
