/**
 * SHRE-1: an answer by email, of either side. It is known by its address, which went to one person, and by its author, who is that
 * person; its new words are stored as if they had been typed on the site. Said yes to only once they are stored: whoever is not
 * answered sends again, and the same email is stored once.
 */
import { createHash } from 'node:crypto';
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { InboundRefusal, unknownAddress } from '../../../platform/email/inbound-server.ts';
import { mailboxOf } from '../../../platform/mailbox.ts';
import { countHit } from '../../../platform/security/throttle.ts';
import { findMessageByClientKey } from '../contact.queries.ts';
import { storeEmailReply } from '../conversations.service.ts';
import { mayWrite } from '../inbox.policy.ts';
import { type ConversationDetailRow, findConversationDetail } from '../inbox.queries.ts';
import { enqueueInboxEmail } from '../message-delivery.service.ts';
import { isAuthenticated } from './authentication-results.ts';
import { findAdvertiserAccount, findLeadAccount } from './email-replies.queries.ts';
import { readInboundEmail } from './inbound-email.ts';
import { isReplyTokenOf, type ReplyToken, readReplyAddress } from './reply-address.ts';
import { extractReplyText } from './reply-text.ts';

type ReplyProblem = 'files' | 'empty' | 'too_long';

/** More in an hour, of one side in one conversation, are two programs that answer each other. */
const REPLY_LIMIT = { hits: 30, seconds: 3_600 };
/** Somebody whose program always adds a file is told once a day. */
const NOTICE_LIMIT = { hits: 1, seconds: 86_400 };

/** For their own mail server, which tells them. */
const NOT_STORED: Readonly<Record<ReplyProblem, string>> = {
  files: '5.6.0 Not delivered: files are not passed on, and there was no text. Please answer on the site',
  empty: '5.6.0 Not delivered: no new text was found. Please answer on the site',
  too_long: `5.6.0 Not delivered: the text is longer than ${inboxLimits.body} characters. Please answer on the site`,
};

type Author = { accountId: number | null; email: string; locale: Locale; isAgency: boolean };
export type ReplyTarget = { row: ConversationDetailRow; side: ReplyToken['side']; author: Author };

async function findAuthor(deps: Deps, token: ReplyToken, row: ConversationDetailRow): Promise<Author | null> {
  const { db, secrets } = deps;
  if (token.side === 'lead' && token.accountId === null && row.lead_id === null)
    return row.lead_email === null
      ? null
      : { accountId: null, email: secrets.open('asker', row.lead_email), locale: row.locale, isAgency: false };
  // A visitor who has registered since goes on under the account that proved the same email.
  const id = token.accountId ?? row.lead_id;
  if (id === null || (token.side === 'lead' && id !== row.lead_id)) return null;
  const account =
    token.side === 'lead' ? await findLeadAccount(db, id) : await findAdvertiserAccount(db, id, row.advertiser_id);
  if (!account) return null;
  return { accountId: account.id, email: account.email, locale: account.locale, isAgency: account.is_agency };
}

/** Null: no address of ours, or one that is worth nothing (any more). */
export async function findReplyTarget(deps: Deps, address: string): Promise<ReplyTarget | null> {
  const token = readReplyAddress(deps, address);
  const row = token && (await findConversationDetail(deps.db, token.conversationId));
  if (!row || row.confirmed_at === null || !mayWrite(row)) return null;
  const author = await findAuthor(deps, token, row);
  if (!author || !isReplyTokenOf(deps.secrets, token, author.email)) return null;
  return { row, side: token.side, author };
}

/** Once a day and side: who is told of each would be told by every email of a program that adds a file. */
async function sendNotice(
  trx: Trx,
  deps: Deps,
  { row, side, author }: ReplyTarget,
  { problem, isSent }: { problem: ReplyProblem; isSent: boolean },
): Promise<boolean> {
  const key = `reply notice ${isSent ? 'sent' : 'not sent'} ${row.id} ${side} ${author.accountId ?? 'visitor'}`;
  if ((await countHit(trx, key, NOTICE_LIMIT, deps.clock())) > NOTICE_LIMIT.hits) return false;
  const recipient = { id: author.accountId, email: author.email, locale: author.locale };
  await enqueueInboxEmail(trx, deps, recipient, 'reply_notice', {
    problem,
    is_sent: isSent,
    conversation: author.accountId === null ? null : row.id,
  });
  return true;
}

const hostOf = (origin: string): string => new URL(origin).hostname;

type Inbound = { recipient: string; raw: Buffer; size: number };
export type ReplyOutcome = 'stored' | 'repeated' | 'not_stored';

export async function receiveReply(deps: Deps, { recipient, raw, size }: Inbound): Promise<ReplyOutcome> {
  const { db, config, clock } = deps;
  const { inbound } = config;
  const target = await findReplyTarget(deps, recipient);
  if (!target || !inbound) throw unknownAddress();
  const { row, side, author } = target;
  const email = await readInboundEmail(raw, size, hostOf(config.origin));
  if (!email) throw new InboundRefusal(554, '5.6.0 This email cannot be read');
  if (email.isAutomatic) throw new InboundRefusal(550, '5.7.1 Automatic emails are not taken here');
  if (mailboxOf(email.from).mailbox !== mailboxOf(author.email).mailbox) throw unknownAddress();
  if (inbound.authservId && !isAuthenticated(email, inbound.authservId)) throw unknownAddress();

  const clientKey = `mail-${createHash('sha256').update(`${row.id} ${side} ${email.messageId}`).digest('hex').slice(0, 40)}`;
  if (await findMessageByClientKey(db, row.id, clientKey)) return 'repeated';
  const often = await countHit(db, `replies by email ${row.id} ${side}`, REPLY_LIMIT, clock());
  if (often > REPLY_LIMIT.hits)
    throw new InboundRefusal(451, '4.7.1 Too many answers in this conversation, try again later');

  const domain = inbound.address.slice(inbound.address.indexOf('@')).toLowerCase();
  const body = extractReplyText(email, { ours: [domain, `${config.origin}/contact/conversation`] });
  const problem: ReplyProblem | null =
    body === '' ? (email.hasFiles ? 'files' : 'empty') : body.length > inboxLimits.body ? 'too_long' : null;
  if (problem) {
    const notice = { problem, isSent: false };
    if (!(await db.transaction().execute((trx) => sendNotice(trx, deps, target, notice))))
      throw new InboundRefusal(554, NOT_STORED[problem]);
    return 'not_stored';
  }
  try {
    await storeEmailReply(deps, row, side, {
      body,
      client_key: clientKey,
      authorId: side === 'advertiser' && author.isAgency ? (author.accountId ?? undefined) : undefined,
      alsoStored: async (trx) => {
        if (email.hasFiles) await sendNotice(trx, deps, target, { problem: 'files', isSent: true });
      },
    });
  } catch (error) {
    // Stopped or deleted since the address was looked at.
    if (error instanceof AppError && (error.code === 'forbidden' || error.code === 'not_found')) throw unknownAddress();
    throw error;
  }
  return 'stored';
}
