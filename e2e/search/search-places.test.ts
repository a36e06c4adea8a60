/** Typing a place. */
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { languages } from '../support/search-messages.ts';
import { createVisitors } from '../support/visitors.ts';

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
