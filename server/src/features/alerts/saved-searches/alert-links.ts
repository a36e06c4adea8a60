/**
 * Secrets of the links in alerts. Each is an id and a keyed hash of it with the subscriber's key version: nothing is
 * stored, and raising the version ends all of them. 192 bits, and 78 in a code that is typed, whose tries are limited; the id
 * only says where to look.
 */
import { alertLimits } from '@estia/contract/alerts/limits';
import type { SignedUse } from '../../../platform/security/secret-uses.ts';
import type { Secrets } from '../../../platform/security/secrets.ts';

type LinkOwner = { id: number; keyVersion: number };

/** Opens a visitor's own list of saved searches. */
const MANAGE = 'alert manage key';
/** Stops messages and nothing else. */
const UNSUBSCRIBE = 'alert unsubscribe token';
/** Begins one saved search of a visitor. */
const CONFIRM = 'alert confirm code';

const MAC_BYTES = 24;
const shorten = (mac: Buffer): Buffer => mac.subarray(0, MAC_BYTES);
const createMac = (secrets: Secrets, use: SignedUse, text: string): Buffer => shorten(secrets.sign(use, text));

/** Larger ids do not exist; a number that JavaScript cannot hold must not reach the database. */
const MAX_ID_SIGNS = 10;

type ParsedLink = { kind: string; id: number; mac: Buffer };

/** `kind` is one letter, so that a token of one kind is never read as another. */
const formatLink = (kind: string, id: number, mac: Buffer): string =>
  `${kind}${id.toString(36)}.${mac.toString('base64url')}`;

function parseLink(text: string): ParsedLink | null {
  const [, kind, id, mac] = new RegExp(`^([a-z])([0-9a-z]{1,${MAX_ID_SIGNS}})\\.([\\w-]+)$`).exec(text) ?? [];
  if (!kind || !id || !mac) return null;
  const value = Number.parseInt(id, 36);
  return value > 0 ? { kind, id: value, mac: Buffer.from(mac, 'base64url') } : null;
}

export const createManageKey = (secrets: Secrets, { id, keyVersion }: LinkOwner): string =>
  formatLink('k', id, createMac(secrets, MANAGE, `${id} ${keyVersion}`));

/** The subscriber that a key names, which still has to be the right key of it. */
export function parseManageKeyId(key: string): number | null {
  const link = parseLink(key);
  return link?.kind === 'k' ? link.id : null;
}

export const isManageKey = (secrets: Secrets, key: string, { id, keyVersion }: LinkOwner): boolean =>
  secrets.isSigned(MANAGE, `${id} ${keyVersion}`, parseLink(key)?.mac ?? Buffer.alloc(0), shorten);

/** Of one saved search, of those that one email is about, or of everything a subscriber is sent. */
export type UnsubscribeTarget = { savedSearchId: number } | { savedSearchIds: number[] } | { subscriberId: number };

function unsubscribeText(target: UnsubscribeTarget, keyVersion: number): string {
  if ('savedSearchId' in target) return `search ${target.savedSearchId} ${keyVersion}`;
  if ('savedSearchIds' in target) return `searches ${target.savedSearchIds.join(' ')} ${keyVersion}`;
  return `subscriber ${target.subscriberId} ${keyVersion}`;
}

export function createUnsubscribeToken(secrets: Secrets, target: UnsubscribeTarget, keyVersion: number): string {
  const mac = createMac(secrets, UNSUBSCRIBE, unsubscribeText(target, keyVersion));
  if ('savedSearchId' in target) return formatLink('s', target.savedSearchId, mac);
  if ('subscriberId' in target) return formatLink('a', target.subscriberId, mac);
  return `m${target.savedSearchIds.map((id) => id.toString(36)).join('-')}.${mac.toString('base64url')}`;
}

const severalSearches = new RegExp(
  `^m([0-9a-z]{1,${MAX_ID_SIGNS}}(?:-[0-9a-z]{1,${MAX_ID_SIGNS}}){1,${alertLimits.savedSearches - 1}})\\.([\\w-]+)$`,
);

const parseMac = (token: string): Buffer => Buffer.from(token.replace(/^.*\./, ''), 'base64url');

export function parseUnsubscribeToken(token: string): UnsubscribeTarget | null {
  const [, several] = severalSearches.exec(token) ?? [];
  if (several) return { savedSearchIds: several.split('-').map((id) => Number.parseInt(id, 36)) };
  const link = parseLink(token);
  if (link?.kind === 's') return { savedSearchId: link.id };
  return link?.kind === 'a' ? { subscriberId: link.id } : null;
}

export const isUnsubscribeToken = (
  secrets: Secrets,
  token: string,
  target: UnsubscribeTarget,
  keyVersion: number,
): boolean => secrets.isSigned(UNSUBSCRIBE, unsubscribeText(target, keyVersion), parseMac(token), shorten);

/** Without 0, O, 1, I, L and U: nothing that reads like another letter. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 78 bits, for who types it from another device. */
const CODE_SIGNS = 16;

const toSigns = (value: bigint, length: number): string => {
  let [left, text] = [value, ''];
  while (text.length < length || left > 0n) {
    text = SIGNS[Number(left % BigInt(SIGNS.length))] + text;
    left /= BigInt(SIGNS.length);
  }
  return text;
};
const fromSigns = (text: string): number | null => {
  let value = 0;
  for (const sign of text) {
    const at = SIGNS.indexOf(sign);
    if (at < 0) return null;
    value = value * SIGNS.length + at;
  }
  return Number.isSafeInteger(value) ? value : null;
};

/** `codeVersion`: of the search, raised when it is saved again after it was stopped. */
type CodeOwner = LinkOwner & { codeVersion: number };

const codeText = ({ id, keyVersion, codeVersion }: CodeOwner): string => `${id} ${keyVersion} ${codeVersion}`;
const toCode = (mac: Buffer): string =>
  toSigns(BigInt(`0x${shorten(mac).toString('hex')}`), CODE_SIGNS).slice(-CODE_SIGNS);

/** In fours: `2345-ABCD-EFGH-JKMN-PQ`. */
export const createConfirmCode = (secrets: Secrets, savedSearch: CodeOwner): string =>
  `${toCode(secrets.sign(CONFIRM, codeText(savedSearch)))}${toSigns(BigInt(savedSearch.id), 1)}`.replace(
    /(.{4})(?!$)/g,
    '$1-',
  );

const normalizeCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** The saved search that a code names. */
export function parseConfirmCodeId(code: string): number | null {
  const id = fromSigns(normalizeCode(code).slice(CODE_SIGNS));
  return id === null || id === 0 ? null : id;
}

export const isConfirmCode = (secrets: Secrets, code: string, savedSearch: CodeOwner): boolean =>
  secrets.isSigned(CONFIRM, codeText(savedSearch), Buffer.from(normalizeCode(code).slice(0, CODE_SIGNS)), (mac) =>
    Buffer.from(toCode(mac)),
  );
