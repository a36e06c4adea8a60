import { expect, it } from 'vitest';
import { auditPath } from './audit-path.ts';

const entry = { action: 'user_changed', subject: 'account', subject_id: 7, subject_user_id: 7 };
const named = { ...entry, subject_name: { el: 'Α', en: 'A' }, before: null, after: null };

it('[ADMN-1] an entry of the log leads to what it was about', () => {
  expect(auditPath(named)).toBe('/dashboard/admin/users/7');
  expect(auditPath({ ...named, subject: 'agency', subject_id: 3 })).toBe('/dashboard/admin/users/7');
  expect(auditPath({ ...named, subject: 'article', subject_user_id: null })).toBe(
    '/dashboard/admin/article-editor?article_id=7',
  );
  expect(auditPath({ ...named, subject: 'invoice' })).toBe('/api/user/invoices/7/pdf');
  expect(auditPath({ ...named, subject: 'setting', action: 'plan_changed' })).toBe('/dashboard/admin/plans');
  expect(auditPath({ ...named, subject: 'property', before: { rent: 'active' }, after: { rent: 'inactive' } })).toBe(
    '/dashboard/admin/properties/for-rent?search=ES-7&state=inactive',
  );
});

it('[ADMN-1] what is gone leads nowhere', () => {
  expect(auditPath({ ...named, subject_name: null, subject_user_id: null })).toBeNull();
  expect(auditPath({ ...named, subject: 'property', subject_id: 0 })).toBeNull();
});
