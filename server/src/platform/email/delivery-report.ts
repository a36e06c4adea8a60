/**
 * What mail systems send back: delivery status notifications (RFC 3464) and complaints (RFC 5965). Which email it was is
 * said by the address it came back to (bounces+MESSAGE@) or by the Message-ID of the email it returns.
 */
import PostalMime, { type Email } from 'postal-mime';
import { isMailboxStatus } from './mailer.ts';

export type DeliveryEvent =
  | { type: 'hard_bounce' | 'soft_bounce'; messageId: string; status: string }
  | { type: 'complaint'; messageId: string; status: '' };

const MESSAGE_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** As the outbox has it: without brackets and host. */
export const findMessageId = (text: string): string | null => MESSAGE_ID.exec(text.toLowerCase())?.[0] ?? null;

/** A bounce without a status says nothing against the mailbox. */
export const bounceEvent = (messageId: string, status: string): DeliveryEvent => ({
  type: isMailboxStatus(status) ? 'hard_bounce' : 'soft_bounce',
  messageId,
  status,
});

const readPart = (mail: Email, ...types: string[]): string => {
  const part = mail.attachments.find(({ mimeType }) => types.includes(mimeType));
  if (!part) return '';
  return typeof part.content === 'string' ? part.content : Buffer.from(part.content as ArrayBuffer).toString('latin1');
};

const readField = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(text)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';

function findReportedId(mail: Email): string | null {
  const recipients = mail.headers
    .filter(({ key }) => ['to', 'delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ value }) => value);
  const returned = readPart(mail, 'message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'message/global');
  const [headers = ''] = returned.split(/\r?\n\r?\n/);
  for (const text of [...recipients.filter((value) => value.includes('+')), readField(headers, 'message-id')]) {
    const id = findMessageId(text);
    if (id) return id;
  }
  return null;
}

/**
 * A report comes first and the email it returns last, so its beginning is enough. Parsing takes time with the square of some of
 * these, and the server does nothing else meanwhile.
 */
const MAX_PARSED_BYTES = 64 * 1_024;
const MAX_HEADER_BYTES = 32 * 1_024;
const MAX_HEADER_LINES = 500;
const MAX_PART_LINES = 100;
const MAX_NESTING = 8;

const countLines = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Null: not as mail systems write. */
async function parseEmail(raw: Buffer): Promise<Email | null> {
  const beginning = raw.subarray(0, MAX_PARSED_BYTES);
  const text = beginning.toString('latin1');
  const [headers = ''] = text.split(/\r?\n\r?\n/, 1);
  if (countLines(headers, /\n/g) > MAX_HEADER_LINES || countLines(text, /^--/gm) > MAX_PART_LINES) return null;
  try {
    return await PostalMime.parse(beginning, {
      forceRfc822Attachments: true,
      attachmentEncoding: 'arraybuffer',
      maxNestingDepth: MAX_NESTING,
      maxHeadersSize: MAX_HEADER_BYTES,
    });
  } catch {
    return null;
  }
}

/** Null: no report, or one that names none of our emails. */
export async function parseDeliveryReport(raw: Buffer): Promise<DeliveryEvent | null> {
  const mail = await parseEmail(raw);
  const messageId = mail && findReportedId(mail);
  if (!mail || !messageId) return null;
  if (readField(readPart(mail, 'message/feedback-report'), 'feedback-type').toLowerCase() === 'abuse')
    return { type: 'complaint', messageId, status: '' };
  const status = readPart(mail, 'message/delivery-status', 'message/global-delivery-status');
  if (readField(status, 'action').toLowerCase() !== 'failed') return null;
  return bounceEvent(messageId, /^\d\.\d{1,3}\.\d{1,3}/.exec(readField(status, 'status'))?.[0] ?? '');
}
