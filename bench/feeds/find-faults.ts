/** Compares what agencies have with what their feeds said last, and looks for what was done twice. */
import type pg from 'pg';
import type { FeedAgency } from './feed-agencies.ts';
import { listPictures, type Picture } from './random-feed.ts';

type Shown = { home: string; price: number; hashes: string[] };

async function findDifferences(pool: pg.Pool, { user, onMarket }: FeedAgency, pictures: readonly Picture[]) {
  const { rows } = await pool.query<Shown>(
    `select p.street_number as home, l.price, array(
       select coalesce(encode(k.content_hash, 'hex'), 'unknown') from property_photo f
       left join source_picture k on k.photo_id = f.photo_id and k.account_id = p.account_id
       where f.property_id = p.id order by f.position) as hashes
     from listing l join property p on p.id = l.property_id where p.account_id = $1 and l.is_active`,
    [user.id],
  );
  const describe = ({ home, price, hashes }: Shown): string => `${home} at ${price} with ${hashes.join(' ')}`;
  const wanted = new Set(
    [...onMarket.values()].map((home) =>
      describe({
        home: String(home.home),
        price: home.price,
        hashes: listPictures(home).map((n) => pictures[n]?.hash ?? ''),
      }),
    ),
  );
  const found = rows.map(describe);
  return [
    ...[...wanted].filter((each) => !found.includes(each)).map((each) => `lost: ${each} of ${user.id}`),
    ...found
      .filter((each, at) => !wanted.has(each) || found.indexOf(each) !== at)
      .map((each) => `too much: ${each} of ${user.id}`),
  ];
}

/** Each says one thing that must not be: a name and how often it is so. */
const doubled: readonly (readonly [string, string])[] = [
  [
    'homes with two properties',
    `select count(*)::int n from (select 1 from property group by account_id, street, street_number, area having count(*) > 1) x`,
  ],
  [
    'pictures that were made twice',
    `select ((select count(*) from photo) - (select count(*) from source_picture))::int as n`,
  ],
  [
    'lines of a history that say what stood there already',
    `select count(*)::int n from (
       select kind, price, lag(kind) over w as kind_before, lag(price) over w as price_before
       from listing_event where kind in ('published', 'paused', 'relisted', 'price') window w as (partition by property_id, purpose order by id)) x
     where (kind = 'paused' and kind_before = 'paused') or (kind = 'published' and kind_before is not null)
       or (kind = 'relisted' and kind_before in ('published', 'relisted')) or (kind = 'price' and price = price_before)`,
  ],
  [
    'emails beside the runs that waited for a person',
    `select abs((select count(*) from email_outbox where template = 'source_waiting')
       - (select count(*) from source_run where brake in ('removed', 'changed')))::int as n`,
  ],
  [
    'runs whose counts are not those of their items',
    `select count(*)::int n from source_run r where state = 'done' and (applied_creates, applied_updates, applied_removes, refused) <> (
       select count(*) filter (where state = 'applied' and action = 'create'), count(*) filter (where state = 'applied' and action = 'update'),
         count(*) filter (where state = 'applied' and action = 'remove'), count(*) filter (where state = 'refused')
       from source_run_item i where i.run_id = r.id)`,
  ],
  [
    'items that were refused',
    `select count(*)::int n from source_run_item where state = 'refused' or action = 'reject'`,
  ],
  [
    `runs that broke without a broken file`,
    `select count(*)::int n from source_run where error_code = 'reading_failed'`,
  ],
  ['photos that failed', `select count(*)::int n from source_photo where state = 'failed'`],
  ['photos that wait', `select count(*)::int n from source_photo where state = 'waiting'`],
  [
    'files of feeds that nobody needs and nobody deletes',
    `select count(*)::int n from (select file_key, source_id, rank() over (partition by source_id order by id desc) from source_run
       where file_key is not null) x where rank > 1
       and file_key <> (select file_key from source_run r where r.source_id = x.source_id and file_key is not null order by id desc limit 1)`,
  ],
];

export async function findFeedFaults(
  pool: pg.Pool,
  agencies: readonly FeedAgency[],
  pictures: readonly Picture[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const agency of agencies) faults.push(...(await findDifferences(pool, agency, pictures)));
  for (const [what, text] of doubled) {
    const n = (await pool.query<{ n: number }>(text)).rows[0]?.n ?? 0;
    if (n !== 0) faults.push(`${n} ${what}`);
  }
  return faults;
}
