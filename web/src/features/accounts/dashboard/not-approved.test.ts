import { notApproved as words } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotApproved, unapprovedAgency } from './NotApproved.tsx';

it('[ROLE-5] only an agency that is not approved is told so', () => {
  expect(unapprovedAgency({ role_id: roleIds.agency, status: 'approved' })).toBeNull();
  expect(unapprovedAgency({ role_id: roleIds.individual, status: 'waiting' })).toBeNull();
  expect(
    unapprovedAgency({ role_id: roleIds.agency, status: 'waiting', email: 'a@b.gr', email_confirmed: false }),
  ).toEqual({
    status: 'waiting',
    unconfirmedEmail: 'a@b.gr',
  });
});

it('[ROLE-5] it reads what it can do now and what happens next', () => {
  const draw = (status: string, unconfirmedEmail: string | null = null) =>
    renderToStaticMarkup(
      createElement(NotApproved, { locale: 'en', agency: { status, unconfirmedEmail }, page: 'developments' }),
    );
  const waiting = draw('waiting', 'a@b.gr');
  for (const text of [words.waiting.en, words.until.developments.en, words.next.en, words.confirmFirst.en('a@b.gr')])
    expect(waiting).toContain(text);
  expect(draw('waiting')).not.toContain('a@b.gr');
  expect(draw('rejected')).toContain(words.rejectedNext.en);
});
