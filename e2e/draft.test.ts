/** POST-1 … POST-3: an ad half written: without script, on two devices, and its photos. */
import { fieldErrorMessages } from '@estia/contract/fields';
import { draftMessages, ownListingsMessages } from '@estia/contract/listings/own-messages';
import { fieldLabels } from '@estia/contract/listings/wizard-field-messages';
import { address, draftSavingMessages, stepMessages, wizardMessages } from '@estia/contract/listings/wizard-messages';
import { photoRejectionMessages } from '@estia/contract/photos/messages';
import { upload } from '@estia/contract/photos/upload-messages';
import { savedAgain, smallPhoto } from '@estia/server/testing/phone-photos';
import { beforeEach, describe, expect, it } from 'vitest';
import { arrived, button, enterAs, field, forgetCounts, makePerson, prefixOf, sql } from './people.ts';
import { byTurns } from './turns.ts';
import { expectAccessible, expectNoSideways, visitors } from './visit.ts';
import {
  addPhotos,
  call,
  chooser,
  flatAnswers,
  goOn,
  jpegs,
  makeDraft,
  NEW_AD,
  onStep,
  photoCount,
  readyTiles,
  saved,
  tiles,
} from './wizard.ts';

const visit = visitors();
beforeEach(async () => {
  await forgetCounts();
});

const label = (name: keyof typeof fieldLabels, locale: 'el' | 'en' = 'el') => fieldLabels[name][locale];

it('[POST-1 POST-2] without JavaScript it is written step by step up to the photos, and goes on with script on another device', async () => {
  const owner = await makePerson();
  const first = await visit({ js: false, width: 390 });
  const { page } = first;
  await enterAs(page, owner);
  await first.go(`${NEW_AD}?for=sale&category_id=1&type_id=1`);
  await page.locator('input[name=district]').fill('Χαλάνδρι');
  await page.locator('input[name=street]').fill('Ίριδος');
  await field(page, label('street_number')).fill('7');
  await field(page, label('area')).fill('92');
  await field(page, label('bed_rooms')).selectOption('2');
  await field(page, label('floor_id')).selectOption('9');
  await field(page, label('energy_class_id')).selectOption('5');
  await goOn(page, 'el', 'extra');
  // The price was forgotten: the step comes back with all that was typed, and says so.
  await arrived(page, /step=general&check=1/);
  await page
    .getByRole('alert')
    .getByRole('link', { name: `${label('price')}: ${fieldErrorMessages.required.el}` })
    .waitFor();
  expect(await page.locator('input[name=street]').inputValue()).toBe('Ίριδος');
  expect(await page.locator('input[name=district]').inputValue()).toContain('Χαλάνδρι');
  expect(await page.getByText(address.needsScript.el).count()).toBe(1);
  await field(page, label('price')).fill('250.000');
  await goOn(page, 'el', 'extra');
  await onStep(page, 'el', 'extra');
  await field(page, label('description_el')).fill('Ήσυχος δρόμος, δύο λεπτά από την πλατεία.');
  await page.getByLabel('Ανελκυστήρας').first().check();
  await goOn(page, 'el', 'photos');
  await onStep(page, 'el', 'photos');
  expect(
    await page
      .locator('noscript, main')
      .allInnerTexts()
      .then((texts) => texts.join(' ')),
  ).toContain(upload.needScript.el);
  await goOn(page, 'el', 'contact');
  await arrived(page, /step=photos&check=1/);
  await page.getByText(fieldErrorMessages.photos_few.el).first().waitFor();
  await expectNoSideways(page);

  const second = await visit({ width: 1440 });
  await enterAs(second.page, owner);
  await second.go('/dashboard/properties?state=drafts');
  await second.page.getByRole('link', { name: new RegExp(`^${draftMessages.resume.el}`) }).click();
  await second.page.locator('h1').filter({ hasText: stepMessages.photos.el }).waitFor();
  await button(second.page, wizardMessages.back.el).click();
  await onStep(second.page, 'el', 'extra');
  expect(await field(second.page, label('description_el')).inputValue()).toContain('Ήσυχος δρόμος');
  expect(await second.page.getByLabel('Ανελκυστήρας').first().isChecked()).toBe(true);
  await button(second.page, wizardMessages.back.el).click();
  await onStep(second.page, 'el', 'general');
  expect(await second.page.locator('input[name=district_id]').inputValue()).toBe('461200');
  expect(await field(second.page, label('price')).inputValue()).toBe('250.000');
  // Who is exempt has to say why, and the field does not call itself optional.
  await field(second.page, label('energy_class_id')).selectOption('11');
  const reason = second.page.locator('label[for="f-energy_exempt_reason"]');
  await expect.poll(async () => (await reason.innerText()).trim()).toBe(label('energy_exempt_reason'));
  const drafts = await sql('select id from draft where account_id = $1', [owner.id]);
  expect(drafts).toHaveLength(1);
});

it('[POST-1] what is typed survives a reload at once, and two devices never overwrite each other unasked', async () => {
  const owner = await makePerson();
  const { page, go, expecting } = await visit();
  await enterAs(page, owner);
  await go(`${NEW_AD}?for=sale&category_id=1&type_id=1`);
  await field(page, label('price')).fill('180.000');
  await saved(page, 'el');
  await expect.poll(() => page.url()).toMatch(/draft=\d+/);
  // Not saved yet when the page is reloaded: kept by the tab.
  await field(page, label('area')).fill('75');
  await page.reload();
  await expect.poll(() => field(page, label('area')).inputValue()).toBe('75');
  expect(await field(page, label('price')).inputValue()).toBe('180.000');
  const draft = new URL(page.url()).searchParams.get('draft');
  const kept = async () => (await call(owner, 'GET', `/property/drafts/${draft}`)).body.draft.answers;
  await expect.poll(async () => (await kept()).area).toBe('75');

  // Typed before script has the page, while another device saves: heard all the same.
  let letGo = () => {};
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await field(page, label('year_built')).fill('1999');
  await call(owner, 'PUT', `/property/drafts/${draft}`, { answers: { price: '190000' } });
  expecting(/status of 409 .*\/api\/property\/drafts/);
  letGo();
  await page.getByRole('alert').filter({ hasText: draftSavingMessages.conflictText.el }).waitFor();
  expect((await kept()).year_built).toBeUndefined();
  await button(page, draftSavingMessages.keep.el).click();
  await expect.poll(async () => (await kept()).year_built).toBe('1999');
  expect((await kept()).price).toBe('190000');

  await call(owner, 'PUT', `/property/drafts/${draft}`, { answers: { price: '195000' } });
  await field(page, label('year_built')).fill('2001');
  await button(page, draftSavingMessages.load.el).click();
  await expect.poll(() => field(page, label('price')).inputValue()).toBe('195000');
  expect(await field(page, label('year_built')).inputValue()).toBe('1999');
});

it('[POST-3] photos: the same picture, no picture and one too many are refused in words; order by keys and by mouse; alt text', async () => {
  const owner = await makePerson({ locale: 'en' });
  const draft = await makeDraft(owner, flatAnswers());
  const { page, go, expecting } = await visit();
  expecting(/400 \(Bad Request\).*property\/drafts/);
  await enterAs(page, owner);
  await go(`/en${NEW_AD}?draft=${draft}&step=photos`);
  await page.getByText(upload.needMore.en(3)).waitFor();
  await goOn(page, 'en', 'contact');
  const few = page.getByRole('alert').filter({ hasText: fieldErrorMessages.photos_few.en });
  await few.waitFor();
  const three = await Promise.all([40, 41, 42].map(smallPhoto));
  await chooser(page).setInputFiles(jpegs(three));
  await readyTiles(page, 3);
  await few.waitFor({ state: 'detached' });
  const ids = () => tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-photo')));
  const stored = async () => (await call(owner, 'GET', `/property/drafts/${draft}`)).body.draft.photos;
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
    const box = await tiles(page).nth(at).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 40 };
  };
  const handle = await page.getByRole('button', { name: upload.drag.en(3) }).boundingBox();
  const to = await middle(0);
  await page.mouse.move((handle?.x ?? 0) + 10, (handle?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual([b, a, c]);
  expect(await tiles(page).first().innerText()).toContain(upload.main.en);

  await tiles(page).first().getByRole('button', { name: upload.altButton.en }).click();
  await page.getByLabel(upload.altEn.en).fill('The living room in the morning');
  await page.getByLabel(upload.altEn.en).blur();
  await expect.poll(async () => (await stored())[0].alt_en).toBe('The living room in the morning');

  await chooser(page).setInputFiles([
    ...jpegs([await savedAgain(three[0] as Buffer)], 'again'),
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Only words, whatever the name says.') },
  ]);
  const refused = page.getByRole('region', { name: upload.refusedTitle.en });
  await refused.getByText(photoRejectionMessages.same_picture.en).waitFor();
  await refused.getByText(photoRejectionMessages.not_an_image.en).waitFor();
  await readyTiles(page, 3);
  await expectAccessible(page);

  const many = await Promise.all(Array.from({ length: 18 }, (_, at) => smallPhoto(60 + at)));
  await chooser(page).setInputFiles(jpegs(many, 'more'));
  await refused.getByText(upload.tooMany.en).waitFor();
  await photoCount(page, 'en', 20).waitFor();
  // The server holds the same line for whoever does not use our page.
  await expect.poll(() => tiles(page).count()).toBe(20);
  await expect(addPhotos(owner, draft, 1)).rejects.toThrow(/too_many_photos|409/);
});

describe.each(
  byTurns({ locale: 'el' as const, width: 390, dark: false }, { locale: 'en' as const, width: 1440, dark: true }),
)('in $locale at $width px', ({ locale, width, dark }) => {
  it('[POST-1] every step is accessible and no wider than the screen', async () => {
    const owner = await makePerson({ locale });
    const draft = await makeDraft(owner, flatAnswers());
    await addPhotos(owner, draft);
    const { page, go } = await visit({ width, dark });
    await enterAs(page, owner);
    for (const step of ['general', 'extra', 'photos', 'contact', 'finish'] as const) {
      await go(`${prefixOf[locale]}${NEW_AD}?draft=${draft}&step=${step}`);
      await onStep(page, locale, step);
      await expectAccessible(page);
      await expectNoSideways(page);
    }
    await go(`${prefixOf[locale]}/dashboard/properties?state=drafts`);
    await page.getByRole('list', { name: ownListingsMessages.drafts[locale] }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
  });
});
