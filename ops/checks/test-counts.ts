/**
 * What a run of tests came to: prints "passed failed", and writes what failed, by name and first words, at the end of a
 * file. A test that failed and passed when tried again is named too; more than a few of those are failures like any
 * other.
 */
import { appendFileSync, readFileSync } from 'node:fs';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message?: string; status: string; assertionResults: Result[] }[];
};
type Result = { status: string; fullName: string; failureMessages?: string[] };

/** One or two may be the hour's: the machine that checks has other guests. */
const SECOND_TRIES = 2;

const [, , from = '', to = ''] = process.argv;
const report = JSON.parse(readFileSync(from, 'utf8')) as Report;
const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 300);
const told = (name: string, { fullName, failureMessages }: Result) =>
  `${name}: ${fullName}: ${short(failureMessages?.[0] ?? '')}`;
const failed: string[] = [];
const triedAgain: string[] = [];
for (const file of report.testResults) {
  const name = file.name.split('/').slice(-2).join('/');
  const results = file.assertionResults;
  const bad = results.filter(({ status }) => status === 'failed');
  failed.push(...bad.map((result) => told(name, result)));
  if (file.status === 'failed' && bad.length === 0) failed.push(`${name}: ${short(file.message ?? '')}`);
  const again = results.filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length);
  triedAgain.push(...again.map((result) => told(name, result)));
}
const tooMany = triedAgain.length > SECOND_TRIES ? triedAgain.length : 0;
const lines = [
  ...triedAgain.map((line) => `${tooMany ? 'failed: passed only' : 'passed'} at its second try: ${line}`),
  ...failed.map((line) => `failed: ${line}`),
];
if (lines.length > 0) appendFileSync(to, `${lines.join('\n')}\n`);
process.stdout.write(`${report.numPassedTests - tooMany} ${report.numFailedTests + tooMany}\n`);
