/** Who publishes and who saves searches while everything around them is killed. What fails is tried again, and counted once. */
import { randomUUID } from 'node:crypto';
import { connectDatabase } from '@estia/server/testing/environment/connect-database';
import type { Email } from '@estia/server/testing/environment/mail-sink';
import { buildAccount, buildListing, buildProperty, buildUser } from '@estia/server/testing/factories/records';
import type { CrashSite } from '../crash/publishing-site.ts';

const DISTRICT = 461200;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

class Undone extends Error {}

export async function openPublisher(site: CrashSite) {
  const { db, close } = connectDatabase(site.databaseUrl);
  const owner = await buildAccount(db);
  const listingOf = new Map<number, number>();
  const published: number[] = [];
  let serial = 0;

  /** A transaction that is undone is heard of by nobody. Whether one that failed has committed is seen by its title. */
  async function publish(isUndone: boolean): Promise<void> {
    serial += 1;
    const title = `Αγγελία ${serial}`;
    for (;;) {
      try {
        await db.transaction().execute(async (trx) => {
          const property = await buildProperty(trx, { district_id: DISTRICT, account_id: owner });
          await buildListing(trx, { property_id: property, title_el: title });
          if (isUndone) throw new Undone();
        });
      } catch (error) {
        if (error instanceof Undone) return;
        await pause(250);
      }
      const [row] = await site.rows<{ id: string; property_id: string }>(
        'select id, property_id from listing where title_el = $1',
        [title],
      );
      if (!row) continue;
      listingOf.set(Number(row.property_id), Number(row.id));
      published.push(Number(row.id));
      return;
    }
  }

  const subscribers: { email: string; since: number }[] = [];

  /** Saved through the site, which may be killed before it answers: the same request again is the same search. */
  async function startSaving(): Promise<() => Promise<string>> {
    const email = `reader${subscribers.length}@domain${subscribers.length % 3}.example`;
    const token = await createReader(email);
    const key = randomUUID();
    const save = () =>
      fetch(`http://127.0.0.1:${site.port}/api/user/saved-searches`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ filter: { for: 'sale', category_id: 1, district_ids: [DISTRICT] } }),
        signal: AbortSignal.timeout(5_000),
      }).then(
        (response) => response.status,
        () => 0,
      );
    const first = save();
    return async () => {
      for (let status = await first; status !== 200; status = await save()) {
        if (status >= 400 && status < 500) throw new Error(`Saving a search answered ${status}`);
        await pause(250);
      }
      return email;
    };
  }

  async function createReader(email: string): Promise<string> {
    for (;;) {
      try {
        return (await buildUser(db, { email, email_confirmed_at: new Date() })).token;
      } catch {
        await site.rows('delete from account where email = $1', [email]);
        await pause(250);
      }
    }
  }

  return {
    published,
    subscribers,
    publish,
    findListing: (property: number) => listingOf.get(property),
    /** Returns once the request is under way; what it returns waits for the answer. */
    async startSubscribing(): Promise<() => Promise<void>> {
      const finish = await startSaving();
      return async () => {
        const email = await finish();
        subscribers.push({ email, since: published.length });
      };
    },
    async findDoubledSearches(): Promise<string[]> {
      const rows = await site.rows<{ email: string; n: number }>(
        `select a.email::text, count(s.id)::int n from account a join subscriber b on b.account_id = a.id
         left join saved_search s on s.subscriber_id = b.id group by 1 having count(s.id) <> 1`,
      );
      return rows.map(({ email, n }) => `${email} has ${n} saved searches`);
    },
    close,
  };
}

type Publisher = Awaited<ReturnType<typeof openPublisher>>;

/** Which listings an email tells of: those of its link to all, or the one it links to. */
function readListings({ findListing }: Publisher, text: string): number[] {
  const all = /\/alerts\/homes\?ids=([\d,]+)/.exec(text)?.[1];
  if (all) return all.split(',').map(Number);
  const one = /\/properties\/for-sale\/(\d+)/.exec(text)?.[1];
  return one ? [findListing(Number(one)) ?? 0] : [];
}

export function findAlertFaults(
  publisher: Publisher,
  mails: readonly Email[],
): { faults: string[]; emails: number; copies: number } {
  const faults: string[] = [];
  const alerts = mails.filter((mail) => mail.headers.some(({ key }) => key === 'list-unsubscribe'));
  const byId = new Map(alerts.map((mail) => [mail.messageId ?? '', mail]));
  const heard = new Map<string, number>();
  for (const mail of byId.values())
    for (const listing of readListings(publisher, mail.text ?? '')) {
      const key = `${mail.to?.[0]?.address} ${listing}`;
      heard.set(key, (heard.get(key) ?? 0) + 1);
    }
  for (const { email, since } of publisher.subscribers)
    for (const [at, listing] of publisher.published.entries()) {
      const times = heard.get(`${email} ${listing}`) ?? 0;
      heard.delete(`${email} ${listing}`);
      // One that was published just before the search was saved may be matched after it.
      if (times !== 1 && (at >= since || times > 1)) faults.push(`${email} heard ${times} times of listing ${listing}`);
    }
  for (const key of heard.keys()) faults.push(`told of what was not published: ${key}`);
  return { faults, emails: byId.size, copies: alerts.length - byId.size };
}
