import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { redirects, routeTable } from '../../web/src/routes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** No screens: calls, files, the prefix of a language, and “1.150 €/month”. */
const notScreens =
  /^\/(api|assets|en|icons|photos|logos|pictures|fonts|home-image|month|sw\.js|[a-z]+\.webmanifest)([/.?]|$)/;
const ANY = '\u0000';

const sources = ['web/src', 'contract/src'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(\.test\.tsx?|calls\.ts)$/.test(name) && name !== 'routes.ts')
    .map((name) => `${folder}/${name}`),
);

/** The text of a literal with every `${…}` as one sign; null where it is none. */
function readText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => ANY + literal.text).join('');
}

const patterns = [...routeTable.map(({ path }) => path), ...redirects.keys()].map((path) => path.split('/'));

/** A value may stand for any part, and what several screens have in common may be written once. */
function isScreen(path: string): boolean {
  const given = path.replace(/\/$/, '').split('/');
  return patterns.some((pattern) =>
    given.every((part, at) => {
      const wanted = pattern[at];
      return part === wanted || (wanted !== undefined && (part.includes(ANY) || wanted.startsWith(':')));
    }),
  );
}

function findPaths(file: string): { line: number; text: string; isLocalized: boolean }[] {
  const tree = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { line: number; text: string; isLocalized: boolean }[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = readText(node);
    if (text !== null && /^\/[a-z]/.test(text)) {
      const call = ts.isCallExpression(node.parent) ? node.parent.expression.getText(tree) : '';
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push({ line, text, isLocalized: call === 'localizePath' });
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

const paths = sources.flatMap((file) => findPaths(file).map((each) => ({ file, ...each })));
const show = ({ file, line, text }: (typeof paths)[number]) => `${file}:${line} ${text.replaceAll(ANY, '…')}`;

it('every address written in the sources leads to a screen', () => {
  expect(paths.length).toBeGreaterThan(300);
  const lost = paths.filter(({ text }) => {
    const [path = ''] = text.split(/[?#]/);
    return !notScreens.test(path) && !isScreen(path);
  });
  expect(lost.map(show)).toEqual([]);
});

it('a link to a screen is written with pathTo, which the compiler checks', () => {
  expect(paths.filter(({ isLocalized }) => isLocalized).map(show)).toEqual([]);
});
