import { userStatuses } from '@estia/contract/accounts/model';
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  agencyRegistrationForm,
  type BrowserTestApp,
  openBrowserTestApp,
  PASSWORD,
  registrationForm,
} from '../../../testing/people/browser-users.ts';
import { SESSION_COOKIE } from '../../platform/auth/sessions.ts';
import { getStatusAfterConfirmation, mayLogIn } from './accounts.policy.ts';

describe('the door: who may, and what proof of a mailbox makes of a state', () => {
  it('[ROLE-5] only who is blocked may not log in', () => {
    expect(userStatuses.filter((status) => mayLogIn(status))).toEqual(['waiting', 'approved', 'rejected']);
  });

  it('[ROLE-5] a waiting individual becomes approved, nobody else changes', () => {
    for (const role_id of [roleIds.admin, roleIds.individual, roleIds.agency]) {
      for (const status of userStatuses) {
        const expected = role_id === roleIds.individual && status === 'waiting' ? 'approved' : status;
        expect(getStatusAfterConfirmation({ role_id, status }), `${role_id} ${status}`).toBe(expected);
      }
    }
  });
});

describe('registering', () => {
  let testApp: BrowserTestApp;
  beforeAll(async () => {
    testApp = await openBrowserTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  const register = (form: object, browser = testApp.browser()) => browser.post('/user/register', form);
  const accounts = async () =>
    Number(
      (
        await testApp.db
          .selectFrom('account')
          .select((of) => of.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it('[AUTH-1] an individual: account, terms, age, email and session in one', async () => {
    const browser = testApp.browser();
    const email = testApp.newEmail();
    const form = registrationForm(` ${email.toUpperCase()} `, {
      passwordConfirmation: PASSWORD,
      mobile: '697 123 4567',
      locale: 'en',
    });
    const { status, body } = await register(form, browser);
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'Success!', user: { email, type: 'individual', status: 'waiting' } });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(await testApp.accountOf(email)).toMatchObject({
      role_id: roleIds.individual,
      mobile: '+306971234567',
      locale: 'en',
      mail_news: false,
      email_confirmed_at: null,
      adult_declared_at: new Date('2026-11-15T10:00:00Z'),
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    const terms = testApp.db.selectFrom('terms_acceptance').selectAll().where('account_id', '=', body.user.user_id);
    expect(await terms.execute()).toMatchObject([{ version: '2026-11-15', locale: 'en' }]);
    expect(await testApp.listEmailsTo(email)).toMatchObject([
      {
        template: 'confirm_email',
        locale: 'en',
        values: { name: 'Μαρία Παππά', code: expect.stringMatching(/^\w{4}-/) },
      },
    ]);
    expect(await browser.user()).toMatchObject({ user_id: body.user.user_id, has_second_factor: false });
    const bearer = await testApp.browser().get('/session', { authorization: `Bearer ${body.token}` });
    expect(bearer.body.user.user_id).toBe(body.user.user_id);
  });

  it('[AUTH-1] a professional: agency, plan and payment too; a card’s token is stored nowhere', async () => {
    const email = testApp.newEmail();
    const { plan_id, agency } = agencyRegistrationForm();
    const { status, body } = await register(registrationForm(email, { agency, plan_id, card_token_id: 'tok_123' }));
    expect(status).toBe(200);
    const id = body.user.user_id;
    expect(body.user).toMatchObject({ type: 'professional', status: 'waiting' });
    const agencyForm = await testApp.db
      .selectFrom('agency')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(agencyForm).toMatchObject({
      name_el: agency.name,
      name_en: agency.name,
      tax_number: agency.tax_number,
      association_id: 3,
      gemi: `${agency.general_commercial_agency_id}000`,
      phones: ['+302101234567'],
      district_id: null,
    });
    const choice = testApp.db.selectFrom('plan_choice').selectAll().where('account_id', '=', id);
    expect(Object.keys(await choice.executeTakeFirstOrThrow()).sort()).toEqual([
      'account_id',
      'at',
      'payment',
      'plan_id',
    ]);
    expect(await choice.execute()).toMatchObject([{ plan_id: 2, payment: 'card' }]);

    const other = await register(registrationForm(testApp.newEmail(), agencyRegistrationForm()));
    const deposit = testApp.db.selectFrom('plan_choice').selectAll().where('account_id', '=', other.body.user.user_id);
    expect(await deposit.execute()).toMatchObject([{ payment: 'deposit' }]);
    const later = await register(
      registrationForm(testApp.newEmail(), { ...agencyRegistrationForm(), bank_deposit: false }),
    );
    const card = testApp.db.selectFrom('plan_choice').selectAll().where('account_id', '=', later.body.user.user_id);
    expect(await card.execute()).toMatchObject([{ payment: 'card' }]);
  });

  it.each([
    ['no plan', { plan_id: undefined }, { plan_id: 'required' }],
    ['a plan that does not exist', { plan_id: 99 }, { plan_id: 'invalid' }],
    ['neither card nor deposit', { bank_deposit: undefined }, { bank_deposit: 'payment' }],
    ['card and deposit', { card_token_id: 'tok_1' }, { bank_deposit: 'payment' }],
  ])('[AUTH-1] a professional with %s is asked again', async (_, over, fields) => {
    const { status, body } = await register(
      registrationForm(testApp.newEmail(), { ...agencyRegistrationForm(), ...over }),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_input', fields });
  });

  it.each([
    ['terms', { terms_accepted: false }, { terms_accepted: 'must_accept' }],
    ['age', { over_18: undefined }, { over_18: 'must_accept' }],
    ['a short password', { password: '1234567' }, { password: 'password_short' }],
    ['a common password', { password: 'password123' }, { password: 'password_common' }],
    ['two passwords', { passwordConfirmation: 'άλλο' }, { passwordConfirmation: 'passwords_differ' }],
    ['no name', { username: ' ' }, { username: 'required' }],
    ['a short phone', { mobile: '697123456' }, { mobile: 'phone' }],
    ['a wrong tax number', agencyRegistrationForm({ tax_number: '123456789' }), { 'agency.tax_number': 'tax_number' }],
    [
      'a wrong GEMI number',
      agencyRegistrationForm({ general_commercial_agency_id: '12' }),
      { 'agency.general_commercial_agency_id': 'gemi' },
    ],
    [
      'no such association',
      agencyRegistrationForm({ realtor_association_id: 999 }),
      { 'agency.realtor_association_id': 'invalid' },
    ],
  ])('[AUTH-6] [AUTH-7] refuses %s, at its field, and makes nothing', async (_, over, fields) => {
    const before = await accounts();
    const { status, body } = await register(registrationForm(testApp.newEmail(), over));
    expect(status).toBe(400);
    expect(body.fields).toEqual(fields);
    expect(await accounts()).toBe(before);
  });

  it('[AUTH-7] says which of email, GEMI and tax number is taken, and leaves nothing half-made', async () => {
    const email = testApp.newEmail();
    const taken = agencyRegistrationForm();
    await register(registrationForm(email, taken));
    const before = await accounts();
    const again = await register(registrationForm(email.toUpperCase()));
    expect(again.status).toBe(409);
    expect(again.body).toEqual({
      message: 'Email is already in use',
      code: 'email_in_use',
      fields: { email: 'email_in_use' },
    });
    const { general_commercial_agency_id, tax_number } = taken.agency;
    const gemi = await register(
      registrationForm(testApp.newEmail(), agencyRegistrationForm({ general_commercial_agency_id })),
    );
    expect(gemi.status).toBe(409);
    expect(gemi.body).toMatchObject({
      message: 'The GEMI number already exists',
      fields: { 'agency.general_commercial_agency_id': 'gemi_in_use' },
    });
    const tax = await register(registrationForm(testApp.newEmail(), agencyRegistrationForm({ tax_number })));
    expect(tax.body.fields).toEqual({ 'agency.tax_number': 'tax_number_in_use' });
    const all = await register(
      registrationForm(email, {
        ...agencyRegistrationForm({ general_commercial_agency_id, tax_number }),
        password: 'password123',
        passwordConfirmation: 'password124',
        plan_id: undefined,
      }),
    );
    expect([all.status, all.body.fields]).toEqual([
      400,
      {
        email: 'email_in_use',
        password: 'password_common',
        passwordConfirmation: 'passwords_differ',
        plan_id: 'required',
        'agency.general_commercial_agency_id': 'gemi_in_use',
        'agency.tax_number': 'tax_number_in_use',
      },
    ]);
    expect(await accounts()).toBe(before);
  });

  it('[AUTH-7] of those who register the same email or agency at once, one gets it and none gets a 500', async () => {
    const email = testApp.newEmail();
    const same = await Promise.all([1, 2, 3].map(() => register(registrationForm(email))));
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await testApp.listEmailsTo(email)).toHaveLength(1);
    const agencyForm = agencyRegistrationForm();
    const agencies = await Promise.all([1, 2].map(() => register(registrationForm(testApp.newEmail(), agencyForm))));
    expect(agencies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[MSG-2] an address that asks which emails are taken is slowed; who did register is not counted', async () => {
    const { email } = await testApp.createUser();
    const { address } = testApp.browser();
    const refused = async () => (await register(registrationForm(email), testApp.browser({ address }))).status;
    expect((await register(registrationForm(testApp.newEmail()), testApp.browser({ address }))).status).toBe(200);
    for (let i = 0; i < 20; i++) expect(await refused()).toBe(409);
    expect(await refused()).toBe(429);
    expect((await register(registrationForm(testApp.newEmail()), testApp.browser({ address }))).status).toBe(429);
    expect((await register(registrationForm(email))).status).toBe(409);
  });

  it('[AUTH-4] the session this browser came with ends, and the new one has another token', async () => {
    const browser = testApp.browser();
    await register(registrationForm(testApp.newEmail()), browser);
    const planted = browser.jar[SESSION_COOKIE] as string;
    await register(registrationForm(testApp.newEmail()), browser);
    expect(browser.jar[SESSION_COOKIE]).not.toBe(planted);
    const old = await testApp.browser().get('/session', { authorization: `Bearer ${planted}` });
    expect(old.body.user).toBeNull();
  });
});
