import { expect, it } from 'vitest';
import { cooperation } from './cooperation-messages.ts';
import { exclusivity } from './exclusivity-messages.ts';

/** To be turned round by whoever builds them (SAME-1, SAME-2). */
it('pages promise nothing that is not built: the mark of a mandate, its proof in two days, cooperation', () => {
  expect(exclusivity.text.en).toMatch(/\{#badge\}\n\nThe mark is not available yet/);
  expect(exclusivity.text.el).toMatch(/\{#badge\}\n\nΤο σήμα δεν λειτουργεί ακόμη/);
  expect(cooperation.text.en).toMatch(/\{#today\}\n\nCooperation through Estia is not available yet/);
  expect(cooperation.text.el).toMatch(/\{#today\}\n\nΗ συνεργασία μέσα από την Εστία δεν λειτουργεί ακόμη/);
  for (const text of Object.values(exclusivity.text)) expect(text).not.toContain('48');
});
