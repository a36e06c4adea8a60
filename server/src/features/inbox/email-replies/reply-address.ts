/**
 * The address that an email about a message is answered to: reply+TOKEN@. The token names the conversation, the side and whom the
 * email went to, and is signed together with that person's email address: somebody else's, a changed or a corrected one does not
 * match. Whether the person may still write is asked when an answer comes.
 */
import type { Deps } from '../../../deps.ts';
import type { Secrets } from '../../../platform/security/secrets.ts';
import type { ConversationSide } from '../inbox.policy.ts';

/** Older than this, an email is answered on the site. */
export const REPLY_DAYS = 90;
const DAY_MS = 86_400_000;

const sides = { lead: 1, advertiser: 2 } as const satisfies Record<ConversationSide, number>;
/** Side, conversation, account, day. */
const HEAD_BYTES = 1 + 6 + 6 + 2;
const MAC_BYTES = 16;
const MAX_ID = 2 ** 48 - 1;

/** Mail servers may change the case of what stands before the @. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const TOKEN_LENGTH = Math.ceil(((HEAD_BYTES + MAC_BYTES) * 8) / 5);

function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((part) => ALPHABET[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((part) => Number.parseInt(part, 2)));
}

const shorten = (mac: Buffer): Buffer => mac.subarray(0, MAC_BYTES);
const signedText = (head: Buffer, email: string): string => `${head.toString('hex')} ${email.toLowerCase()}`;

export type ReplyRecipient = {
  conversationId: number;
  side: ConversationSide;
  /** Null: a visitor. */
  accountId: number | null;
};

type AddressDeps = Pick<Deps, 'secrets' | 'clock'> & { config: Pick<Deps['config'], 'inbound'> };

/** Undefined where no answers by email are taken. */
export function createReplyAddress(
  { secrets, clock, config }: AddressDeps,
  { conversationId, side, accountId }: ReplyRecipient,
  email: string,
): string | undefined {
  if (!config.inbound || conversationId > MAX_ID || (accountId ?? 0) > MAX_ID) return undefined;
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(sides[side], 0);
  head.writeUIntBE(conversationId, 1, 6);
  head.writeUIntBE(accountId ?? 0, 7, 6);
  head.writeUInt16BE(Math.floor(clock().getTime() / DAY_MS), 13);
  const token = toBase32(Buffer.concat([head, shorten(secrets.sign('reply address', signedText(head, email)))]));
  return config.inbound.address.replace('@', `+${token}@`);
}

export type ReplyToken = ReplyRecipient & { head: Buffer; mac: Buffer };

/** What an address says of itself; nothing of it is proved before `isReplyTokenOf`. */
export function readReplyAddress({ clock, config }: Omit<AddressDeps, 'secrets'>, address: string): ReplyToken | null {
  if (!config.inbound) return null;
  const [name = '', domain = ''] = config.inbound.address.toLowerCase().split('@');
  const given = address.toLowerCase();
  const token = given.slice(name.length + 1, -(domain.length + 1));
  if (given !== `${name}+${token}@${domain}` || token.length !== TOKEN_LENGTH || !/^[a-z2-7]+$/.test(token))
    return null;
  const bytes = fromBase32(token);
  // One token has one spelling.
  if (bytes.length !== HEAD_BYTES + MAC_BYTES || toBase32(bytes) !== token) return null;
  const head = bytes.subarray(0, HEAD_BYTES);
  const side = head[0] === sides.lead ? 'lead' : head[0] === sides.advertiser ? 'advertiser' : null;
  const age = Math.floor(clock().getTime() / DAY_MS) - head.readUInt16BE(13);
  if (side === null || age < -1 || age > REPLY_DAYS) return null;
  const accountId = head.readUIntBE(7, 6);
  return {
    conversationId: head.readUIntBE(1, 6),
    side,
    accountId: accountId === 0 ? null : accountId,
    head,
    mac: bytes.subarray(HEAD_BYTES),
  };
}

export const isReplyTokenOf = (secrets: Secrets, { head, mac }: ReplyToken, email: string): boolean =>
  secrets.isSigned('reply address', signedText(head, email), mac, shorten);
