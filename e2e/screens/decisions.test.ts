/** The screens of decisions, complaints and the transparency report, with something in each. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import {
  complaintAdminMessages,
  decisionComplaintMessages,
} from '@estia/contract/statements-of-reasons/complaint-messages';
import { testScreens } from '../support/screens.ts';
import { createUser, findPanel, querySql, resetRateLimits, signInAs, type TestUser } from '../support/users.ts';
import { createVisitors, type Visit } from '../support/visitors.ts';

let decision: number;

async function buildDecisions({ id }: TestUser, locale: Locale, hasComplaint: boolean): Promise<void> {
  const facts = locale === 'el' ? 'Οι φωτογραφίες δείχνουν άλλο ακίνητο.' : 'The photos show another property.';
  const insert = async (kind: string, ground: string, by: string, codes: string[], lifted: boolean) => {
    const [row] = await querySql<{ id: number }>(
      `insert into statement_of_reasons (account_id, kind, ground, found_by, decided_by, facts, codes, listing_count, decided_at, complain_by, code_hash,
         lifted_at)
       values ($1, $2, $3, $4, case when $4 = 'program' then null else 1 end, case when $4 = 'program' then '' else $5 end, $6, $7, now(),
         current_date + 180, sha256(gen_random_uuid()::text::bytea), case when $8 then now() end) returning id::int as id`,
      [id, kind, ground, by, facts, codes, codes.length, lifted],
    );
    return row?.id ?? 0;
  };
  await insert('unconfirmed', 'listing_rules', 'program', ['ES-12S', 'ES-13S', 'ES-14R', 'ES-15S'], true);
  decision = await insert('listing_stopped', 'forbidden', 'report', ['ES-16S'], false);
  if (hasComplaint)
    await querySql('insert into statement_complaint (statement_id, made_at, text) values ($1, now(), $2)', [
      decision,
      locale === 'el' ? 'Τις φωτογραφίες τις έβγαλα εγώ χθες.' : 'I took the photos myself yesterday.',
    ]);
}

const signInDecided =
  (hasComplaint: boolean) =>
  async ({ page }: Visit, locale: Locale) => {
    await resetRateLimits();
    const person = await createUser({ locale });
    await buildDecisions(person, locale, hasComplaint);
    await signInAs(page, person);
  };

async function signInAsAdmin({ page }: Visit, locale: Locale): Promise<void> {
  await resetRateLimits();
  await buildDecisions(await createUser({ locale }), locale, true);
  await signInAs(page, await createUser({ role: roleIds.admin, strong: true, locale }));
}

testScreens(createVisitors(), [
  {
    title: '[ADMN-6] decisions about oneself',
    before: signInDecided(false),
    path: '/dashboard/decisions',
    ready: (page) => page.locator('table').waitFor(),
  },
  {
    title: '[ADMN-6] a decision, with the form of a complaint',
    before: signInDecided(false),
    path: async () => `/dashboard/decisions/${decision}`,
    ready: (page, locale) => findPanel(page, decisionComplaintMessages.title[locale]).waitFor(),
  },
  {
    title: '[ADMN-6] a decision with a complaint that waits',
    before: signInDecided(true),
    path: async () => `/dashboard/decisions/${decision}`,
    ready: (page, locale) => findPanel(page, decisionComplaintMessages.yours[locale]).waitFor(),
  },
  {
    title: '[ADMN-6] complaints that wait for an admin',
    before: signInAsAdmin,
    path: '/dashboard/admin/complaints',
    ready: (page) => page.locator('table').waitFor(),
    othersWrite: true,
  },
  {
    title: '[ADMN-6] one complaint, to be decided',
    before: signInAsAdmin,
    path: async () => `/dashboard/admin/complaints/${decision}`,
    ready: (page, locale) => findPanel(page, complaintAdminMessages.decide[locale]).waitFor(),
    othersWrite: true,
  },
  { title: '[ADMN-6] the transparency report', path: '/transparency' },
  { title: '[ADMN-6] the points of contact', path: '/contact-points' },
]);
