/** Every text of the product in both languages, functions with sample values. `npm run words` prints them as one page. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { auditSentences } from '../contract/src/accounts/audit-sentences.ts';
import { fieldErrorMessages } from '../contract/src/field-errors.ts';
import { lookups } from '../contract/src/lookups/model.ts';

export type Message = { where: string; el: string; en: string };
type MessageFunction = (...args: unknown[]) => unknown;

const contract = fileURLToPath(new URL('../contract/src/', import.meta.url));

/** Texts that take something else than numbers say so by failing on one: words, a purpose, a group, a list. */
function callMessage(speak: MessageFunction, n: number): string {
  let failure: unknown;
  const list = [{ share: n, kind: 'x', name: 'x', ads: n }];
  for (const sample of [n, String(n), 'sale', 'price', list]) {
    try {
      return String(speak(sample, sample, sample, sample, sample));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function collect(where: string, value: unknown, into: Message[]): void {
  if (typeof value !== 'object' || value === null) return;
  const pair = value as { el?: unknown; en?: unknown };
  if (typeof pair.el === 'string' && typeof pair.en === 'string') into.push({ where, el: pair.el, en: pair.en });
  else if (typeof pair.el === 'function' && typeof pair.en === 'function') {
    for (const n of [0, 1, 2, 21]) {
      const say = (speak: unknown) => callMessage(speak as MessageFunction, n);
      into.push({ where: `${where}(${n})`, el: say(pair.el), en: say(pair.en) });
    }
  } else for (const [name, inner] of Object.entries(value)) collect(`${where}.${name}`, inner, into);
}

export async function collectMessages(): Promise<{ files: number; messages: Message[] }> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('messages.ts'))
    .toSorted();
  const messages: Message[] = [];
  for (const file of files) {
    const exported = (await import(contract + file)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) collect(`${file} ${name}`, value, messages);
  }
  collect('accounts/audit-sentences.ts auditSentences', auditSentences, messages);
  for (const [code, words] of Object.entries(fieldErrorMessages))
    messages.push({ where: `fields.ts ${code}`, ...words });
  for (const [list, rows] of Object.entries(lookups))
    for (const row of rows) messages.push({ where: `lookups ${list}.${row.code}`, ...row.name });
  return { files: files.length, messages };
}

if (import.meta.main) {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const { messages } = await collectMessages();
  let file = '';
  for (const { where, el, en } of messages) {
    const [at = '', ...key] = where.split(' ');
    if (at !== file) console.log(`\n## ${at}\n\n| key | English | Ελληνικά |\n|---|---|---|`);
    file = at;
    console.log(`| ${cell(key.join(' '))} | ${cell(en)} | ${cell(el)} |`);
  }
}
