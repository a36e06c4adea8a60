/** Verifies a DKIM signature as RFC 6376 says, knowing nothing of the library that made it. Canonicalization: relaxed/relaxed. */
import { createHash, createPublicKey, verify } from 'node:crypto';

type Header = { name: string; line: string };

/** `dns`: the TXT record of a name. */
type Lookup = (name: string) => string;

const readTags = (text: string): Map<string, string> =>
  new Map(
    text.split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
    }),
  );

/** 3.4.2 */
function relaxHeader(line: string): string {
  const at = line.indexOf(':');
  const value = line
    .slice(at + 1)
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, at).trim().toLowerCase()}:${value}`;
}

/** 3.4.4 */
function relaxBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return lines.length > 0 ? `${lines.join('\r\n')}\r\n` : '';
}

function splitMessage(raw: Buffer): { headers: Header[]; body: string } {
  const text = raw.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const headers = text
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => ({ name: line.slice(0, line.indexOf(':')).trim().toLowerCase(), line }));
  return { headers, body: text.slice(end + 4) };
}

export type DkimResult = { isValid: boolean; why: string; domain: string; signed: string[] };

export function verifyDkim(raw: Buffer, lookUp: Lookup): DkimResult {
  const { headers, body } = splitMessage(raw);
  const signature = headers.find(({ name }) => name === 'dkim-signature');
  if (!signature) return { isValid: false, why: 'not signed', domain: '', signed: [] };
  const tags = readTags(signature.line.slice(signature.line.indexOf(':') + 1).replace(/\r\n/g, ''));
  const get = (name: string): string => tags.get(name) ?? '';
  const domain = get('d');
  const signed = get('h')
    .toLowerCase()
    .split(':')
    .map((name) => name.trim());
  const fail = (why: string): DkimResult => ({ isValid: false, why, domain, signed });
  if (get('v') !== '1' || get('a') !== 'rsa-sha256' || get('c') !== 'relaxed/relaxed') return fail('another algorithm');
  if (tags.has('l')) return fail('a length leaves a part of the body unsigned');
  if (!signed.includes('from')) return fail('From is not signed');

  const bodyHash = createHash('sha256').update(relaxBody(body), 'latin1').digest('base64');
  if (bodyHash !== get('bh').replace(/\s/g, '')) return fail('the body has changed');

  // 5.4.2: of several headers with one name the last is signed first.
  const left = headers.filter((header) => header !== signature);
  const lines = signed.flatMap((name) => {
    const at = left.findLastIndex((header) => header.name === name);
    return at < 0 ? [] : left.splice(at, 1).map(({ line }) => `${relaxHeader(line)}\r\n`);
  });
  const unsigned = signature.line.replace(/(;\s*b\s*=)[^;]*/, '$1').replace(/(:\s*b\s*=)[^;]*/, '$1');
  const data = lines.join('') + relaxHeader(unsigned);
  const record = readTags(lookUp(`${get('s')}._domainkey.${domain}`));
  const key = createPublicKey({ key: Buffer.from(record.get('p') ?? '', 'base64'), format: 'der', type: 'spki' });
  const isValid = verify(
    'sha256',
    Buffer.from(data, 'latin1'),
    key,
    Buffer.from(get('b').replace(/\s/g, ''), 'base64'),
  );
  return isValid ? { isValid, why: '', domain, signed } : fail('the headers have changed');
}
