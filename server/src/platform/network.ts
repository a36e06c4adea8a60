/** From where somebody asks, as far as limits and counts care. */
import type { FastifyRequest } from 'fastify';
import type { Secrets } from './secrets.ts';

/** A home has 2^64 addresses of IPv6: its network counts as one. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/i, '');
  const [front = [], back = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

export const addressOf = (request: FastifyRequest | undefined): string => networkOf(request?.ip ?? 'nowhere');

/** Who it is today, without who it is: nobody turns it back without our key, and tomorrow it is another. */
export const visitorOfDay = (secrets: Secrets, request: FastifyRequest | undefined, now: Date): Buffer =>
  secrets.hash('visitor', `${now.toISOString().slice(0, 10)} ${addressOf(request)}`);
