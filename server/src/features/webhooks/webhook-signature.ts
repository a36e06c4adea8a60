/** Standard Webhooks 1.0.0: who receives a request can tell that it is from us, of now, and as it was sent. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** The specification wants 24 to 64. */
const SECRET_BYTES = 32;

export const createWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** One signature for each secret: while one takes the place of another, either verifies. */
export function signWebhook(
  secrets: readonly string[],
  { messageId, sentAt, body }: { messageId: string; sentAt: Date; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${messageId}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
