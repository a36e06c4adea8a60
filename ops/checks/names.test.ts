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

/** A field of the API: these say neither what nor when. Of alerts `ids` and `quiet` are still fields. */
const forbiddenFields: Readonly<Record<string, string>> = {
  act: 'action',
  ads: 'listings, listing_count',
  areas: 'places',
  at: 'created_at, sent_at, updated_at…',
  colour: 'avatar_color',
  doubt: 'match_problem',
  each: 'per_period',
  effect: 'result',
  figure: 'stats',
  figures: 'stats',
  inside: 'share_in_range',
  instead: 'surrounding_stats',
  known: 'already_imported',
  lacks: 'missing',
  last: 'last_message',
  late: 'is_late, late_count',
  leave: 'completed_step',
  left: 'has_left_provider',
  log: 'audit_log',
  now: 'current, due_now',
  offerer: 'advertiser_kind',
  office: 'agency',
  offices: 'agency_count',
  own: 'what it is: path, price_per_m2',
  reveals: 'phone_reveals',
  room: 'plan_usage, width',
  said: 'message',
  same: 'unchanged_count',
  seen: 'based_on',
  sent: 'sent_message',
  told: 'notified_count',
  waits: 'pending_count',
  words: 'word_count',
  work: 'proof_of_work',
};

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

it('no field of the API has a name that was given up', () => {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value) for (const name of Object.keys(value.properties as object)) names.add(name);
    if ('in' in value && 'name' in value) names.add(String(value.name));
    Object.values(value).forEach(visit);
  };
  visit(JSON.parse(readFileSync(`${root}docs/api/openapi.json`, 'utf8')));
  expect(names.size).toBeGreaterThan(500);
  expect([...names].filter((name) => Object.hasOwn(forbiddenFields, name))).toEqual([]);
});

/** A key of a message says what the text is or does. Alerts follow; keys of failures are names of jobs. */
const forbiddenKeys = /^(acts?|ads|figures|offices|own|said|told)$|(Act|Acts|Ads|Told)$/;

it('no message has a key that says nothing of it', () => {
  const found = files
    .filter(
      (path) => path.startsWith('contract/src/') && path.endsWith('messages.ts') && !/alerts|site.failure/.test(path),
    )
    .flatMap((path) => {
      const source = ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true);
      const keys: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) keys.push(node.name.text);
        ts.forEachChild(node, visit);
      };
      visit(source);
      return keys.filter((key) => forbiddenKeys.test(key)).map((key) => `${path} ${key}`);
    });
  expect(found).toEqual([]);
});

/** A part of the name of a table or column: none of these is a word of docs/glossary.md. */
const forbiddenInDatabase =
  /(^|_)(acts?|ads?|askers?|asked|desks?|doubt|figures?|held|homes?|kept|lacks|letters?|looks?|members?|offerer|offices?|own|persons?|said|told|twins?|waits)(_|$)/;

/** Plain words where they stand. */
const allowedColumns = new Map([
  ['agency.contact_person', 'the form has it so'],
  ['agency.tax_office', 'the office of the tax authority'],
  ['listing_words.words', 'words of the full-text index'],
  ['listing_words_row.words', 'words of the full-text index'],
  ['saved_search.words', 'words that the search looks for'],
]);

/** Table → its columns, of the schema that the migrations make. */
function listTables(): Map<string, string[]> {
  const path = 'server/src/platform/generated/schema.ts';
  const source = ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true);
  const interfaces = new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map((node) => [node.name.text, node.members]),
  );
  return new Map(
    [...(interfaces.get('DB') ?? [])].filter(ts.isPropertySignature).map((table) => {
      const columns = interfaces.get(table.type?.getText() ?? '') ?? [];
      return [table.name.getText(), [...columns].map((column) => column.name?.getText() ?? '')];
    }),
  );
}

it('no table and no column has a name that was given up', () => {
  const tables = listTables();
  expect(tables.size).toBeGreaterThan(100);
  const columns = [...tables].flatMap(([table, names]) => names.map((name) => ({ table, name })));
  expect(columns.length).toBeGreaterThan(1_000);
  const isForbidden = (name: string): boolean =>
    // The moment of a row that is itself an event.
    (name !== 'at' && Object.hasOwn(forbiddenFields, name)) ||
    forbiddenInDatabase.test(name) ||
    splitName(name).some((part) => Object.hasOwn(forbidden, part));
  const found = columns
    .filter(({ name }) => isForbidden(name))
    .map(({ table, name }) => `${table}.${name}`)
    .sort();
  expect([...tables.keys()].filter(isForbidden)).toEqual([]);
  expect(found).toEqual([...allowedColumns.keys()]);
});
