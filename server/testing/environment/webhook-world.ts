/** A server, the owner of an agency, and a machine on the loopback that takes what is sent to it. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { sendWebhooks } from '../../src/features/webhooks/index.ts';
import { buildContactableListing, newClientKey } from '../factories/conversations.ts';
import { buildAgency } from '../factories/records.ts';
import { buildSignedInUser, type SignedInUser } from '../people/api-users.ts';
import { openTestApp, type Services } from './test-app.ts';

const START = new Date('2026-11-18T10:00:00Z');
const HALANDRI = 461200;

type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string };
/** The number of an answer, or its headers with the number as `status`. */
type Answer = number | 'hang' | Record<string, string>;
export type WebhookWorld = Awaited<ReturnType<typeof openWebhookWorld>>;

export async function openWebhookWorld(services: Services) {
  const received: ReceivedWebhook[] = [];
  const state: { answer: Answer; owner: SignedInUser | null } = { answer: 200, owner: null };
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (state.answer === 'hang' || request.url === '/hang') return;
      if (typeof state.answer === 'number') response.writeHead(state.answer).end('ignored');
      else response.writeHead(Number(state.answer.status), state.answer).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  const testApp = await openTestApp(services, { FEED_TEST_HOSTS: host });
  const { db } = testApp.deps;
  const getOwner = (): SignedInUser => {
    if (!state.owner) throw new Error('The world has not begun');
    return state.owner;
  };
  return {
    start: START,
    host,
    origin,
    testApp,
    received,
    get owner() {
      return getOwner();
    },
    answerWith(answer: Answer): void {
      state.answer = answer;
    },
    /** Before each test: another agency, and no endpoint of anybody. */
    async begin(): Promise<void> {
      testApp.setNow(START);
      await sql`delete from webhook_endpoint`.execute(db);
      state.owner = await buildSignedInUser(testApp, { role_id: roleIds.agency, locale: 'en', username: 'Άλφα' });
      await buildAgency(db, HALANDRI, state.owner.id);
      received.length = 0;
      state.answer = 200;
    },
    async add(events = ['lead.created', 'listing.paused', 'item.rejected'], path = '/hook') {
      const { status, body } = await getOwner().call('POST', '/webhooks', { url: `${origin}${path}`, events });
      if (status !== 200) throw new Error(`No webhook: ${status} ${JSON.stringify(body)}`);
      return body as { id: number; secret: string };
    },
    log: async (id: number) => (await getOwner().call('GET', `/webhooks/${id}/deliveries`)).body.deliveries,
    list: async () => (await getOwner().call('GET', '/webhooks')).body.endpoints,
    send: (guarded = testApp.deps.guarded) => sendWebhooks({ ...testApp.deps, guarded }),
    wait: (ms: number): void => testApp.setNow(new Date(testApp.deps.clock().getTime() + ms)),
    /** Somebody writes about a listing of the agency. */
    async writeLead() {
      const { property_id } = await buildContactableListing(db, getOwner().id);
      const lead = await buildSignedInUser(testApp);
      const write = (body: string) =>
        lead.call('POST', '/property/contact', {
          for: 'sale',
          property_id,
          name: 'Νίκος Λάμπρου',
          email: lead.email,
          body,
          client_key: newClientKey(),
        });
      const { status } = await write('Είναι διαθέσιμο;');
      if (status !== 200) throw new Error(`No lead: ${status}`);
      return { property_id, write };
    },
    /** By the library of the specification, at the time of this world. Throws when it is not signed so. */
    verify(secret: string, request: ReceivedWebhook | undefined) {
      if (!request) throw new Error('Nothing was received');
      vi.useFakeTimers({ toFake: ['Date'], now: testApp.deps.clock() });
      try {
        return new Webhook(secret).verify(request.body, request.headers as Record<string, string>);
      } finally {
        vi.useRealTimers();
      }
    },
    async close(): Promise<void> {
      await testApp.close();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    },
  };
}
