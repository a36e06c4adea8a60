/** Documents say what is: every path they name exists, every command they give runs, every duty id means something. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const docs = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (path: string) => readFileSync(root + path, 'utf8');

const files = (folder: string): string[] =>
  readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|build|generated|\.react-router|fixtures)$/.test(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? files(path) : [path];
  });

it('every path named in the documents exists', () => {
  const named = docs.flatMap((doc) =>
    [
      ...read(doc).matchAll(
        /`((?:contract|server|web|e2e|bench|ops|docs|\.ci)\/[\w./*-]*|\.[\w-]+\.(?:cjs|example))`/g,
      ),
    ].map(([, path]) => ({ doc, path: path ?? '' })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ path }) => !path.includes('*') && !existsSync(root + path))).toEqual([]);
});

it('every link between the documents leads to one, and every decision is in the index', () => {
  const links = docs.flatMap((doc) =>
    [...read(doc).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) => ({ doc, to: to ?? '' })),
  );
  expect(links.length).toBeGreaterThan(150);
  expect(links.filter(({ doc, to }) => !existsSync(join(root, dirname(doc), to)))).toEqual([]);
  const index = read('docs/decisions/README.md');
  const decisions = docs.filter((doc) => /\/D-\d+-/.test(doc));
  expect(decisions.length).toBeGreaterThan(120);
  expect(decisions.filter((doc) => !index.includes(`](${basename(doc)})`))).toEqual([]);
});

it('every npm command in the documents is a script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = docs.flatMap((doc) =>
    [...read(doc).matchAll(/`npm (?:run ([a-z0-9:]+)|(?:test|start)\b)/g)].map(([, name]) => name ?? 'test'),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => name !== 'install' && !(name in scripts))).toEqual([]);
});

it('every duty id in a test title is in docs/requirements.md, and every built duty has a test', () => {
  // | ID … | what | status |
  const rows = new Map(
    read('docs/requirements.md')
      .split('\n')
      .map((line) => /^\| ([A-Z0-9]+-\d+)\b.* \| (built|begun|to come) \|$/.exec(line))
      .filter((match) => match !== null)
      .map(([, id, status]) => [id ?? '', status ?? '']),
  );
  expect(rows.size).toBeGreaterThan(75);
  const tests = ['contract/src', 'server/src', 'demo/src', 'e2e', 'ops']
    .flatMap(files)
    .filter((path) => path.endsWith('.test.ts'));
  const ids = new Set(
    tests.flatMap((path) =>
      [...read(path).matchAll(/\[([A-Z0-9]{2,5}-\d+(?: [A-Z0-9]{2,5}-\d+)*)\]/g)].flatMap(([, list = '']) =>
        list.split(' '),
      ),
    ),
  );
  expect([...ids].filter((id) => !rows.has(id))).toEqual([]);
  expect([...rows].filter(([id, status]) => status === 'built' && !ids.has(id))).toEqual([]);
});

it('no file is longer than 400 lines, and none is a drawer', () => {
  const code = ['contract/src', 'server/src', 'server/testing', 'web/src', 'demo', 'e2e', 'bench', 'ops']
    .flatMap(files)
    .filter((path) => /\.(ts|tsx|css|sh)$/.test(path));
  expect(code.length).toBeGreaterThan(250);
  expect(code.filter((path) => read(path).split('\n').length > 401)).toEqual([]);
  expect(code.filter((path) => /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.[a-z]+$)/i.test(path))).toEqual([]);
});
