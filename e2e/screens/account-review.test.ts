/** The screens of the account review, with something in each. */
import { roleIds } from '@estia/contract/accounts/roles';
import { brokerPageMessages } from '@estia/contract/hidden-brokers/messages';
import {
  conversionMessages,
  reviewStepMessages,
  statementMessages,
} from '@estia/contract/hidden-brokers/review-messages';
import type { Locale } from '@estia/contract/pair';
import { testScreens } from '../support/screens.ts';
import { createUser, findPanel, querySql, resetRateLimits, signInAs, type TestUser } from '../support/users.ts';
import { createVisitors, type Visit } from '../support/visitors.ts';

const evidence = JSON.stringify([
  { signal: 'listings_now', points: 30, count: 9, samples: ['SA1042', 'SA1043', 'RA2044'] },
  { signal: 'shared_phone', points: 40, count: 2, samples: [] },
]);

type Kind = 'statement' | 'limit' | 'convert';

/** Asked twice before: once it was accepted, once it went on to a limit, about which there is a complaint. */
async function buildReview({ id }: TestUser, kind: Kind, locale: Locale): Promise<void> {
  const words = (el: string, en: string) => (locale === 'el' ? el : en);
  await querySql(
    `update property p set account_id = $1, agency_id = null where p.id in (
       select o.id from property o join listing l on l.property_id = o.id and l.is_active
       where o.complex_id is null and not exists (select from cooperation c where c.property_id = o.id) order by random() limit 3)`,
    [id],
  );
  await querySql(
    'update listing set title_el = null, title_en = null where property_id in (select id from property where account_id = $1)',
    [id],
  );
  await querySql(
    `insert into broker_score (account_id, points, evidence, computed_at, state, has_complaint) values ($1, 70, $2, now(), $3, $4)`,
    [id, evidence, { statement: 'asked', limit: 'limited', convert: 'conversion' }[kind], kind === 'limit'],
  );
  const insert = (what: Kind, reason: string, ended: string | null) =>
    querySql<{ id: number }>(
      `insert into broker_step (account_id, kind, taken_at, is_automatic, reason, points, evidence, max_listings, answer_by, answered_at, statement,
         complain_by, ended_at, end_reason)
       values ($1, $2, now() - interval '3 days', $3, $4, 70, $5, $6, case when $2 = 'statement' then current_date + 11 end,
         case when $7::text is not null and $2 = 'statement' then now() end, case when $7::text is not null and $2 = 'statement' then $8 end,
         current_date + 180, case when $7::text is not null then now() end, $7) returning id::int as id`,
      [
        id,
        what,
        reason === '',
        reason,
        evidence,
        what === 'statement' ? null : 3,
        ended,
        words('Τα έχουμε μαζί με τα αδέλφια μου.', 'I own them with my brothers and sisters.'),
      ],
    );
  if (kind === 'statement') return void (await insert('statement', '', null));
  const [answered] = await insert('statement', '', 'next_step');
  await querySql(
    `insert into broker_answer (step_id, listing_id, property_id, purpose, relation, who)
     select $1, l.id, l.property_id, l.purpose, 'relative', $3 from listing l join property p on p.id = l.property_id where p.account_id = $2`,
    [answered?.id, id, words('Ο αδελφός μου', 'My brother')],
  );
  const because = words(
    'Εννέα ακίνητα σε τέσσερις δήμους με το ίδιο τηλέφωνο.',
    'Nine properties in four municipalities, same phone.',
  );
  const [limit] = await insert('limit', because, kind === 'convert' ? 'next_step' : null);
  await querySql(`insert into broker_complaint (step_id, made_at, text) values ($1, now(), $2)`, [
    limit?.id,
    words('Είναι όλα της οικογένειας.', 'They all belong to my family.'),
  ]);
  if (kind === 'convert') await insert('convert', because, null);
}

const signInReviewed =
  (kind: Kind) =>
  async ({ page }: Visit, locale: Locale) => {
    await resetRateLimits();
    const person = await createUser({ locale });
    await buildReview(person, kind, locale);
    await signInAs(page, person);
  };

let reviewed: TestUser;
async function signInAsAdmin({ page }: Visit, locale: Locale): Promise<void> {
  await resetRateLimits();
  reviewed = await createUser({ locale });
  await buildReview(reviewed, 'limit', locale);
  await querySql('update broker_score set points = 100 where account_id = $1', [reviewed.id]);
  await signInAs(page, await createUser({ role: roleIds.admin, strong: true, locale }));
}

testScreens(createVisitors(), [
  {
    title: '[SAME-5] the statement of ownership, with three listings',
    before: signInReviewed('statement'),
    path: '/dashboard/account-review',
    ready: (page, locale) => findPanel(page, statementMessages.title[locale]).waitFor(),
  },
  {
    title: '[SAME-5] a limit with a complaint',
    before: signInReviewed('limit'),
    path: '/dashboard/account-review',
    ready: (page, locale) => findPanel(page, reviewStepMessages.limit.title[locale]).waitFor(),
  },
  {
    title: '[SAME-5] a conversion',
    before: signInReviewed('convert'),
    path: '/dashboard/account-review',
    ready: (page, locale) => findPanel(page, conversionMessages.title[locale]).waitFor(),
  },
  {
    title: '[SAME-5] the list of private accounts',
    before: signInAsAdmin,
    path: '/dashboard/admin/hidden-brokers',
    ready: (page) => page.locator('table').waitFor(),
    othersWrite: true,
  },
  {
    title: '[SAME-5] one private account with statement, steps and complaint',
    before: signInAsAdmin,
    path: async () => `/dashboard/admin/hidden-brokers/${reviewed.id}`,
    ready: (page, locale) => findPanel(page, brokerPageMessages.decide[locale]).waitFor(),
    othersWrite: true,
  },
  { title: '[SAME-5] a complaint by code', path: '/auth/account-complaint' },
]);
