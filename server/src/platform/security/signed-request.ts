/** Requests of machines that share a secret with us: `t=SECONDS,v1=HEX`, an HMAC over the moment and the bytes. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request that somebody recorded is worth nothing after it. */
const MAX_AGE_SECONDS = 300;

const sign = (secret: string, seconds: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

export const signRequest = (secret: string, body: Buffer, now: Date): string => {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  return `t=${seconds},v1=${sign(secret, seconds, body).toString('hex')}`;
};

export function isSignatureValid(secret: string, body: Buffer, signature: string, now: Date): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  if (!seconds || Math.abs(now.getTime() / 1_000 - Number(seconds)) > MAX_AGE_SECONDS) return false;
  return timingSafeEqual(sign(secret, seconds, body), Buffer.from(hex, 'hex'));
}
