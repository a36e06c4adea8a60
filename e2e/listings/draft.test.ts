/** POST-1 … POST-3: a listing half written: without script, on two devices, and its photos. */
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { draftMessages, ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import {
  address,
  draftSavingMessages,
  stepMessages,
  wizardMessages,
} from '@estia/contract/listings/draft/wizard-messages';
import { photoRejectionMessages } from '@estia/contract/photos/messages';
import { upload } from '@estia/contract/photos/upload-messages';
import { createSmallPhoto, reencodePhoto } from '@estia/server/testing/photos/phone-photos';
import { beforeEach, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import {
  apartmentAnswers,
  callApi,
  createDraft,
  expectStep,
  findPhotoCount,
  findPhotoInput,
  findPhotoTiles,
  goToStep,
  NEW_LISTING_PATH,
  toUploads,
  uploadPhotos,
  waitForReadyPhotos,
  waitForSaved,
} from '../support/listing-wizard.ts';
import {
  createUser,
  expectPath,
  findButton,
  findField,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await resetRateLimits();
});

const label = (name: keyof typeof fieldLabels, locale: 'el' | 'en' = 'el') => fieldLabels[name][locale];

it('[POST-1 POST-2] without JavaScript it is written step by step up to the photos, and goes on with script on another device', async () => {
  const owner = await createUser();
  const first = await visit({ js: false, width: 390 });
  const { page } = first;
  await signInAs(page, owner);
  await first.go(`${NEW_LISTING_PATH}?for=sale&category_id=1&type_id=1`);
  await page.locator('input[name=district]').fill('Χαλάνδρι');
  await page.locator('input[name=street]').fill('Ίριδος');
  await findField(page, label('street_number')).fill('7');
  await findField(page, label('area')).fill('92');
  await findField(page, label('bed_rooms')).selectOption('2');
  await findField(page, label('floor_id')).selectOption('9');
  await findField(page, label('energy_class_id')).selectOption('5');
  await goToStep(page, 'el', 'extra');
  // The price was forgotten: the step comes back with all that was typed, and says so.
  await expectPath(page, /step=general&check=1/);
  await page
    .getByRole('alert')
    .getByRole('link', { name: `${label('price')}: ${fieldErrorMessages.required.el}` })
    .waitFor();
  expect(await page.locator('input[name=street]').inputValue()).toBe('Ίριδος');
  expect(await page.locator('input[name=district]').inputValue()).toContain('Χαλάνδρι');
  expect(await page.getByText(address.needsScript.el).count()).toBe(1);
  await findField(page, label('price')).fill('250.000');
  await goToStep(page, 'el', 'extra');
  await expectStep(page, 'el', 'extra');
  await findField(page, label('description_el')).fill('Ήσυχος δρόμος, δύο λεπτά από την πλατεία.');
  await page.getByLabel('Ανελκυστήρας').first().check();
  await goToStep(page, 'el', 'photos');
  await expectStep(page, 'el', 'photos');
  expect(
    await page
      .locator('noscript, main')
      .allInnerTexts()
      .then((texts) => texts.join(' ')),
  ).toContain(upload.needScript.el);
  await goToStep(page, 'el', 'contact');
  await expectPath(page, /step=photos&check=1/);
  await page.getByText(fieldErrorMessages.photos_few.el).first().waitFor();
  await expectNoHorizontalScroll(page);

  const second = await visit({ width: 1440 });
  await signInAs(second.page, owner);
  await second.go('/dashboard/properties?state=drafts');
  await second.page.getByRole('link', { name: new RegExp(`^${draftMessages.resume.el}`) }).click();
  await second.page.locator('h1').filter({ hasText: stepMessages.photos.el }).waitFor();
  await findButton(second.page, wizardMessages.back.el).click();
  await expectStep(second.page, 'el', 'extra');
  expect(await findField(second.page, label('description_el')).inputValue()).toContain('Ήσυχος δρόμος');
  expect(await second.page.getByLabel('Ανελκυστήρας').first().isChecked()).toBe(true);
  await findButton(second.page, wizardMessages.back.el).click();
  await expectStep(second.page, 'el', 'general');
  expect(await second.page.locator('input[name=district_id]').inputValue()).toBe('461200');
  expect(await findField(second.page, label('price')).inputValue()).toBe('250.000');
  // Who is exempt has to say why, and the field does not call itself optional.
  await findField(second.page, label('energy_class_id')).selectOption('11');
  const reason = second.page.locator('label[for="f-energy_exempt_reason"]');
  await expect.poll(async () => (await reason.innerText()).trim()).toBe(label('energy_exempt_reason'));
  const drafts = await querySql('select id from draft where account_id = $1', [owner.id]);
  expect(drafts).toHaveLength(1);
});

it('[POST-1] what is typed survives a reload at once, and two devices never overwrite each other unasked', async () => {
  const owner = await createUser();
  const { page, go, expecting } = await visit();
  await signInAs(page, owner);
  await go(`${NEW_LISTING_PATH}?for=sale&category_id=1&type_id=1`);
  await findField(page, label('price')).fill('180.000');
  await waitForSaved(page, 'el');
  await expect.poll(() => page.url()).toMatch(/draft=\d+/);
  // Not saved yet when the page is reloaded: stored by the tab.
  await findField(page, label('area')).fill('75');
  await page.reload();
  await expect.poll(() => findField(page, label('area')).inputValue()).toBe('75');
  expect(await findField(page, label('price')).inputValue()).toBe('180.000');
  const draft = new URL(page.url()).searchParams.get('draft');
  const saved = async () => (await callApi(owner, 'GET', `/property/drafts/${draft}`)).body.draft.answers;
  await expect.poll(async () => (await saved()).area).toBe('75');

  // Typed before script has the page, while another device saves: heard all the same.
  let letGo = () => {};
  const paused = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route('**/assets/*.js', (route) => paused.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await findField(page, label('year_built')).fill('1999');
  await callApi(owner, 'PUT', `/property/drafts/${draft}`, { answers: { price: '190000' } });
  expecting(/status of 409 .*\/api\/property\/drafts/);
  letGo();
  await page.getByRole('alert').filter({ hasText: draftSavingMessages.conflictText.el }).waitFor();
  expect((await saved()).year_built).toBeUndefined();
  await findButton(page, draftSavingMessages.keepVersion.el).click();
  await expect.poll(async () => (await saved()).year_built).toBe('1999');
  expect((await saved()).price).toBe('190000');

  await callApi(owner, 'PUT', `/property/drafts/${draft}`, { answers: { price: '195000' } });
  await findField(page, label('year_built')).fill('2001');
  await findButton(page, draftSavingMessages.load.el).click();
  await expect.poll(() => findField(page, label('price')).inputValue()).toBe('195000');
  expect(await findField(page, label('year_built')).inputValue()).toBe('1999');
});

it('[POST-3] photos: the same picture, no picture and one too many are refused in words; order by keys and by mouse; alt text', async () => {
  const owner = await createUser({ locale: 'en' });
  const draft = await createDraft(owner, apartmentAnswers());
  const { page, go, expecting } = await visit();
  expecting(/400 \(Bad Request\).*property\/drafts/);
  await signInAs(page, owner);
  await go(`/en${NEW_LISTING_PATH}?draft=${draft}&step=photos`);
  await page.getByText(upload.needMore.en(3)).waitFor();
  await goToStep(page, 'en', 'contact');
  const few = page.getByRole('alert').filter({ hasText: fieldErrorMessages.photos_few.en });
  await few.waitFor();
  const three = await Promise.all([40, 41, 42].map(createSmallPhoto));
  await findPhotoInput(page).setInputFiles(toUploads(three));
  await waitForReadyPhotos(page, 3);
  await few.waitFor({ state: 'detached' });
  const ids = () => findPhotoTiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-photo')));
  const stored = async () => (await callApi(owner, 'GET', `/property/drafts/${draft}`)).body.draft.photos;
  const order = async () =>
    (await stored())
      .filter((each: { state: string }) => each.state === 'ready')
      .map((each: { id: number }) => String(each.id));
  const [a, b, c] = await ids();

  await page.getByRole('button', { name: upload.drag.en(3) }).focus();
  await page.keyboard.press('Home');
  await expect.poll(order).toEqual([c, a, b]);
  expect(await ids()).toEqual([c, a, b]);
  await page
    .getByRole('status')
    .filter({ hasText: upload.moved.en(1, 3) })
    .waitFor();
  // Still in hand: the next key goes on with the same photo.
  await page.keyboard.press('ArrowRight');
  await expect.poll(order).toEqual([a, c, b]);

  const middle = async (at: number) => {
    const box = await findPhotoTiles(page).nth(at).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 40 };
  };
  const handle = await page.getByRole('button', { name: upload.drag.en(3) }).boundingBox();
  const to = await middle(0);
  await page.mouse.move((handle?.x ?? 0) + 10, (handle?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual([b, a, c]);
  expect(await findPhotoTiles(page).first().innerText()).toContain(upload.main.en);

  await findPhotoTiles(page).first().getByRole('button', { name: upload.altButton.en }).click();
  await page.getByLabel(upload.altEn.en).fill('The living room in the morning');
  await page.getByLabel(upload.altEn.en).blur();
  await expect.poll(async () => (await stored())[0].alt_en).toBe('The living room in the morning');

  await findPhotoInput(page).setInputFiles([
    ...toUploads([await reencodePhoto(three[0] as Buffer)], 'again'),
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Only words, whatever the name says.') },
  ]);
  const refused = page.getByRole('region', { name: upload.refusedTitle.en });
  await refused.getByText(photoRejectionMessages.same_picture.en).waitFor();
  await refused.getByText(photoRejectionMessages.not_an_image.en).waitFor();
  await waitForReadyPhotos(page, 3);
  await expectAccessible(page);

  const many = await Promise.all(Array.from({ length: 18 }, (_, at) => createSmallPhoto(60 + at)));
  await findPhotoInput(page).setInputFiles(toUploads(many, 'more'));
  await refused.getByText(upload.tooMany.en).waitFor();
  await findPhotoCount(page, 'en', 20).waitFor();
  // The server holds the same line for whoever does not use our page.
  await expect.poll(() => findPhotoTiles(page).count()).toBe(20);
  await expect(uploadPhotos(owner, draft, 1)).rejects.toThrow(/too_many_photos|409/);
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, dark: false }, { locale: 'en' as const, width: 1440, dark: true }),
)('in $locale at $width px', ({ locale, width, dark }) => {
  it('[POST-1] every step is accessible and no wider than the screen', async () => {
    const owner = await createUser({ locale });
    const draft = await createDraft(owner, apartmentAnswers());
    await uploadPhotos(owner, draft);
    const { page, go } = await visit({ width, dark });
    await signInAs(page, owner);
    for (const step of ['general', 'extra', 'photos', 'contact', 'finish'] as const) {
      await go(`${localePrefix[locale]}${NEW_LISTING_PATH}?draft=${draft}&step=${step}`);
      await expectStep(page, locale, step);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    }
    await go(`${localePrefix[locale]}/dashboard/properties?state=drafts`);
    await page.getByRole('list', { name: ownListingsMessages.drafts[locale] }).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
});
