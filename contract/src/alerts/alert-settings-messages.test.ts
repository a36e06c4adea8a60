import { expect, it } from 'vitest';
import { describeSchedule } from './alert-settings-messages.ts';
import { defaultAlertSettings } from './model.ts';

const describe = (settings: object, from: number | null, to: number | null) =>
  describeSchedule({ ...defaultAlertSettings, ...settings }, 'en', { quiet_from: from, quiet_to: to });

it.each([
  [{ frequency: 'daily', hour: 7 }, null, null, 'Every day at 07:00 · by email'],
  [{ frequency: 'daily', hour: 7 }, 22, 9, 'Every day at 09:00 · by email'],
  [{ frequency: 'daily', hour: 9 }, 22, 9, 'Every day at 09:00 · by email'],
  [{ frequency: 'daily', hour: 21 }, 22, 9, 'Every day at 21:00 · by email'],
  [{ frequency: 'daily', hour: 22 }, 22, 9, 'Every day at 09:00 · by email'],
  [{ frequency: 'daily', hour: 14 }, 13, 17, 'Every day at 17:00 · by email'],
  [{ frequency: 'weekly', hour: 7, weekday: 1 }, 22, 9, 'Every Monday at 09:00 · by email'],
  [{ frequency: 'weekly', hour: 23, weekday: 7 }, 22, 9, 'Every Monday at 09:00 · by email'],
  [{ frequency: 'weekly', hour: 23, weekday: 3 }, 22, 0, 'Every Thursday at 00:00 · by email'],
  [{ frequency: 'instant', hour: 7 }, 22, 9, 'Instantly · by email'],
])('[ALRT-1] %j with quiet hours from %s to %s is said as %s', (settings, from, to, said) => {
  expect(describe(settings, from, to)).toBe(said);
});
