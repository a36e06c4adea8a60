/**
 * EXTS-1: an agency's owner adds a source from the menu, corrects its key, watches it being read, pauses, changes and removes it;
 * without script a file is uploaded. Then every state of the screens.
 */
import { nav } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { listingStateMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import {
  mappingMessages as mapping,
  mappingFlashMessages,
  placeMappingMessages,
  valueMappingMessages,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import { runFlashMessages, runScreenMessages as runWords } from '@estia/contract/sources/screens/run-screen-messages';
import { sourceFormMessages as form } from '@estia/contract/sources/screens/source-form-messages';
import { sourcePageMessages as words } from '@estia/contract/sources/screens/source-page-messages';
import {
  sourceFlashMessages as flash,
  sourceListMessages as list,
} from '@estia/contract/sources/screens/source-screen-messages';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import { getRunErrorMessage, sourceNeedMessages, sourceStateMessages } from '@estia/contract/sources/source-messages';
import { createSmallPhoto } from '@estia/server/testing/photos/phone-photos';
import { beforeAll, describe, expect, it } from 'vitest';
import { offerFeed, writeFeed, writeUnclearTable } from '../support/feeds.ts';
import { testScreens } from '../support/screens.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { uploadFile } from '../support/sources.ts';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  findPanel,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll, type Visit } from '../support/visitors.ts';

const visit = createVisitors();
const LIST = '/dashboard/properties/external-sources';
const MEGABYTES = sourceLimits.fileBytes / 1024 / 1024;

beforeAll(() => resetRateLimits());

describe('a source by its address, in English at 1440 px', () => {
  const locale = 'en';

  it('[EXTS-1] from the menu to its removal: a wrong key is told and corrected, and nothing typed is lost', async () => {
    const { page, go } = await visit({ width: 1440 });
    await signInAs(page, await createUser({ role: roleIds.agency, locale }));
    const url = await offerFeed('crm/export.json', writeFeed(3), 'open sesame');
    await go('/en/dashboard');
    await page.getByRole('link', { name: nav.sources[locale] }).click();
    await page.getByText(list.none[locale]).waitFor();
    await page.getByRole('link', { name: list.add[locale] }).click();

    const add = findPanel(page, form.details[locale]);
    await findField(add, form.name[locale]).fill('Office CRM');
    await findField(add, form.url[locale]).fill('ftp://crm.example.com/export');
    await add.getByLabel(form.keyKinds.header[locale]).check();
    await findField(add, form.header[locale]).fill('X-Feed-Key');
    await findField(add, form.token[locale]).fill('wrong');
    await findField(add, form.contactName[locale]).fill('Daphne');
    await findButton(add, form.add[locale]).click();
    await page.getByText(fieldErrorMessages.source_url[locale]).first().waitFor();
    expect(await findField(add, form.name[locale]).inputValue()).toBe('Office CRM');
    expect(await findField(add, form.contactName[locale]).inputValue()).toBe('Daphne');
    expect(await findField(add, form.header[locale]).inputValue()).toBe('X-Feed-Key');
    expect(await findField(add, form.token[locale]).inputValue()).toBe('');
    expect(await page.content()).not.toContain('wrong');
    await add.getByText(form.secretAgain[locale]).first().waitFor();
    await expectAccessible(page);

    await findField(add, form.url[locale]).fill(url);
    await findField(add, form.token[locale]).fill('wrong');
    await findButton(add, form.add[locale]).click();
    await expectStatus(page, flash.added[locale]);
    const now = findPanel(page, words.now[locale]);
    // The page follows the run by itself.
    await now.getByText(sourceNeedMessages.key[locale]).waitFor();

    const settings = findPanel(page, words.settings[locale]);
    await settings.getByLabel(form.keyKinds.header[locale]).check();
    await findField(settings, form.token[locale]).fill('open sesame');
    await findButton(settings, form.save[locale]).click();
    await expectStatus(page, flash.tried[locale]);
    await now.getByRole('heading', { name: sourceNeedMessages.confirmation[locale] }).waitFor();
    expect(await page.content()).not.toContain('open sesame');
    expect(await findPanel(page, words.history[locale]).getByRole('listitem').count()).toBe(2);
    const review = now.getByRole('link', { name: words.needActions.confirmation[locale] });
    expect(await review.getAttribute('href')).toMatch(/\/external-sources\/\d+\/runs\/\d+$/);

    await findField(settings, form.url[locale]).fill(`${url}?v=2`);
    await findButton(settings, form.save[locale]).click();
    await settings.getByText(form.keyForNewAddress[locale]).waitFor();
    expect(await findField(settings, form.url[locale]).inputValue()).toBe(`${url}?v=2`);
    await findField(settings, form.url[locale]).fill(url);
    await findField(settings, form.name[locale]).fill('Office software');
    await findButton(settings, form.save[locale]).click();
    await expectStatus(page, flash.saved[locale]);
    // Changing its name is no reason to ask again.
    await now.getByRole('heading', { name: sourceNeedMessages.confirmation[locale] }).waitFor();

    await findButton(page, words.pause[locale]).click();
    await expectStatus(page, flash.paused[locale]);
    await findButton(page, words.resume[locale]).click();
    await expectStatus(page, flash.resumed[locale]);

    const remove = findPanel(page, words.remove[locale]);
    await remove.getByText(words.removeListings[locale](0, '0')).waitFor();
    await expandSection(remove, words.removeButton[locale]);
    await findButton(remove, words.removeButton[locale]).click();
    await page.getByText(fieldErrorMessages.must_accept[locale]).first().waitFor();
    await remove.getByLabel(words.removeAccept[locale]).check();
    await findButton(remove, words.removeButton[locale]).click();
    await expectStatus(page, flash.removed[locale]);
    await page.getByRole('link', { name: list.removed[locale] }).click();
    await page.getByRole('link', { name: 'Office software' }).click();
    await page.getByText(words.removedText[locale]).waitFor();
    expect(await findPanel(page, words.settings[locale]).count()).toBe(0);
  });
});

describe('a source by a file, in Greek at 390 px, without script', () => {
  const locale = 'el';
  const file = (size: number, text = '') => ({
    name: 'feed.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text.padEnd(size)),
  });

  it('[EXTS-1] a file that is missing or too large costs nothing of what was typed; one that is cut says what to do', async () => {
    const { page, go } = await visit({ width: 390, js: false });
    await signInAs(page, await createUser({ role: roleIds.agency, locale }));
    await go(`${LIST}/new`);
    const add = findPanel(page, form.details[locale]);
    await add.getByLabel(form.byFile[locale]).check();
    await findField(add, form.name[locale]).fill('Αρχείο του γραφείου');
    await findButton(add, form.add[locale]).click();
    await add.getByText(form.fileAgain[locale]).waitFor();
    await findField(add, form.file[locale]).setInputFiles(file(sourceLimits.fileBytes + 1));
    await findButton(add, form.add[locale]).click();
    await page.getByText(form.fileTooLarge[locale](MEGABYTES)).first().waitFor();
    expect(await findField(add, form.name[locale]).inputValue()).toBe('Αρχείο του γραφείου');
    await findField(add, form.file[locale]).setInputFiles(file(0, writeFeed(3).slice(0, 300)));
    await findButton(add, form.add[locale]).click();
    await expectStatus(page, flash.added[locale]);

    const problem = getRunErrorMessage('truncated')?.remedy[locale] ?? 'no words';
    const now = findPanel(page, words.now[locale]);
    const refresh = now.getByRole('link', { name: runWords.refresh[locale] });
    await expect
      .poll(async () => {
        if (await refresh.isVisible()) await refresh.click();
        return now.textContent();
      })
      .toContain(problem);
    await findField(page, form.file[locale]).setInputFiles(file(0, writeFeed(3)));
    await findButton(page, words.uploadButton[locale]).click();
    await expectStatus(page, flash.uploaded[locale]);
    await expect
      .poll(async () => {
        if (await refresh.isVisible()) await refresh.click();
        return now.textContent();
      })
      .toContain(sourceNeedMessages.confirmation[locale]);
    await expectNoHorizontalScroll(page);
  });
});

describe('a table that nobody can read without its agency, in Greek at 390 px', () => {
  const locale = 'el';

  it('[EXTS-2] what a value and an area mean is said once, the same file is read again, looked through and confirmed, and is live', async () => {
    const { page, go } = await visit({ width: 390 });
    const agency = await createUser({ role: roleIds.agency, locale });
    await signInAs(page, agency);
    const photos = await Promise.all(
      [1, 2, 3].map(async (seed) => offerFeed(`photos/${seed}.jpg`, new Uint8Array(await createSmallPhoto(seed)))),
    );
    const { id, run_id } = await uploadFile(agency, writeUnclearTable(photos));
    await go(`${LIST}/${id}/runs/${run_id}`);
    // The page follows the reading by itself.
    await page.getByText(runWords.would.reject[locale](2, '2')).first().waitFor();
    await page.getByRole('link', { name: runWords.openValues[locale](1, '1') }).click();
    await page.getByRole('combobox').selectOption({ label: 'Διαμέρισμα' });
    await findButton(page, mapping.save[locale]).click();
    await expectStatus(page, mappingFlashMessages.values[locale]);
    await page.getByText(valueMappingMessages.allDone[locale]).waitFor();
    await page.getByRole('navigation', { name: mapping.pages[locale] }).getByText(mapping.places[locale]).click();
    await page.getByRole('radio', { name: 'Αγία Παρασκευή' }).first().check();
    await findButton(page, mapping.save[locale]).click();
    await expectStatus(page, mappingFlashMessages.places[locale]);
    await page.getByText(placeMappingMessages.allDone[locale]).waitFor();
    await findButton(page, mapping.againButton[locale]).click();
    await expectStatus(page, runFlashMessages.reread[locale]);

    await page.getByText(runWords.would.create[locale](2, '2')).waitFor();
    await page.getByText(runWords.photosToFetch[locale](6, '6')).waitFor();
    expect(await page.getByText(runWords.help[locale]).count()).toBe(0);
    await findButton(page, runWords.confirm[locale]).click();
    await page.getByText(fieldErrorMessages.must_accept[locale]).first().waitFor();
    await page.getByLabel(runWords.declare[locale]).check();
    await findButton(page, runWords.confirm[locale]).click();
    await expectStatus(page, runFlashMessages.confirmed[locale]);
    await page.getByText(runWords.did.create[locale](2, '2')).waitFor();
    // Live as soon as their photos are there.
    const live = page.getByText(listingStateMessages.active.one[locale]);
    await expect
      .poll(async () => {
        await page.reload();
        return live.count();
      })
      .toBe(2);
    await expectNoHorizontalScroll(page);
    await page
      .getByRole('link', { name: /ES-\d+S$/ })
      .first()
      .click();
    await page.waitForURL(/\/dashboard\/properties\/for-sale\/\d+$/);
  });
});

/** Sources in every state, of which the first has the most to say. */
async function createSources(owner: TestUser): Promise<number> {
  const [first] = await querySql<{ id: number }>(
    `insert into source (account_id, kind, name, url, state, state_reason, every_hours, next_run_at, confirmed_at, failing_since, last_success_at,
       detected_format, created_at, updated_at)
     select $1, kind, name, url, state, reason, case kind when 'url' then 6 end, case state when 'active' then now() + interval '3 hours' end,
       now() - interval '9 days', case name when 'CRM 2' then now() - interval '5 hours' end, now() - interval '1 day', format, now(), now()
     from (values
       (1, 'url', 'CRM 1', 'https://crm.example.gr/agencies/0123456789abcdef/export/estia.xml?token=0123456789abcdef0123456789abcdef', 'active', null, 'xe'),
       (2, 'url', 'CRM 2', 'https://feeds.example.com/kyero.xml', 'active', null, 'kyero'),
       (3, 'file', 'CRM 3', null, 'paused', null, 'csv'),
       (4, 'url', 'CRM 4', 'https://old.example.gr/feed', 'stopped', 'CRM 4: 812', 'estia'),
       (5, 'api', 'API', null, 'active', null, null),
       (6, 'url', 'CRM 6', 'https://gone.example.gr/feed', 'removed', null, 'xe')
     ) as made (at, kind, name, url, state, reason, format) order by at returning id::int as id`,
    [owner.id],
  );
  const id = first?.id ?? 0;
  await querySql(
    `insert into source_run (source_id, trigger, state, items, creates, updates, removes, rejects, unchanged, applied_creates, error_code,
       error_line, created_at, read_at, finished_at)
     select $1::bigint, 'schedule', 'done', 120, at, 2, 1, 3, 100, at, null, null, now() - at * interval '6 hours', now(), now() from generate_series(1, 12) at
     union all select $1::bigint + 1, 'schedule', 'failed', 0, 0, 0, 0, 0, 0, 0, 'truncated', 812, now() - interval '1 hour', now(), now()
     union all select $1::bigint + 3, 'person', 'declined', 20, 20, 0, 0, 0, 0, 0, null, null, now() - interval '1 hour', now(), now()
     order by 13`,
    [id],
  );
  await querySql(
    `insert into source_run (source_id, trigger, state, items, creates, rejects, applied_creates, taken_until, created_at)
     values ($1, 'person', 'applying', 1204, 1180, 24, 350, now() + interval '1 day', now())`,
    [id],
  );
  await querySql(
    `insert into source_value (source_id, field, value, from_name, count) values ($1, 'heating_type_id', 'x', 'Item.heating', 14)`,
    [id],
  );
  await querySql(`insert into source_place (source_id, key, names, count) values ($1, 'x', '{Χαλάνδρι}', 4)`, [id]);
  await querySql(
    `insert into source_item (source_id, reference, state, updated_at)
     select $1::bigint, 'A-' || at, case when at > 30 then 'gone' else 'live' end, now() from generate_series(1, 40) at`,
    [id],
  );
  return id;
}

/** Scrolled, the header of the site lies over a part of the form, and axe takes what is half under it for too small to press. */
const toTop = (page: Visit['page']): Promise<void> => page.evaluate(() => scrollTo(0, 0));

let firstId = 0;
const signInWithSources = async ({ page }: Visit, locale: 'el' | 'en'): Promise<void> => {
  const owner = await createUser({ role: roleIds.agency, locale });
  firstId = await createSources(owner);
  await signInAs(page, owner);
};

it('[EXTS-1] the limit of sources is told before a form is filled in, and a stopped source says why', async () => {
  const agency = await createUser({ role: roleIds.agency, locale: 'en' });
  const id = await createSources(agency);
  const read = async (path: string) => {
    const headers = { cookie: `estia_session=${agency.token}` };
    return (await fetch(`${siteUnderTest.origin}/en${LIST}${path}`, { headers })).text();
  };
  expect(await read('')).toContain(list.used.en(5, sourceLimits.sources));
  expect(await read(`/${id + 3}`)).toContain('CRM 4: 812');
  await querySql(
    `insert into source (account_id, kind, name, created_at, updated_at)
     select $1, 'file', 'CRM ' || at, now(), now() from generate_series(6, 20) at`,
    [agency.id],
  );
  for (const path of ['', '/new']) {
    const page = await read(path);
    expect(page).toContain(list.full.en(sourceLimits.sources));
    expect(page).not.toContain('multipart/form-data');
  }
  expect(await read('?state=removed')).toContain('CRM 6');
});

testScreens(
  visit,
  [
    {
      title: '[EXTS-1] the list of sources, each in another state',
      before: signInWithSources,
      path: LIST,
      ready: (page, locale) => page.getByText(sourceStateMessages.stopped[locale]).waitFor(),
    },
    {
      title: '[EXTS-1] the form of a new source',
      before: async ({ page }, locale) => signInAs(page, await createUser({ role: roleIds.agency, locale })),
      path: `${LIST}/new`,
      ready: async (page, locale) => {
        await page.getByLabel(form.keyKinds.basic[locale]).check();
        await toTop(page);
      },
    },
    {
      title: '[EXTS-1] a source that is being applied and has questions',
      before: signInWithSources,
      path: async () => `${LIST}/${firstId}`,
      ready: async (page, locale) => {
        await page.getByText(runWords.applying[locale]).waitFor();
        await page.getByText(sourceNeedMessages.values[locale]).waitFor();
        await expandSection(page, words.removeButton[locale]);
        await toTop(page);
      },
    },
    {
      title: '[EXTS-1] a source that cannot be read',
      before: signInWithSources,
      path: async () => `${LIST}/${firstId + 1}`,
      ready: (page, locale) => page.getByText(sourceNeedMessages.failing[locale]).waitFor(),
    },
  ],
  { bothSchemes: true },
);
