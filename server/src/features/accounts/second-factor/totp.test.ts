import { describe, expect, it } from 'vitest';
import { buildOtpauthUri, findMatchingStep, generateTotpSecret, parseTotpCode, renderQrDataUrl } from './totp.ts';

/** '12345678901234567890' of the RFC, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('[AUTH-3] codes of authenticator apps', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('takes at %i what RFC 6238 says', (seconds, code) => {
    expect(findMatchingStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('takes the code of the step before and after, and no other', () => {
    const now = 1_111_111_109;
    const step = Math.floor(now / 30);
    const found = (away: number) => findMatchingStep(secret, '081804', at(now - away * 30));
    expect([found(-2), found(-1), found(0), found(1), found(2)]).toEqual([null, step, step, step, null]);
  });

  it('reads a code as apps show it, and nothing that is none', () => {
    expect(parseTotpCode(' 123 456 ')).toBe('123456');
    expect(['12345', '1234567', '12345a', '١٢٣٤٥٦', ''].map(parseTotpCode)).toEqual([null, null, null, null, null]);
  });

  it('makes secrets of 20 random bytes in base32', () => {
    const secrets = new Set(Array.from({ length: 50 }, generateTotpSecret));
    expect(secrets.size).toBe(50);
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('writes what the app reads, also as a picture', () => {
    const uri = buildOtpauthUri(secret, 'maria+1@estia.example');
    const read = new URL(uri);
    expect(read.protocol).toBe('otpauth:');
    expect(decodeURIComponent(read.pathname)).toContain('Estia:maria+1@estia.example');
    expect(Object.fromEntries(read.searchParams)).toEqual({
      secret,
      issuer: 'Estia',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(renderQrDataUrl(uri))).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/s);
  });
});
