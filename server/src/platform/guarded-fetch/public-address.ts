/** Which hosts we send requests to that somebody else named: never one of our own network. */
import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure answers machines of its customers here with their settings and keys.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');

/** Global unicast, of which some parts lead to IPv4 or nowhere. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && globalV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

const INTERNAL_NAME = /(^|\.)(local|localdomain|internal|intranet|private|corp|home|localhost|lan|home\.arpa|onion)$/i;

const NAME = /^(?:[a-z\d_](?:[\w-]{0,61}[a-z\d_])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;

/** A name with a dot that is not reserved for networks at home, at work or in a data centre. */
export function isPublicHostname(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return name.length <= 253 && NAME.test(name) && !INTERNAL_NAME.test(name);
}

/** An https URL of a named host at the usual port, without user or password. */
export function isPublicHttpsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    isIP(host) === 0 &&
    isPublicHostname(host)
  );
}

/**
 * Looks a host up for the connection itself, so that there is no second answer between the check and the use. One private
 * address among several refuses all.
 */
export const createPublicLookup =
  (resolve: typeof systemLookup = systemLookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error('No address'), '', 4);
      if (!found.every(({ address }) => isPublicAddress(address)))
        return done(Object.assign(new Error('Not a public address'), { code: 'EPRIVATE' }), '', 4);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
