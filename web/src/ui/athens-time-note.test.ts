import { afterEach, describe, expect, it, vi } from 'vitest';
import { isClockOfAthens } from './AthensTimeNote.tsx';

afterEach(() => vi.unstubAllEnvs());

describe('the note about the time zone', () => {
  it.each([
    ['Europe/Athens', '2026-01-15T12:00:00Z', true],
    ['Europe/Athens', '2026-07-15T12:00:00Z', true],
    ['Europe/London', '2026-01-15T12:00:00Z', false],
    ['Europe/London', '2026-07-15T12:00:00Z', false],
    ['Africa/Cairo', '2026-01-15T12:00:00Z', true],
  ])('[I18N-1] %s at %s: same clock %s', (zone, at, isSame) => {
    vi.stubEnv('TZ', zone);
    expect(isClockOfAthens(new Date(at))).toBe(isSame);
  });
});
