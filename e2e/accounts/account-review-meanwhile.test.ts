/** SAME-5: what happens to a page of the review, and to what was typed into it, when somebody else was quicker. */
import { roleIds } from '@estia/contract/accounts/roles';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import { brokerRelationMessages, brokerPageMessages as words } from '@estia/contract/hidden-brokers/messages';
import {
  complaintMessages,
  conversionMessages,
  reviewFlashMessages,
  reviewStepMessages,
  statementMessages,
} from '@estia/contract/hidden-brokers/review-messages';
import type { Pair } from '@estia/contract/pair';
import { formGone } from '@estia/contract/site/unsent-messages';
import { expect, it } from 'vitest';
import { callApi } from '../support/listing-wizard.ts';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  findPanel,
  logIn,
  querySql,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll, type Visit } from '../support/visitors.ts';

const visit = createVisitors();
const locale = 'el' as const;
const PATH = '/dashboard/account-review';

const createAdmin = () => createUser({ role: roleIds.admin, strong: true });
const adminPath = ({ id }: TestUser) => `/adminPanel/hidden-brokers/${id}`;

async function take(admin: TestUser, person: TestUser, ...kinds: string[]): Promise<void> {
  for (const kind of kinds) {
    const body = { kind, reason: 'Πολλές αγγελίες με το ίδιο τηλέφωνο.', new_evidence: '' };
    expect(await callApi(admin, 'POST', `${adminPath(person)}/steps`, body)).toMatchObject({ status: 200 });
    // Nobody answers the question, and its last day is over.
    if (kind === 'statement')
      await querySql('update broker_step set no_answer_at = now() where account_id = $1', [person.id]);
  }
}

const findOpenStep = async ({ id }: TestUser): Promise<number> =>
  (
    await querySql<{ id: number }>('select id::int as id from broker_step where account_id = $1 and ended_at is null', [
      id,
    ])
  )[0]?.id ?? 0;

const complain = async (person: TestUser, text: string) =>
  callApi(person, 'POST', `/user/account-review/steps/${await findOpenStep(person)}/complaint`, { text });

/** The page says why, and gives back what was typed, though it has no form for it any more. */
async function expectGivenBack({ page }: Visit, why: Pair, typed: string, js = true) {
  const alert = page.getByRole('alert').filter({ hasText: why[locale] });
  await alert.filter({ hasText: typed }).waitFor({ timeout: 10_000 });
  expect(await alert.count()).toBe(1);
  if (!js) return;
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

it('[SAME-5] a suspension that is lifted leads back to the form of the conversion, which holds again', async () => {
  const [person, admin] = [await createUser(), await createAdmin()];
  await take(admin, person, 'statement', 'limit', 'convert', 'suspend');
  const step = await findOpenStep(person);
  const lifted = await callApi(admin, 'POST', `${adminPath(person)}/steps/${step}/lifting`, { reason: 'Λάθος' });
  expect(lifted.status).toBe(200);
  const { page, go } = await visit({ width: 390 });
  await logIn(page, person.email, locale);
  await go(PATH);
  await findPanel(page, reviewStepMessages.convert.title[locale]).waitFor();
  await findPanel(page, conversionMessages.title[locale]).waitFor({ timeout: 10_000 });
  await expectAccessible(page);
});

it.each([{ js: true }, { js: false }])(
  '[SAME-5] what its owner typed comes back with the reason, script: $js',
  async ({ js }) => {
    const [person, admin] = [await createUser(), await createAdmin()];
    await take(admin, person, 'statement');
    const phone = await visit({ width: 390, js });
    const { page, go } = phone;
    await signInAs(page, person);
    await go(PATH);
    const statement = 'Τα κληρονόμησα από τους γονείς μου.';
    await findField(page, statementMessages.text[locale]).fill(statement);
    await page.getByLabel(statementMessages.declared[locale]).check();
    await take(admin, person, 'limit');
    await findButton(page, statementMessages.send[locale]).click();
    await expectGivenBack(phone, formGone.changed, statement, js);

    await go(PATH);
    const typed = 'Διαφωνώ, τα σπίτια είναι της μητέρας μου.';
    await expandSection(page, complaintMessages.title[locale]);
    await findField(page, complaintMessages.text[locale]).first().fill(typed);
    await complain(person, 'Από άλλη συσκευή.');
    await findButton(page, complaintMessages.send[locale]).first().click();
    await expectGivenBack(phone, getErrorCodeMessage('complaint_known'), typed, js);
  },
);

it('[SAME-5] what an admin typed comes back with the reason, and never stands in the form of another step', async () => {
  const [person, first, second] = [await createUser(), await createAdmin(), await createAdmin()];
  await take(first, person, 'statement');
  const visited = await visit({ width: 390 });
  const { page, go } = visited;
  await signInAs(page, second);
  const path = `/dashboard/admin/hidden-brokers/${person.id}`;
  const fillStep = async (kind: 'limit' | 'convert', reason: string) => {
    await go(path);
    await findField(findPanel(page, words.nextTitle[kind][locale]), words.reason[locale]).fill(reason);
  };
  const send = (kind: 'limit' | 'convert') => findButton(page, words.nextTitle[kind][locale]).click();

  await fillStep('limit', 'Το όριο χρειάζεται για τις εννέα αγγελίες.');
  await take(first, person, 'limit');
  await send('limit');
  await expectGivenBack(visited, formGone.changed, 'Το όριο χρειάζεται για τις εννέα αγγελίες.');
  const convert = findPanel(page, words.nextTitle.convert[locale]);
  expect(await findField(convert, words.reason[locale]).inputValue()).toBe('');

  await fillStep('convert', 'Να γίνει γραφείο.');
  await complain(person, 'Δεν είμαι μεσίτης.');
  await send('convert');
  await expectGivenBack(visited, getErrorCodeMessage('complaint_open'), 'Να γίνει γραφείο.');

  await go(path);
  const decide = findPanel(page, words.decide[locale]);
  await page.getByLabel(words.reject[locale]).check();
  await findField(decide, words.decisionText[locale]).fill('Δεν αλλάζει κάτι.');
  const step = await findOpenStep(person);
  await callApi(await createAdmin(), 'PUT', `${adminPath(person)}/steps/${step}/complaint`, {
    outcome: 'rejected',
    decision: 'Το είδαμε.',
  });
  await findButton(decide, words.sendDecision[locale]).click();
  await expectGivenBack(visited, formGone.changed, 'Δεν αλλάζει κάτι.');
});

it('[SAME-5] a listing that is removed between two pages of the statement leaves none without an answer', async () => {
  const [person, admin] = [await createUser(), await createAdmin()];
  const rows = await querySql<{ id: number }>(
    `update property p set account_id = $1, agency_id = null where p.id in (
       select o.id from property o where o.complex_id is null and o.account_id <> $1
         and (select count(*) from listing l where l.property_id = o.id and l.is_active is not null) = 1
         and not exists (select from cooperation c where c.property_id = o.id) order by o.id desc limit 21) returning p.id::int as id`,
    [person.id],
  );
  expect(rows).toHaveLength(21);
  const asked = { kind: 'statement', reason: 'Πολλές αγγελίες.', new_evidence: '' };
  expect((await callApi(admin, 'POST', `${adminPath(person)}/steps`, asked)).status).toBe(200);
  const { page, go } = await visit({ width: 1440 });
  await signInAs(page, person);
  await go(PATH);
  await page.getByText(statementMessages.progress[locale](1, 20, 21)).waitFor();
  const checkAll = async () => {
    for (const radio of await page.getByLabel(brokerRelationMessages.owner[locale]).all()) await radio.check();
  };
  await checkAll();
  await querySql(
    `update listing set is_active = null, deleted_at = now() where id = (select min(l.id) from listing l join property p on p.id = l.property_id
       where p.account_id = $1 and l.is_active is not null)`,
    [person.id],
  );
  await findButton(page, statementMessages.saveAndContinue[locale]).click();
  await expectStatus(page, reviewFlashMessages.saved[locale]);
  await page.getByText(statementMessages.progress[locale](1, 20, 20)).waitFor({ timeout: 10_000 });
  await checkAll();
  await page.getByLabel(statementMessages.declared[locale]).check();
  await findButton(page, statementMessages.send[locale]).click();
  await expectStatus(page, reviewFlashMessages.sent[locale]);
});
