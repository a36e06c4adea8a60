/** Codes of authenticator apps (RFC 6238: SHA-1, six digits, 30 seconds, as all apps know them), by otpauth. */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const DIGITS = 6;
const ISSUER = 'Estia';
/** What RFC 4226 recommends for SHA-1: as long as its output. */
const SECRET_BYTES = 20;

export const generateTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: DIGITS, period: 30 });

const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);
/** Apps show `123 456`. */
export const parseTotpCode = (typed: string): string | null => {
  const code = typed.replace(/\s/g, '');
  return isTotpCode(code) ? code : null;
};

/** The step a code belongs to: now, or one before or after, for slow fingers and clocks that differ. */
export function findMatchingStep(secret: string, code: string, now: Date): number | null {
  const totp = createTotp(secret);
  const timestamp = now.getTime();
  const difference = totp.validate({ token: code, timestamp, window: 1 });
  return difference === null ? null : totp.counter({ timestamp }) + difference;
}

/** What the app reads from the picture. */
export const buildOtpauthUri = (secret: string, account: string): string => createTotp(secret, account).toString();

/** The picture, as an SVG that fits into the src of an image. */
export const renderQrDataUrl = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`;
