/**
 * Row types written by hand (`sql<Row>`…`.execute(db)`, `pool.query<Row>(…)`) against what PostgreSQL answered in the tests.
 *   node ops/checks/row-types.ts FOLDER     after a test run with ESTIA_STATEMENTS=FOLDER
 * The compiler says what each place claims, `server/testing/environment/statement-recorder.ts` what came back there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Expression, Node, SourceFile } from 'typescript-native/unstable/ast';
import {
  isCallExpression,
  isClassDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  isVariableStatement,
} from 'typescript-native/unstable/ast/is';
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript-native/unstable/sync';
import type { SeenColumn, SeenRow } from '../../server/testing/environment/statement-recorder.ts';

/** Null kinds: nothing is claimed of the value (unknown, or a row of any columns). */
export type Column = { kinds: string[] | null; isOptional: boolean };
/** `name` is the function or constant at the top of the file: it stays when lines move. */
export type Claim = { site: string; name: string; type: string; columns: Record<string, Column> };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What node-postgres makes of a type of PostgreSQL, by its number. Others are told by the values alone. */
const kindsByTypeId: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  19: 'string',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  700: 'number',
  701: 'number',
  1042: 'string',
  1043: 'string',
  1082: 'Date',
  1114: 'Date',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
  1000: 'array',
  1005: 'array',
  1007: 'array',
  1009: 'array',
  1016: 'array',
  1015: 'array',
  1021: 'array',
  1022: 'array',
  1182: 'array',
  1185: 'array',
  1231: 'array',
};

function listKinds(type: Type, checker: Checker): string[] | null {
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return null;
  if (type.isUnionType()) {
    const kinds = (type.getTypes() ?? []).map((member) => listKinds(member, checker));
    return kinds.includes(null) ? null : [...new Set(kinds.flatMap((kind) => kind ?? []))].sort();
  }
  if (type.flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void)) return ['null'];
  if (type.flags & TypeFlags.StringLike) return ['string'];
  if (type.flags & TypeFlags.NumberLike) return ['number'];
  if (type.flags & TypeFlags.BooleanLike) return ['boolean'];
  if (checker.isArrayLikeType(type)) return ['array'];
  const name = type.getSymbol()?.name ?? '';
  if (name === 'Uint8Array') return ['Buffer'];
  return [name === 'Date' || name === 'Buffer' ? name : 'object'];
}

/** Rows of several shapes in one result: what one shape lacks is null there. */
function mergeColumns(shapes: readonly (Record<string, Column> | null)[]): Record<string, Column> | null {
  const known = shapes.filter((shape) => shape !== null);
  if (known.length < shapes.length) return null;
  const names = [...new Set(known.flatMap((shape) => Object.keys(shape)))];
  return Object.fromEntries(
    names.map((name) => {
      const found = known.flatMap((shape) => shape[name] ?? []);
      const kinds = found.map((column) => column.kinds);
      const lacks = found.length < known.length ? ['null'] : [];
      return [
        name,
        {
          kinds: kinds.includes(null) ? null : [...new Set([...kinds.flatMap((kind) => kind ?? []), ...lacks])].sort(),
          isOptional: found.some((column) => column.isOptional),
        },
      ];
    }),
  );
}

function readColumns(type: Type, checker: Checker): Record<string, Column> | null {
  // Of a function that runs the statements of others, they say what their rows are.
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return null;
  if (type.isUnionType()) return mergeColumns((type.getTypes() ?? []).map((member) => readColumns(member, checker)));
  const properties = checker.getPropertiesOfType(type);
  // Rows that are handed on as they are: nobody reads a column by its name.
  if (checker.getIndexInfosOfType(type).length > 0) return null;
  const types = checker.getTypeOfSymbol(properties);
  return Object.fromEntries(
    properties.map((property, index) => {
      const propertyType = types[index];
      return [
        property.name,
        {
          kinds: propertyType ? listKinds(propertyType, checker) : null,
          isOptional: (property.flags & SymbolFlags.Optional) !== 0,
        },
      ];
    }),
  );
}

/** A chain of the query builder knows its own rows. */
const mayBeRaw = (node: Expression): boolean =>
  isTaggedTemplateExpression(node) ||
  isIdentifier(node) ||
  isPropertyAccessExpression(node) ||
  (isCallExpression(node) && (isIdentifier(node.expression) || node.getText().startsWith('sql')));

/** Functions that run a statement for another, which says what its rows are. */
const RUNNERS = new Set(['runStatement']);

type Place = { site: string; name: string; row: { raw: Expression } | { typed: Node } };

function getDeclaredName(statement: Node): string {
  if (isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText() ?? '';
  return isFunctionDeclaration(statement) || isClassDeclaration(statement) ? (statement.name?.text ?? '') : '';
}

function listPlaces(source: SourceFile, path: string): Place[] {
  const places: Place[] = [];
  let owner = '';
  const visit = (node: Node): undefined => {
    if (isCallExpression(node) && isIdentifier(node.expression) && RUNNERS.has(node.expression.text)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.expression.getStart(source));
      const typed = node.typeArguments?.[0];
      if (typed) places.push({ site: `${path}:${line + 1}:${character + 1}`, name: owner, row: { typed } });
    }
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const { line, character } = source.getLineAndCharacterOfPosition(name.getStart(source));
      const site = `${path}:${line + 1}:${character + 1}`;
      const typed = node.typeArguments?.[0];
      if (name.text === 'query' && typed) places.push({ site, name: owner, row: { typed } });
      if (name.text === 'execute' && mayBeRaw(expression)) places.push({ site, name: owner, row: { raw: expression } });
    }
    node.forEachChild(visit);
  };
  for (const statement of source.statements) {
    owner = `${path} ${getDeclaredName(statement)}`;
    visit(statement);
  }
  return places;
}

/** Every place of these files that says by hand what its rows are. */
export function listClaims(configFile: string, isWanted: (path: string) => boolean): Claim[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [root + configFile] }).getProject(root + configFile);
    if (!project) throw new Error(`${configFile} cannot be opened`);
    const { program, checker } = project;
    const places = program.getSourceFileNames().flatMap((name) => {
      const path = name.slice(root.length);
      const source = name.startsWith(root) && isWanted(path) ? program.getSourceFile(name) : undefined;
      return source ? listPlaces(source, path) : [];
    });
    return places.flatMap(({ site, name, row }): Claim[] => {
      const type =
        'raw' in row ? getRawRow(checker.getTypeAtLocation(row.raw), checker) : checker.getTypeAtLocation(row.typed);
      const columns = type ? readColumns(type, checker) : null;
      return columns && type ? [{ site, name, type: checker.typeToString(type), columns }] : [];
    });
  } finally {
    api.close();
  }
}

/** `Row` of a `RawBuilder<Row>`. */
function getRawRow(type: Type | undefined, checker: Checker): Type | undefined {
  return type?.isTypeReference() && type.getSymbol()?.name === 'RawBuilder'
    ? checker.getTypeArguments(type)[0]
    : undefined;
}

function* findColumnProblems(name: string, { kinds }: Column, seen: SeenColumn): Generator<string> {
  if (!kinds) return;
  const known = kindsByTypeId[seen.typeId];
  const got = new Set([...(known ? [known] : []), ...seen.kinds.filter((kind) => kind !== 'null')]);
  // JSON may hold anything: of it the values tell.
  for (const kind of got) if (!kinds.includes(kind)) yield `${name} is ${kind}, not ${kinds.join(' or ')}`;
  if (seen.kinds.includes('null') && !kinds.includes('null')) yield `${name} can be null`;
}

/** A type that serves several statements may have columns that only one of them leaves empty. */
function* findNeverNull(claims: readonly Claim[], bySite: ReadonlyMap<string, SeenRow[]>): Generator<string> {
  for (const [type, sharing] of Map.groupBy(claims, (claim) => claim.type)) {
    const [first] = sharing;
    if (!first || sharing.some(({ site }) => !bySite.has(site))) continue;
    const columns = sharing.flatMap(({ site }) => (bySite.get(site) ?? []).flatMap((row) => row.columns));
    for (const [name, { kinds }] of Object.entries(first.columns)) {
      const seen = columns.filter((column) => column.name === name);
      if (kinds?.includes('null') && seen.length > 0 && seen.every(({ isNeverNull }) => isNeverNull))
        yield `${first.site} ${name} of ${type.slice(0, 40)} is never null`;
    }
  }
}

export function compareRows(claims: readonly Claim[], seen: readonly SeenRow[]) {
  const bySite = Map.groupBy(seen, ({ site }) => site);
  const problems = new Set<string>();
  const notRun: Claim[] = [];
  for (const claim of claims) {
    const { site, columns } = claim;
    const rows = bySite.get(site);
    if (!rows) notRun.push(claim);
    for (const row of rows ?? []) {
      const named = new Map(row.columns.map((column) => [column.name, column]));
      for (const [name, column] of Object.entries(columns)) {
        const found = named.get(name);
        if (found) for (const problem of findColumnProblems(name, column, found)) problems.add(`${site} ${problem}`);
        else if (!column.isOptional) problems.add(`${site} ${name} is not among the columns`);
      }
      for (const name of named.keys()) if (!(name in columns)) problems.add(`${site} ${name} is not in the type`);
    }
  }
  for (const problem of findNeverNull(claims, bySite)) problems.add(problem);
  return { problems: [...problems].sort(), notRun, compared: claims.length - notRun.length };
}

export const readSeenRows = (folder: string): SeenRow[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n'))
    .map((line): SeenRow => JSON.parse(line));

const isProduction = (path: string): boolean => /^(server|demo)\/src\//.test(path) && !path.endsWith('.test.ts');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const claims = listClaims('server/tsconfig.json', isProduction).concat(
    listClaims('demo/tsconfig.json', (path) => path.startsWith('demo/') && isProduction(path)),
  );
  const { problems, notRun, compared } = compareRows(claims, readSeenRows(process.argv[2] ?? ''));
  const listed: Record<string, string> = JSON.parse(readFileSync(`${root}ops/checks/row-types-not-run.json`, 'utf8'));
  const unlisted = notRun.filter(({ name }) => !(name in listed));
  const stale = Object.keys(listed).filter((name) => !notRun.some((claim) => claim.name === name));
  for (const problem of problems) console.log(problem);
  for (const name of stale) console.log(`${name} is listed as not run, and was run`);
  for (const { site, name } of unlisted) console.log(`${site} ${name} was run by no test, and no reason is listed`);
  console.log(
    `row types: ${compared} of ${claims.length} compared, ${problems.length} wrong, ${notRun.length} not run`,
  );
  process.exitCode = compared === 0 || problems.length + unlisted.length + stale.length > 0 ? 1 : 0;
}
