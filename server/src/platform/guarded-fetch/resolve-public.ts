/** Looks a name up once. What is connected to is one of the addresses found here, so there is no second answer to differ. */

import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { readProperty } from '@estia/contract/read-property';
import { GuardedError } from './guarded-error.ts';

const DNS_TIMEOUT_MS = 3_000;
const DNS_TRIES = 2;
const MAX_ADDRESSES = 4;
const OWN_SECONDS = 60;

export type ResolvedAddress = { address: string; family: 4 | 6 };
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

/**
 * By questions to the DNS servers themselves: the system's own lookup also reads /etc/hosts and search domains, which name our
 * network, and each of its questions holds one of four threads for as long as a slow server likes.
 */
export const createDnsLookup =
  (servers: string[] | null = null): ResolveHost =>
  async (host, signal) => {
    const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      const hasNoAddress = answers.some(
        (answer) => answer.status === 'rejected' && /^(ENOTFOUND|ENODATA)$/.test(answer.reason?.code),
      );
      if (found.length === 0 && !hasNoAddress) throw new GuardedError('dns_failed');
      return found;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };

/** One address that is not public among several refuses all: nobody publishes such a pair by mistake. */
export async function resolvePublic(
  host: string,
  options: {
    resolveHost: ResolveHost;
    isPublic: (address: string) => boolean;
    findOwnAddresses: () => Promise<ReadonlySet<string>>;
    signal: AbortSignal;
  },
): Promise<ResolvedAddress[]> {
  const found = isIP(host) === 0 ? await options.resolveHost(host, options.signal) : [host];
  const own = await options.findOwnAddresses();
  // A name that leads nowhere and one that leads into our network get the same answer, or it would tell our names.
  if (found.length === 0 || !found.every((address) => options.isPublic(address) && !own.has(address)))
    throw new GuardedError('no_public_address');
  return found.slice(0, MAX_ADDRESSES).map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
}

/** Addresses of this machine and of the hosts we work with, which may be public ones. Looked up once a minute. */
export function createOwnAddresses(hosts: readonly string[], clock: () => number = Date.now) {
  let known: { addresses: Promise<Set<string>>; until: number } | null = null;
  const last = new Map<string, string[]>();
  const findHost = async (host: string): Promise<string[]> => {
    try {
      const found = (await lookup(host, { all: true })).map(({ address }) => address);
      last.set(host, found);
      return found;
    } catch (error) {
      if (readProperty(error, 'code') === 'ENOTFOUND') return [];
      // While its name is not answered, the last answer stands. Without one nobody knows which address to keep out.
      const before = last.get(host);
      if (!before) throw new GuardedError('dns_failed');
      return before;
    }
  };
  return async (): Promise<ReadonlySet<string>> => {
    if (!known || clock() >= known.until) {
      const interfaces = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map((i) => i.address));
      const addresses = Promise.all(hosts.map(findHost)).then((found) => new Set([...interfaces, ...found.flat()]));
      known = { addresses, until: clock() + OWN_SECONDS * 1_000 };
      addresses.catch(() => {
        known = null;
      });
    }
    return known.addresses;
  };
}
