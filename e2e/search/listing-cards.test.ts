/** What a card says, where it says it, and what only this browser adds. */
import { cardMessages } from '@estia/contract/listings/messages';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { getCards, languages, many, search } from '../support/results-page.ts';
import { parseFilterFields, searchApi } from '../support/search-api.ts';
import { localePrefix } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const SPACE = /\u00A0/g;
const DAY_MINUTES = 1_440;

type Card = {
  listing_id: number;
  area: number;
  bed_rooms: number | null;
  bath_rooms: number | null;
  is_new: boolean;
  published_at: string;
  advertiser: { gcr: string | null };
};
const listCards = async () => (await searchApi(parseFilterFields(many), 'limit=20')).properties as unknown as Card[];

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Not drawn');
  return box;
};

describe.each(pickByFile<['el' | 'en', number]>(['el', 1440], ['en', 390]))('cards in %s at %i px', (locale, width) => {
  it('[SRCH-10] say m², bedrooms and bathrooms in one line under the price, also without script', async () => {
    const cards = await listCards();
    const full = cards.filter(({ bed_rooms, bath_rooms }) => bed_rooms && bath_rooms);
    expect(full.length).toBeGreaterThan(5);
    for (const js of [true, false]) {
      const { page, go } = await visit({ width, js });
      await go(search(languages[locale].prefix));
      for (const { listing_id, area, bed_rooms, bath_rooms } of full.slice(0, 6)) {
        const card = page.locator(`main [data-home="${listing_id}"]`);
        const text = (await card.innerText()).replace(SPACE, ' ');
        const unit = locale === 'el' ? 'τ.μ.' : 'm²';
        const beds = cardMessages.bedrooms[locale](bed_rooms ?? 0).replace(SPACE, ' ');
        const baths = cardMessages.bathrooms[locale](bath_rooms ?? 0).replace(SPACE, ' ');
        const number = new Intl.NumberFormat(locale === 'el' ? 'de' : 'en').format(area);
        expect(text).toContain(`${number} ${unit} · ${beds} · ${baths}`);
      }
      await expectNoHorizontalScroll(page);
      if (js) await expectAccessible(page);
    }
  });

  it('[SRCH-10] [AGEN-1] show an agency and its GEMI number in one line, the number never cut', async () => {
    const agencies = (await listCards()).filter(({ advertiser }) => advertiser.gcr !== null);
    expect(agencies.length).toBeGreaterThan(3);
    const { page, go } = await visit({ width });
    for (const show of ['', '&show=list']) {
      await go(`${search(languages[locale].prefix)}${show}`);
      for (const { listing_id, advertiser } of agencies.slice(0, 3)) {
        const link = page.locator(`main [data-home="${listing_id}"]`).locator('a[href*="/agency/"]');
        const number = link.getByText(`${cardMessages.gemi[locale]} ${advertiser.gcr}`, { exact: true });
        expect(await number.evaluate((text) => text.scrollWidth <= text.clientWidth + 1)).toBe(true);
        const [outer, inner] = [await boxOf(link), await boxOf(number)];
        expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1);
        // One line: the link with its finger's room above and below is no higher than a line and that room.
        expect(outer.height).toBeLessThan(46);
      }
    }
  });

  it('[SRCH-10] [COOK-1] with consent say what is new since the last visit, and nothing without', async () => {
    const fresh = (await listCards()).filter(({ is_new }) => is_new);
    const [newest] = fresh.sort((a, b) => b.published_at.localeCompare(a.published_at));
    if (!newest) throw new Error('Nothing new in the demo world');
    const published = Math.floor(Date.parse(newest.published_at) / 60_000);
    for (const consent of ['given', 'refused'] as const) {
      const { page, go } = await visit({ width, consent });
      const remember = (last: number) =>
        page.evaluate((stored) => localStorage.setItem('estia:visit', stored), JSON.stringify({ before: null, last }));
      const badge = page.locator(`main [data-home="${newest.listing_id}"]`).getByText(cardMessages.isNew[locale], {
        exact: true,
      });
      const since = page
        .locator(`main [data-home="${newest.listing_id}"]`)
        .getByText(cardMessages.newSinceLastVisit[locale], { exact: true });
      await go(localePrefix[locale] || '/');
      await remember(published - DAY_MINUTES);
      await go(search(languages[locale].prefix));
      await getCards(page).first().waitFor();
      if (consent === 'refused') {
        // Nothing is read and nothing written: the badge says to this visitor what it says to all.
        await badge.waitFor();
        expect(await since.count()).toBe(0);
        expect(await page.evaluate(() => localStorage.getItem('estia:visit'))).toBe(
          JSON.stringify({ before: null, last: published - DAY_MINUTES }),
        );
        continue;
      }
      await since.waitFor();
      await expectAccessible(page);
      // The same visit goes on: its pages do not make the card old.
      await go(search(languages[locale].prefix));
      await since.waitFor();
    }
  });

  it('[SRCH-10] fetch further photos only when somebody reaches for them', async () => {
    const { page, go } = await visit({ width, touch: width < 500 });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url());
    });
    await go(search(languages[locale].prefix));
    const card = getCards(page).first();
    expect(await card.locator('img').count()).toBeLessThanOrEqual(2);
    const slides = card.locator('a[aria-hidden="true"]').first();
    const before = fetched.length;
    if (width < 500) await slides.evaluate((row) => row.scrollTo({ left: row.clientWidth }));
    else {
      await slides.hover();
      await card.locator('button[aria-hidden="true"]').last().click();
    }
    await expect.poll(() => slides.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))).toBe(1);
    await expect.poll(() => fetched.length).toBeGreaterThan(before);
  });
});
