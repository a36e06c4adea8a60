/** What the provider tells us of by itself: signed, and on a bad day lost, twice, late or in another order. */
import Stripe from 'stripe';
import type { CoreEvent } from './core.ts';

/** Delivers one message and answers with the HTTP status; anything but 2xx is tried again. */
export type Deliver = (body: string, signature: string) => Promise<number>;
type DeliveryFaults = { lose: number; twice: number; late: number; lateSeconds: number; reorder: number };
type PendingDelivery = { body: string; id: string; at: number; tries: number };

const VERSION = '2026-10-28.endive';
const RETRY_SECONDS = [60, 300, 1_800, 7_200, 18_000, 36_000];
const PATIENCE_MS = 5_000;

export const createHttpDelivery =
  (url: string): Deliver =>
  (body, signature) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      ({ status }) => status,
      () => 0,
    );

const bodyOf = ({ id, type, created, object, before }: CoreEvent): string =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: VERSION,
    created,
    data: { object, ...(before && { previous_attributes: before }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });

export const signPayload = (payload: string, secret: string, now: Date): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now.getTime() / 1000) });

type Options = { secret: string; deliver: Deliver; clock: () => Date; random: () => number };

export function createWebhooks({ secret, deliver, clock, random }: Options) {
  let chaos: DeliveryFaults = { lose: 0, twice: 0, late: 0, lateSeconds: 3_600, reorder: 0 };
  let waiting: PendingDelivery[] = [];
  let running: Promise<void> = Promise.resolve();
  const sent: { id: string; status: number }[] = [];
  const seconds = () => Math.floor(clock().getTime() / 1000);

  function add(event: CoreEvent): void {
    if (random() < chaos.lose) return;
    const copies = random() < chaos.twice ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      const wait = random() < chaos.late ? Math.ceil(random() * chaos.lateSeconds) : 0;
      waiting.push({ body: bodyOf(event), id: event.id, at: seconds() + wait, tries: 0 });
    }
  }

  async function flushDue(): Promise<void> {
    const due = waiting.filter(({ at }) => at <= seconds());
    waiting = waiting.filter(({ at }) => at > seconds());
    for (let at = due.length - 1; at > 0; at--) {
      if (random() >= chaos.reorder) continue;
      const other = Math.floor(random() * (at + 1));
      [due[at], due[other]] = [due[other] as PendingDelivery, due[at] as PendingDelivery];
    }
    for (const one of due) {
      // Signed anew each time, as Stripe does.
      const status = await deliver(one.body, signPayload(one.body, secret, clock())).catch(() => 0);
      sent.push({ id: one.id, status });
      const again = RETRY_SECONDS[one.tries];
      if ((status < 200 || status > 299) && again !== undefined)
        waiting.push({ ...one, at: seconds() + again, tries: one.tries + 1 });
    }
  }

  return {
    add,
    sent,
    /** How many are on their way or will be tried again. */
    waiting: () => waiting.length,
    setChaos(to: Partial<DeliveryFaults>): void {
      chaos = { ...chaos, ...to };
    },
    /** Delivers what is due by the double's clock, one after the other. */
    flush(): Promise<void> {
      running = running.then(flushDue);
      return running;
    },
  };
}
