/** The body of a push message (RFC 8291): only the browser that subscribed can read it, not the push service between. */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_BYTES = 4_096;
/** Of one record, without the tag, the delimiter and the header: what every push service takes. */
export const MAX_PUSH_BYTES = 3_993;
const LAST_RECORD = 2;

export type PushKeys = { p256dh: string; auth: string };

/** False: not a point of the curve, so nothing could ever be encrypted for it. */
export function arePushKeysValid({ p256dh, auth }: PushKeys): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/** `fixed`: for the vector of the RFC alone; a salt or a key that is used twice gives the message away. */
export function encryptPush(text: string, keys: PushKeys, fixed?: { salt: Buffer; privateKey: Buffer }): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MAX_PUSH_BYTES) throw new Error(`A push message of ${plain.length} bytes is too long`);
  const pair = createECDH(CURVE);
  if (fixed) pair.setPrivateKey(fixed.privateKey);
  else pair.generateKeys();
  const salt = fixed?.salt ?? randomBytes(16);
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const sender = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const derive = (secret: ArrayBuffer | Buffer, withSalt: Buffer, about: Buffer | string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret as Buffer), withSalt, about, bytes));
  const input = derive(pair.computeSecret(receiver), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([
    cipher.update(Buffer.concat([plain, Buffer.from([LAST_RECORD])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender, body]);
}
