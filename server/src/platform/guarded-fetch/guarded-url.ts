/** Which addresses that somebody else typed may be asked at all, read before any name is looked up. */
import { isIP } from 'node:net';
import { isPublicAddress, isPublicHostname } from './public-address.ts';

const MAX_URL = 2_000;
const DEFAULT_PORTS: Record<string, number> = { 'https:': 443, 'http:': 80 };

export type UrlRules = {
  /** Without it, https alone. */
  allowHttp: boolean;
  /** `host:port` of doubles in development and tests: neither the scheme nor the address is looked at. */
  testHosts: ReadonlySet<string>;
  /** Names of the site itself, of its database and its stores. */
  ownHosts: ReadonlySet<string>;
};

export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');
export const portOf = (url: URL): number => Number(url.port) || (DEFAULT_PORTS[url.protocol] ?? 0);
export const isTestHost = (url: URL, rules: UrlRules): boolean =>
  rules.testHosts.has(`${url.hostname}:${portOf(url)}`) && DEFAULT_PORTS[url.protocol] !== undefined;

/**
 * Null: never. The parser of the platform turns every notation of an IPv4 address (0x7f.1, 2130706433, 127。0。0。1) into four
 * numbers, so that what is checked is what is connected to.
 */
export function parseGuardedUrl(text: string, rules: UrlRules): URL | null {
  // The parser drops tabs and line ends, and reads a backslash as a slash: other programs read such a text otherwise.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (text.length > MAX_URL || /[\u0000-\u0020\u007f-\u00a0\\]/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const authority = /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1];
  // Keys belong in the fields for them: an address is shown, logged and passed on.
  if (!authority || authority.includes('@') || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (isTestHost(url, rules)) return url;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && rules.allowHttp)) return null;
  if (url.port !== '') return null;
  const host = hostOf(url);
  if (rules.ownHosts.has(host)) return null;
  return (isIP(host) === 0 ? isPublicHostname(host) : isPublicAddress(host)) ? url : null;
}
