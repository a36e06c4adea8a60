/** What belongs to a user, and notes of admins about them. */
import { historyLimits } from '@estia/contract/accounts/user-history';
import * as calls from '@estia/contract/accounts/user-history-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { listMisuseOf } from '../../moderation/index.ts';
import { listStatements } from '../../statements-of-reasons/index.ts';
import { findUserForAdmin } from './admin.queries.ts';
import { deleteOwnNote, getUserHistory, insertNote } from './user-history.queries.ts';
import { userHistoryView } from './user-history.view.ts';

const success = { message: 'Success!' } as const;

export function userHistoryRoutes({ serve }: CallServer, { db, clock }: Deps): void {
  serve(calls.getUserHistory, async ({ params: { id } }, { viewer }) => {
    if (!(await findUserForAdmin(db, id))) throw new AppError('not_found');
    const [history, measures, decisions] = await Promise.all([
      getUserHistory(db, id, clock()),
      listMisuseOf(db, { accountId: id, emailHash: null }),
      listStatements(db, id, { limit: historyLimits.shown, offset: 0 }),
    ]);
    return userHistoryView({ history, measures, decisions }, viewer.userId);
  });

  serve(calls.createUserNote, async ({ params: { id }, body: { text } }, { viewer }) => {
    const note = await insertNote(db, { accountId: id, authorId: viewer.userId, text, now: clock() });
    if (note === null) throw new AppError('not_found');
    return { ...success, note_id: note };
  });

  serve(calls.deleteUserNote, async ({ params: { id, note_id } }, { viewer }) => {
    if (!(await deleteOwnNote(db, { id: note_id, accountId: id, authorId: viewer.userId })))
      throw new AppError('not_found');
    return success;
  });
}
