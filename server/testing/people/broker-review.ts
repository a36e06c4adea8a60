/**
 * One private account after another under review by two admins, through the API: what a test of the steps needs again and
 * again. Call `open` and `begin` before the others.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { reviewEmails } from '../../src/features/hidden-brokers/index.ts';
import { createSession } from '../../src/platform/auth/sessions.ts';
import { openTestApp, type TestApp } from '../environment/test-app.ts';
import { buildListing, buildProperty } from '../factories/records.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from './api-users.ts';

export const REVIEW_BEGIN = new Date('2026-11-15T10:00:00Z');
export const REVIEW_DISTRICT_ID = 461200;

export function createBrokerReview() {
  let testApp: TestApp;
  let admin: SignedInUser;
  let other: SignedInUser;
  let person: SignedInUser;
  let count = 0;

  const open = async (services: Parameters<typeof openTestApp>[0]) => {
    testApp = await openTestApp(services, { DB_POOL: '12' });
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    other = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    return { testApp, admin, other };
  };
  /** Another account, and nothing left of those before it that a job would find. */
  const begin = async () => {
    testApp.setNow(REVIEW_BEGIN);
    await sql`update listing set is_active = false where is_active`.execute(testApp.deps.db);
    await sql`delete from broker_score`.execute(testApp.deps.db);
    count += 1;
    person = await buildSignedInUser(testApp, { username: `reviewed${count}` });
    return person;
  };

  const run = (query: ReturnType<typeof sql>) => query.execute(testApp.deps.db);
  const publish = async (n: number) => {
    for (let at = 0; at < n; at += 1)
      await buildListing(testApp.deps.db, {
        property_id: await buildProperty(testApp.deps.db, { account_id: person.id, district_id: REVIEW_DISTRICT_ID }),
      });
  };
  /** Sessions of admins last for hours only. */
  const asAdmin = async (who = admin) => {
    who.token = await createSession(testApp.deps.db, who.id, testApp.deps.clock(), { strong: true });
    return who;
  };
  const asPerson = async () => {
    person.token = await createSession(testApp.deps.db, person.id, testApp.deps.clock());
    return person;
  };
  const path = (rest = '') => `/adminPanel/hidden-brokers/${person.id}${rest}`;
  const take = async (kind: string, reason = `Λόγος για ${kind}`, new_evidence = '') =>
    (await asAdmin()).call('POST', path('/steps'), { kind, reason, new_evidence });
  const emails = async () =>
    (await listEmailsTo(testApp, person.email)).filter(({ template }) => template in reviewEmails);
  const templates = async () => (await emails()).map(({ template }) => template);
  const read = async () => (await (await asAdmin()).call('GET', path())).body;
  const answerAll = async () => {
    const { body } = await (await asPerson()).call('GET', '/user/account-review?limit=100');
    const answers = body.listings.map(({ listing_id }: { listing_id: number }) => ({ listing_id, relation: 'owner' }));
    return person.call('POST', '/user/account-review/statement', { answers, text: 'Από κληρονομιά.', declared: true });
  };
  type StepSummary = { id: number; kind: string; ended_at: string | null };
  /** The newest of a kind; without one the step in force, or the newest. */
  const findStep = async (kind?: string): Promise<StepSummary> => {
    const steps: StepSummary[] = (await read()).steps;
    const found = steps.find((step) => (kind ? step.kind === kind : step.ended_at === null)) ?? steps[0];
    if (!found) throw new Error('No step');
    return found;
  };
  const complain = async (text = 'Δεν είμαι μεσίτης', kind?: string) => {
    const { id } = await findStep(kind);
    return (await asPerson()).call('POST', `/user/account-review/steps/${id}/complaint`, { text });
  };
  const decide = async (outcome: string, { who = other, kind }: { who?: SignedInUser; kind?: string } = {}) => {
    const { id } = await findStep(kind);
    return (await asAdmin(who)).call('PUT', path(`/steps/${id}/complaint`), { outcome, decision: 'Το είδαμε' });
  };
  const accept = async (reason: string, stepId?: number) => {
    const id = stepId ?? (await findStep()).id;
    return (await asAdmin()).call('POST', path(`/steps/${id}/acceptance`), { reason });
  };
  const lift = async (reason: string, stepId?: number) => {
    const id = stepId ?? (await findStep()).id;
    return (await asAdmin()).call('POST', path(`/steps/${id}/lifting`), { reason });
  };
  /** With the code of the email of that step, and without a login. */
  const complainByCode = async (template: string, text: string) => {
    const code = (await emails()).findLast((each) => each.template === template)?.values.code;
    const reply = await testApp.app.inject({
      method: 'POST',
      url: '/api/account-review/complaint',
      payload: { code, text },
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const goTo = async (kind: 'limit' | 'convert' | 'suspend') => {
    const assertDone = ({ status, body }: { status: number; body: unknown }) => {
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    };
    assertDone(await take('statement'));
    assertDone(await answerAll());
    for (const next of ['limit', 'convert', 'suspend']) {
      assertDone(await take(next));
      if (next === kind) return;
    }
  };
  const countActive = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from listing l join property p on p.id = l.property_id
        where p.account_id = ${person.id} and l.is_active`.execute(testApp.deps.db)
    ).rows[0]?.n;

  return {
    open,
    begin,
    run,
    publish,
    asAdmin,
    asPerson,
    path,
    take,
    emails,
    templates,
    read,
    answerAll,
    findStep,
    complain,
    decide,
    accept,
    lift,
    complainByCode,
    goTo,
    countActive,
  };
}
