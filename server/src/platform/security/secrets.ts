/**
 * What must be read again (mailed codes, second-factor secrets, keys of sources) is sealed with the server's key before it
 * is stored: a copy of the database alone opens nothing. What need only be compared is hashed with a key.
 *
 * The key can be changed while the site runs: `current` seals and signs, and what one of `previous` sealed or signed is still
 * read. Sealed bytes say by which key: a mark, the id of the key, nonce, tag, text. Without mark and id they are of before that,
 * and every key is tried. While there is one key for everything nothing has to be told apart, and bytes are sealed without: the release
 * before this one reads them too.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { HashedUse, SealedUse, SignedUse } from './secret-uses.ts';

const NONCE = 12;
const TAG = 16;
const MARK = Buffer.from([1]);
const KEY_ID = 4;
/** What sealed bytes begin with. A nonce of before that looks like it once in a thousand billion: then its key is tried too. */
export const SEAL_HEADER_BYTES = MARK.length + KEY_ID;

export type Secrets = ReturnType<typeof createSecrets>;

/** AES-256-GCM under a key that follows from `secret`: nonce, tag, then the text. */
export function encryptWith(secret: string | Buffer, use: string, text: string | Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, use), nonce, { authTagLength: TAG });
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws when the bytes were not sealed with this secret for this use. */
export function decryptWith(secret: string | Buffer, use: string, sealed: Buffer): Buffer {
  // The length is said, or a tag cut down to four bytes would do.
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, use), sealed.subarray(0, NONCE), {
    authTagLength: TAG,
  });
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
}

const deriveKey = (secret: string | Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, 32));

const keyedHash = (secret: Buffer, use: string, text: string): Buffer =>
  createHmac('sha256', deriveKey(secret, `hash ${use}`))
    .update(text)
    .digest();

/** Names a key and says nothing of it: by what sealed bytes, logs and commands tell keys apart. */
const getKeyId = (secret: Buffer): Buffer => deriveKey(secret, 'id of the key').subarray(0, KEY_ID);

function createKey(secret: Buffer) {
  const id = getKeyId(secret);
  return { secret, id: id.toString('hex'), header: Buffer.concat([MARK, id]) };
}

/** `hashKey`: of stored hashes, which stays when the others change. */
export function createSecrets(
  key: Buffer,
  { previous = [], hashKey = key }: { previous?: readonly Buffer[]; hashKey?: Buffer } = {},
) {
  const current = createKey(key);
  const ring = [current, ...previous.filter((old) => !old.equals(key)).map(createKey)];

  const isNamed = ring.length > 1 || !hashKey.equals(key);

  function open(use: SealedUse, sealed: Buffer): string {
    const named = ring.find(({ header }) => header.equals(sealed.subarray(0, SEAL_HEADER_BYTES)));
    const tries = [
      ...(named ? [{ secret: named.secret, bytes: sealed.subarray(SEAL_HEADER_BYTES) }] : []),
      ...ring.map(({ secret }) => ({ secret, bytes: sealed })),
    ];
    for (const { secret, bytes } of tries) {
      try {
        return decryptWith(secret, use, bytes).toString();
      } catch {
        // Of another key.
      }
    }
    throw new Error(`No key of the ring opens this "${use}"`);
  }

  return {
    /** Ids of the keys: the one that seals, those that are still read, the one of hashes. */
    keyIds: {
      current: current.id,
      previous: ring.slice(1).map(({ id }) => id),
      hash: getKeyId(hashKey).toString('hex'),
    },
    /** What bytes begin with that a key of the ring has sealed, and those of the current one. */
    keys: ring.map(({ id, header }) => ({ id, header })),
    currentHeader: current.header,
    /** Whether sealed bytes name their key. */
    isNamed,
    seal(use: SealedUse, text: string): Buffer {
      const sealed = encryptWith(current.secret, use, text);
      return isNamed ? Buffer.concat([current.header, sealed]) : sealed;
    },
    /** Throws when no key of the ring sealed it for this use. */
    open,
    /** For what is given away and comes back. */
    sign: (use: SignedUse, text: string): Buffer => keyedHash(current.secret, use, text),
    /** By any key of the ring. `shorten`: what is given away is part of the signature, or written in another way. */
    isSigned: (use: SignedUse, text: string, given: Buffer, shorten = (mac: Buffer): Buffer => mac): boolean =>
      ring.some(({ secret }) => {
        const right = shorten(keyedHash(secret, use, text));
        return given.length === right.length && timingSafeEqual(given, right);
      }),
    /** For what is stored and looked up. */
    hash: (use: HashedUse, text: string): Buffer => keyedHash(hashKey, use, text),
  };
}

export const createConfiguredSecrets = (
  config: Pick<Config, 'secretKey' | 'previousSecretKeys' | 'hashKey'>,
): Secrets => createSecrets(config.secretKey, { previous: config.previousSecretKeys, hashKey: config.hashKey });
