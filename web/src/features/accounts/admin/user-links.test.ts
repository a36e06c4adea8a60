import { expect, it } from 'vitest';
import { userPaths } from './UserLinks.tsx';

type Found = Parameters<typeof userPaths>[0];
const user = {
  user_id: 7,
  email: 'maria+1@mail.gr',
  status: 'approved',
  listings: 3,
  listings_by: [
    { for: 'sale', state: 'inactive', count: 1 },
    { for: 'rent', state: 'active', count: 2 },
  ],
} as Found['user'];
const agency = { agency_id: 4, general_commercial_agency_id: '123456789000' } as Found['agency'];
const paths = (found: Found) => userPaths(found).map(({ path }) => path);

it('[ADMN-1] the page of a user leads to their listings, subscription, invoices and agency', () => {
  expect(paths({ user, agency })).toEqual([
    '/dashboard/admin/properties/for-sale?state=inactive&user_id=7',
    '/dashboard/admin/properties/for-rent?state=active&user_id=7',
    '/dashboard/admin/subscriptions/7',
    '/dashboard/admin/list-invoices?agency=123456789000',
    '/agency/4',
  ]);
  expect(paths({ user, agency: null })).toHaveLength(2);
  expect(paths({ user: { ...user, listings_by: [] }, agency: null })).toEqual([]);
  expect(paths({ user: { ...user, status: 'waiting' }, agency })).not.toContain('/dashboard/admin/subscriptions/7');
});
