/** What each kind of viewer may do with plans, statements and deposits: nobody but admins anything. */
import type { CallByKey } from '@estia/contract/calls';
import * as is from './roles.ts';

const none = { params: { id: '999999999' } };
const reason = { reason: is.reason };
const columns = { skip: 1, date: 0, amount: 2, text: [1] };
const file = Buffer.from('ΗΜΕΡΟΜΗΝΙΑ;ΑΙΤΙΟΛΟΓΙΑ;ΠΟΣΟ\n03/11/2026;ΓΕΜΗ 123456789;60,76\n').toString('base64');
const account = { beneficiary: 'Α', bank: 'Β', iban: 'GR16 0110 1250 0000 0001 2300 695', ...reason };
const gemi = '999999990000';

export const depositCases = {
  'GET /adminPanel/plans': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/plans/{id}': is.singleCase('one', is.admin(200), { params: { id: '1' } }),
  'POST /adminPanel/plans/{id}': is.singleCase('based on another version', is.admin(409), {
    params: { id: '1' },
    body: { based_on: 99, valid_from: '2027-01-01', net: '48', max_active_listings: '150', ...reason },
  }),
  'POST /adminPanel/plans/{id}/withdraw': is.singleCase('none', is.admin(404), {
    params: { id: '1' },
    body: { version: 99, ...reason },
  }),
  'GET /adminPanel/bank-account': is.singleCase('all', is.admin(200)),
  // Asked for by the first, it waits for another.
  'PUT /adminPanel/bank-account': is.singleCase('new', { ...is.admin(200), mainAdmin: 409 }, { body: account }),
  'GET /adminPanel/deposits': is.singleCase('all', is.admin(200)),
  'POST /adminPanel/deposits': is.singleCase('of no office', is.admin(400), {
    body: { gemi, booked_on: '2026-11-03', amount: '60,76', ...reason },
  }),
  'PUT /adminPanel/deposits/{id}/match': is.singleCase('of no office', is.admin(400), {
    ...none,
    body: { gemi, ...reason },
  }),
  'POST /adminPanel/deposits/{id}/confirm': is.singleCase('none', is.admin(404), { ...none, body: reason }),
  'POST /adminPanel/deposits/{id}/reject': is.singleCase('none', is.admin(404), { ...none, body: reason }),
  'POST /adminPanel/bank-statements': is.singleCase('a statement', is.admin(200), { body: { file } }),
  'GET /adminPanel/bank-statements/{id}': is.singleCase('none', is.admin(404), none),
  'POST /adminPanel/bank-statements/{id}': is.singleCase('none', is.admin(404), { ...none, body: columns }),
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
