/**
 * New migrations must not lock up or break a site that is running: squawk refuses what does (ops/checks/squawk.toml). The older ones
 * ran before there was a site, and stay as they are. Where a rule does not apply, the file says so and why.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}server/migrations/`;
const squawk = fileURLToPath(import.meta.resolve('squawk-cli/js/bin/squawk'));
/** The last number that was used before this check. */
const BASELINE = '0231';

type Finding = { file: string; line: number; rule_name: string; message: string };

/** Fails on what it finds: what it says then is the list. */
const runSquawk = (files: readonly string[]): Promise<Finding[]> =>
  new Promise((resolve, reject) => {
    const given = [squawk, '--config', `${root}ops/checks/squawk.toml`, '--reporter', 'json', ...files];
    execFile(process.execPath, given, { cwd: root }, (error, output, said) => {
      try {
        resolve(JSON.parse(output) as Finding[]);
      } catch {
        reject(error ?? new Error(`squawk said ${output.slice(0, 200)} ${said.slice(0, 200)}`));
      }
    });
  });

/** A rule is left out for one statement, after a line of comment that says why; for a whole file never. */
function findSilentExceptions(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (!/squawk-ignore/.test(line)) return [];
    const before = lines[index - 1] ?? '';
    const hasReason = /^-- (?!squawk|no transaction).{15,}/.test(before) && /^-- squawk-ignore /.test(line);
    return hasReason ? [] : [`${basename(file)}:${index + 1}: squawk-ignore without a line before it that says why`];
  });
}

export async function findUnsafeStatements(files: readonly string[]): Promise<string[]> {
  const found = await runSquawk(files);
  return [
    ...found.map((one) => `${basename(one.file)}:${one.line + 1}: ${one.rule_name}: ${one.message}`),
    ...files.flatMap(findSilentExceptions),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name) && name.slice(0, 4) > BASELINE);
  const found = await findUnsafeStatements(names.map((name) => `${folder}${name}`));
  for (const line of found) console.error(line);
  console.log(`migrations: ${names.length} files after ${BASELINE}, ${found.length} unsafe statements`);
  process.exit(found.length === 0 && names.length > 0 ? 0 : 1);
}
