/** LIST-1: what a listing costs beside its price, who offers it, how it is passed on, and its photos side by side. */
import { formatReplyTime } from '@estia/contract/agencies/agency-search-messages';
import { formatEuro } from '@estia/contract/format';
import { buyingCostMessages, rentingCostMessages } from '@estia/contract/listings/page/listing-costs-messages';
import { galleryMessages, listingPageMessages } from '@estia/contract/listings/page/page-messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { localePrefix, querySql } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const SPACE = /\u00A0/g;

type Offered = { property_id: number; price: number; agency_id: number; photos: number; deposit: number; year: number };
const offered = new Map<'sale' | 'rent', Offered>();
beforeAll(async () => {
  for (const purpose of ['sale', 'rent'] as const) {
    const [found] = await querySql<Offered>(
      `select l.property_id, l.price, p.agency_id, p.photo_count as photos, coalesce(l.deposit_months, 0) as deposit,
         extract(year from u.created_at at time zone 'Europe/Athens')::int as year
       from listing l join property p on p.id = l.property_id join account u on u.id = p.account_id
       where l.is_active and l.purpose = $1 and p.category_id = 1 and p.agency_id is not null and p.photo_count >= 4
         and ($1 = 1 or l.deposit_months > 0) order by l.id limit 1`,
      [purpose === 'sale' ? 1 : 2],
    );
    if (!found) throw new Error(`No home for ${purpose} in the demo world`);
    offered.set(purpose, found);
  }
});
const get = (purpose: 'sale' | 'rent'): Offered => {
  const found = offered.get(purpose);
  if (!found) throw new Error('Not looked for');
  return found;
};
const pathOf = (purpose: 'sale' | 'rent', locale: 'el' | 'en') =>
  `${localePrefix[locale]}/properties/for-${purpose}/${get(purpose).property_id}`;
const plain = (text: string) => text.replace(SPACE, ' ').replace(/\s+/g, ' ');

describe.each(pickByFile<['el' | 'en', number]>(['el', 390], ['en', 1440]))('in %s at %i px', (locale, width) => {
  it('[LIST-1] the cost of buying: the tax by the rule in force with its date, and what is not counted', async () => {
    const { price } = get('sale');
    for (const js of [true, false]) {
      const { page, go } = await visit({ width, js });
      await go(pathOf('sale', locale));
      const section = page.getByRole('region', { name: buyingCostMessages.title[locale] });
      const text = plain(await section.innerText());
      const tax = Math.round(price * 0.0309);
      expect(text).toContain(
        `${buyingCostMessages.names.transfer_tax[locale]} (${locale === 'el' ? '3,09' : '3.09'}%)`,
      );
      expect(text).toContain(plain(formatEuro(tax)));
      expect(text).toContain(`${buyingCostMessages.total[locale]} ${plain(formatEuro(price + tax))}`);
      for (const name of ['notary', 'registry', 'lawyer', 'agency'] as const)
        expect(text).toContain(buyingCostMessages.unknownNames[name][locale]);
      expect(text).toContain(locale === 'el' ? 'Ισχύει από 1 Ιανουαρίου 2014' : 'In effect since 1 January 2014');
      expect(await section.getByRole('link').getAttribute('href')).toContain('/law/4223/');
      await expectNoHorizontalScroll(page);
    }
  });

  it('[LIST-1] the cost of renting: rent and deposit at signing, from the listing’s own fields', async () => {
    const { price, deposit } = get('rent');
    const { page, go } = await visit({ width, js: false });
    await go(pathOf('rent', locale));
    const text = plain(await page.getByRole('region', { name: rentingCostMessages.title[locale] }).innerText());
    expect(text).toContain(`${rentingCostMessages.deposit[locale](deposit)} ${plain(formatEuro(price * deposit))}`);
    expect(text).toContain(`${rentingCostMessages.atStart[locale]} ${plain(formatEuro(price * (1 + deposit)))}`);
    expect(await page.getByRole('region', { name: buyingCostMessages.title[locale] }).count()).toBe(0);
  });

  it('[AGEN-1] [LIST-1] since when the advertiser is here, and how soon they answer once there are answers', async () => {
    const { agency_id, year } = get('sale');
    const { page, go } = await visit({ width });
    const write = (minutes: number | null) =>
      querySql('update agency_stats set median_reply_minutes = $2 where agency_id = $1', [agency_id, minutes]);
    const section = page.getByRole('region', { name: listingPageMessages.advertiser[locale] });
    await write(null);
    await go(pathOf('sale', locale));
    expect(await section.innerText()).toContain(listingPageMessages.memberSince[locale](year));
    expect(await section.getByText(formatReplyTime[locale](130)).count()).toBe(0);
    await write(130);
    await go(pathOf('sale', locale));
    expect(await section.innerText()).toContain(formatReplyTime[locale](130));
  });

  it('[LIST-1] is passed on by plain links, without script too, and with its own preview card', async () => {
    const url = `${siteUnderTest.origin}${pathOf('sale', locale)}`;
    const { page, go } = await visit({ width, js: false });
    await go(pathOf('sale', locale));
    const menu = page.locator('details').filter({ hasText: 'WhatsApp' });
    await menu.locator('summary').click();
    const linkOf = async (name: string) => new URL((await menu.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect((await linkOf('WhatsApp')).searchParams.get('text')).toBe(url);
    expect((await linkOf('Viber')).searchParams.get('text')).toBe(url);
    expect((await linkOf('Email')).searchParams.get('body')).toBe(url);
    expect((await linkOf('Email')).searchParams.get('subject')).not.toBe('');
    await expectNoHorizontalScroll(page);
    const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
    expect(await content('og:url')).toBe(url);
    expect(await content('og:title')).toContain(plain(formatEuro(get('sale').price)).slice(0, -2));
    const image = await fetch((await content('og:image')) ?? '');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('[LIST-1] sharing by keyboard: opened, walked, copied, closed', async () => {
    const { page, go, rest } = await visit({ width });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await go(pathOf('sale', locale));
    await rest();
    const menu = page.locator('details').filter({ hasText: 'WhatsApp' });
    const link = menu.getByRole('link', { name: 'WhatsApp' });
    await menu.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${siteUnderTest.origin}${pathOf('sale', locale)}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => link.isVisible()).toBe(false);
    expect(await menu.locator('summary').evaluate((each) => each === document.activeElement)).toBe(true);
  });

  it('[LIST-1] all photos small under the large one, to jump to', async () => {
    const { photos } = get('sale');
    const { page, go } = await visit({ width });
    await go(pathOf('sale', locale));
    await page
      .getByRole('link', { name: galleryMessages.open[locale](1, photos) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const thumb = (index: number) =>
      dialog.getByRole('button', { name: galleryMessages.alt[locale](index, photos), exact: true });
    expect(await dialog.getByRole('listitem').count()).toBe(photos);
    await thumb(3).click();
    await expect.poll(() => dialog.locator('[aria-live]').innerText()).toBe(`3 / ${photos}`);
    await expect.poll(() => thumb(3).getAttribute('aria-current')).toBe('true');
    expect(await thumb(1).getAttribute('aria-current')).toBeNull();
    await expectAccessible(page);
  });
});
