/** What a mail server says of SPF, DKIM and DMARC (RFC 8601): parts of it were written by whoever sent the email. */
import type { InboundEmail } from './inbound-email.ts';

/** Mail servers write some hundred characters. */
const MAX_LENGTH = 16_384;
/** Stands for a quoted string: nothing in it is read. */
const QUOTED = '"';

/** Its parts between semicolons, without comments and quoted strings. Null: one of them does not end. */
function splitResults(line: string): string[] | null {
  const parts: string[] = [];
  let part = '';
  let comments = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if ((isQuoted || comments > 0) && sign === '\\') at += 1;
    else if (isQuoted) isQuoted = sign !== '"';
    else if (sign === '(') comments += 1;
    else if (comments > 0) {
      if (sign === ')') comments -= 1;
      part += comments === 0 ? ' ' : '';
    } else if (sign === '"') {
      isQuoted = true;
      part += QUOTED;
    } else if (sign === ';') {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return isQuoted || comments > 0 ? null : [...parts, part];
}

/** `dkim=pass header.d=mail.example`. Null: something is said twice. */
function readResult(part: string): { method: string; value: string; properties: Map<string, string> } | null {
  const [first = '', ...rest] = part.replace(/\s+/g, ' ').replace(/ ?= ?/g, '=').trim().split(' ');
  const [method = '', value = ''] = first.split('=');
  const properties = new Map<string, string>();
  for (const each of rest) {
    const at = each.indexOf('=');
    if (properties.has(each.slice(0, at))) return null;
    properties.set(each.slice(0, at), each.slice(at + 1));
  }
  return { method: method.split('/')[0] ?? '', value, properties };
}

const domainOf = (address: string): string => {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return /^[\w-]+(?:\.[\w-]+)+$/.test(domain) ? domain : '';
};
const isAligned = (domain: string, of: string): boolean =>
  domain === of || domain.endsWith(`.${of}`) || of.endsWith(`.${domain}`);

/**
 * A relay in front of us writes its own line above all others and takes away those that name it; so only the first one counts, and
 * only with its name.
 */
export function isAuthenticated(
  { from, authenticationResults }: Pick<InboundEmail, 'from' | 'authenticationResults'>,
  relay: string,
): boolean {
  const [line = ''] = authenticationResults;
  const [id = '', ...results] = (line.length > MAX_LENGTH ? null : splitResults(line.toLowerCase())) ?? [];
  const author = domainOf(from);
  if (author === '' || id.trim().split(/\s/)[0] !== relay.toLowerCase()) return false;
  return results.some((part) => {
    const result = readResult(part);
    if (result?.value !== 'pass') return false;
    const said = (name: string) => domainOf(result.properties.get(name) ?? '');
    if (result.method === 'dmarc') return said('header.from') === author;
    const domain =
      result.method === 'dkim'
        ? said(result.properties.has('header.d') ? 'header.d' : 'header.i')
        : result.method === 'spf'
          ? said('smtp.mailfrom')
          : '';
    return domain !== '' && isAligned(domain, author);
  });
}
