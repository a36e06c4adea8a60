/**
 * What must be read again (mailed codes, second-factor secrets, card tokens) is sealed with the server's key before it
 * is stored: a copy of the database alone opens nothing. What need only be compared is hashed with that key.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

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

/** `use` keeps one purpose's secrets from being read as another's. */
export function createSecrets(key: Buffer) {
  return {
    seal: (use: string, text: string): Buffer => encryptWith(key, use, text),
    open: (use: string, sealed: Buffer): string => decryptWith(key, use, sealed).toString(),
    hash: (use: string, text: string): Buffer =>
      createHmac('sha256', deriveKey(key, `hash ${use}`))
        .update(text)
        .digest(),
  };
}
