/** People of the e2e tests: made quickly through the API and the database, or seen through the pages as themselves. */
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { userStatusActionMessages, users } from '@estia/contract/accounts/admin-messages';
import { fields, login, loginFlashMessages, reset } from '@estia/contract/accounts/auth-messages';
import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import type { Locale } from '@estia/contract/pair';
import { form } from '@estia/contract/site/form-messages';
import { TOTP } from 'otpauth';
import pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { assertMayChange, siteUnderTest } from './site-under-test.ts';

export const PASSWORD = 'γαλάζιο ποτάμι 38';
export const localePrefix = { el: '', en: '/en' } as const;

export async function querySql<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  assertMayChange();
  const client = new pg.Client({ connectionString: siteUnderTest.databaseUrl });
  await client.connect();
  return client.query(text, values).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  );
}

/** All tests come from one address, as if a town had moved into one house: what was counted before is forgotten. */
export const resetRateLimits = () => querySql('delete from throttle');

export const newEmail = (name: string): string => `${name}-${randomBytes(5).toString('hex')}@estia.example`;
/** Numbers that no register and no other test has. */
export const newGemi = (): string => `98${randomInt(1_000_000, 10_000_000)}`;
export function newTaxNumber(): string {
  const front = String(randomInt(10_000_000, 90_000_000));
  const sum = [...front].reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return `${front}${(sum % 11) % 10}`;
}

export type TestUser = { id: number; email: string; username: string; locale: Locale; token: string };

type UserOptions = {
  name?: string;
  locale?: Locale;
  role?: RoleId;
  status?: 'waiting' | 'approved' | 'rejected';
  confirmed?: boolean;
  /** A session that has given a second factor. */
  strong?: boolean;
};

/** Registered through the API, then moved to the state a test begins with. */
export async function createUser(over: UserOptions = {}): Promise<TestUser> {
  assertMayChange();
  const { locale = 'el', role = roleIds.individual, status = 'approved', confirmed = true } = over;
  const { name = locale === 'el' ? 'Δάφνη Ρήγα' : 'Daphne Riga' } = over;
  const email = newEmail('person');
  const agency = {
    name: `${locale === 'el' ? 'Γραφείο' : 'Office'} ${name}`,
    general_commercial_agency_id: newGemi(),
    tax_number: newTaxNumber(),
  };
  const response = await fetch(`${siteUnderTest.origin}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      username: name,
      locale,
      terms_accepted: true,
      over_18: true,
      ...(role === roleIds.agency ? { agency, plan_id: 1, bank_deposit: true } : {}),
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { user, token } = (await response.json()) as { user: { user_id: number }; token: string };
  // Nobody is blocked or rejected without a statement of reasons.
  await querySql(
    `with reasons as (
       insert into statement_of_reasons (account_id, kind, ground, found_by, decided_at, complain_by, code_hash)
       select $1, 'account_blocked', 'moderation', 'own_check', now(), current_date + 180, sha256(gen_random_uuid()::text::bytea)
       where $3 in ('blocked', 'rejected'))
     update account set role_id = $2, status = $3, email_confirmed_at = $4 where id = $1`,
    [user.user_id, role, status, confirmed ? new Date() : null],
  );
  if (over.strong) await querySql('update session set has_second_factor = true where account_id = $1', [user.user_id]);
  return { id: user.user_id, email, username: name, locale, token };
}

export const findAccountStatus = async (email: string): Promise<string | undefined> =>
  (await querySql<{ status: string }>('select status from account where email = $1', [email]))[0]?.status;

/** The browser of somebody who is logged in already. */
export const signInAs = (page: Page, { token }: TestUser): Promise<void> =>
  page.context().addCookies([
    { name: 'estia_session', value: token, url: siteUnderTest.origin, httpOnly: true, sameSite: 'Lax' },
    {
      name: 'XSRF-TOKEN',
      url: siteUnderTest.origin,
      sameSite: 'Lax' as const,
      value: createHmac('sha256', token).update('xsrf').digest('base64url'),
    },
  ]);

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** By its label, with or without "(optional)" behind it. */
export const findField = (scope: Page | Locator, label: string): Locator =>
  scope.getByLabel(new RegExp(`^\\s*${escapeRegExp(label)}\\s*(\\([^)]*\\))?\\s*$`));
export const findButton = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', { name, exact: true });
export const findPanel = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
/** Opens a form that is folded away. */
export const expandSection = (scope: Page | Locator, text: string): Promise<void> =>
  scope.locator('summary').filter({ hasText: text }).first().click();
export const expectStatus = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** A path, or what matches the address behind the host. Polled: a form that is sent twice aborts its first navigation. */
export async function expectPath(page: Page, where: string | RegExp): Promise<void> {
  const path = () => {
    const { pathname, search } = new URL(page.url());
    return typeof where === 'string' ? pathname : pathname + search;
  };
  const at = expect.poll(path);
  await (typeof where === 'string' ? at.toBe(where) : at.toMatch(where));
  await page.waitForLoadState();
}

/** Script has taken over a page with a password on it. */
export const waitForHydration = (page: Page, locale: Locale): Promise<void> =>
  page.getByRole('button', { name: form.showPassword[locale] }).first().waitFor();

/** A refused form: the summary on top is focused, leads to each field, and the field says the same. */
export async function expectFormErrors(
  page: Page,
  locale: Locale,
  wrong: Record<string, keyof typeof fieldErrorMessages>,
) {
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  for (const [label, code] of Object.entries(wrong)) {
    const text = fieldErrorMessages[code][locale];
    const link = summary.getByRole('link', { name: `${label}: ${text}`, exact: true });
    const target = page.locator((await link.getAttribute('href')) ?? 'none');
    expect(await target.getAttribute('aria-invalid')).toBe('true');
    const ids = ((await target.getAttribute('aria-describedby')) ?? '').split(' ');
    const describedTexts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()));
    expect(describedTexts.join(' ')).toContain(text);
  }
  expect(await summary.getByRole('link').count()).toBe(Object.keys(wrong).length);
  return summary;
}

export async function logIn(page: Page, email: string, locale: Locale, password = PASSWORD): Promise<void> {
  await page.goto(`${localePrefix[locale]}/auth/login`);
  await submitLogin(page, email, locale, password);
}

/** On the login page already, with its way back. */
export async function submitLogin(page: Page, email: string, locale: Locale, password = PASSWORD): Promise<void> {
  await findField(page, fields.email[locale]).fill(email);
  await findField(page, fields.password[locale]).fill(password);
  await findButton(page.locator('main'), login.submit[locale]).click();
}

/**
 * An authenticator app. The site takes the code of this step and of the next, each once: two codes are at hand without
 * waiting, and no journey needs a third.
 */
export function createAuthenticatorApp(secret: string) {
  const totp = new TOTP({ secret });
  let used = totp.counter() - 1;
  return (): string => {
    const step = Math.max(used + 1, totp.counter());
    if (step > totp.counter() + 1) throw new Error('A third code within half a minute: the site would not take it yet');
    used = step;
    return totp.generate({ timestamp: step * 30_000 });
  };
}

/** What somebody sees who was mailed a code to choose a password with. */
export async function setNewPassword(page: Page, locale: Locale, email: string, code: string): Promise<void> {
  await page.goto(`${localePrefix[locale]}/auth/reset`);
  await findField(page, fields.email[locale]).fill(email);
  await findField(page, reset.code[locale]).fill(code);
  await findField(page, fields.newPassword[locale]).fill(PASSWORD);
  await findField(page, fields.passwordAgain[locale]).fill(PASSWORD);
  await findButton(page.locator('main'), reset.submit[locale]).click();
  await expectPath(page, `${localePrefix[locale]}/auth/login`);
  await expectStatus(page, loginFlashMessages['password-changed'][locale]);
}

/** In the row of a list, or on a user's own page. */
export async function changeUserStatus(
  scope: Locator,
  locale: Locale,
  to: keyof typeof userStatusActionMessages,
  reason: string,
): Promise<void> {
  const fold = scope.locator('summary').filter({ hasText: users.changeStatus[locale] });
  if ((await fold.count()) > 0 && !(await findField(scope, users.reason[locale]).isVisible())) await fold.click();
  await findField(scope, users.reason[locale]).fill(reason);
  await findButton(scope, userStatusActionMessages[to][locale]).click();
}
