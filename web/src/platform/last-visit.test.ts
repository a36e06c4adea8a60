import { consentPurposes } from '@estia/contract/consent/purposes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
};
const MINUTE = 60_000;
const START = Date.parse('2026-11-20T10:00:00Z');

/** Each page is loaded afresh; the choice about cookies is stored with the rest. */
async function openPage(at: number) {
  vi.setSystemTime(at);
  vi.resetModules();
  const [consent, visit] = [await import('./consent.ts'), await import('./last-visit.ts')];
  visit.recordVisit();
  return consent;
}
const readVisits = () => JSON.parse(stored.get('estia:visit') ?? 'null');
const minutes = (at: number) => at / MINUTE;

describe('when this browser was here before', () => {
  beforeEach(() => {
    stored.clear();
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[COOK-1] nothing is kept before a yes, and nothing stays after a no', async () => {
    const consent = await openPage(START);
    expect(readVisits()).toBeNull();
    consent.saveConsentChoice(consentPurposes);
    expect(readVisits()).toEqual({ before: null, last: minutes(START) });
    consent.saveConsentChoice([]);
    expect(stored.has('estia:visit')).toBe(false);
  });

  it('[SRCH-10] pages within an hour are one visit; the next visit knows when the one before it ended', async () => {
    (await openPage(START)).saveConsentChoice(consentPurposes);
    await openPage(START + 59 * MINUTE);
    expect(readVisits()).toEqual({ before: null, last: minutes(START + 59 * MINUTE) });
    const later = START + 59 * MINUTE + 60 * MINUTE;
    await openPage(later);
    expect(readVisits()).toEqual({ before: minutes(START + 59 * MINUTE), last: minutes(later) });
    await openPage(later + 5 * MINUTE);
    expect(readVisits()).toEqual({ before: minutes(START + 59 * MINUTE), last: minutes(later + 5 * MINUTE) });
  });

  it('[SRCH-10] nonsense in the storage is no visit', async () => {
    for (const bad of ['7', '"x"', '{"last":"y"}', '{"before":3}', 'not json']) {
      (await openPage(START)).saveConsentChoice(consentPurposes);
      stored.set('estia:visit', bad);
      await openPage(START + 61 * MINUTE);
      expect(readVisits(), bad).toEqual({ before: null, last: minutes(START + 61 * MINUTE) });
    }
  });
});
