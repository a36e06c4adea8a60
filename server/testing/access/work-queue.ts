/** What each kind of viewer may do with the work queue of admins. */
import type { CallByKey } from '@estia/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { buildOpenReport } from '../factories/work-items.ts';
import * as is from './roles.ts';

const reportBody = async (db: Db) => ({ kind: 'report', subject: String(await buildOpenReport(db)) });
const nothing = { body: { kind: 'report', subject: '999999999' } };

export const workQueueCases = {
  'GET /adminPanel/queue': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/queue/next': is.singleCase('next', is.admin(200)),
  'GET /adminPanel/waiting': is.singleCase('all', is.admin(200)),
  'GET /adminPanel/daily-stats': is.singleCase('all', is.admin(200)),
  'POST /adminPanel/queue/claim': [
    { what: 'one', buildRequest: async (_, db) => ({ body: await reportBody(db) }), expected: is.admin(200) },
    ...is.singleCase('none', is.admin(404), nothing),
  ],
  'POST /adminPanel/queue/release': is.singleCase('none', is.admin(200), nothing),
  'POST /adminPanel/queue/hand-over': [
    {
      what: 'one that is not one’s own',
      buildRequest: async (_, db) => ({
        body: { ...(await reportBody(db)), admin_id: await is.buildOtherAdmin(db), note: 'Κάλεσε τον ιδιοκτήτη' },
      }),
      expected: is.admin(409),
    },
    {
      what: 'to somebody who is no admin',
      buildRequest: async (_, db) => ({
        body: { ...(await reportBody(db)), admin_id: await is.buildOtherUser(db), note: 'Κάλεσε τον ιδιοκτήτη' },
      }),
      expected: is.admin(400),
    },
  ],
  'PUT /adminPanel/failures/handled': [
    {
      what: 'a job',
      buildRequest: async (_, db) => {
        const name = `job-${await is.buildOtherUser(db)}`;
        await sql`insert into failure (day, kind, name, reason, count, first_at, last_at)
          values ('2026-11-19', 'job', ${name}, 'Error: no', 1, '2026-11-19T08:00:00Z', '2026-11-19T08:00:00Z')`.execute(
          db,
        );
        return { body: { name, last_at: '2026-11-19T08:00:00.000Z' } };
      },
      expected: is.admin(200),
    },
    ...is.singleCase('none', is.admin(409), { body: { name: 'none', last_at: '2026-11-19T08:00:00.000Z' } }),
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
