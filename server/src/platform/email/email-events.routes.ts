/**
 * Where the mail system tells what became of emails: bounces as it got them (message/rfc822), or events as JSON. Not a
 * declared call: its body must stay as it came, and its signature is its key.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../app-error.ts';
import { isSignatureValid } from '../security/signed-request.ts';
import { bounceEvent, type DeliveryEvent, findMessageId, parseDeliveryReport } from './delivery-report.ts';
import { recordComplaint, recordHardBounce } from './suppression.ts';

const MAX_EVENT_BYTES = 1_000_000;
const MAX_EVENTS = 1_000;

const eventBody = z.object({
  events: z
    .array(
      z.discriminatedUnion('type', [
        /** `status`: the enhanced code, such as 5.1.1. */
        z.object({ type: z.literal('bounce'), message_id: z.string().max(300), status: z.string().max(20) }),
        z.object({ type: z.literal('complaint'), message_id: z.string().max(300) }),
      ]),
    )
    .max(MAX_EVENTS),
});

function parseJsonEvents(body: Buffer): DeliveryEvent[] {
  const parsed = eventBody.safeParse(parseJson(body));
  if (!parsed.success) throw new AppError('invalid_input');
  return parsed.data.events.flatMap((event): DeliveryEvent[] => {
    const messageId = findMessageId(event.message_id);
    if (!messageId) return [];
    return [
      event.type === 'bounce' ? bounceEvent(messageId, event.status) : { type: 'complaint', messageId, status: '' },
    ];
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

export async function recordDeliveryEvent(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'failures'>, event: DeliveryEvent) {
  const { db, clock, log, failures } = deps;
  if (event.type === 'soft_bounce') return;
  const result =
    event.type === 'complaint'
      ? await recordComplaint(db, event.messageId, clock())
      : await recordHardBounce(db, event.messageId, clock());
  const details = { type: event.type, status: event.status, result };
  if (result === 'counted' || result === 'disabled')
    failures.record({
      kind: 'email',
      name: event.type,
      error: undefined,
      reason: [event.status, result === 'disabled' ? 'address disabled' : 'counted'].filter(Boolean).join(', '),
      details,
      isTemporary: true,
    });
  else log.info(details, 'delivery event');
}

export function emailEventRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    hooks.post('/api/email/events', { config: { rateLimit: { max: 6_000 } } }, async (request, reply) => {
      const secret = deps.config.emailEventsSecret;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['estia-signature'] ?? '');
      if (!secret || !isSignatureValid(secret, body, signature, deps.clock())) throw new AppError('forbidden');
      const isReport = /^\s*message\/rfc822/i.test(request.headers['content-type'] ?? '');
      const events = isReport ? [await parseDeliveryReport(body)] : parseJsonEvents(body);
      for (const event of events) if (event) await recordDeliveryEvent(deps, event);
      return reply.code(200).send({ received: true });
    });
  });
}
