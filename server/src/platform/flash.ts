/**
 * What a page says after something was done ("saved"). The word stands in the address it leads to, where anybody could write
 * it: it is shown only with this cookie, which the host gives with the redirect of the action that succeeded, for that
 * page and that word, for a minute and once. Scripts may read it, since public pages are given nothing of their reader.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

const SECONDS = 60;
const nameOf = ({ secure }: { secure: boolean }): string => (secure ? '__Host-estia_flash' : 'estia_flash');
type Given = Pick<Deps, 'config' | 'secrets' | 'clock'>;

const shorten = (mac: Buffer): Buffer => mac.subarray(0, 16);

/** With a redirect of one of our pages to an address that says something. */
export function giveFlash(deps: Given, reply: FastifyReply, location: string | null): void {
  const to = location === null ? null : URL.parse(location, deps.config.origin);
  const word = to?.searchParams.get('flash');
  if (!to || !word || to.origin !== new URL(deps.config.origin).origin) return;
  const text = JSON.stringify([to.pathname, word, deps.clock().getTime() + SECONDS * 1_000]);
  const mark = shorten(deps.secrets.sign('flash', text)).toString('base64url');
  const value = `${Buffer.from(text).toString('base64url')}.${mark}`;
  const { secure } = deps.config;
  reply.setCookie(nameOf(deps.config), value, { path: '/', sameSite: 'lax', secure, httpOnly: false, maxAge: SECONDS });
}

/** The word that this page may say, once; null where nothing of ours led here. */
export function takeFlash(deps: Given, request: FastifyRequest, reply: FastifyReply, address: URL): string | null {
  const cookie = request.cookies[nameOf(deps.config)];
  const asked = address.searchParams.get('flash');
  if (!cookie || asked === null || request.method !== 'GET') return null;
  const [head = '', mark = ''] = cookie.split('.');
  const text = Buffer.from(head, 'base64url').toString();
  if (!deps.secrets.isSigned('flash', text, Buffer.from(mark, 'base64url'), shorten)) return null;
  const [path, word, until]: [string, string, number] = JSON.parse(text);
  if (path !== address.pathname || word !== asked || until < deps.clock().getTime()) return null;
  // Without `secure` a browser would not take it for a `__Host-` cookie.
  reply.clearCookie(nameOf(deps.config), { path: '/', secure: deps.config.secure });
  return word;
}
