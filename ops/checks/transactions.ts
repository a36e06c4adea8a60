/**
 * Locks and writes by what they run on, read from the syntax tree. A row lock lasts until its transaction ends, so on the
 * pool it locks nothing; two writes on the pool can be torn apart. The compiler refuses a `Db` where a `Trx` is wanted; this
 * check makes functions want one.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export type TransactionViolation = { file: string; line: number; problem: string };

const LOCK = /\bfor\s+(no\s+key\s+)?update\b|\bfor\s+(key\s+)?share\b|\bpg_(try_)?advisory_xact_lock\b/i;
const WRITE = /^\s*(with\b[\s\S]*)?\b(insert\s+into|update\s+(?!of\b|skip\b|nowait\b)\w|delete\s+from|merge\s+into)/i;
const LOCK_METHODS = new Set(['forUpdate', 'forShare', 'forNoKeyUpdate', 'forKeyShare']);
const WRITE_METHODS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);

/** Functions whose statements may well be torn apart, and why. */
const independentWrites: Readonly<Record<string, string>> = {
  updateLastSeen: 'either may be late by a request: the next one writes it again',
  deleteOldBankData: 'a sweep in slices, each committed by itself so that nobody waits for all of them',
};

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration => ts.isFunctionLike(node) && 'body' in node;

function getFunctionName(node: ts.FunctionLikeDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : 'a callback';
}

/** Of `trx.selectFrom(…).where(…)` it is `trx`, of `selectAgency(trx, …)` too, of `deps.db.selectFrom(…)` it is `deps.db`. */
function getExecutor(node: ts.Expression): ts.Expression {
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression)) return getExecutor(expression.expression);
    return node.arguments[0] ?? node;
  }
  return node;
}

/** `(trx) => …` as given to `db.transaction().execute(…)`. */
const isTransactionCallback = (node: ts.FunctionLikeDeclaration): boolean =>
  ts.isCallExpression(node.parent) && /\.transaction\(\)[\s\S]*\.execute$/.test(node.parent.expression.getText());

type Owner = { function: ts.FunctionLikeDeclaration; type: string };

/** The function whose parameter it is, and the type it is declared with. */
function findOwner(executor: ts.Expression): Owner | null {
  if (!ts.isIdentifier(executor)) return null;
  for (let node: ts.Node = executor; node.parent; node = node.parent) {
    if (!isFunction(node)) continue;
    const parameter = node.parameters.find(({ name }) => ts.isIdentifier(name) && name.text === executor.text);
    if (parameter)
      return { function: node, type: parameter.type?.getText() ?? (isTransactionCallback(node) ? 'Trx' : 'unknown') };
  }
  return null;
}

const isSqlTemplate = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql';

const isInsideTemplate = (node: ts.Node): boolean => {
  for (let parent = node.parent; parent; parent = parent.parent) if (isSqlTemplate(parent)) return true;
  return false;
};

/** A connection by itself, on which the function has begun a transaction. */
const hasBegun = (node: ts.Node, client: string): boolean => {
  const owner = ts.findAncestor(node, isFunction);
  return owner?.getText().includes(`${client}.query('begin')`) ?? false;
};

type Use = { node: ts.Node; executor: ts.Expression | null; locks: boolean; writes: boolean };

function findUse(node: ts.Node): Use | null {
  if (isSqlTemplate(node)) {
    if (isInsideTemplate(node)) return null;
    const text = node.template.getText().slice(1, -1);
    const writes = WRITE.test(text);
    // A statement that writes what it locks needs nothing after its end.
    const locks = !writes && LOCK.test(text);
    if (!writes && !locks) return null;
    const call = ts.isPropertyAccessExpression(node.parent) ? node.parent.parent : null;
    const isExecuted = call && ts.isCallExpression(call) && node.parent.getText().endsWith('.execute');
    return { node, executor: isExecuted ? (call.arguments[0] ?? null) : null, locks, writes };
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name, expression } = node.expression;
  if (name.text === 'query') {
    const text = (node.arguments[0]?.getText() ?? '').slice(1);
    if (!LOCK.test(text) || WRITE.test(text) || hasBegun(node, expression.getText())) return null;
    return { node, executor: expression, locks: true, writes: false };
  }
  const locks = LOCK_METHODS.has(name.text);
  const writes = WRITE_METHODS.has(name.text);
  return locks || writes ? { node, executor: getExecutor(expression), locks, writes } : null;
}

export function findTransactionViolations(patterns: readonly string[], root: string) {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((name) => !name.endsWith('.test.ts'));
  const violations: TransactionViolation[] = [];
  let locks = 0;
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
    const report = (node: ts.Node, problem: string) =>
      violations.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, problem });
    const writesOnPool = new Map<ts.FunctionLikeDeclaration, number>();
    const visit = (node: ts.Node): void => {
      const use = findUse(node);
      const owner = use?.executor ? findOwner(use.executor) : null;
      if (use?.locks) {
        locks += 1;
        if (owner?.type !== 'Trx')
          report(node, `a lock on ${use.executor?.getText() ?? 'something unknown'}, which is no Trx`);
      }
      if (use?.writes && owner?.type === 'Db')
        writesOnPool.set(owner.function, (writesOnPool.get(owner.function) ?? 0) + 1);
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const [owner, count] of writesOnPool) {
      const name = getFunctionName(owner);
      if (count > 1 && !(name in independentWrites))
        report(owner, `${name} writes ${count} times on a Db: it needs a Trx`);
    }
  }
  return { violations, files: files.length, locks };
}
