/**
 * Letters are written into the transaction that causes them, with the job that sends them. A row is the record: it is
 * claimed for a minute, sent, and marked. Killed in between, the worker sends it again with the same Message-ID.
 */
import { randomUUID } from 'node:crypto';
import { type Locale, toLocale } from '@estia/contract/pair';
import type { Operator } from '@estia/contract/site/operator';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Db, Trx } from '../db/db.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { readOperator } from '../operator.ts';
import type { Secrets } from '../security/secrets.ts';
import { type ClaimedEmail, claimBulkEmail } from './bulk-queue.ts';
import {
  classifyDeliveryError,
  type DeliveryFailure,
  type EmailAttachment,
  type EmailMessage,
  SEND_TIMEOUT_MS,
} from './mailer.ts';
import { hashAddress, hashDomain, isAddressDisabled, recordHardBounce } from './suppression.ts';

type EmailValue = string | number | boolean | null | readonly EmailValue[] | { readonly [name: string]: EmailValue };
/** What a template is given, besides the language. Plain values: they are stored, sealed, until the letter has gone. */
export type EmailValues = Readonly<Record<string, EmailValue>>;

export type NewEmail = {
  /** Null: to somebody who has no account (any more). */
  accountId: number | null;
  to: string;
  locale: Locale;
  template: string;
  values: EmailValues;
  /** When what it says is worth nothing any more (the code has run out): given up then, not sent late. */
  goodUntil?: Date;
  /** Where answers go; none: to nobody. */
  replyTo?: string;
  /** Bulk: in a queue of its own, at the rate of the reader's domain, and not at all to a disabled address. */
  priority?: 'bulk';
};

export const EMAIL_SECRET_PURPOSE = 'letter';

/** `trx` is the transaction of what the letter tells of. */
export async function enqueueEmail(
  trx: Trx,
  { secrets, now, order }: { secrets: Secrets; now: Date; order: NewEmail },
): Promise<void> {
  const { accountId, template, priority, ...rest } = order;
  const isBulk = priority === 'bulk';
  await trx
    .insertInto('email_outbox')
    .values({
      account_id: accountId,
      template,
      payload: secrets.seal(EMAIL_SECRET_PURPOSE, JSON.stringify(rest)),
      message_id: randomUUID(),
      is_bulk: isBulk,
      recipient_hash: hashAddress(secrets, rest.to),
      domain_hash: isBulk ? hashDomain(secrets, rest.to) : null,
      next_at: now,
      created_at: now,
    })
    .execute();
  await enqueueJob(trx, isBulk ? 'bulk-emails' : 'emails');
}

/** `id` null: somebody who has no account. */
type EmailRecipient = { id: number | null; email: string; locale: string; username?: string };

/** To one reader, with their name, in their language. `trx` is the transaction of what the letter tells of. */
export const enqueueEmailTo = (
  trx: Trx,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  recipient: EmailRecipient,
  {
    template,
    values,
    goodUntil,
    replyTo,
  }: { template: string; values: EmailValues; goodUntil?: Date | undefined; replyTo?: string | undefined },
): Promise<void> =>
  enqueueEmail(trx, {
    secrets,
    now: clock(),
    order: {
      accountId: recipient.id,
      to: recipient.email,
      locale: toLocale(recipient.locale),
      template,
      values: { name: recipient.username ?? '', ...values },
      ...(goodUntil ? { goodUntil } : {}),
      ...(replyTo ? { replyTo } : {}),
    },
  });

/** Made when the letter is sent, from what the record says then: a letter waits as words and numbers, never as a file. */
export type AttachmentFactory = () => Promise<EmailAttachment>;

export type RenderedEmail = Omit<EmailMessage, 'to' | 'messageId' | 'attachments'> & {
  attachments?: readonly AttachmentFactory[];
};

/** `at` is when the letter was ordered, which is when what it tells of happened. */
export type EmailRenderer = (email: {
  template: string;
  locale: Locale;
  values: EmailValues;
  at: Date;
  /** The placeholder where left out. */
  operator?: Operator;
}) => RenderedEmail;

export type EmailQueue = 'account' | 'bulk';

/** Values of a template, as they are when the email is sent. `to`: the address that the reader has by then. */
export type EmailContent = { locale: Locale; values: EmailValues; to: string };
/** Where what was true when it was enqueued may no longer be: a date says not before then, null that nothing is left to say. */
export type EmailContentReader = (values: EmailValues) => Promise<EmailContent | Date | null>;
/** By template. */
export type EmailContentReaders = Readonly<Record<string, EmailContentReader>>;

type EmailSenderDeps = Pick<Deps, 'db' | 'mail' | 'secrets' | 'clock' | 'log' | 'failures'> & {
  config: Pick<Deps['config'], 'origin' | 'bulkEmailsPerMinute'>;
};

/** Longer than a letter may take to send: a letter under way is nobody else's. */
const CLAIM_MS = SEND_TIMEOUT_MS + 15_000;
const HOURS_4 = 240;
/** After the first try, and so on: about two days, as mail servers do among themselves. */
const WAIT_MINUTES = [1, 5, 15, 60, ...Array.from({ length: 11 }, () => HOURS_4)];

/** One short statement: of two workers one gets the letter, and no lock is held while it is sent. */
async function claimEmail(db: Db, now: Date): Promise<ClaimedEmail | null> {
  const { rows } = await sql<ClaimedEmail>`
    update email_outbox set tries = tries + 1, next_at = ${new Date(now.getTime() + CLAIM_MS)}
    where id = (
      select id from email_outbox where state = 'queued' and not is_bulk and next_at <= ${now}
      order by next_at limit 1 for update skip locked
    )
    returning id, account_id, template, payload, message_id, tries, created_at, recipient_hash`.execute(db);
  return rows[0] ?? null;
}

/** What it says has been read, which may have taken long. False: it is another worker's by now. */
async function extendClaim(db: Db, row: ClaimedEmail, now: Date, recipientHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_outbox')
    .set({ next_at: new Date(now.getTime() + CLAIM_MS), recipient_hash: recipientHash })
    .where('id', '=', row.id)
    .where('state', '=', 'queued')
    .where('tries', '=', row.tries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const markEmailDone = (
  db: Db,
  id: number,
  done: { state: 'sent' | 'refused' | 'given_up'; at: Date; reply: string },
): Promise<unknown> =>
  db
    .updateTable('email_outbox')
    .set({ state: done.state, done_at: done.at, last_reply: done.reply, payload: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();

/** Only while it is still theirs: a letter to the address they want to move to says nothing of the one they have. */
const markAddressRefused = (db: Db, row: ClaimedEmail, to: string, at: Date): Promise<unknown> =>
  db
    .updateTable('account')
    .set({ email_refused_at: at })
    .where('id', '=', row.account_id)
    .where('email', '=', to)
    .execute();

async function postponeEmail(db: Db, row: ClaimedEmail, now: Date, reply: string): Promise<'queued' | 'given_up'> {
  const minutes = WAIT_MINUTES[row.tries - 1];
  if (minutes === undefined) {
    await markEmailDone(db, row.id, { state: 'given_up', at: now, reply });
    return 'given_up';
  }
  await db
    .updateTable('email_outbox')
    .set({ next_at: new Date(now.getTime() + minutes * 60_000), last_reply: reply, rate_slot_at: null })
    .where('id', '=', row.id)
    .where('state', '=', 'queued')
    // Not if somebody else holds it by now.
    .where('tries', '=', row.tries)
    .execute();
  return 'queued';
}

/** No try: it was not its time. */
const delayEmail = (db: Db, row: ClaimedEmail, notBefore: Date): Promise<unknown> =>
  db
    .updateTable('email_outbox')
    .set({ next_at: notBefore, tries: row.tries - 1, rate_slot_at: null })
    .where('id', '=', row.id)
    .where('state', '=', 'queued')
    .where('tries', '=', row.tries)
    .execute();

type SealedEmail = { to: string; locale: Locale; values: EmailValues; goodUntil?: string; replyTo?: string };

/** Claims, sends and marks one letter. False: none is due. */
export async function sendNextEmail(
  deps: EmailSenderDeps,
  render: EmailRenderer,
  queue: EmailQueue = 'account',
  readers: EmailContentReaders = {},
): Promise<boolean> {
  const { db, clock, log, failures, config } = deps;
  const row =
    queue === 'account'
      ? await claimEmail(db, clock())
      : await claimBulkEmail(db, clock(), { claimMs: CLAIM_MS, perMinute: config.bulkEmailsPerMinute });
  if (!row) return false;
  // Its turn at the rate of its domain comes later.
  if (row === 'postponed') return true;
  const about = { emailId: row.id, template: row.template, tries: row.tries };
  const report = (outcome: SendResult, state: string) =>
    failures.record({
      kind: 'email',
      name: row.template,
      error: outcome.error,
      reason: outcome.reply,
      details: { ...about, state },
      isTemporary: state === 'queued' && outcome.error === undefined,
    });
  const outcome = await trySendEmail(deps, render, { row, queue, readContent: readers[row.template] });
  const now = clock();
  if (outcome.for === 'other_worker') return true;
  if (outcome.for === 'disabled') {
    await markEmailDone(db, row.id, { state: 'refused', at: now, reply: outcome.reply });
  } else if (outcome.for === 'unwanted') {
    await markEmailDone(db, row.id, { state: 'given_up', at: now, reply: outcome.reply });
    log.info(about, 'email not wanted any more');
  } else if (outcome.for === 'later') {
    await delayEmail(db, row, outcome.notBefore ?? now);
  } else if (outcome.for === 'nobody') {
    await retryWrite(() => markEmailDone(db, row.id, { state: 'sent', at: now, reply: outcome.reply }));
    log.info(about, 'email sent');
  } else if (outcome.for === 'now') {
    const state = await postponeEmail(db, row, now, outcome.reply);
    report(outcome, state);
  } else {
    if (outcome.for === 'mailbox') {
      await markAddressRefused(db, row, outcome.to, now);
      await recordHardBounce(db, row.message_id, now);
    }
    const state = outcome.for === 'ever' ? 'given_up' : 'refused';
    await markEmailDone(db, row.id, { state, at: now, reply: outcome.reply });
    report(outcome, state);
  }
  return true;
}

type SendResult = {
  for: DeliveryFailure['for'] | 'ever' | 'nobody' | 'unwanted' | 'later' | 'disabled' | 'other_worker';
  reply: string;
  to: string;
  notBefore?: Date;
  error?: unknown;
};

/** A mail server's error never leaves this function: its words quote the address. A fault of ours does, for the log. */
async function trySendEmail(
  deps: EmailSenderDeps,
  render: EmailRenderer,
  { row, queue, readContent }: { row: ClaimedEmail; queue: EmailQueue; readContent: EmailContentReader | undefined },
): Promise<SendResult> {
  const { db, mail, secrets, clock, config } = deps;
  const { operator } = await readOperator(db);
  let to = '';
  try {
    const sealed: SealedEmail = JSON.parse(secrets.open(EMAIL_SECRET_PURPOSE, row.payload));
    to = sealed.to;
    if (sealed.goodUntil && new Date(sealed.goodUntil) <= clock()) return { for: 'ever', reply: 'too late', to };
    const content = readContent ? await readContent(sealed.values) : sealed;
    if (content === null) return { for: 'unwanted', reply: 'not wanted', to };
    if (content instanceof Date) return { for: 'later', reply: 'not now', to, notBefore: content };
    const { locale, values } = content;
    to = content.to;
    const recipientHash = hashAddress(secrets, to);
    if (queue === 'bulk' && (await isAddressDisabled(db, recipientHash)))
      return { for: 'disabled', reply: 'disabled', to };
    const rendered = render({ template: row.template, locale, values, at: row.created_at, operator });
    const attachments = await Promise.all((rendered.attachments ?? []).map((make) => make()));
    if (!(await extendClaim(db, row, clock(), recipientHash))) return { for: 'other_worker', reply: '', to };
    await mail.send({
      ...rendered,
      ...(sealed.replyTo ? { replyTo: sealed.replyTo } : {}),
      attachments,
      to,
      messageId: `${row.message_id}@${new URL(config.origin).hostname}`,
    });
    return { for: 'nobody', reply: '250', to };
  } catch (error) {
    const refusal = classifyDeliveryError(error);
    return { ...refusal, to, ...(refusal.reply === 'failed' ? { error } : {}) };
  }
}

/** The letter has gone: a database that is away for a moment must not make it go twice. */
async function retryWrite(write: () => Promise<unknown>): Promise<void> {
  for (let left = 10; ; left--) {
    try {
      await write();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((over) => setTimeout(over, 1_000));
    }
  }
}

/** Sends what is due, one after another; the number of letters it took in hand. */
export async function sendDueEmails(
  deps: EmailSenderDeps,
  render: EmailRenderer,
  queue: EmailQueue = 'account',
  readers: EmailContentReaders = {},
): Promise<number> {
  let count = 0;
  while (await sendNextEmail(deps, render, queue, readers)) count += 1;
  return count;
}

/** What the retention sweep calls: the record of a letter (which, to whom, when) is not kept for ever either. */
export async function deleteOldEmails(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('email_outbox').where('done_at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
