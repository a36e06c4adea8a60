/** Who may read what belongs to a user, and write notes about them. */
import type { CallByKey } from '@estia/contract/calls';
import type { Db } from '../../src/platform/db/db.ts';
import * as is from './roles.ts';

const user = async (_: unknown, db: Db) => ({ params: is.idParams(await is.buildOtherUser(db)) });
const text = 'Κάλεσε για την αγγελία του';

export const userHistoryCases = {
  'GET /adminPanel/users/{id}/history': [
    { what: 'of a user', buildRequest: user, expected: is.admin(200) },
    ...is.singleCase('of nobody', is.admin(404), { params: { id: '999999999' } }),
  ],
  'POST /adminPanel/users/{id}/notes': [
    {
      what: 'about a user',
      buildRequest: async (me, db) => ({ ...(await user(me, db)), body: { text } }),
      expected: is.admin(200),
    },
    {
      what: 'empty',
      buildRequest: async (me, db) => ({ ...(await user(me, db)), body: { text: ' ' } }),
      expected: is.admin(400),
    },
    ...is.singleCase('about nobody', is.admin(404), { params: { id: '999999999' }, body: { text } }),
  ],
  'DELETE /adminPanel/users/{id}/notes/{note_id}': [
    {
      what: 'one’s own',
      buildRequest: async (me, db) => {
        const account_id = await is.buildOtherUser(db);
        const { id } = await db
          .insertInto('account_note')
          .values({ account_id, author_id: me.id, text, created_at: new Date() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { params: { id: String(account_id), note_id: String(id) } };
      },
      expected: is.admin(200),
    },
    {
      what: 'a colleague’s',
      buildRequest: async (_, db) => {
        const account_id = await is.buildOtherUser(db);
        const { id } = await db
          .insertInto('account_note')
          .values({ account_id, author_id: await is.buildOtherAdmin(db), text, created_at: new Date() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { params: { id: String(account_id), note_id: String(id) } };
      },
      expected: is.admin(404),
    },
  ],
} satisfies Partial<Record<keyof CallByKey, is.AccessCase[]>>;
