/** Typing a place. */
import { missing, popularPlaces, recentSearches } from '@estia/contract/places/messages';
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { languages } from '../support/search-messages.ts';
import { createVisitors, expectAccessible } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('search in %s', (locale) => {
  const words = languages[locale];

  it.each(['χαλανδ', 'xalandri', 'Halandri', 'ΧΑΛΑΝΔΡΙ'])('[SRCH-2] typing %s offers the same place', async (typed) => {
    const { page, go } = await visit();
    await go(words.home);
    await page.getByRole('combobox', { name: words.where }).fill(typed);
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect.poll(() => first.textContent()).toContain(words.place);
    expect(await first.textContent(), 'what it is, and how many listings it has').toMatch(
      locale === 'el' ? /αγγελί.*Δήμος · Βόρειος Τομέας/ : /listings?.*Municipality · North Athens/,
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.locator('input[name="municipality_ids"]').inputValue()).toBe('4612');
  });

  it.each([390, 1440])('[SRCH-2] at %i px the whole list of places lies over what follows it', async (width) => {
    const { page, go } = await visit({ width });
    await go(words.home);
    await page.getByRole('combobox', { name: words.where }).fill(locale === 'el' ? 'αγι' : 'agi');
    const list = page.getByRole('listbox');
    await expect.poll(() => list.getByRole('option').count()).toBeGreaterThanOrEqual(8);
    const covered = await list.evaluate((box) => {
      // The list is long and scrolls within its frame.
      let frame = box;
      while (!/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement as HTMLElement;
      const { left, width: wide, top, bottom } = frame.getBoundingClientRect();
      const found: string[] = [];
      for (let y = Math.max(top, 0) + 4; y < Math.min(bottom, innerHeight) - 4; y += 8) {
        const over = document.elementFromPoint(left + wide / 2, y);
        if (!frame.contains(over)) found.push(`${Math.round(y)}: ${over?.tagName}.${over?.className}`);
      }
      return found;
    });
    expect(covered).toEqual([]);
  });

  it('[SRCH-2] opened with nothing typed it offers recent searches and popular places, by mouse and by keys', async () => {
    const { page, go, rest } = await visit();
    await go(`${words.prefix}/properties/search?for=sale&category_id=1&municipality_ids=4612&page=1`);
    await rest();
    await go(words.home);
    await rest();
    const field = page.locator('main').getByRole('combobox', { name: words.where });
    const list = page.locator('main').getByRole('listbox');
    const recent = list.getByRole('group', { name: recentSearches[locale] }).getByRole('option');
    const popular = list.getByRole('group', { name: popularPlaces[locale] }).getByRole('option');
    await field.click();
    await expect.poll(() => popular.count()).toBe(8);
    expect(await recent.count()).toBe(1);
    await expectAccessible(page);
    // Enter alone chooses nothing: the form says what is missing.
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').getByText(missing[locale]).first().isVisible()).toBe(true);
    expect(await list.isVisible()).toBe(false);
    // The first is the search that was run before, the second a place.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const pointed = await field.getAttribute('aria-activedescendant');
    const name = (await page.locator(`[id="${pointed}"] > span`).innerText()).trim();
    await page.keyboard.press('Enter');
    expect(await list.isVisible()).toBe(false);
    expect(await page.locator('main input[type=hidden][name=municipality_ids]').count()).toBe(1);
    expect(await page.locator('main form').first().innerText()).toContain(name);
    // Taking it off opens nothing; the field does, without what is chosen already.
    await page.keyboard.press('Backspace');
    expect(await list.isVisible()).toBe(false);
    await field.click();
    await recent.click();
    await page.waitForURL('**/properties/search?**municipality_ids=4612**');
  });

  it('[SRCH-2] hints: too short, nothing found; Escape closes; Backspace takes the last tag', async () => {
    const { page, go } = await visit();
    await go(words.home);
    const field = page.getByRole('combobox', { name: words.where });
    await field.fill('χα');
    await expect.poll(() => page.locator('form[method=get]').innerText()).toMatch(/3 γράμματα|3 letters/);
    await field.fill('ζζζζζζζ');
    await expect.poll(() => page.locator('form[method=get]').innerText()).toMatch(/Δεν βρέθηκε|No results/);
    await field.fill('xalandri');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').getByRole('option').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.locator('input[name="municipality_ids"]').count()).toBe(1);
    await field.focus();
    await page.keyboard.press('Backspace');
    expect(await page.locator('input[name="municipality_ids"]').count()).toBe(0);
  });
});
