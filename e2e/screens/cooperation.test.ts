/** The screens of mandates and cooperation, with something in each. */
import { roleIds } from '@estia/contract/accounts/roles';
import { cooperationMessages } from '@estia/contract/cooperation/messages';
import { mandateMessages } from '@estia/contract/listings/mandates/mandate-messages';
import type { Locale } from '@estia/contract/pair';
import { testScreens } from '../support/screens.ts';
import { createUser, querySql, resetRateLimits, signInAs } from '../support/users.ts';
import { createVisitors, type Visit } from '../support/visitors.ts';

/** An agency with a mandate that has a document and one that lacks it, and a proposal from each side. */
async function signInAsAgency({ page }: Visit, locale: Locale): Promise<void> {
  await resetRateLimits();
  const agency = await createUser({ role: roleIds.agency, locale });
  const partner = await createUser({ role: roleIds.agency, locale });
  const properties = await querySql<{ id: number }>(
    `update property p set account_id = $1, agency_id = (select id from agency where account_id = $1)
     where p.id in (select o.id from property o join listing l on l.property_id = o.id and l.is_active and l.purpose = 1
       where o.complex_id is null and o.category_id = 1 and not exists (select from cooperation c where c.property_id = o.id)
       order by random() limit 2) returning p.id::int as id`,
    [agency.id],
  );
  const ids = properties.map(({ id }) => id);
  await querySql('update listing set title_el = null, title_en = null where property_id = any ($1::bigint[])', [ids]);
  await querySql('update property set street = null where id = any ($1::bigint[])', [ids]);
  await querySql('delete from mandate_document where property_id = any ($1::bigint[])', [ids]);
  await querySql(
    `insert into property_private (property_id, mandate_type_id, mandate_signed_on, mandate_expires_on)
     select unnest($1::bigint[]), 3, current_date - 20, current_date + 10 on conflict (property_id) do update
     set mandate_type_id = 3, mandate_signed_on = current_date - 20, mandate_expires_on = current_date + 10, mandate_extended = false`,
    [ids],
  );
  await querySql(
    `insert into mandate_document (property_id, file_key, media_type, bytes, signed_on, uploaded_at)
     values ($1::bigint, 'mandates/screen-' || $1::bigint, 'application/pdf', 400, current_date - 20, now())`,
    [ids[0]],
  );
  await querySql(
    `insert into cooperation (property_id, purpose, agency_id, proposed_by, message, proposed_at, answer_by)
     select unnest($1::bigint[]), 1, a.id, 'agency', $3, now(), current_date + 14 from agency a where a.account_id = $2`,
    [ids, partner.id, locale === 'el' ? 'Αμοιβή όπως συμφωνήσουμε' : 'Fee as agreed'],
  );
  await signInAs(page, agency);
}

testScreens(
  createVisitors(),
  [
    {
      title: '[SAME-4] mandates, one without its document and one about to end, with the upload open',
      before: signInAsAgency,
      path: '/dashboard/mandates',
      ready: async (page, locale) => {
        await page.getByText(mandateMessages.needsDocument[locale]).waitFor();
        await page.getByText(mandateMessages.statuses.expiring[locale], { exact: true }).waitFor();
        await page.locator('summary').filter({ hasText: mandateMessages.upload[locale] }).first().click();
      },
    },
    {
      title: '[SAME-2] proposals of cooperation, an answer open',
      before: signInAsAgency,
      path: '/dashboard/cooperation',
      ready: (page, locale) =>
        page.locator('summary').filter({ hasText: cooperationMessages.actions.accept[locale] }).first().click(),
    },
    {
      title: '[SAME-2] no cooperation in force yet',
      before: async ({ page }, locale) => signInAs(page, await createUser({ locale })),
      path: '/dashboard/cooperation?list=in_force',
      ready: (page, locale) => page.getByText(cooperationMessages.empty.in_force[locale]).waitFor(),
    },
  ],
  { bothSchemes: true },
);
