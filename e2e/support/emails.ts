/** What the mail server of the run has received. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUnderTest } from './site-under-test.ts';

export type ReceivedEmail = { to: string; replyTo?: string; subject: string; text: string; html: string };

const PATIENCE_MS = 90_000;

const all = (): ReceivedEmail[] =>
  readdirSync(siteUnderTest.mailFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(siteUnderTest.mailFolder, name), 'utf8')));

/** The newest mail to somebody whose subject or text matches; waits for the worker to send it. */
export async function waitForEmail(
  address: string,
  matching: RegExp | string = '',
  patience = PATIENCE_MS,
): Promise<ReceivedEmail> {
  const matches = (text: string) => (typeof matching === 'string' ? text.includes(matching) : matching.test(text));
  for (const begun = Date.now(); Date.now() - begun < patience; ) {
    const found = all().findLast((mail) => mail.to === address && matches(`${mail.subject}\n${mail.text}`));
    if (found) return found;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  const got = all().map((mail) => `${mail.to}: ${mail.subject}`);
  throw new Error(`No mail to ${address} matches ${matching}. There are: ${got.join('; ')}`);
}

/** The link of an email that leads to a page of ours. */
export const findLink = (mail: ReceivedEmail, path: string): string => {
  const link = (mail.text.match(/https?:\/\/\S+/g) ?? []).find((each) => each.includes(path));
  if (!link) throw new Error(`No link to ${path} in ${mail.subject}`);
  return link;
};

/** `ABCD-EFGH-JKMN` of a link or a line. */
export const findLongCode = (mail: ReceivedEmail): string => {
  const code = /\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error(`No code in ${mail.subject}`);
  return code;
};

/** The eight digits of a forgotten password, or the sixteen of an invitation. */
export const findShortCode = (mail: ReceivedEmail): string => {
  const code = /\b\d{8}\b|\b\d{4}(?:-\d{4}){3}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error(`No code in ${mail.subject}`);
  return code;
};
