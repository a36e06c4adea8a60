import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets } from '../../../platform/security/secrets.ts';
import * as links from './alert-links.ts';

const GUESSES = 10_000;
const secrets = createSecrets(Buffer.alloc(32, 7));
const owner = { id: 123_456, keyVersion: 1, codeVersion: 1 };

describe('[ALRT-3] secrets of the links', () => {
  it('open what they are made for, until the key version is raised', () => {
    const key = links.createManageKey(secrets, owner);
    expect(links.parseManageKeyId(key)).toBe(owner.id);
    expect(links.isManageKey(secrets, key, owner)).toBe(true);
    expect(links.isManageKey(secrets, key, { ...owner, keyVersion: 2 })).toBe(false);
    expect(links.isManageKey(secrets, key, { ...owner, id: 7 })).toBe(false);

    for (const target of [{ savedSearchId: 99 }, { subscriberId: 99 }]) {
      const token = links.createUnsubscribeToken(secrets, target, 1);
      expect(links.parseUnsubscribeToken(token)).toEqual(target);
      expect(links.isUnsubscribeToken(secrets, token, target, 1)).toBe(true);
      expect(links.isUnsubscribeToken(secrets, token, target, 2)).toBe(false);
    }
    const code = links.createConfirmCode(secrets, owner);
    expect(code).toMatch(/^([2-9A-HJ-NP-TV-Z]{4}-)+[2-9A-HJ-NP-TV-Z]{1,4}$/);
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')]) {
      expect(links.parseConfirmCodeId(typed)).toBe(owner.id);
      expect(links.isConfirmCode(secrets, typed, owner)).toBe(true);
    }
    for (const raised of [{ keyVersion: 2 }, { codeVersion: 2 }])
      expect(links.isConfirmCode(secrets, code, { ...owner, ...raised })).toBe(false);
  });

  it('are not each other: a token that stops one search opens no list, and stops not all', () => {
    const token = links.createUnsubscribeToken(secrets, { savedSearchId: owner.id }, 1);
    expect(links.parseManageKeyId(token)).toBeNull();
    expect(links.isManageKey(secrets, token.replace(/^s/, 'k'), owner)).toBe(false);
    const all = { subscriberId: owner.id };
    expect(links.isUnsubscribeToken(secrets, token.replace(/^s/, 'a'), all, 1)).toBe(false);
  });

  it(`${GUESSES} guesses at each are refused, also those that are nearly right`, () => {
    const [key, code] = [links.createManageKey(secrets, owner), links.createConfirmCode(secrets, owner)];
    const target = { savedSearchId: owner.id };
    const token = links.createUnsubscribeToken(secrets, target, 1);
    const swap = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    const bodyOf = (text: string) => text.indexOf('.') + 1;
    let accepted = 0;
    for (let n = 0; n < GUESSES; n++) {
      const guess = `k${owner.id.toString(36)}.${randomBytes(24).toString('base64url')}`;
      // The last sign of base64url has bits that mean nothing; all others must be right.
      const at = n % (key.length - bodyOf(key) - 1);
      const guesses = [
        links.isManageKey(secrets, guess, owner),
        links.isManageKey(secrets, swap(key, bodyOf(key) + at), owner),
        links.isManageKey(secrets, key.slice(0, -1 - (n % 20)), owner),
        links.isUnsubscribeToken(secrets, guess.replace(/^k/, 's'), target, 1),
        links.isUnsubscribeToken(secrets, swap(token, bodyOf(token) + at), target, 1),
        links.isConfirmCode(secrets, randomBytes(20).toString('hex').toUpperCase(), owner),
        links.isConfirmCode(secrets, swap(code.replaceAll('-', ''), n % 16), owner),
      ];
      accepted += guesses.filter(Boolean).length;
    }
    expect(accepted).toBe(0);
  });

  it.each(['', 'k', 'k.', 'k0.AAAA', 'kzzzzzzzzzzzzzzz.AAAA', 'k1.', '../etc/passwd', 'k1.AA AA', 'ΚΩΔΙΚΟΣ', '\u0000'])(
    'nonsense is no secret: %j',
    (text) => {
      expect(links.isManageKey(secrets, text, owner)).toBe(false);
      expect(links.isUnsubscribeToken(secrets, text, { subscriberId: 1 }, 1)).toBe(false);
      expect(links.isConfirmCode(secrets, text, owner)).toBe(false);
    },
  );
});
