/** Conversations of members and, by the key of their mail, of visitors: reading, answering, putting away. */
import type { Conversation, Message } from '@estia/contract/inbox/model';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { enforceRateLimit } from '../../platform/security/throttle.ts';
import { type AgencyAgent, listAgencyAgents } from '../listings/index.ts';
import { resolveClientKey } from './client-key.ts';
import * as q from './contact.queries.ts';
import * as keys from './conversation-keys.queries.ts';
import { hashConversationKey } from './conversation-keys.service.ts';
import { type ConversationSide, getConversationSide, mayWrite } from './inbox.policy.ts';
import {
  type ConversationDetailRow,
  findConversationDetail,
  listMessages,
  markConversationRead,
  updateAssignee,
  updateConversationFlags,
} from './inbox.queries.ts';
import { conversationView, messageView } from './inbox.view.ts';
import { findBouncedIds } from './lead-bounces.service.ts';
import { deliverMessage, emailAssignedAgent } from './message-delivery.service.ts';

const MESSAGES_PER_PAGE = 50;
/** Answers in an hour: more than anybody types. */
const REPLY_LIMIT = { hits: 120, seconds: 3_600 };

type ConversationReply = { conversation: Conversation; messages: Message[]; has_earlier: boolean };
export type ConversationReader = { side: ConversationSide; locale: Locale };

/** Somebody else's, one that is not confirmed and one that never was are all the same: not there. */
async function findAccessibleConversation(
  db: Db,
  viewer: SignedInViewer,
  id: number,
): Promise<{ row: ConversationDetailRow; reader: ConversationReader }> {
  const row = await findConversationDetail(db, id);
  const side = row && getConversationSide(viewer, row);
  if (!side) throw new AppError('not_found');
  return { row, reader: { side, locale: viewer.locale } };
}

async function findConversationByKey(
  deps: Deps,
  key: string,
): Promise<{ row: ConversationDetailRow; reader: ConversationReader }> {
  const { db, secrets, clock } = deps;
  const found = await keys.findConversationKey(db, hashConversationKey(secrets, key), 'open', clock());
  const row = found && (await findConversationDetail(db, found.conversation_id));
  if (!row || row.confirmed_at === null) throw new AppError('gone');
  return { row, reader: { side: 'lead', locale: row.locale } };
}

async function buildConversationReply(
  deps: Deps,
  { row, reader }: { row: ConversationDetailRow; reader: ConversationReader },
  before?: number,
): Promise<ConversationReply> {
  const { side, locale } = reader;
  const found = await listMessages(deps.db, row.id, before, MESSAGES_PER_PAGE + 1);
  return {
    conversation: conversationView(
      row,
      side,
      { secrets: deps.secrets, bouncedIds: await findBouncedIds(deps, [row]) },
      locale,
    ),
    messages: found
      .slice(0, MESSAGES_PER_PAGE)
      .toReversed()
      .map((message) => messageView(message, side)),
    has_earlier: found.length > MESSAGES_PER_PAGE,
  };
}

export async function getConversation(deps: Deps, viewer: SignedInViewer, id: number, before?: number) {
  const accessible = await findAccessibleConversation(deps.db, viewer, id);
  const team = accessible.reader.side === 'advertiser' ? await listAssignableAgents(deps.db, viewer) : [];
  return { ...(await buildConversationReply(deps, accessible, before)), team };
}

/** Comes as a POST, since the key may stand in no address: opening it is the reading. */
export async function getConversationByKey(deps: Deps, key: string, before?: number): Promise<ConversationReply> {
  const thread = await findConversationByKey(deps, key);
  const shown = await buildConversationReply(deps, thread, before);
  if (before === undefined)
    await deps.db.transaction().execute(async (trx) => {
      const locked = await q.lockConversation(trx, thread.row.id);
      const found = await keys.findConversationKey(trx, hashConversationKey(deps.secrets, key), 'open', deps.clock());
      // The email was corrected meanwhile.
      if (!locked || !found) throw new AppError('gone');
      await markConversationRead(trx, locked.id, thread.reader.side);
      // The key came with a mail to the address: who has it has the mailbox.
      if (locked.lead_email_unconfirmed) await keys.confirmLeadEmail(trx, thread.row);
    });
  return shown;
}

type ReplyInput = { body: string; client_key: string };
/** Noted where several people may answer: those of an agency. */
type AuthoredReply = ReplyInput & {
  authorId?: number | undefined;
  /** In the same transaction, once. */
  alsoStored?: (trx: Trx) => Promise<void>;
};

const isSameLead = (one: q.ConversationRow, other: q.ConversationRow): boolean =>
  one.lead_id === other.lead_id &&
  (one.lead_email_hash?.toString('hex') ?? null) === (other.lead_email_hash?.toString('hex') ?? null);

/** Sent twice, stored once: the second time the answer is the same. */
async function writeMessage(
  deps: Deps,
  row: ConversationDetailRow,
  side: ConversationSide,
  { body, client_key, authorId, alsoStored }: AuthoredReply,
): Promise<Message> {
  const fromOwner = side === 'advertiser';
  return deps.db.transaction().execute(async (trx) => {
    const conversation = await q.lockConversation(trx, row.id);
    // Corrected since it was checked, the email of the lead is somebody else's.
    if (!conversation || (!fromOwner && !isSameLead(conversation, row))) throw new AppError('not_found');
    const resolved = await resolveClientKey(trx, conversation.id, { clientKey: client_key, fromOwner, body });
    if (resolved.sent) return messageView(resolved.sent, side);
    const input = {
      conversationId: conversation.id,
      fromOwner,
      body,
      clientKey: resolved.key,
      awaiting_confirmation: false,
      authorId,
    };
    const message = await q.insertMessage(trx, { ...input, now: deps.clock() });
    if (!message) return messageView(await q.getMessageByClientKey(trx, conversation.id, resolved.key), side);
    if (!mayWrite(conversation)) throw new AppError('forbidden');
    // Whoever answers has the mailbox that the answer before went to.
    if (!fromOwner && conversation.lead_email_unconfirmed) await keys.confirmLeadEmail(trx, row);
    const heard = { ...conversation, lead_email_unconfirmed: fromOwner && conversation.lead_email_unconfirmed };
    await deliverMessage(trx, deps, heard, { fromOwner, body });
    // Who answers has read.
    await markConversationRead(trx, conversation.id, side);
    await alsoStored?.(trx);
    return messageView(message, side);
  });
}

export async function sendReply(deps: Deps, viewer: SignedInViewer, id: number, input: ReplyInput): Promise<Message> {
  const { row, reader } = await findAccessibleConversation(deps.db, viewer, id);
  await enforceRateLimit(deps.db, `answers ${viewer.userId}`, REPLY_LIMIT, deps.clock());
  const authorId = reader.side === 'advertiser' && viewer.agencyRole ? viewer.userId : undefined;
  return writeMessage(deps, row, reader.side, { ...input, authorId });
}

/** Who wrote it was found by the address of their email: the same act as on the site, with the same checks. */
export const storeEmailReply = (
  deps: Deps,
  row: ConversationDetailRow,
  side: ConversationSide,
  reply: AuthoredReply,
): Promise<Message> => writeMessage(deps, row, side, reply);

export async function sendReplyByKey(deps: Deps, { key, ...input }: ReplyInput & { key: string }): Promise<Message> {
  const { row, reader } = await findConversationByKey(deps, key);
  await enforceRateLimit(deps.db, `answers by key ${row.id}`, REPLY_LIMIT, deps.clock());
  return writeMessage(deps, row, reader.side, input);
}

export async function updateConversation(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  flags: Parameters<typeof updateConversationFlags>[3],
) {
  const { row, reader } = await findAccessibleConversation(deps.db, viewer, id);
  await updateConversationFlags(deps.db, row.id, reader.side, flags);
}

/** The people of an agency, who read the same conversations; none for who has no agency. */
export const listAssignableAgents = async (db: Db, { agencyRole, worksFor }: SignedInViewer): Promise<AgencyAgent[]> =>
  agencyRole ? listAgencyAgents(db, worksFor) : [];

/** Inside an agency, and to one of its people or nobody. */
export async function assignConversation(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  userId: number | null,
): Promise<void> {
  const { row, reader } = await findAccessibleConversation(deps.db, viewer, id);
  if (reader.side !== 'advertiser') throw new AppError('forbidden');
  const team = await listAssignableAgents(deps.db, viewer);
  if (userId !== null && !team.some((each) => each.user_id === userId))
    throw new AppError('invalid_input', { user_id: 'invalid' });
  await deps.db.transaction().execute(async (trx) => {
    const locked = await q.lockConversation(trx, row.id);
    if (!locked || locked.assigned_to === userId) return;
    await updateAssignee(trx, row.id, userId);
    if (userId !== null && userId !== viewer.userId)
      await emailAssignedAgent(trx, deps, locked, { agentId: userId, by: viewer.username });
  });
}
