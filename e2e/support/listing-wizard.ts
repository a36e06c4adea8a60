/**
 * The listing form as a person fills it in, a line that loses answers, and listings made quickly for what comes after
 * it.
 */
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { draftSavingMessages, stepMessages, wizardMessages } from '@estia/contract/listings/draft/wizard-messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import { upload } from '@estia/contract/photos/upload-messages';
import { createSmallPhoto } from '@estia/server/testing/photos/phone-photos';
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { siteUnderTest } from './site-under-test.ts';
import { findButton, findField, querySql, type TestUser } from './users.ts';

export const NEW_LISTING_PATH = '/dashboard/properties/new-property';

/** Finger or mouse, whichever the visitor has. */
export const press = async (target: Locator): Promise<void> => {
  const touches = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (touches ? target.tap() : target.click());
};

/** Types into a field that suggests, and takes the suggestion. */
async function chooseSuggestion(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  const input = page.locator('input[role=combobox]').and(page.getByLabel(label));
  await input.pressSequentially(typed);
  const found = page.getByRole('option', { name: option }).first();
  await found.waitFor();
  await press(found);
}

/** The heading of the step stands there and script has it. */
export async function expectStep(page: Page, locale: Locale, step: keyof typeof stepMessages): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe(step);
  await page.locator('h1').filter({ hasText: stepMessages[step][locale] }).waitFor();
}

export const goToStep = (page: Page, locale: Locale, to: keyof typeof stepMessages): Promise<void> =>
  press(findButton(page, wizardMessages.next[locale](stepMessages[to][locale])));

export const waitForSaved = (page: Page, locale: Locale): Promise<void> =>
  page
    .getByRole('status')
    .filter({ hasText: draftSavingMessages.saved[locale]('').trim() })
    .first()
    .waitFor();

const getLookupName = (list: Parameters<typeof findLookup>[0], id: number, locale: Locale): string =>
  findLookup(list, id)?.name[locale] ?? '';

type General = { number: string; price: string; area: string };

/** The first step of a flat in Χαλάνδρι, typed letter by letter where the page helps. */
export async function fillGeneral(page: Page, locale: Locale, { number, price, area }: General): Promise<void> {
  const label = (name: keyof typeof fieldLabels) => fieldLabels[name][locale];
  const [typed, place] = locale === 'el' ? ['Χαλάνδ', /^Χαλάνδρι/] : ['Chaland', /^Chalandri/];
  await chooseSuggestion(page, label('district_id'), typed, place);
  await expect.poll(() => page.locator('input[name=district_id]').inputValue()).toBe('461200');
  await chooseSuggestion(page, label('street'), 'Ίριδ', /^Ίριδος/);
  await expect.poll(() => findField(page, label('postal_code')).inputValue()).toMatch(/^15\d ?\d{2}$/);
  await findField(page, label('street_number')).fill(number);
  await findField(page, label('area')).fill(area);
  await findField(page, label('price')).fill(price);
  await findField(page, label('bed_rooms')).selectOption('2');
  await findField(page, label('floor_id')).selectOption({ label: getLookupName('floors', 9, locale) });
  await findField(page, label('energy_class_id')).selectOption({ label: getLookupName('energy_classes', 5, locale) });
  await findField(page, label('year_built')).fill('1978');
}

type Upload = { name: string; mimeType: string; buffer: Buffer };
export const toUploads = (files: readonly Buffer[], name = 'photo'): Upload[] =>
  files.map((buffer, at) => ({ name: `${name}-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer }));

export const findPhotoInput = (page: Page): Locator => page.locator('input#f-photos');
export const findPhotoTiles = (page: Page, state?: string): Locator =>
  page.locator(state ? `[data-photo][data-state=${state}]` : '[data-photo]');
export const waitForReadyPhotos = (page: Page, count: number, timeout = 60_000): Promise<void> =>
  expect.poll(() => findPhotoTiles(page, 'ready').count(), { timeout, interval: 200 }).toBe(count);
export const findPhotoCount = (page: Page, locale: Locale, count: number): Locator =>
  page.getByText(upload.count[locale](count, 20), { exact: true });

type ResponseFate = 'pass' | 'lose' | 'hold';

/**
 * Answers on their way back to the page: the server has done what it was asked, and its answer arrives, is lost, or
 * hangs until the page is left.
 */
export async function interceptResponses(
  page: Page,
  urlPattern: string,
  decide: (method: string, url: string) => ResponseFate,
) {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const fate = decide(request.method, request.url);
    const done =
      fate === 'pass'
        ? devtools.send('Fetch.continueRequest', { requestId })
        : fate === 'lose'
          ? devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
          : Promise.resolve();
    done.catch(() => {});
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  return () => devtools.detach();
}

/** Of a line that was cut on purpose. */
export const networkErrorPattern = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED|NETWORK_CHANGED|ABORTED)/;

type Answer<T> = { status: number; body: T };

/** Asks the API as a person, as a program would. */
// biome-ignore lint/suspicious/noExplicitAny: what it answers is the business of the test that asks.
export async function callApi<T = any>(
  who: Pick<TestUser, 'token'> | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer<T>> {
  const response = await fetch(`${siteUnderTest.origin}/api${path}`, {
    method,
    headers: {
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T };
}

let serial = 0;

/** All that a flat for sale needs; each another street number, or it would be the same property. */
export function apartmentAnswers(overrides: Record<string, string> = {}): Record<string, string> {
  serial += 1;
  return {
    category_id: '1',
    type_id: '1',
    district_id: '461200',
    street: 'Ίριδος',
    street_number: `${serial}`,
    postal_code: '15232',
    lat: '38.0221',
    lon: '23.8011',
    area: '92',
    price: '250000',
    bed_rooms: '2',
    floor_id: '9',
    energy_class_id: '5',
    year_built: '1978',
    right_declared: 'on',
    contact_name: 'Μαρία',
    contact_email: 'contact@estia.example',
    contact_phone: '6971234567',
    ...overrides,
  };
}

/** A draft of somebody, as the wizard leaves it. */
export async function createDraft(who: TestUser, answers: Record<string, string>, purpose = 'sale'): Promise<number> {
  const begun = await callApi(who, 'POST', '/property/drafts', { for: purpose });
  const id = begun.body.draft.draft_id as number;
  const saved = await callApi(who, 'PUT', `/property/drafts/${id}`, { answers });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return id;
}

let shots: Buffer[] = [];

/** Sent by tus in one piece each, and ready. */
export async function uploadPhotos(who: TestUser, draftId: number, count = 3): Promise<void> {
  for (let seed = shots.length; seed < count; seed += 1) shots = [...shots, await createSmallPhoto(seed)];
  const tus = { authorization: `Bearer ${who.token}`, 'tus-resumable': '1.0.0' };
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  for (const [at, file] of shots.slice(0, count).entries()) {
    const metadata = `draft_id ${base64(String(draftId))},client_key ${base64(`quick-${draftId}-${at}`)}`;
    const begun = await fetch(`${siteUnderTest.origin}/api/uploads`, {
      method: 'POST',
      headers: { ...tus, 'upload-length': String(file.length), 'upload-metadata': metadata },
    });
    const url = begun.headers.get('location');
    if (begun.status !== 201 || !url) throw new Error(`${begun.status} ${await begun.text()}`);
    const sent = await fetch(`${siteUnderTest.origin}${url}`, {
      method: 'PATCH',
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(file),
    });
    if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`);
  }
  const ready = "select count(*)::int as n from draft_photo where draft_id = $1 and state = 'ready'";
  await vi.waitFor(async () => expect((await querySql<{ n: number }>(ready, [draftId]))[0]?.n).toBe(count), {
    timeout: 90_000,
    interval: 200,
  });
}

export type PublishedListing = { listing_id: number; property_id: number; path: string };

/** Published through the API, with photos of its own. */
export async function publishListing(
  who: TestUser,
  overrides: Record<string, string> = {},
  purpose = 'sale',
): Promise<PublishedListing> {
  const draftId = await createDraft(who, apartmentAnswers(overrides), purpose);
  await uploadPhotos(who, draftId);
  const made = await callApi(who, 'POST', '/property/create', { draft_id: draftId });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const { listing_id, property_id } = made.body;
  return { listing_id, property_id, path: `/properties/for-${purpose}/${property_id}` };
}
