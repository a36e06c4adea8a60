/** What a run of tests came to: prints "passed failed", and writes what failed, by name and first words, at the end of a file. */
import { appendFileSync, readFileSync } from 'node:fs';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message?: string; status: string; assertionResults: Result[] }[];
};
type Result = { status: string; fullName: string; failureMessages?: string[] };

const [, , from = '', to = ''] = process.argv;
const report = JSON.parse(readFileSync(from, 'utf8')) as Report;
const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 300);
const lines: string[] = [];
for (const file of report.testResults) {
  const name = file.name.split('/').slice(-2).join('/');
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  for (const { fullName, failureMessages } of failed)
    lines.push(`failed: ${name}: ${fullName}: ${short(failureMessages?.[0] ?? '')}`);
  if (file.status === 'failed' && failed.length === 0) lines.push(`failed: ${name}: ${short(file.message ?? '')}`);
}
if (lines.length > 0) appendFileSync(to, `${lines.join('\n')}\n`);
process.stdout.write(`${report.numPassedTests} ${report.numFailedTests}\n`);
