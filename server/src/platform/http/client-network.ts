/** From where somebody asks, as far as limits and counts care. */
import type { FastifyRequest } from 'fastify';
import type { Secrets } from '../security/secrets.ts';

/** A home has 2^64 addresses of IPv6: its network counts as one. */
export function getNetwork(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/i, '');
  const [front = [], back = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/**
 * Providers give homes a /56 and companies a /48, so one holder has many networks of the size above. Each wider network may do
 * as much as a few of the smaller ones. None for IPv4.
 */
export function widerNetworks(network: string): { network: string; times: number }[] {
  const groups = network.split(':');
  if (groups.length !== 4) return [];
  const [first = '', second = '', third = '', fourth = ''] = groups;
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { network: `${first}:${second}:${third}:${home}/56`, times: 8 },
    { network: `${first}:${second}:${third}/48`, times: 16 },
  ];
}

/** For limits by the minute: the smallest network that is surely one holder's. */
export const holderOf = (ip: string): string => widerNetworks(getNetwork(ip))[0]?.network ?? getNetwork(ip);

export const getClientNetwork = (request: FastifyRequest | undefined): string => getNetwork(request?.ip ?? 'nowhere');

/** Who it is today, without who it is: nobody turns it back without our key, and tomorrow it is another. */
export const hashDailyVisitor = (secrets: Secrets, request: FastifyRequest | undefined, now: Date): Buffer =>
  secrets.hash('visitor', `${now.toISOString().slice(0, 10)} ${getClientNetwork(request)}`);
