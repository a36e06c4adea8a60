/** What each kind of viewer may do with the terms and the privacy policy. */
import type { CallByKey } from '@estia/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import * as is from './roles.ts';

const kind = { params: { kind: 'terms' } };
const words = { text_el: '## Α\n\nΒ', text_en: '## A\n\nB', changes_el: 'Γ', changes_en: 'C' };
const noDraft = (db: Db) => sql`delete from legal_text where announced_at is null`.execute(db);

export const pageCases = {
  'GET /legal/{kind}': [
    ...is.singleCase('those in force', is.everyone(200), kind),
    ...is.singleCase('a version that never was', is.everyone(404), { ...kind, query: { version: '2020-01-01' } }),
  ],
  'GET /user/terms': is.singleCase('their own', is.authenticated(200)),
  'POST /user/terms': [
    ...is.singleCase('those in force', is.authenticated(200), { body: { version: '2026-11-15' } }),
    ...is.singleCase('others', is.authenticated(409), { body: { version: '2026-11-14' } }),
  ],
  'GET /adminPanel/legal': is.singleCase('all versions', is.admin(200)),
  'GET /adminPanel/legal/{kind}/draft': is.singleCase('what to start from', is.admin(200), kind),
  'PUT /adminPanel/legal/{kind}/draft': [
    {
      what: 'a first draft',
      buildRequest: async (_, db) => {
        await noDraft(db);
        return { ...kind, body: words };
      },
      expected: is.admin(200),
    },
  ],
  'DELETE /adminPanel/legal/{kind}/draft': is.singleCase('the draft', is.admin(200), kind),
  'POST /adminPanel/legal/{kind}/announce': [
    {
      what: 'nothing that is saved',
      buildRequest: async (_, db) => {
        await noDraft(db);
        return { ...kind, body: { effective_from: '2030-01-01', saved_at: '' } };
      },
      expected: is.admin(404),
    },
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
