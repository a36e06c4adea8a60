/**
 * POST-0 … POST-8: a listing from the first press to its public page, over a line that is cut, on a phone and on a
 * wide screen.
 */

import { preview } from '@estia/contract/listings/dashboard/own-listings-messages';
import { selectPropertyMessages } from '@estia/contract/listings/draft/select-property-messages';
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { finishStepMessages } from '@estia/contract/listings/draft/wizard-messages';
import { listingEmailMessages } from '@estia/contract/listings/email-messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import { upload } from '@estia/contract/photos/upload-messages';
import { listImageMetadata } from '@estia/server/testing/photos/image-metadata';
import { createPhonePhoto, findOriginalIndex } from '@estia/server/testing/photos/phone-photos';
import { beforeAll, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import {
  callApi,
  expectStep,
  fillGeneral,
  findPhotoCount,
  findPhotoInput,
  goToStep,
  interceptResponses,
  networkErrorPattern,
  press,
  toUploads,
  waitForReadyPhotos,
} from '../support/listing-wizard.ts';
import { searchApi } from '../support/search-api.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
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
import { createVisitors, expectNoHorizontalScroll, type Visit } from '../support/visitors.ts';

const visit = createVisitors();
const PHOTOS = 6;
let files: Buffer[];

beforeAll(async () => {
  await resetRateLimits();
  files = await Promise.all(Array.from({ length: PHOTOS }, (_, at) => createPhonePhoto(at + 20, { gps: at === 2 })));
  // Several pieces each, or there would be no middle of an upload.
  for (const file of files) expect(file.length).toBeGreaterThan(1024 * 1024);
});

/** Six photos over a line that loses an answer, is gone for a while, and a page that is reloaded half-way. */
async function sendOverBadLine({ page, expecting }: Visit, locale: Locale): Promise<void> {
  expecting(networkErrorPattern);
  let pieces = 0;
  let paused = false;
  let stage: 'losing' | 'holding' | 'well' = 'losing';
  const detach = await interceptResponses(page, '*/api/uploads*', (method) => {
    if (method !== 'PATCH' || stage === 'well') return 'pass';
    pieces += 1;
    if (stage === 'losing') return pieces === 2 ? 'lose' : 'pass';
    if (pieces < 7) return 'pass';
    paused = true;
    return 'hold';
  });
  await findPhotoInput(page).setInputFiles(toUploads(files));
  await findPhotoCount(page, locale, PHOTOS).waitFor();
  // First cut: the server took the second piece, the page never heard. Second: no line at all, until the page says so.
  await expect.poll(() => pieces, { interval: 50 }).toBeGreaterThan(3);
  await page.context().setOffline(true);
  await page.getByText(upload.stopped[locale]).first().waitFor();
  stage = 'holding';
  await page.context().setOffline(false);
  await expect.poll(() => paused, { interval: 50 }).toBe(true);
  stage = 'well';
  await page.reload();
  await findPhotoCount(page, locale, PHOTOS).waitFor();
  await waitForReadyPhotos(page, PHOTOS);
  await detach();
}

/** Pressed until an answer came; the first three are lost after the server had published. */
async function publishOverBadLine({ page, expecting }: Visit, locale: Locale): Promise<void> {
  let lost = 0;
  const detach = await interceptResponses(page, '*/api/property/create', () => {
    lost += 1;
    return lost <= 3 ? 'lose' : 'pass';
  });
  // The draft is published by then, and says so to the next press.
  expecting(/status of 409 .*\/api\/property\/drafts\/\d+/);
  await press(findButton(page, finishStepMessages.publish[locale]));
  await page.getByText(finishStepMessages.again[locale]).waitFor();
  await press(findButton(page, finishStepMessages.publish[locale]));
  await expectPath(page, new RegExp(`^${localePrefix[locale]}/dashboard/properties/for-sale/\\d+\\?flash=published$`));
  expect(lost).toBe(3);
  await detach();
}

type PublishedFacts = { number: string; price: string; shownPrice: RegExp };

async function publish(seen: Visit, locale: Locale, { number, price, shownPrice }: PublishedFacts): Promise<void> {
  const { page, go } = seen;
  const label = (name: keyof typeof fieldLabels) => fieldLabels[name][locale];
  const owner = await createUser({ locale });
  await signInAs(page, owner);
  await go(`${localePrefix[locale]}/select-property`);
  await page.getByRole('heading', { name: selectPropertyMessages.title[locale] }).waitFor();
  await press(page.getByRole('link', { name: findLookup('types', 1)?.name[locale] ?? '', exact: true }));
  await page.waitForURL(/new-property/);

  await fillGeneral(page, locale, { number, price, area: '92' });
  await goToStep(page, locale, 'extra');
  await expectStep(page, locale, 'extra');
  const text =
    locale === 'el' ? 'Φωτεινό διαμέρισμα κοντά στο μετρό.' : 'A bright flat near the metro, on a quiet street.';
  await findField(page, label(locale === 'el' ? 'description_el' : 'description_en')).fill(text);
  await goToStep(page, locale, 'photos');
  await expectStep(page, locale, 'photos');

  await sendOverBadLine(seen, locale);
  await goToStep(page, locale, 'contact');
  await expectStep(page, locale, 'contact');
  // From the profile, so nothing of it is typed twice.
  expect(await findField(page, label('contact_email')).inputValue()).toBe(owner.email);
  await findField(page, label('contact_phone')).fill('697 123 4567');
  await goToStep(page, locale, 'finish');
  await expectStep(page, locale, 'finish');
  await page.getByText(text).first().waitFor();
  await expectNoHorizontalScroll(page);
  await findField(page, label('right_declared')).check();
  await publishOverBadLine(seen, locale);
  await page.getByRole('status').filter({ hasText: preview.published[locale] }).waitFor();

  const listings = await querySql<{ listing_id: number; property_id: number; price: number; draft_left: number }>(
    `select l.id as listing_id, l.property_id, l.price::int as price, (select count(*)::int from draft where account_id = $1
       and published_at is null) as draft_left
     from listing l join property p on p.id = l.property_id where p.account_id = $1`,
    [owner.id],
  );
  expect(listings).toHaveLength(1);
  const [
    { listing_id, property_id, price: asked, draft_left } = { listing_id: 0, property_id: 0, price: 0, draft_left: -1 },
  ] = listings;
  expect({ asked, draft_left }).toEqual({ asked: 250_000, draft_left: 0 });

  const { body } = await callApi(null, 'GET', `/property?for=sale&property_id=${property_id}`);
  const photos = body.property.pictures as { key: string }[];
  expect(photos).toHaveLength(PHOTOS);
  const order: number[] = [];
  for (const { key } of photos) {
    for (const name of ['320.jpg', '1600.jpg', '960.webp']) {
      const response = await fetch(`${siteUnderTest.origin}/photos/${key}/${name}`);
      expect(response.status).toBe(200);
      const served = Buffer.from(await response.arrayBuffer());
      expect(await listImageMetadata(served)).toEqual([]);
      if (name === '320.jpg') order.push(await findOriginalIndex(served, files));
    }
  }
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);

  await expect
    .poll(async () => {
      const input = { for: 'sale', category_id: 1, district_ids: [461_200], priceMin: 250_000, priceMax: 250_000 };
      const { properties } = await searchApi(input, 'limit=60');
      return properties.some((each) => each.listing_id === Number(listing_id));
    })
    .toBe(true);
  const mail = await waitForEmail(owner.email, listingEmailMessages.listing_published.title[locale]);
  expect(findLink(mail, String(property_id))).toContain(`${siteUnderTest.origin}${localePrefix[locale]}`);

  const path = `${localePrefix[locale]}/properties/for-sale/${property_id}`;
  expect(await go(path)).toBe(200);
  await page.locator('h1').filter({ hasText: /92/ }).waitFor();
  expect(await page.locator('main').innerText()).toMatch(shownPrice);
  expect(await page.locator(`img[src*="${photos[0]?.key}"]`).count()).toBeGreaterThan(0);
  await expectNoHorizontalScroll(page);
}

describe('publishing a listing', () => {
  it('[POST-0 POST-1 POST-2 POST-3 POST-4 POST-6 POST-8] loses and doubles nothing on a phone in Greek, over a line cut three times and a reload', async () => {
    const seen = await visit({ width: 390, touch: true });
    await publish(seen, 'el', { number: '101', price: '250.000', shownPrice: /250\.000\s*€/ });
  }, 180_000);

  it('[POST-0 POST-1 POST-2 POST-3 POST-4 POST-6 POST-8] the same on a wide screen in English', async () => {
    const seen = await visit({ width: 1440 });
    await publish(seen, 'en', { number: '102', price: '250000', shownPrice: /250[.,]000/ });
  }, 180_000);
});
