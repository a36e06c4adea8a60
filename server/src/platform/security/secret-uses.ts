/**
 * Everything that the server's keys are used for. Each use has keys of its own, so that what is meant for one is never read as
 * another; a name is part of stored bytes and never changes. What is not listed here does not compile.
 */
import type { DB } from '../generated/schema.ts';

/** A column of sealed bytes, and the number that its rows are walked by. */
export type SealedColumn = {
  [Table in keyof DB]: { table: Table; column: keyof DB[Table]; id: keyof DB[Table] };
}[keyof DB];

/** Encrypted with the current key, and in which columns. A use without columns is stored by its holder; beside it stands for how long. */
export const sealedUses = {
  letter: [{ table: 'email_outbox', column: 'payload', id: 'id' }],
  reporter: [
    { table: 'report', column: 'reporter', id: 'id' },
    { table: 'report_misuse', column: 'reporter', id: 'id' },
  ],
  asker: [
    { table: 'conversation', column: 'lead_email', id: 'id' },
    { table: 'conversation', column: 'lead_phone', id: 'id' },
    { table: 'message', column: 'lead_phone', id: 'id' },
  ],
  totp: [{ table: 'totp', column: 'secret', id: 'account_id' }],
  'webhook secret': [
    { table: 'webhook_endpoint', column: 'secret', id: 'id' },
    { table: 'webhook_endpoint', column: 'previous_secret', id: 'id' },
  ],
  'key of a source': [{ table: 'source', column: 'key_sealed', id: 'id' }],
  'agency export': [{ table: 'agency_export', column: 'token_sealed', id: 'agency_id' }],
  'link of a list': [{ table: 'favorite_list', column: 'link_sealed', id: 'id' }],
  'push target': [{ table: 'push_subscription', column: 'target', id: 'id' }],
  bank_statement: [{ table: 'bank_import', column: 'file', id: 'id' }],
  bank_text: [{ table: 'bank_line', column: 'text', id: 'id' }],
  /** A cookie, for a year: the device is a new one afterwards. */
  device: [],
  /** The name of an upload, for a day. */
  'upload of a feed': [],
} as const satisfies Record<string, readonly SealedColumn[]>;

/** Signed with the current key and given away; what an older key of the ring signed counts too. */
export const signedUses = [
  ...(['flash', 'work', 'open key', 'reply address'] as const),
  ...(['alert manage key', 'alert unsubscribe token', 'alert confirm code'] as const),
] as const;

/** By which rows are found again. They cannot be made anew, since nobody has what was hashed: they have a key that stays. */
export const hashedUses = [
  ...(['confirm_email', 'leave_email', 'enter_email', 'undo_delete', 'report', 'complain'] as const),
  ...(['reset_password', 'choose_password', 'reset asker', 'recovery_code', 'passkey user'] as const),
  ...(['office invitation', 'conversation key', 'asker', 'reporter', 'push endpoint'] as const),
  ...(['email address', 'email domain', 'bank_line', 'same home'] as const),
  ...(['idempotency', 'idempotency seal', 'visitor', 'searcher', 'network of day'] as const),
] as const;

export type SealedUse = keyof typeof sealedUses;
export type SignedUse = (typeof signedUses)[number];
/** The body of a repeated request has a key for each request. */
export type HashedUse = (typeof hashedUses)[number] | `idempotency body ${string}`;
