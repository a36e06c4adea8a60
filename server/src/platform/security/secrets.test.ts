import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets, decryptWith, encryptWith } from './secrets.ts';

const secrets = createSecrets(randomBytes(32));

describe('[AUTH-5] sealed secrets', () => {
  it('opens what it sealed, Greek and empty too, and never seals the same way twice', () => {
    for (const text of ['κωδικός 123', '', 'x'.repeat(10_000)])
      expect(secrets.open('letter', secrets.seal('letter', text))).toBe(text);
    expect(secrets.seal('letter', 'same').equals(secrets.seal('letter', 'same'))).toBe(false);
  });

  it('does not open for another use or with another key', () => {
    const sealed = secrets.seal('totp', 'secret');
    expect(() => secrets.open('letter', sealed)).toThrow();
    expect(() => createSecrets(randomBytes(32)).open('totp', sealed)).toThrow();
  });

  it('does not open when any one byte was changed', () => {
    const sealed = secrets.seal('totp', 'secret');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.open('totp', changed), `byte ${at}`).toThrow();
    }
  });

  it('does not open when cut at any length: a short tag is no tag', () => {
    const sealed = secrets.seal('totp', '');
    for (let length = 0; length < sealed.length; length++)
      expect(() => secrets.open('totp', sealed.subarray(0, length)), `${length} bytes`).toThrow();
  });

  it('hashes the same text of one use the same, and of another use or key differently', () => {
    const hash = secrets.hash('code', '123');
    expect(hash.length).toBe(32);
    expect(secrets.hash('code', '123').equals(hash)).toBe(true);
    expect(secrets.hash('code', '124').equals(hash)).toBe(false);
    expect(secrets.hash('other', '123').equals(hash)).toBe(false);
    expect(createSecrets(randomBytes(32)).hash('code', '123').equals(hash)).toBe(false);
  });

  it('seals with what somebody else keeps', () => {
    const sealed = encryptWith('their key', 'answer', 'token');
    expect(decryptWith('their key', 'answer', sealed).toString()).toBe('token');
    expect(() => decryptWith('other key', 'answer', sealed)).toThrow();
  });
});
