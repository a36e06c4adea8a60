/** Agencies on a map, and by large letters; and the streets of that map, since this file may change its site. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import type { Locale } from '@estia/contract/pair';
import { noStreets, streets } from '@estia/contract/places/map-messages';
import { loading } from '@estia/contract/search/map-messages';
import { inventedLetters, writeInventedTown } from '@estia/server/testing/streets/invented-town';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBusyAgency, list, markers, type SearchAgency } from '../support/agency-search-page.ts';
import { pickByFile } from '../support/language-turns.ts';
import { languages, mapReady, search } from '../support/map-page.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { findButton, localePrefix, resetRateLimits } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const visitWithMap = createVisitors({ webgl: true });
let agency: SearchAgency;
beforeAll(async () => {
  agency = await findBusyAgency();
});
beforeEach(async () => {
  await resetRateLimits();
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, touch: true }, { locale: 'en' as const, width: 1440, touch: false }),
)('in $locale at $width px', ({ locale, width, touch }) => {
  const prefix = localePrefix[locale];

  it('[AGEN-1] the map: beside the list or behind a switch, its markers are buttons, list and map know each other', async () => {
    const { page, go } = await visitWithMap({ width, touch });
    await go(`${prefix}/show-realtors?municipality_ids=${agency.town_id}`);
    const toggle = findButton(page, words.showMap[locale]);
    if (width < 1300) {
      expect(await markers(page).count()).toBe(0);
      await toggle.click();
      expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    } else expect(await toggle.isVisible()).toBe(false);
    await markers(page).first().waitFor();
    await expect.poll(() => page.getByText(loading.el).or(page.getByText(loading.en)).count()).toBe(0);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // From the list to the map: the card in focus lights its marker.
    await list(page, locale).getByRole('link').first().focus();
    await expect.poll(() => page.locator('.maplibregl-marker[data-lit]').count()).toBe(1);
    // And back, by keyboard alone: a marker in focus lights its cards, Enter names its agencies.
    const marker = markers(page).first();
    await marker.focus();
    await expect.poll(() => list(page, locale).locator(':scope > li[data-lit]').count()).toBeGreaterThan(0);
    const named = (await marker.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: words.map[locale], exact: true });
    const picked = panel.getByRole('status').getByRole('link').first();
    await picked.waitFor();
    expect(named).toContain(await picked.innerText());
    await expectAccessible(page);
    await findButton(panel, words.closePicked[locale]).click();
    await expect.poll(() => picked.count()).toBe(0);
  });
});

it('[AGEN-1] dark, large letters and less motion: nothing is lost', async () => {
  const { page, go } = await visit({ width: 720, dark: true });
  await go(`/show-realtors?municipality_ids=${agency.town_id}`);
  await expectAccessible(page);
  await go(`/agency/${agency.id}`);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

describe('streets', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['server/src/main/import-streets.ts', ...args], {
      cwd: root,
      env: { ...process.env, ...siteUnderTest.siteEnv },
    });
  const folder = mkdtempSync(join(tmpdir(), 'estia-e2e-streets-'));
  afterAll(async () => {
    await command('--none');
    rmSync(folder, { recursive: true, force: true });
  });

  /** MapLibre draws each letter of a name once, with the page's typeface, before it puts names on the map. */
  async function readLettersOf(page: Page): Promise<() => Promise<string>> {
    await page.addInitScript(() => {
      const drawn = new Set<string>();
      Object.assign(window, { lettersOfTheMap: drawn });
      const { fillText } = OffscreenCanvasRenderingContext2D.prototype;
      OffscreenCanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
        drawn.add(text);
        return fillText.call(this, text, ...where);
      };
    });
    return () => page.evaluate(() => [...(Reflect.get(window, 'lettersOfTheMap') as Set<string>)].join(''));
  }
  async function openMap(locale: Locale): Promise<{ letters: string; credits: string }> {
    const { page, go } = await visitWithMap();
    const letters = await readLettersOf(page);
    const { prefix, draw } = languages[locale];
    await go(search(prefix, 'for=sale&category_id=1&view=23.7215,37.9815,23.7335,37.9885'));
    await mapReady(page, draw);
    const credits = (await page.locator('.maplibregl-ctrl-attrib').textContent()) ?? '';
    return { letters: await letters(), credits };
  }

  it('[MAPS-1] without an archive the map says that it shows none; with one their names are drawn in the language of the page', async () => {
    const without = await openMap('el');
    expect(without.credits).toContain(noStreets.el);
    expect(without.letters).not.toMatch(new RegExp(`[${inventedLetters.el}${inventedLetters.en}]`));
    const archive = join(folder, 'town.pmtiles');
    await writeInventedTown(archive);
    await command(archive);
    for (const [locale, other] of [
      ['el', 'en'],
      ['en', 'el'],
    ] as const) {
      const { letters, credits } = await openMap(locale);
      expect(credits).toContain(streets[locale]);
      expect(credits).not.toContain(noStreets[locale]);
      expect(letters, locale).toContain(inventedLetters[locale]);
      expect(letters, locale).not.toContain(inventedLetters[other]);
    }
  });
});
