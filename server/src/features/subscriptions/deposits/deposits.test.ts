import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import type { MatchProblem } from '@estia/contract/subscriptions/deposit-states';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildDepositAgency, encodeBase64 } from '../../../../testing/factories/deposits.ts';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import { type AdminTestApp, approveNewest, openAdminTestApp } from '../../../../testing/people/admins.ts';
import { createSeededRandom } from '../../../../testing/seeded-random.ts';

const reason = 'Στο αντίγραφο της τράπεζας';
const account = {
  beneficiary: 'Εστία Ακίνητα ΑΕ',
  bank: 'Τράπεζα Αιγαίου',
  iban: 'GR16 0110 1250 0000 0001 2300 695',
  reason,
};
const euros = (cents: number) => `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
const HEAD = 'Ημερομηνία;Αιτιολογία;Ποσό';

describe('[SUBS-3] bank deposits', () => {
  let testApp: AdminTestApp;
  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  const request = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = testApp.admin) =>
    testApp.call(who.token, method, `/adminPanel${path}`, payload);
  const take = async (text: string) => {
    const sent = await request('POST', '/bank-statements', { file: encodeBase64(text) });
    expect(sent.status).toBe(200);
    return (await request('POST', `/bank-statements/${sent.body.import_id}`, sent.body.guess)).body;
  };
  /** By another admin than the one who took or matched it. */
  const confirm = (id: number) => request('POST', `/deposits/${id}/confirm`, { reason }, testApp.main);
  const linesOf = async (userId: number) => (await request('GET', `/deposits?user_id=${userId}`)).body.deposits;
  const moneyOf = (accountId: number) =>
    testApp.db.selectFrom('payment').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
  const stateOf = async (chargeId: number) =>
    (await testApp.db.selectFrom('charge').select('state').where('id', '=', chargeId).executeTakeFirstOrThrow()).state;

  it('the account where deposits go is checked, and its change is written down', async () => {
    expect((await request('GET', '/bank-account')).body).toEqual({
      account: { beneficiary: '', iban: '', bank: '' },
      changed_at: null,
    });
    const wrong = await request('PUT', '/bank-account', { ...account, iban: 'GR17 0110 1250 0000 0001 2300 695' });
    expect(wrong.body.fields).toEqual({ iban: 'iban' });
    const asked = await request('PUT', '/bank-account', account);
    expect(asked.body).toEqual({ message: 'Success!', needs_approval: true });
    await approveNewest(testApp);
    expect((await request('PUT', '/bank-account', account)).body.needs_approval).toBe(false);
    expect((await request('GET', '/bank-account')).body.account.iban).toBe('GR1601101250000000012300695');
    const log = await testApp.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'bank_account_changed')
      .execute();
    expect(log).toHaveLength(1);
  });

  it('a statement is shown first, then taken over once: the same file again adds nothing', async () => {
    const agency = await buildDepositAgency(testApp.db);
    const text = [HEAD, `03/11/2026;ΓΕΜΗ ${agency.gemi};${euros(agency.cents)}`, '03/11/2026;ΕΝΟΙΚΙΟ;-500,00', ''].join(
      '\n',
    );
    const sent = await request('POST', '/bank-statements', { file: encodeBase64(text) });
    expect(sent.body).toMatchObject({ encoding: 'utf-8', separator: ';', rows: 3, unreadable: 0 });
    expect(sent.body.guess).toMatchObject({ skip: 1, date: 0, amount: 2, text: [1] });
    expect(sent.body.read[0]).toMatchObject({ booked_on: '2026-11-03', cents: agency.cents });
    expect(await linesOf(agency.accountId)).toEqual([]);
    const path = `/bank-statements/${sent.body.import_id}`;
    expect((await request('GET', path)).body).toEqual(sent.body);
    expect((await request('POST', path, { ...sent.body.guess, amount: null })).body.fields).toMatchObject({
      amount: 'columns',
    });
    const taken = await request('POST', path, sent.body.guess);
    expect(taken.body).toMatchObject({
      added: 2,
      already_imported: 0,
      matched: 1,
      doubtful: 0,
      outgoing: 1,
      unreadable: 0,
    });
    expect((await request('POST', path, sent.body.guess)).status).toBe(409);
    expect((await request('GET', path)).status).toBe(409);
    expect(await take(text)).toMatchObject({ added: 0, already_imported: 2 });
    // A later statement that begins with the same day, where a second line alike is new.
    const twice = `${HEAD}\n03/11/2026;ΕΝΟΙΚΙΟ;-500,00\n03/11/2026;ΕΝΟΙΚΙΟ;-500,00\n`;
    expect(await take(twice)).toMatchObject({ added: 1, already_imported: 1 });
    const [line] = await linesOf(agency.accountId);
    expect(line).toMatchObject({
      state: 'matched',
      match_problem: null,
      text: `ΓΕΜΗ ${agency.gemi}`,
      matched_by: 'Ο άλλος',
    });
    const stored = await testApp.db
      .selectFrom('bank_line')
      .select('text')
      .where('id', '=', line.line_id)
      .executeTakeFirstOrThrow();
    expect((stored.text as Buffer).toString('latin1')).not.toContain(agency.gemi);
    const sealed = await testApp.db.selectFrom('bank_import').select('file').execute();
    expect(sealed.every((row) => row.file === null)).toBe(true);
  });

  it('two admins confirm the same line at once: the money is there once, with invoice, email and log', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await take(`${HEAD}\n04/11/2026;${agency.gemi.slice(0, 9)};${euros(agency.cents)}\n`);
    const [{ line_id }] = await linesOf(agency.accountId);
    const answers = await Promise.all(
      [testApp.main, testApp.admin, testApp.main, testApp.admin].map((who) =>
        request('POST', `/deposits/${line_id}/confirm`, { reason }, who),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    expect(await moneyOf(agency.accountId)).toMatchObject([
      { charge_id: agency.chargeId, method: 'deposit', cents: agency.cents, ref: `bank:${line_id}` },
    ]);
    expect(await stateOf(agency.chargeId)).toBe('paid');
    const templates = (await testApp.listEmailsTo(agency.accountId)).map((email) => email.template);
    expect(templates.filter((template) => template === 'deposit_received')).toHaveLength(1);
    const log = (await testApp.logOf(agency.accountId))
      .filter((row) => row.subject === 'account')
      .map((row) => row.action);
    expect(log).toEqual(['deposit_confirmed']);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from invoice where account_id = ${agency.accountId}`.execute(testApp.db);
    expect(rows[0]?.n).toBe(1);
    // Confirmed is the end: neither another agency nor a rejection changes it.
    expect((await request('PUT', `/deposits/${line_id}/match`, { gemi: agency.gemi, reason })).status).toBe(409);
    expect((await request('POST', `/deposits/${line_id}/reject`, { reason })).status).toBe(409);
  });

  it('a doubtful line is matched by hand to what is owed, to the cent, or kept to be sent back', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await take(
      `${HEAD}\n05/11/2026;ΣΥΝΔΡΟΜΗ ΕΣΤΙΑ;${euros(agency.cents)}\n05/11/2026;ΚΑΤΙ ΑΛΛΟ;${euros(agency.cents - 1)}\n`,
    );
    const waiting = (await request('GET', '/deposits?state=new&match_problem=no_gemi')).body.deposits;
    const of = (cents: number) => waiting.find((line: { cents: number }) => line.cents === cents).line_id;
    const [right, short] = [of(agency.cents), of(agency.cents - 1)];
    expect((await request('POST', `/deposits/${right}/confirm`, { reason })).status).toBe(409);
    expect((await request('PUT', `/deposits/${right}/match`, { gemi: '999999999', reason })).body.fields).toEqual({
      gemi: 'gemi_unknown',
    });
    expect((await request('PUT', `/deposits/${short}/match`, { gemi: agency.gemi, reason })).body.fields).toEqual({
      gemi: 'deposit_not_owed',
    });
    expect(
      (await request('PUT', `/deposits/${short}/match`, { gemi: agency.gemi, reason, not_owed: true })).status,
    ).toBe(200);
    expect((await request('PUT', `/deposits/${right}/match`, { gemi: agency.gemi, reason })).status).toBe(200);
    expect((await request('PUT', `/deposits/${right}/match`, { gemi: agency.gemi, reason })).status).toBe(200);
    for (const id of [short, right]) expect((await confirm(id)).status).toBe(200);
    const money = await moneyOf(agency.accountId);
    expect(money.map(({ charge_id, cents }) => [charge_id, cents])).toEqual([
      [null, agency.cents - 1],
      [agency.chargeId, agency.cents],
    ]);
    const emails = (await testApp.listEmailsTo(agency.accountId)).filter(
      (email) => email.template === 'deposit_received',
    );
    expect(emails.map((email) => email.values.owed)).toEqual([false, true]);
  });

  it('a deposit is noted without a statement, and the statement that comes later does not pay it twice', async () => {
    const agency = await buildDepositAgency(testApp.db);
    const note = { gemi: agency.gemi, booked_on: '2026-11-06', amount: euros(agency.cents), reason };
    expect((await request('POST', '/deposits', { ...note, amount: '60,7x' })).body.fields).toEqual({
      amount: 'amount',
    });
    expect((await request('POST', '/deposits', { ...note, booked_on: '2031-01-01' })).body.fields).toEqual({
      booked_on: 'invalid',
    });
    const noted = await request('POST', '/deposits', note);
    expect(noted.status).toBe(200);
    expect(await moneyOf(agency.accountId)).toEqual([]);
    expect((await request('POST', '/deposits', { ...note, not_owed: true })).status).toBe(409);
    await take(`${HEAD}\n06/11/2026;${agency.gemi};${euros(agency.cents)}\n`);
    expect((await confirm(noted.body.line_id)).status).toBe(200);
    await take(`${HEAD}\n07/11/2026;${agency.gemi};${euros(agency.cents)}\n`);
    const lines = await linesOf(agency.accountId);
    expect(
      lines.map((line: { state: string; match_problem: MatchProblem }) => [line.state, line.match_problem]),
    ).toEqual([
      ['new', 'already_paid'],
      ['new', 'already_matched'],
      ['confirmed', null],
    ]);
    expect(await moneyOf(agency.accountId)).toHaveLength(1);
  });

  it('what was owed when it was matched and is not any more is not confirmed by itself', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await take(`${HEAD}\n08/11/2026;${agency.gemi};${euros(agency.cents)}\n`);
    const [{ line_id }] = await linesOf(agency.accountId);
    await sql`update charge set state = 'void', void_at = now() where id = ${agency.chargeId}`.execute(testApp.db);
    expect((await confirm(line_id)).body.code).toBe('deposit_not_owed');
    expect(await moneyOf(agency.accountId)).toEqual([]);
    expect(
      (await request('PUT', `/deposits/${line_id}/match`, { gemi: agency.gemi, reason, not_owed: true })).status,
    ).toBe(200);
    expect((await confirm(line_id)).status).toBe(200);
    expect(await moneyOf(agency.accountId)).toMatchObject([{ charge_id: null, cents: agency.cents }]);
  });

  it('who matched a deposit does not confirm it while another administrator is there', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await take(`${HEAD}\n09/11/2026;${agency.gemi};${euros(agency.cents)}\n`);
    const [{ line_id, can_confirm }] = await linesOf(agency.accountId);
    expect(can_confirm).toBe(false);
    const refused = await request('POST', `/deposits/${line_id}/confirm`, { reason });
    expect(refused).toMatchObject({ status: 409, body: { code: 'second_admin_needed' } });
    expect(await moneyOf(agency.accountId)).toEqual([]);
    const seen = (await request('GET', `/deposits?user_id=${agency.accountId}`, undefined, testApp.main)).body.deposits;
    expect(seen).toMatchObject([{ line_id, can_confirm: true }]);
    // Alone, an admin does both.
    await restrictDirectly(testApp.db, (trx) =>
      sql`update account set status = 'blocked' where id = ${testApp.main.id}`.execute(trx),
    );
    expect(await linesOf(agency.accountId)).toMatchObject([{ can_confirm: true }]);
    expect((await request('POST', `/deposits/${line_id}/confirm`, { reason })).status).toBe(200);
    await sql`update account set status = 'approved' where id = ${testApp.main.id}`.execute(testApp.db);
  });

  it('an agency is found by its name as well: as it is written in full, or by words that no other has', async () => {
    const [first, second] = [await buildDepositAgency(testApp.db), await buildDepositAgency(testApp.db)];
    for (const [agency, ...names] of [
      [first, 'Ακτή Ακίνητα', 'Akti Estates'],
      [second, 'Ακτή Ακίνητα Νότου', 'Akti South Estates'],
    ] as const)
      await sql`update agency set name_key = ${names.map((name) => ` ${createPhoneticKey(name)} `).join('')} where account_id = ${agency.accountId}`.execute(
        testApp.db,
      );
    const note = (gemi: string, day: string) =>
      request('POST', '/deposits', { gemi, booked_on: day, amount: euros(first.cents), reason });
    expect((await note('Ακτή', '2026-11-10')).body.fields).toEqual({ gemi: 'agency_several' });
    expect((await note('Βράχος', '2026-11-10')).body.fields).toEqual({ gemi: 'gemi_unknown' });
    expect((await note('Ακτή Ακίνητα', '2026-11-10')).status).toBe(200);
    expect((await note('akti south', '2026-11-11')).status).toBe(200);
    expect(await linesOf(first.accountId)).toMatchObject([{ booked_on: '2026-11-10' }]);
    expect(await linesOf(second.accountId)).toMatchObject([{ booked_on: '2026-11-11' }]);
  });

  it('200 lines of every kind of mistake: each verdict is what was meant', async () => {
    const random = createSeededRandom(7);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
    type Meant = {
      cents: number;
      state: string;
      match_problem: MatchProblem | null;
      account: number | null;
      text: string;
    };
    const meant: Meant[] = [];
    const rows: string[] = [];
    const kinds = [
      'right',
      'right',
      'none',
      'slip',
      'unknown',
      'other',
      'twice',
      'outgoing',
      'several',
      'nothing',
    ] as const;
    for (let n = 0; meant.length < 200; n++) {
      const net = 10_000 + n * 7;
      const agency = await buildDepositAgency(testApp.db, { netCents: net });
      const typed = pick([
        agency.gemi,
        agency.gemi.slice(0, 9),
        `${agency.gemi.slice(0, 4)} ${agency.gemi.slice(4, 9)} ${agency.gemi.slice(9)}`,
        `${agency.gemi.slice(0, 3)}.${agency.gemi.slice(3, 6)}.${agency.gemi.slice(6)}`,
      ]);
      const words = pick(['ΓΕΜΗ ', 'GEMI:', 'ΣΥΝΔΡΟΜΗ ΕΣΤΙΑ 11/2026 ', 'ΑΡ. ΓΕΜΗ ']);
      const add = (
        text: string,
        cents: number,
        state: string,
        match_problem: MatchProblem | null,
        owner: number | null,
      ) => {
        meant.push({ cents, state, match_problem, account: owner, text });
        rows.push(
          `${pick(['09/11/2026', '2026-11-10', '11.11.2026'])};${text};${cents < 0 ? '' : pick(['', '+'])}${euros(Math.abs(cents))}${cents < 0 ? '-' : ''}`,
        );
      };
      const { cents, accountId } = agency;
      switch (kinds[n % kinds.length]) {
        case 'right':
          add(`${words}${typed} #${n}`, cents, 'matched', null, accountId);
          break;
        case 'none':
          add(`ΚΑΤΑΘΕΣΗ ΣΥΝΔΡΟΜΗ ν${n % 1000}`, cents, 'new', 'no_gemi', null);
          break;
        case 'slip':
          // The sum is nobody else's, so that the guess can only be this agency.
          add(`${words}9${agency.gemi.slice(1, 9)} α`, cents, 'new', 'unknown_gemi', accountId);
          break;
        case 'unknown':
          add(`${words}77777${String(n).padStart(4, '0')} α`, cents, 'new', 'unknown_gemi', null);
          break;
        case 'other':
          add(`${words}${typed} #${n}`, cents + pick([-1, 1, 100]), 'new', 'other_amount', accountId);
          break;
        case 'twice':
          add(`${words}${typed} α`, cents, 'matched', null, accountId);
          add(`${words}${typed} β`, cents, 'new', 'already_matched', accountId);
          break;
        case 'outgoing':
          add(`${words}${typed} γ`, -cents, 'rejected', 'outgoing', null);
          break;
        case 'several': {
          const second = await buildDepositAgency(testApp.db, { netCents: net });
          add(`${agency.gemi} ΚΑΙ ${second.gemi}`, cents, 'new', 'several', null);
          break;
        }
        default:
          await sql`update charge set state = 'void', void_at = now() where id = ${agency.chargeId}`.execute(
            testApp.db,
          );
          add(`${words}${typed} δ`, cents, 'new', 'nothing_owed', accountId);
      }
    }
    const before =
      (
        await testApp.db
          .selectFrom('bank_line')
          .select((q) => q.fn.max('id').as('id'))
          .executeTakeFirst()
      )?.id ?? 0;
    const message = await take(`${HEAD}\n${rows.join('\n')}\n`);
    expect(message).toMatchObject({ added: meant.length, already_imported: 0, unreadable: 0 });
    const found = await testApp.db
      .selectFrom('bank_line')
      .select(['cents', 'state', 'match_problem', 'account_id'])
      .where('id', '>', Number(before))
      .orderBy('id')
      .execute();
    const wrong = meant.flatMap((line, at) => {
      const row = found[at];
      const same =
        row?.cents === line.cents &&
        row.state === line.state &&
        row.match_problem === line.match_problem &&
        row.account_id === line.account;
      return same ? [] : [{ meant: line, row }];
    });
    expect(wrong).toEqual([]);
    expect(message.matched).toBe(meant.filter((line) => line.state === 'matched').length);
  });
});
