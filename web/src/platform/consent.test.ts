import { COOKIE_POLICY_VERSION, consentPurposes, featurePurposes } from '@estia/contract/consent/purposes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConsentChoice, isConsentValid, parseConsentChoice } from './consent.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
};
const newPage = () => {
  vi.resetModules();
  return import('./consent.ts');
};
const AT = Date.parse('2026-11-15T10:00:00Z');
const choice: ConsentChoice = {
  id: '5f0c2d1e-8a3b-4c6d-9e7f-0a1b2c3d4e5f',
  version: COOKIE_POLICY_VERSION,
  at: AT,
  told: true,
  allowed: ['storage_access'],
};

describe('consent of this browser', () => {
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', storage);
  });

  it('[COOK-1] nothing is allowed before a choice, and nothing by a broken one', async () => {
    const bad = [null, 7, 'x', [], {}, { ...choice, id: 'x' }, { ...choice, at: '1' }, { ...choice, allowed: 'all' }];
    for (const each of bad) expect(parseConsentChoice(each)).toBeNull();
    expect(parseConsentChoice({ ...choice, allowed: ['storage_access', 'necessary', 'x', 3] })?.allowed).toEqual([
      'storage_access',
    ]);
    const { isUseConsented: mayUse, findConsentChoice: choiceNow } = await newPage();
    expect([choiceNow(), mayUse('seen'), mayUse('forYou')]).toEqual([null, false, false]);
  });

  it('[COOK-1] a choice holds for twelve months and for its version of the policy, not a day less', () => {
    const day = 86_400_000;
    expect(isConsentValid(choice, AT)).toBe(true);
    expect(isConsentValid(choice, Date.parse('2027-11-15T09:59:59Z'))).toBe(true);
    expect(isConsentValid(choice, Date.parse('2027-11-15T10:00:00Z'))).toBe(false);
    expect(isConsentValid({ ...choice, version: '2025-01-01' }, AT)).toBe(false);
    expect(isConsentValid({ ...choice, at: AT + 2 * day }, AT)).toBe(false);
    expect(isConsentValid(null, AT)).toBe(false);
  });

  it('[COOK-1] each use takes all of its purposes', async () => {
    const { saveConsentChoice: decide, isUseConsented: mayUse } = await newPage();
    decide(['storage_access', 'content_profile']);
    expect([mayUse('seen'), mayUse('forYou')]).toEqual([true, false]);
    decide(consentPurposes);
    expect([mayUse('seen'), mayUse('forYou')]).toEqual([true, true]);
    for (const without of featurePurposes.forYou) {
      decide(consentPurposes.filter((each) => each !== without));
      expect(mayUse('forYou'), without).toBe(false);
    }
    decide([]);
    expect([mayUse('seen'), mayUse('forYou')]).toEqual([false, false]);
  });

  it('[COOK-1] the same browser keeps its number; what was stored with consent goes with it', async () => {
    const {
      saveConsentChoice: decide,
      findConsentChoice: choiceNow,
      markConsentSynced: markReported,
    } = await newPage();
    decide(['storage_access'], AT);
    const first = choiceNow() as ConsentChoice;
    stored.set('estia:seen', '[1]');
    decide([], AT + 1);
    expect(stored.has('estia:seen')).toBe(false);
    expect(choiceNow()).toMatchObject({ id: first.id, allowed: [], told: false });
    // The answer to the first choice says nothing about the second.
    markReported(first);
    expect(choiceNow()?.told).toBe(false);
    markReported(choiceNow() as ConsentChoice);
    expect((await newPage()).findConsentChoice()).toMatchObject({ id: first.id, told: true });
  });

  it('[COOK-1] what is left of a choice that ran out is taken away with the next page', async () => {
    stored.set('estia:consent', JSON.stringify({ ...choice, version: '2025-01-01' }));
    stored.set('estia:seen', '[1]');
    const { deleteUnconsentedStorage: forgetUnallowed, findConsentChoice: choiceNow } = await newPage();
    forgetUnallowed();
    expect([choiceNow(), stored.has('estia:seen')]).toEqual([null, false]);
  });
});
