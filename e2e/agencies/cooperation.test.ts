/**
 * SAME-2 and SAME-4: an agency proposes to work on an owner's listing, the owner accepts, the page of the listing says so,
 * and either ends it. An agency uploads its signed mandate and gets the badge.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { cooperationEmailMessages } from '@estia/contract/cooperation/email-messages';
import {
  cooperationFlashMessages,
  cooperationLine,
  cooperationMessages as words,
} from '@estia/contract/cooperation/messages';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { mandateFlashMessages, mandateMessages } from '@estia/contract/listings/mandates/mandate-messages';
import { cardMessages } from '@estia/contract/listings/messages';
import { createPdf } from '@estia/server/testing/factories/mandates';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitForEmail } from '../support/emails.ts';
import {
  createUser,
  expandSection,
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
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeAll(resetRateLimits);

/** A listing of the demo world becomes one of this account. */
async function takeListing({ id }: TestUser): Promise<number> {
  const [row] = await querySql<{ id: number }>(
    `update property p set account_id = $1, agency_id = (select id from agency where account_id = $1)
     where p.id = (
       select o.id from property o join listing l on l.property_id = o.id and l.is_active and l.purpose = 1
       where o.complex_id is null and o.category_id = 1
         and not exists (select from listing other where other.property_id = o.id and other.purpose = 2)
         and not exists (select from cooperation c where c.property_id = o.id) order by random() limit 1)
     returning p.id::int as id`,
    [id],
  );
  if (!row) throw new Error('The demo world has no such listing');
  await querySql('update property_contact set no_brokers = false where property_id = $1', [row.id]);
  return row.id;
}

describe.each([
  { locale: 'el' as const, width: 390, js: true, dark: false },
  { locale: 'en' as const, width: 1440, js: false, dark: true },
])('in $locale at $width px, script $js', ({ locale, width, js, dark }) => {
  const prefix = localePrefix[locale];
  const PAGE = `${prefix}/dashboard/cooperation`;

  it('[SAME-2] an agency proposes, the owner accepts, the listing shows it, and the owner ends it', async () => {
    const owner = await createUser({ locale });
    const agency = await createUser({ role: roleIds.agency, locale });
    const propertyId = await takeListing(owner);
    const [{ gemi, name } = { gemi: '', name: '' }] = await querySql<{ gemi: string; name: string }>(
      `select gemi, ${locale === 'el' ? 'name_el' : 'name_en'} as name from agency where account_id = $1`,
      [agency.id],
    );
    const office = await visit({ width, js, dark });
    office.expecting(/400/);
    await signInAs(office.page, agency);
    await office.go(PAGE);
    const form = findPanel(office.page, words.proposeTitle[locale]);
    const terms =
      locale === 'el' ? 'Αμοιβή όπως συμφωνήσουμε\nΔείχνουμε τα Σάββατα' : 'Fee as agreed\nViewings on Saturdays';
    await findField(form, words.listingField[locale]).fill('ES-999999999S');
    await findField(form, words.messageField[locale]).fill(terms);
    await findButton(form, words.send[locale]).click();
    // Refused: what was typed is still there.
    await form.getByText(fieldErrorMessages.listing_unknown[locale]).first().waitFor();
    expect((await findField(form, words.messageField[locale]).inputValue()).replaceAll('\r', '')).toBe(terms);
    if (js) await expectAccessible(office.page);
    await findField(form, words.listingField[locale]).fill(`es-${propertyId}s`);
    await findButton(form, words.send[locale]).click();
    await expectStatus(office.page, cooperationFlashMessages.proposed[locale]);
    await office.page.getByText(words.states.proposed[locale]).first().waitFor();
    await expectNoHorizontalScroll(office.page);

    await waitForEmail(owner.email, cooperationEmailMessages.cooperation_proposed.title[locale]);
    const home = await visit({ width, js, dark });
    await signInAs(home.page, owner);
    await home.go(PAGE);
    const proposal = home.page.getByRole('listitem').filter({ hasText: `ES-${propertyId}S` });
    await proposal.getByText(gemi).first().waitFor();
    await expandSection(proposal, words.actions.accept[locale]);
    if (js) await expectAccessible(home.page);
    await expectNoHorizontalScroll(home.page);
    await findButton(proposal, words.actions.accept[locale]).click();
    await expectStatus(home.page, cooperationFlashMessages.accept[locale]);
    for (const reader of [owner, agency]) {
      const email = await waitForEmail(reader.email, cooperationEmailMessages.cooperation_accepted.title[locale]);
      expect(email.text).toContain(gemi);
      expect(email.text).toContain(name);
    }

    // Served as it is: with or without script.
    const reader = await visit({ width, js, dark });
    const line = cooperationLine[locale](`${name} (${words.gemi[locale]} ${gemi})`);
    await reader.go(`${prefix}/properties/for-sale/${propertyId}`);
    await reader.page.getByText(line).waitFor();
    if (js) await expectAccessible(reader.page);

    const inForce = home.page.getByRole('listitem').filter({ hasText: `ES-${propertyId}S` });
    await expandSection(inForce, words.actions.end[locale]);
    await findButton(inForce, words.actions.end[locale]).click();
    await expectStatus(home.page, cooperationFlashMessages.end[locale]);
    await waitForEmail(agency.email, cooperationEmailMessages.cooperation_ended.title[locale]);
    expect(await querySql('select state, closed_by from cooperation where property_id = $1', [propertyId])).toEqual([
      { state: 'ended', closed_by: 'advertiser' },
    ]);
  });

  it('[SAME-4] an agency finds a mandate, uploads its document, and the listing bears the badge until it is deleted', async () => {
    const agency = await createUser({ role: roleIds.agency, locale });
    const propertyId = await takeListing(agency);
    await querySql(
      `insert into property_private (property_id, mandate_type_id, mandate_signed_on, mandate_expires_on)
       values ($1, 3, current_date - 10, current_date + 100)
       on conflict (property_id) do update set mandate_type_id = 3, mandate_signed_on = current_date - 10, mandate_expires_on = current_date + 100`,
      [propertyId],
    );
    await querySql('delete from mandate_document where property_id = $1', [propertyId]);
    await querySql('update listing set exclusive = false where property_id = $1', [propertyId]);
    const { page, go, expecting } = await visit({ width, js, dark });
    expecting(/415/);
    await signInAs(page, agency);
    await go(`${prefix}/dashboard/mandates?search=ES-${propertyId}S`);
    const row = page.getByRole('listitem').filter({ hasText: `ES-${propertyId}S` });
    await row.getByText(mandateMessages.needsDocument[locale]).waitFor();
    const upload = async (name: string, buffer: Buffer) => {
      const file = row.getByLabel(mandateMessages.file[locale]);
      if (!(await file.isVisible())) await expandSection(row, mandateMessages.upload[locale]);
      await file.setInputFiles({ name, mimeType: 'application/pdf', buffer });
      await findButton(row, mandateMessages.send[locale]).click();
    };
    await upload('mandate.pdf', Buffer.from('<html>not a PDF</html>'));
    await row.getByText(mandateMessages.refusals.type[locale]).waitFor();
    if (js) await expectAccessible(page);
    await upload('mandate.pdf', createPdf());
    await expectStatus(page, mandateFlashMessages.saved[locale]);
    await row.getByText(mandateMessages.badge[locale], { exact: true }).waitFor();
    await expectNoHorizontalScroll(page);
    if (js) await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: mandateMessages.open[locale] }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`mandate-${propertyId}.pdf`);

    const reader = await visit({ width, js, dark });
    const badge = reader.page.locator('main').getByText(cardMessages.exclusive[locale], { exact: true });
    await reader.go(`${prefix}/properties/for-sale/${propertyId}`);
    await badge.first().waitFor();
    await expandSection(row, mandateMessages.delete[locale]);
    await findButton(row, mandateMessages.delete[locale]).click();
    await expectStatus(page, mandateFlashMessages.deleted[locale]);
    expect(await querySql('select exclusive from listing where property_id = $1', [propertyId])).toEqual([
      { exclusive: false },
    ]);
  });
});
