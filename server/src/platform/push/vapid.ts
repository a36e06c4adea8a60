/** Who sends a push message (RFC 8292): a short token signed with the site's key, made for one push service. */
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** Push services refuse more than 24 hours. */
const TOKEN_SECONDS = 12 * 3_600;
const CURVE = 'prime256v1';

export type Vapid = { publicKey: string; authorize: (endpoint: URL, now: Date) => string };

const toBase64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function createVapidPrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zero bytes are left out by the library.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

export function getVapidPublicKey(privateKey: string): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}

function readPrivateKey(privateKey: string, publicKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
}

/** `subject`: whom a push service writes to about our messages, `mailto:` or `https:`. */
export function createVapid(privateKey: string, subject: string): Vapid {
  const publicKey = getVapidPublicKey(privateKey);
  const key = readPrivateKey(privateKey, publicKey);
  return {
    publicKey,
    authorize(endpoint, now) {
      const expires = Math.floor(now.getTime() / 1_000) + TOKEN_SECONDS;
      const claims = { aud: endpoint.origin, exp: expires, sub: subject };
      const signed = `${toBase64Url({ typ: 'JWT', alg: 'ES256' })}.${toBase64Url(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
