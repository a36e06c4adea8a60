/** ADMN-3: a listing that a rule held, as an admin decides about it: approved, sent back for a change, taken down. */
import { reviewReasonMessages } from '@estia/contract/listings/review/review-messages';
import {
  reviewFlashMessages,
  reviewScreenMessages as words,
} from '@estia/contract/listings/review/review-screen-messages';
import type { Locale } from '@estia/contract/pair';
import { describe, expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import { publishListing } from '../support/listing-wizard.ts';
import {
  createUser,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import {
  createVisitors,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  type Visit,
} from '../support/visitors.ts';

const visit = createVisitors();

async function publishHeldListing(owner: TestUser) {
  const listing = await publishListing(owner, {
    description_el: 'Προκαταβολή με Western Union πριν από την επίσκεψη.',
  });
  const [review] = await querySql<{ id: string }>(
    `select id from listing_review where listing_id = $1 and outcome = 'hold' and state = 'open'`,
    [listing.listing_id],
  );
  if (!review) throw new Error('No rule held it');
  return { ...listing, path: `/dashboard/admin/listing-reviews/${review.id}` };
}

const findState = async (id: number) =>
  (
    await querySql<{ is_active: boolean; pause_reason: string | null; state: string; reasons: number }>(
      `select l.is_active, l.pause_reason, r.state,
         (select count(*)::int from statement_of_reasons s where l.id = any (s.listing_ids)) as reasons
       from listing l join listing_review r on r.listing_id = l.id where l.id = $1`,
      [id],
    )
  )[0];

async function openReview({ page, go }: Visit, locale: Locale, path: string) {
  await go(`${localePrefix[locale]}${path}`);
  return findPanel(page, words.decide[locale]);
}

describe.each([
  { locale: 'el', width: 390, js: true },
  { locale: 'en', width: 1440, js: false },
] as const)('[ADMN-3] in $locale at $width px, script: $js', ({ locale, width, js }) => {
  it('is approved and found, sent back with what was typed kept, and taken down with its reasons', async () => {
    await resetRateLimits();
    const owner = await createUser({ locale });
    const [good, unclear, bad] = [
      await publishHeldListing(owner),
      await publishHeldListing(owner),
      await publishHeldListing(owner),
    ];
    const admin = await visit({ width, js });
    const { page } = admin;
    await signInAs(page, await createAdmin(locale));

    let panel = await openReview(admin, locale, good.path);
    await findPanel(page, words.why[locale]).getByText('Western Union').first().waitFor();
    if (js) await expectAccessibleInBothSchemes(page);
    await expectNoHorizontalScroll(page);
    if (js) await page.keyboard.press('Alt+Shift+Digit1');
    else await findButton(panel, words.approveHeld[locale]).click();
    await expectStatus(page, reviewFlashMessages['review-approve'][locale]);
    expect(await findState(good.listing_id)).toMatchObject({ is_active: true, pause_reason: null, state: 'approved' });

    panel = await openReview(admin, locale, unclear.path);
    const typed = locale === 'el' ? 'Γράψε πώς γίνεται η πληρωμή.' : 'Say how the payment is made.';
    await findField(panel, words.reason[locale]).selectOption({ label: reviewReasonMessages.words.name[locale] });
    await findField(panel, words.text[locale]).fill(typed);
    await findField(panel, words.days[locale]).fill('99');
    await findButton(panel, words.requestChange[locale]).click();
    await page.getByRole('alert').first().waitFor();
    expect(await findField(panel, words.text[locale]).inputValue()).toBe(typed);
    expect(await findState(unclear.listing_id)).toMatchObject({ state: 'open' });
    await findField(panel, words.days[locale]).fill('5');
    if (js) await page.keyboard.press('Control+Enter');
    else await findButton(panel, words.requestChange[locale]).click();
    await expectStatus(page, reviewFlashMessages['review-change'][locale]);
    expect(await findState(unclear.listing_id)).toMatchObject({ is_active: false, state: 'change_requested' });
    await openReview(admin, locale, unclear.path);
    await page.getByText(typed).first().waitFor();

    panel = await openReview(admin, locale, bad.path);
    await findField(panel, words.reason[locale]).selectOption({ label: reviewReasonMessages.fraud.name[locale] });
    await findButton(panel, words.stop[locale]).click();
    await expectStatus(page, reviewFlashMessages['review-stop'][locale]);
    // One for being held, one for being taken down.
    expect(await findState(bad.listing_id)).toMatchObject({ is_active: false, state: 'stopped', reasons: 2 });
  });
});
