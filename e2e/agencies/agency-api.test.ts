/**
 * API-1: an owner makes a key, which is shown once; the commands of the developer page run with it as they stand there; the key
 * is revoked. The export is turned on and off.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { roleIds } from '@estia/contract/accounts/roles';
import {
  agencyApiFlashMessages,
  exportMessages,
  apiKeyMessages as words,
} from '@estia/contract/sources/api/api-key-messages';
import { apiScopes } from '@estia/contract/sources/api/api-scopes';
import { developerMessages } from '@estia/contract/sources/developers/developer-messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { testScreens } from '../support/screens.ts';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const run = promisify(execFile);
const visit = createVisitors();
const PAGE = '/dashboard/properties/external-sources/api';
let owner: TestUser;

beforeAll(async () => {
  await resetRateLimits();
  owner = await createUser({ role: roleIds.agency });
  // What the examples name.
  await querySql(
    `with taken as (
       update property p set account_id = $1 where p.id = (select o.id from property o join listing l on l.property_id = o.id
         and l.is_active and l.purpose = 1 where o.photo_count >= 5 and o.complex_id is null order by o.id desc limit 1) returning p.id),
     made as (insert into source (account_id, kind, name, created_at, updated_at) values ($1, 'api', 'API', now(), now()) returning id)
     insert into source_item (source_id, reference, state, purpose, property_id, listing_id, updated_at)
     select made.id, 'CRM-1042', 'live', 1, taken.id, l.id, now() from made, taken join listing l on l.property_id = taken.id and l.purpose = 1`,
    [owner.id],
  );
});

testScreens(visit, [
  // Its examples are what an agency writes.
  { title: '[API-1] the developer page', path: '/developers', othersWrite: true },
  {
    title: '[API-1] keys and export',
    path: PAGE,
    before: ({ page }) => signInAs(page, owner),
    othersWrite: true,
  },
]);

describe.each([
  { locale: 'el' as const, width: 390, js: true, dark: false },
  { locale: 'en' as const, width: 1440, js: false, dark: true },
])('in $locale at $width px, script $js', ({ locale, width, js, dark }) => {
  it('[API-1] a key is made and shown once, runs the commands of the developer page, and is revoked', async () => {
    const prefix = localePrefix[locale];
    const { page, go } = await visit({ width, js, dark });
    await signInAs(page, owner);
    await go(`${prefix}${PAGE}`);
    const form = findPanel(page, words.create[locale]);
    await findButton(form, words.createButton[locale]).click();
    await form
      .getByRole('alert')
      .or(page.getByText(locale === 'el' ? 'Το πεδίο είναι υποχρεωτικό' : 'The field is required').first())
      .first()
      .waitFor();
    await findField(form, words.name[locale]).fill('CRM Δοκιμή');
    for (const scope of apiScopes) await form.getByLabel(words.scopeNames[scope][locale]).check();
    await findButton(form, words.createButton[locale]).click();
    const made = findPanel(page, words.key[locale]);
    const key = (await made.getByText(/^estia_[\w-]{43}$/).textContent())?.trim() ?? '';
    expect(key).toMatch(/^estia_[\w-]{43}$/);
    await expectNoHorizontalScroll(page);
    if (js) await expectAccessible(page);

    await go(`${prefix}/developers`);
    await page.getByRole('heading', { level: 1, name: developerMessages.title[locale] }).waitFor();
    const commands = await page.locator('pre[data-command]').allTextContents();
    expect(commands.length).toBeGreaterThan(8);
    for (const command of commands) {
      const { stdout } = await run('bash', ['-c', command], { env: { ...process.env, ESTIA_KEY: key } });
      expect(Object.keys(JSON.parse(stdout) as object).length, command).toBeGreaterThan(0);
    }

    await go(`${prefix}${PAGE}`);
    expect(await page.content()).not.toContain(key);
    const row = page.locator('li').filter({ hasText: 'CRM Δοκιμή' });
    await expandSection(row, words.revoke[locale]);
    await findButton(row, words.confirmRevoke[locale]).click();
    await expectStatus(page, agencyApiFlashMessages.revoked[locale]);
    const refused = run('bash', ['-c', commands[0] ?? ''], { env: { ...process.env, ESTIA_KEY: key } });
    await expect(refused).rejects.toThrow();
  });

  it('[API-1] the export is turned on, read, and turned off', async () => {
    const { page, go } = await visit({ width, js, dark });
    await signInAs(page, owner);
    await go(`${localePrefix[locale]}${PAGE}`);
    await findButton(page, exportMessages.turnOn[locale]).click();
    await expectStatus(page, agencyApiFlashMessages.published[locale]);
    await expectNoHorizontalScroll(page);
    if (js) await expectAccessible(page);
    const url =
      (
        await page
          .getByText(/\/api\/agency-export\//)
          .first()
          .textContent()
      )?.trim() ?? '';
    expect((await fetch(url)).status).toBe(200);
    await expandSection(page, exportMessages.change[locale]);
    await findButton(page, exportMessages.turnOff[locale]).click();
    await expectStatus(page, agencyApiFlashMessages.ended[locale]);
    expect((await fetch(url)).status).toBe(404);
  });
});
