/** People at the door, for tests: browsers that keep their cookies, each at an address of its own, and their emails. */
import type { Insertable } from 'kysely';
import { XSRF_COOKIE } from '../../src/platform/auth/sessions.ts';
import { EMAIL_SECRET_PURPOSE } from '../../src/platform/email/outbox.ts';
import type { Account } from '../../src/platform/generated/schema.ts';
import { openTestApp } from '../environment/test-app.ts';
import { buildUser } from '../factories/records.ts';

export type BrowserTestApp = Awaited<ReturnType<typeof openBrowserTestApp>>;
type Values = Record<string, string>;

/** Of everybody who is made by `person`: hashed once, since each hash takes 30 ms of a core. */
export const PASSWORD = 'βουνό-και-θάλασσα';

let serial = 0;

export async function openBrowserTestApp(...opening: Parameters<typeof openTestApp>) {
  const testApp = await openTestApp(...opening);
  const { db, secrets } = testApp.deps;
  const password_hash = await testApp.deps.passwords.hash(PASSWORD);
  const begun = testApp.deps.clock().getTime();

  const newEmail = () => `person${++serial}@estia.example`;
  const newAddress = () => `10.9.${serial++ >> 8}.${serial & 255}`;

  function browser({ address = newAddress(), cookies = {} as Values, agent = 'Firefox/140 Linux' } = {}) {
    const jar = { ...cookies };
    const request = async (method: 'GET' | 'POST', path: string, payload?: object, headers: Values = {}) => {
      const xsrf = jar[XSRF_COOKIE];
      const response = await testApp.app.inject({
        method,
        url: `/api${path}`,
        remoteAddress: address,
        headers: { 'user-agent': agent, ...(xsrf ? { 'x-xsrf-token': xsrf } : {}), ...headers },
        cookies: jar,
        ...(payload ? { payload } : {}),
      });
      for (const { name, value, expires } of response.cookies) {
        if (value === '' || (expires && expires.getTime() < Date.now())) delete jar[name];
        else jar[name] = value;
      }
      return {
        status: response.statusCode,
        // biome-ignore lint/suspicious/noExplicitAny: the tests look into answers of every call
        body: response.json() as any,
        set: response.headers['set-cookie'] ? [response.headers['set-cookie']].flat() : [],
      };
    };
    return {
      address,
      jar,
      get: (path: string, headers?: Values) => request('GET', path, undefined, headers),
      post: (path: string, payload: object = {}, headers?: Values) => request('POST', path, payload, headers),
      /** Whom the server takes this browser for. */
      user: async () => (await request('GET', '/session')).body.user,
    };
  }

  return {
    world: testApp,
    db,
    newEmail,
    browser,
    /** An account that can log in with PASSWORD. */
    async createUser(overrides: Partial<Insertable<Account>> = {}) {
      const email = overrides.email ?? newEmail();
      return { ...(await buildUser(db, { password_hash, ...overrides, email })), email };
    },
    accountOf: (email: string) => db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),
    minutesLater(minutes: number): void {
      testApp.setNow(new Date(begun + minutes * 60_000));
    },
    /** Emails to an address, oldest first, as the worker will read them. */
    async listEmailsTo(email: string, template?: string) {
      const rows = await db.selectFrom('email_outbox').select(['template', 'payload']).orderBy('id').execute();
      return rows
        .map((row) => ({
          template: row.template,
          ...JSON.parse(secrets.open(EMAIL_SECRET_PURPOSE, row.payload as Buffer)),
        }))
        .filter((letter) => letter.to === email && (template === undefined || letter.template === template)) as {
        template: string;
        to: string;
        locale: string;
        values: Record<string, string | number>;
      }[];
    },
  };
}

/** What a person types to register. */
export const registrationForm = (email: string, over: object = {}) => ({
  email,
  password: PASSWORD,
  username: 'Μαρία Παππά',
  terms_accepted: true,
  over_18: true,
  ...over,
});

let agencies = 0;

/** What a professional types besides. The tax number's last digit checks the others. */
export function agencyRegistrationForm(over: object = {}) {
  agencies += 1;
  const head = String(20_000_000 + agencies);
  const sum = [...head].reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return {
    agency: {
      name: `Γραφείο ${agencies}`,
      general_commercial_agency_id: String(300_000_000 + agencies),
      tax_number: `${head}${(sum % 11) % 10}`,
      tax_office: 'Α΄ Αθηνών',
      legal_form: 'ΙΚΕ',
      landline: '210 123 4567',
      realtor_association_id: 3,
      ...over,
    },
    plan_id: 2,
    bank_deposit: true,
  };
}
