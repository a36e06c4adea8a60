import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets, decryptWith, encryptWith, SEAL_HEADER_BYTES } from './secrets.ts';

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
    const hash = secrets.hash('report', '123');
    expect(hash.length).toBe(32);
    expect(secrets.hash('report', '123').equals(hash)).toBe(true);
    expect(secrets.hash('report', '124').equals(hash)).toBe(false);
    expect(secrets.hash('complain', '123').equals(hash)).toBe(false);
    expect(createSecrets(randomBytes(32)).hash('report', '123').equals(hash)).toBe(false);
  });

  it('seals with what somebody else keeps', () => {
    const sealed = encryptWith('their key', 'answer', 'token');
    expect(decryptWith('their key', 'answer', sealed).toString()).toBe('token');
    expect(() => decryptWith('other key', 'answer', sealed)).toThrow();
  });
});

describe('[AUTH-5] a ring of keys', () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const before = createSecrets(old);
  /** Both keys known, the old one still current: what processes have before the first of them seals with the new one. */
  const prepared = createSecrets(old, { previous: [next], hashKey: old });
  const rotated = createSecrets(next, { previous: [old], hashKey: old });
  const after = createSecrets(next, { hashKey: old });

  it('opens what any of its keys sealed, and what was sealed before bytes named their key', () => {
    expect(rotated.open('totp', before.seal('totp', 'secret'))).toBe('secret');
    expect(prepared.open('totp', rotated.seal('totp', 'secret'))).toBe('secret');
    const unnamed = encryptWith(old, 'totp', 'secret');
    for (const ring of [before, prepared, rotated]) expect(ring.open('totp', unnamed)).toBe('secret');
    for (const sealed of [unnamed, before.seal('totp', 'secret')])
      expect(() => after.open('totp', sealed)).toThrow('No key of the ring opens this "totp"');
    expect(after.open('totp', rotated.seal('totp', 'secret'))).toBe('secret');
  });

  it('names the key once there is more than one, so that the release before reads what this one seals until then', () => {
    expect(decryptWith(old, 'totp', before.seal('totp', 'secret')).toString()).toBe('secret');
    for (const ring of [prepared, rotated, after])
      expect(ring.seal('totp', '').subarray(0, SEAL_HEADER_BYTES).equals(ring.currentHeader)).toBe(true);
  });

  it('opens bytes without a key’s name also where they begin as if they had one', () => {
    let unnamed = encryptWith(old, 'totp', 'secret');
    // One byte is enough to look like the mark; the header of a key is compared whole.
    while (unnamed[0] !== 1) unnamed = encryptWith(old, 'totp', 'secret');
    expect(rotated.open('totp', unnamed)).toBe('secret');
  });

  it('signs with the current key, and takes what those before signed', () => {
    const shorten = (mac: Buffer) => mac.subarray(0, 16);
    for (const [signer, readers] of [
      [before, [before, prepared, rotated]],
      [rotated, [prepared, rotated, after]],
    ] as const) {
      const signature = signer.sign('flash', 'saved');
      for (const reader of readers) {
        expect(reader.isSigned('flash', 'saved', signature)).toBe(true);
        expect(reader.isSigned('flash', 'saved', shorten(signature), shorten)).toBe(true);
        expect(reader.isSigned('flash', 'saved', shorten(signature))).toBe(false);
        expect(reader.isSigned('flash', 'other', signature)).toBe(false);
        expect(reader.isSigned('work', 'saved', signature)).toBe(false);
      }
    }
    expect(after.isSigned('flash', 'saved', before.sign('flash', 'saved'))).toBe(false);
    expect(rotated.isSigned('flash', 'saved', Buffer.alloc(0))).toBe(false);
  });

  it('hashes with a key that stays', () => {
    const hash = before.hash('email address', 'a@estia.example');
    for (const ring of [prepared, rotated, after])
      expect(ring.hash('email address', 'a@estia.example').equals(hash)).toBe(true);
  });

  it('names its keys without showing them', () => {
    const { current, previous, hash } = rotated.keyIds;
    expect([current, ...previous, hash]).toEqual([after.keyIds.current, before.keyIds.current, before.keyIds.current]);
    expect(current).toMatch(/^[\da-f]{8}$/);
    expect(createSecrets(next, { previous: [next] }).keyIds.previous).toEqual([]);
  });
});
