/** Conversations of members and, by the key of their mail, of visitors: reading, answering, putting away. */
import type { Conversation, Message } from '@estia/contract/inbox/model';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { takeTurn } from '../../platform/throttle.ts';
import type { Member, Viewer } from '../../platform/viewer.ts';
import { type Colleague, teamOf } from '../listings/index.ts';
import * as q from './contact.queries.ts';
import { deliver, emailAssignedAgent } from './deliver.service.ts';
import { mayWrite, type Side, sideOf } from './inbox.policy.ts';
import { assign, keep, markRead, messagesOf, type ThreadRow, threadById } from './inbox.queries.ts';
import { conversationView, messageView } from './inbox.view.ts';
import { hashOfKey } from './keys.ts';

const SHOWN = 50;
/** Answers in an hour: more than anybody types. */
const ANSWERS = { hits: 120, seconds: 3_600 };

type Thread = { conversation: Conversation; messages: Message[]; earlier: boolean };
export type Reader = { side: Side; locale: Locale };

/** Somebody else's, one that is not confirmed and one that never was are all the same: not there. */
async function ownThread(db: Db, viewer: Viewer, id: number): Promise<{ row: ThreadRow; reader: Reader }> {
  const row = await threadById(db, id);
  const side = row && sideOf(viewer, row);
  if (!side || !viewer) throw new AppError('not_found');
  return { row, reader: { side, locale: viewer.locale } };
}

async function threadByKey(deps: Deps, key: string): Promise<{ row: ThreadRow; reader: Reader }> {
  const { db, secrets, clock } = deps;
  const found = await q.keyOf(db, hashOfKey(secrets, key), 'open', clock());
  const row = found && (await threadById(db, found.conversation_id));
  if (!row || row.confirmed_at === null) throw new AppError('gone');
  return { row, reader: { side: 'asker', locale: row.locale as Locale } };
}

async function show(deps: Deps, { row, reader }: { row: ThreadRow; reader: Reader }, before?: number): Promise<Thread> {
  const { side, locale } = reader;
  const found = await messagesOf(deps.db, row.id, before, SHOWN + 1);
  return {
    conversation: conversationView(row, side, deps.secrets, locale),
    messages: found
      .slice(0, SHOWN)
      .toReversed()
      .map((message) => messageView(message, side)),
    earlier: found.length > SHOWN,
  };
}

export async function readThread(deps: Deps, viewer: Viewer, id: number, before?: number) {
  const own = await ownThread(deps.db, viewer, id);
  const team = own.reader.side === 'owner' && viewer ? await colleaguesOf(deps.db, viewer) : [];
  return { ...(await show(deps, own, before)), team };
}

/** Comes as a POST, since the key may stand in no address: opening it is the reading. */
export async function readByKey(deps: Deps, key: string, before?: number): Promise<Thread> {
  const thread = await threadByKey(deps, key);
  const shown = await show(deps, thread, before);
  if (before === undefined) await markRead(deps.db, thread.row.id, thread.reader.side);
  return shown;
}

type Answer = { body: string; client_key: string };
/** Noted where several people may answer: those of an office. */
type Written = Answer & { authorId?: number | undefined };

/** Sent twice, kept once: the second time the answer is the same. */
async function write(
  deps: Deps,
  row: ThreadRow,
  side: Side,
  { body, client_key, authorId }: Written,
): Promise<Message> {
  const fromOwner = side === 'owner';
  return deps.db.transaction().execute(async (trx) => {
    const held = await q.holdConversation(trx, row.id);
    if (!held) throw new AppError('not_found');
    const given = { conversationId: held.id, fromOwner, body, clientKey: client_key, waiting: false, authorId };
    const message = await q.insertMessage(trx, { ...given, now: deps.clock() });
    if (!message) return messageView(await q.messageByKey(trx, held.id, client_key), side);
    if (!mayWrite(held)) throw new AppError('forbidden');
    await deliver(trx, deps, held, { fromOwner, body });
    // Who answers has read.
    await markRead(trx, held.id, side);
    return messageView(message, side);
  });
}

export async function answer(deps: Deps, viewer: Viewer, id: number, given: Answer): Promise<Message> {
  const { row, reader } = await ownThread(deps.db, viewer, id);
  await takeTurn(deps.db, `answers ${viewer?.userId}`, ANSWERS, deps.clock());
  const authorId = reader.side === 'owner' && viewer?.officeRole ? viewer.userId : undefined;
  return write(deps, row, reader.side, { ...given, authorId });
}

export async function answerByKey(deps: Deps, { key, ...given }: Answer & { key: string }): Promise<Message> {
  const { row, reader } = await threadByKey(deps, key);
  await takeTurn(deps.db, `answers by key ${row.id}`, ANSWERS, deps.clock());
  return write(deps, row, reader.side, given);
}

export async function keepThread(deps: Deps, viewer: Viewer, id: number, wish: Parameters<typeof keep>[3]) {
  const { row, reader } = await ownThread(deps.db, viewer, id);
  await keep(deps.db, row.id, reader.side, wish);
}

/** The people of an office, who read the same conversations; none for who has no office. */
export const colleaguesOf = async (db: Db, { officeRole, worksFor }: Member): Promise<Colleague[]> =>
  officeRole ? teamOf(db, worksFor) : [];

/** Inside an office, and to one of its people or nobody. */
export async function assignThread(deps: Deps, viewer: Viewer, id: number, userId: number | null): Promise<void> {
  const { row, reader } = await ownThread(deps.db, viewer, id);
  if (reader.side !== 'owner' || !viewer) throw new AppError('forbidden');
  const team = await colleaguesOf(deps.db, viewer);
  if (userId !== null && !team.some((each) => each.user_id === userId))
    throw new AppError('invalid_input', { user_id: 'invalid' });
  await deps.db.transaction().execute(async (trx) => {
    const locked = await q.holdConversation(trx, row.id);
    if (!locked || locked.assigned_to === userId) return;
    await assign(trx, row.id, userId);
    if (userId !== null && userId !== viewer.userId)
      await emailAssignedAgent(trx, deps, locked, { agentId: userId, by: viewer.username });
  });
}
