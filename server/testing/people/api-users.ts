/** People with a password, what they ask over HTTP, and the letters that were ordered for them. */
import type { Insertable } from 'kysely';
import { createSession } from '../../src/platform/auth/sessions.ts';
import { EMAIL_SECRET_PURPOSE } from '../../src/platform/email/outbox.ts';
import type { Account } from '../../src/platform/generated/schema.ts';
import type { TestApp } from '../environment/test-app.ts';
import { buildUser } from '../factories/records.ts';

export const password = 'σωστό άλογο μπαταρία';

export type SignedInUser = Awaited<ReturnType<typeof buildSignedInUser>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks as the session of this token, or as a visitor. */
export async function callApiAs(
  testApp: TestApp,
  token: string | null,
  method: Method,
  path: string,
  payload?: object,
) {
  const response = await testApp.app.inject({
    method,
    url: `/api${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

/** A member whose mailbox is proven and whose password is known. */
export async function buildSignedInUser(testApp: TestApp, overrides: Partial<Insertable<Account>> = {}) {
  const password_hash = await testApp.deps.passwords.hash(password);
  const { id, token } = await buildUser(testApp.deps.db, {
    password_hash,
    email_confirmed_at: testApp.deps.clock(),
    ...overrides,
  });
  const { email } = await testApp.deps.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const user = {
    id,
    token,
    email,
    /** Goes on with a new token when it is given one, as a program does. */
    async call(method: Method, path: string, payload?: object) {
      const answer = await callApiAs(testApp, user.token, method, path, payload);
      if (typeof answer.body?.token === 'string') user.token = answer.body.token;
      return answer;
    },
    /** Another device of the same person. */
    logIn: (device = '') => createSession(testApp.deps.db, id, testApp.deps.clock(), { device }),
  };
  return user;
}

type QueuedEmail = { to: string; locale: string; template: string; values: Record<string, string> };

/** Emails to an address, oldest first. */
export async function listEmailsTo(testApp: TestApp, address: string): Promise<QueuedEmail[]> {
  const rows = await testApp.deps.db.selectFrom('email_outbox').select(['template', 'payload']).orderBy('id').execute();
  return rows
    .flatMap(({ template, payload }) =>
      payload
        ? [{ template, ...JSON.parse(testApp.deps.secrets.open(EMAIL_SECRET_PURPOSE, payload)) } as QueuedEmail]
        : [],
    )
    .filter(({ to }) => to === address);
}
