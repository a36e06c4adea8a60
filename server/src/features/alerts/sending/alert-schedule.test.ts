/** What a screen says of the hour of an email is the hour at which the database sends it. */
import { describeSchedule, formatHour, getWeekdayName } from '@estia/contract/alerts/alert-settings-messages';
import { defaultAlertSettings } from '@estia/contract/alerts/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(() => testApp.close());

it.each([
  [22, 8],
  [0, 6],
  [13, 17],
  [8, 22],
  [21, 0],
])('[ALRT-1] quiet hours from %i to %i move a weekly email as it is said', async (quiet_from, quiet_to) => {
  const { rows } = await sql<{ hour: number; weekday: number; sent_hour: number; sent_weekday: number }>`
    select h::int as hour, d::int as weekday, extract(hour from due)::int as sent_hour, extract(isodow from due)::int as sent_weekday
    from generate_series(0, 23) h, generate_series(1, 7) d,
      lateral (select alert_due_at('2026-11-18 10:30:00+02', 'weekly', h::smallint, d::smallint, ${quiet_from}::smallint,
        ${quiet_to}::smallint) at time zone 'Europe/Athens' as due) t`.execute(testApp.deps.db);
  expect(rows).toHaveLength(168);
  for (const { hour, weekday, sent_hour, sent_weekday } of rows) {
    const settings = { ...defaultAlertSettings, frequency: 'weekly' as const, hour, weekday };
    expect(describeSchedule(settings, 'en', { quiet_from, quiet_to })).toBe(
      `Every ${getWeekdayName(sent_weekday, 'en')} at ${formatHour(sent_hour)} · by email`,
    );
  }
});
