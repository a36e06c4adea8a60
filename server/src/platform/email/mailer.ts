/** Outgoing mail over SMTP. Called by the worker only, so a slow mail server delays no page. */
import { readProperty } from '@estia/contract/read-property';
import nodemailer from 'nodemailer';

export type EmailAttachment = {
  /** As the reader will find it among their files. */
  name: string;
  /** `application/pdf` */
  type: string;
  bytes: Uint8Array;
};

export type EmailMessage = {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Our name in the reader's language; else the one of MAIL_FROM. */
  fromName?: string;
  /** Without angle brackets. A second copy with the same one is dropped by mail programs. */
  messageId?: string;
  attachments?: readonly EmailAttachment[];
  /** One bare address that answers go to. */
  replyTo?: string;
  /** Where a mail program unsubscribes its reader by one POST (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Mailer = { send: (email: EmailMessage) => Promise<void>; close: () => void };

const TIMEOUT_MS = 10_000;
export const MAX_CONNECTIONS = 8;
/** Of a whole letter: a server that answers a byte at a time runs into no timeout of the socket. */
export const SEND_TIMEOUT_MS = 45_000;

/** One mailbox and nothing else: what could end a header or an SMTP command, or name a second reader, is no address. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}\u2028\u2029]+@[^\s<>()[\]\\,;:"@\p{Cc}\u2028\u2029]+$/u;
const toSingleLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** `Εστία <no-reply@estia.example>`, or the bare address. */
function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

export type DkimKey = { domain: string; selector: string; privateKey: string };

type MailerOptions = {
  requireTls?: boolean;
  dkim?: DkimKey | null;
  /** `bounces@estia.example`: what comes back is addressed to bounces+MESSAGE@, so that it says which email it was. */
  bounceAddress?: string | null;
};

/** The library's own list leaves List-Unsubscribe-Post out, which RFC 8058 wants signed. */
const SIGNED_HEADERS =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted';

const getEnvelopeSender = (bounceAddress: string, messageId: string): string =>
  bounceAddress.replace('@', `+${messageId.split('@')[0]}@`);

/** `requireTls`: letters hold codes, so a real site speaks to its mail server in secret or not at all. */
export function createSmtpMailer(
  smtpUrl: string,
  from: string,
  { requireTls = false, dkim = null, bounceAddress = null }: MailerOptions = {},
): Mailer {
  const sender = parseSender(from);
  const open = () =>
    nodemailer.createTransport({
      url: smtpUrl,
      requireTLS: requireTls,
      pool: true,
      // More than the lanes of both queues together: no account email waits for a connection behind a bulk one.
      maxConnections: MAX_CONNECTIONS,
      ...(dkim
        ? {
            dkim: {
              domainName: dkim.domain,
              keySelector: dkim.selector,
              privateKey: dkim.privateKey,
              headerFieldNames: SIGNED_HEADERS,
            },
          }
        : {}),
      // A connection the server has closed meanwhile costs one more; the rest is for the outbox to repeat.
      maxRequeues: 1,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport = open();
  const reopenTransport = () => {
    transport.close({ force: true });
    transport = open();
  };
  return {
    async send({ to, subject, text, html, fromName, messageId, replyTo, attachments = [], unsubscribeUrl }) {
      if (!ADDRESS.test(to)) throw Object.assign(new Error('Not an address'), { code: 'EADDRESS' });
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' }));
        reopenTransport();
      }, SEND_TIMEOUT_MS);
      const sent = transport.sendMail({
        from: { ...sender, ...(fromName ? { name: toSingleLine(fromName) } : {}) },
        to: { name: '', address: to },
        ...(replyTo && ADDRESS.test(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
        subject: toSingleLine(subject),
        text,
        html,
        attachments: attachments.map(({ name, type, bytes }) => ({
          filename: toSingleLine(name),
          contentType: type,
          content: Buffer.from(bytes),
        })),
        ...(messageId ? { messageId: `<${toSingleLine(messageId)}>` } : {}),
        // No out-of-office answers; and said by who wrote it (RFC 3834).
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribeUrl
            ? {
                'List-Unsubscribe': `<${toSingleLine(unsubscribeUrl)}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
        ...(bounceAddress && messageId
          ? { envelope: { from: getEnvelopeSender(bounceAddress, toSingleLine(messageId)), to } }
          : {}),
      });
      try {
        await Promise.race([sent, late.promise]);
      } finally {
        clearTimeout(timer);
        sent.catch(() => {});
      }
    },
    close: () => transport.close(),
  };
}

export type DeliveryFailure = {
  /** For good because of the mailbox, for good because of this letter, or for now. */
  for: 'mailbox' | 'letter' | 'now';
  /** The numbers of the reply. Its words may hold the address, so they are stored nowhere. */
  reply: string;
};

/** The mailbox does not exist (any more), by an enhanced status code of RFC 3463. 5.1.7 and 5.1.8 speak of the sender. */
export const isMailboxStatus = (status: string): boolean => /^5\.(1\.[^78]|1\.\d\d+|2\.1)$/.test(status);

/** What a failed `send` means for the letter. */
export function classifyDeliveryError(error: unknown): DeliveryFailure {
  const [code, command, response] = ['code', 'command', 'response'].map((name) => readProperty(error, name));
  if (code === 'EADDRESS') return { for: 'mailbox', reply: 'EADDRESS' };
  const [, status, enhanced = ''] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(String(response ?? '')) ?? [];
  if (!status) return { for: 'now', reply: /^E[A-Z]{2,20}$/.test(String(code)) ? String(code) : 'failed' };
  const reply = `${status} ${enhanced}`.trim();
  // 503 and 552 begin with 5 and pass: a session out of step, a full mailbox (RFC 5321, 4.5.3.1.10).
  const forGood = status.startsWith('5') && status !== '503' && status !== '552' && !enhanced.startsWith('4');
  // A refused login or sender is ours to mend: the letter waits.
  if (!forGood || (command !== 'RCPT TO' && command !== 'DATA')) return { for: 'now', reply };
  // X.1.* speaks of the address, X.2.1 of a closed mailbox; X.7.* would be about us (a blocked sender).
  const ofMailbox = enhanced ? isMailboxStatus(enhanced) : command === 'RCPT TO';
  return { for: ofMailbox ? 'mailbox' : 'letter', reply };
}
