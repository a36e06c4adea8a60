import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clientFormats } from '../../../../testing/email/mail-clients.ts';
import { buildReplyEmail, quotedEmail } from '../../../../testing/email/reply-emails.ts';
import { sendBySmtp } from '../../../../testing/email/smtp-client.ts';
import { freePort } from '../../../../testing/environment/site-process.ts';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { sized } from '../../../../testing/environment/test-size.ts';
import { buildContactableListing, buildConversation } from '../../../../testing/factories/conversations.ts';
import { buildSignedInUser } from '../../../../testing/people/api-users.ts';
import { createSeededRandom } from '../../../../testing/seeded-random.ts';
import { createReplyAddress } from './reply-address.ts';

const script = fileURLToPath(new URL('../../../../testing/email/reply-listener-process.ts', import.meta.url));
const KILLS = sized({ ci: 6, full: 200 });
const [format] = clientFormats;
if (!format) throw new Error('No formats');

/** `npm run checks:full` kills it two hundred times. */
describe('[SHRE-1] an answer by email while its listener is killed', () => {
  let testApp: TestApp;
  let port = 0;
  let listener: ChildProcess | null = null;
  const inbound = 'reply@in.estia.example';

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { INBOUND_ADDRESS: inbound });
    port = await freePort();
  });
  afterAll(async () => {
    listener?.kill('SIGKILL');
    await testApp.close();
  });

  /** Resolves when it listens. */
  async function start(): Promise<ChildProcess> {
    const { config } = testApp.deps;
    const child = spawn(process.execPath, [script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PUBLIC_ORIGIN: config.origin,
        DATABASE_URL: config.databaseUrl,
        REDIS_URL: config.redisUrl,
        SMTP_URL: 'smtp://127.0.0.1:1',
        SECRET_KEY: config.secretKey.toString('base64'),
        FILES_DIR: config.filesDir,
        LOG_LEVEL: 'silent',
        INBOUND_ADDRESS: inbound,
        INBOUND_PORT: String(port),
      },
    });
    listener = child;
    await new Promise<void>((ready, failed) => {
      child.once('message', () => ready());
      child.once('exit', () => failed(new Error('The listener ended')));
    });
    return child;
  }

  it(`is stored once, and told of once: killed ${KILLS} times`, async () => {
    const { db, clock } = testApp.deps;
    testApp.setNow(new Date());
    const [owner, lead] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)];
    const random = createSeededRandom(7);
    let kills = 0;
    let sent = 0;
    const conversations: number[] = [];
    let child = await start();
    let typicalMs = 50;
    while (kills < KILLS) {
      // Few enough for each conversation, so that no limit is met.
      if (sent % 10 === 0) {
        const listing = await buildContactableListing(db, owner.id);
        conversations.push(await buildConversation(db, owner.id, lead.id, listing.listing_id));
      }
      const conversationId = conversations.at(-1) ?? 0;
      const to =
        createReplyAddress(testApp.deps, { conversationId, side: 'advertiser', accountId: owner.id }, owner.email) ??
        '';
      sent += 1;
      const text = `Απάντηση ${sent}`;
      const raw = buildReplyEmail(
        format,
        { lines: [text], locale: 'el', quoted: quotedEmail, from: owner.email, to },
        { messageId: `<${sent}.${clock().getTime()}@mail.example>` },
      );
      const once = () => sendBySmtp(port, { from: owner.email, to: [to], raw });
      const begun = performance.now();
      const first = once().catch(() => null);
      // Anywhere between the first line and the answer, and a little after it.
      await wait(random() * typicalMs * 1.2);
      child.kill('SIGKILL');
      kills += 1;
      const answer = await first;
      if (answer) typicalMs = Math.max(5, (typicalMs + performance.now() - begun) / 2);
      child = await start();
      // A mail server that was not answered sends again; one that was may do so too.
      if (answer?.code !== 250 || random() < 0.3) expect(await once()).toMatchObject({ code: 250 });
    }
    const { rows } = await sql<{ body: string; times: number }>`
      select body, count(*)::int as times from message where conversation_id = any (${conversations}) and from_advertiser
      group by body`.execute(db);
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
    expect(rows).toHaveLength(sent);
    const unread = await sql<{ unread: number }>`
      select coalesce(sum(lead_unread), 0)::int as unread from conversation where id = any (${conversations})`.execute(
      db,
    );
    expect(unread.rows[0]?.unread).toBe(sent);
    const emails = await sql<{ n: number }>`
      select count(*)::int as n from email_outbox where template = 'new_answer' and account_id = ${lead.id}`.execute(
      db,
    );
    expect(emails.rows[0]?.n).toBe(sent);
  }, 1_800_000);
});
