/** Words of the code that were given up (docs/glossary.md) do not come back as names, and the words of the glossary are used. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A part of a name, and what to say instead. */
const forbidden: Readonly<Record<string, string>> = {
  askers: 'leads, viewers',
  came: 'received, returned, isNew…',
  crew: 'simulation',
  heed: 'check',
  judge: 'oracle',
  knocker: 'viewer',
  truth: 'oracle',
  turns: 'cycles, attempts',
  wish: 'input, options, params',
  wished: 'requested',
  wishes: 'inputs, filters',
};

/** A whole name: the word itself is fine in other names. */
const forbiddenNames = new Map([
  ['Ask', 'ApiClient'],
  ['AskReply', 'ApiReply'],
  ['actIn', 'getAction'],
  ['adOf', 'createListingOf'],
  ['adsEl', 'listingsEl'],
  ['adsEn', 'listingsEn'],
  ['askerId', 'leadId'],
  ['byPerson', 'byUser'],
  ['getAsk', 'getApiClient'],
  ['held', 'locked, current'],
  ['isKept', 'isStored, isCached'],
  ['isMember', 'isSignedIn'],
  ['lettersTo', 'listEmailsTo'],
  ['makeAd', 'createListing'],
  ['makeOffice', 'createAgency'],
  ['officeRole', 'agencyRole'],
  ['onHome', 'onPointed'],
  ['setFigures', 'setMarketStats'],
  ['takeTurnFrom', 'enforceRateLimitByNetwork'],
  ['tell', 'notify, enqueue…Email'],
  ['tellTo', 'deliverTo'],
  ['useSaid', 'useFlashWord'],
]);

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

const namesByFile = new Map(files.map((path) => [path, listNames(path)]));

const splitName = (name: string): string[] => name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((part) => part.toLowerCase());

it('no name uses a word that was given up', () => {
  expect(files.length).toBeGreaterThan(1_500);
  const found = files.flatMap((path) =>
    (namesByFile.get(path) ?? []).flatMap(({ name, line }) => {
      const word = splitName(name).find((part) => Object.hasOwn(forbidden, part));
      const instead = word === undefined ? forbiddenNames.get(name) : forbidden[word];
      return instead === undefined ? [] : [`${path}:${line} ${name}: say ${instead}`];
    }),
  );
  expect(found).toEqual([]);
});

it('every name of the glossary is part of an identifier or of a file name', () => {
  const rows = readFileSync(`${root}docs/glossary.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const terms = rows.slice(1).map((row) => row.split('|')[1]?.trim() ?? '');
  expect(terms.length).toBeGreaterThan(15);
  const names = new Set([...namesByFile.values()].flat().map(({ name }) => name));
  const used = [...names, ...files].map((name) => name.split(/[-./]/).flatMap(splitName).join(' ')).join(' | ');
  // Plurals count: `listings` is the word listing.
  expect(terms.filter((term) => !new RegExp(`\\b${term}(s|es)?\\b`).test(used))).toEqual([]);
});
