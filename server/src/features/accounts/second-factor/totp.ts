/**
 * Codes of authenticator apps (RFC 6238: SHA-1, six digits, 30 seconds, as all apps know them). By hand: it is twenty
 * lines on node:crypto, checked against the vectors of the RFC, and needs no dependency.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { renderSVG } from 'uqr';

const DIGITS = 6;
const STEP_SECONDS = 30;
/** What RFC 4226 recommends for SHA-1: as long as its output. */
const SECRET_BYTES = 20;
const ISSUER = 'Estia';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 20 bytes are exactly 32 signs: there is never a rest to pad. */
function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

export const generateTotpSecret = (): string => encodeBase32(randomBytes(SECRET_BYTES));

export const getTimeStep = (now: Date): number => Math.floor(now.getTime() / 1_000 / STEP_SECONDS);

/** The code of one time step, for a secret in base32. */
export function computeTotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const value = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}

const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);
/** Apps show `123 456`. */
export const parseTotpCode = (typed: string): string | null => {
  const code = typed.replace(/\s/g, '');
  return isTotpCode(code) ? code : null;
};

/** The step a code belongs to: now, or one before or after, for slow fingers and clocks that differ. */
export function findMatchingStep(secret: string, code: string, now: Date): number | null {
  const current = getTimeStep(now);
  const same = (step: number) => timingSafeEqual(Buffer.from(computeTotp(secret, step)), Buffer.from(code));
  return [current, current - 1, current + 1].find(same) ?? null;
}

/** What the app reads from the picture. */
export function buildOtpauthUri(secret: string, account: string): string {
  const label = `${ISSUER}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

/** The picture, as an SVG that fits into the src of an image. */
export const renderQrDataUrl = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`;
