/** What must be true after the kills, looked up in the database, the file store and the emails that arrived. */
import { findEmailFaults } from '../harness/accounts-site.ts';
import type { CrashSite } from './publishing-site.ts';
import type { startUsers } from './publishing-users.ts';

type Acknowledged = Awaited<ReturnType<typeof startUsers>>['noted'];
type Row = Record<string, unknown>;

const inOrder = (answers: unknown): string =>
  JSON.stringify(Object.entries((answers ?? {}) as Row).sort(([a], [b]) => (a < b ? -1 : 1)));

async function findDraftFaults({ rows }: CrashSite, noted: Acknowledged): Promise<string[]> {
  const faults: string[] = [];
  const savedRows = await rows<{ id: string; answers: Row }>(
    'select id, answers from draft where published_at is null',
  );
  const byId = new Map(savedRows.map((draft) => [Number(draft.id), draft.answers]));
  for (const [id, answers] of noted.drafts)
    if (!byId.has(id)) faults.push(`draft ${id}: acknowledged and lost`);
    else if (inOrder(byId.get(id)) !== inOrder(answers))
      faults.push(`draft ${id}: ${inOrder(answers)} was acknowledged, ${inOrder(byId.get(id))} is there`);
  return faults;
}

async function findPhotoFaults({ rows }: CrashSite, noted: Acknowledged): Promise<string[]> {
  const faults: string[] = [];
  const published = new Set(noted.published.map(({ draft }) => draft));
  const savedRows = await rows<{ draft_id: string; client_key: string; state: string; refusal: string | null }>(
    'select draft_id, client_key, state, refusal from draft_photo',
  );
  const byKey = new Map(savedRows.map((photo) => [`${photo.draft_id} ${photo.client_key}`, photo]));
  for (const [draft, keys] of noted.uploads)
    for (const key of published.has(draft) ? [] : keys) {
      const photo = byKey.get(`${draft} ${key}`);
      if (!photo) faults.push(`photo ${key} of draft ${draft}: acknowledged and lost`);
      else if (!['ready', 'refused'].includes(photo.state))
        faults.push(`photo ${key} of draft ${draft}: ${photo.state}`);
    }
  const listings = await rows<{ property_id: string; keys: string[]; count: number }>(
    `select p.id as property_id, p.photo_count as count,
       array(select f.key from property_photo h join photo f on f.id = h.photo_id where h.property_id = p.id order by h.position) as keys
     from property p`,
  );
  const byProperty = new Map(listings.map((property) => [Number(property.property_id), property]));
  for (const { property, photos } of noted.published) {
    const home = byProperty.get(property);
    if (home?.keys.join() !== photos.join() || home.count !== photos.length)
      faults.push(`home ${property}: photos ${photos} were published, ${home?.keys} (${home?.count}) are there`);
  }
  const strays = await rows<{ key: string; shown: string }>(
    `select f.key, (select count(*) from property_photo where photo_id = f.id) +
       (select count(*) from draft_photo where photo_id = f.id) as shown from photo f`,
  );
  for (const { key, shown } of strays) if (Number(shown) !== 1) faults.push(`photo ${key} is shown ${shown} times`);
  return faults;
}

async function findListingFaults({ rows }: CrashSite, noted: Acknowledged): Promise<string[]> {
  const faults: string[] = [];
  const found = await rows<Row>(
    `select p.id as property_id, p.account_id, l.id as listing_id, l.is_active,
       (select count(*) from listing x where x.property_id = p.id)::int as offers,
       (select count(*) from listing_search s where s.listing_id = l.id)::int as searchable,
       (select count(*) from listing_event e where e.property_id = p.id and e.kind = 'published')::int as events,
       (select count(*) from property_contact c where c.property_id = p.id)::int as contacts,
       (select count(*) from draft d where d.listing_id = l.id and d.published_at is not null)::int as drafts
     from property p left join listing l on l.property_id = p.id`,
  );
  const acknowledged = new Map(noted.published.map((listing) => [listing.listing, listing]));
  if (acknowledged.size !== noted.published.length) faults.push('two drafts were answered with the same ad');
  for (const row of found) {
    const { offers, searchable, events, contacts, drafts, is_active } = row;
    const listing = acknowledged.get(Number(row.listing_id));
    acknowledged.delete(Number(row.listing_id));
    if (!listing) faults.push(`ad ${row.listing_id} of home ${row.property_id}: nobody was told of it`);
    else if (listing.property !== Number(row.property_id) || listing.owner !== Number(row.account_id))
      faults.push(`ad ${listing.listing}: of home ${row.property_id} and account ${row.account_id}`);
    if (is_active !== true || [offers, searchable, events, contacts, drafts].some((count) => count !== 1))
      faults.push(`home ${row.property_id}: ${JSON.stringify(row)}`);
  }
  for (const listingId of acknowledged.keys()) faults.push(`ad ${listingId}: acknowledged and lost`);
  const [strangers] = await rows<{ n: number }>(
    'select count(*)::int n from listing_search s where not exists (select from listing l where l.id = s.listing_id)',
  );
  if (strangers?.n) faults.push(`${strangers.n} ads in the search that are none`);
  return faults;
}

async function findMessageFaults({ rows }: CrashSite, noted: Acknowledged): Promise<string[]> {
  const faults: string[] = [];
  const savedRows = await rows<{ client_key: string; awaiting_confirmation: boolean; body: string }>(
    'select client_key, awaiting_confirmation, body from message',
  );
  const byKey = new Map<string, typeof savedRows>();
  for (const row of savedRows) byKey.set(row.client_key, [...(byKey.get(row.client_key) ?? []), row]);
  for (const { clientKey, body, released } of noted.sent) {
    const [row, ...more] = byKey.get(clientKey) ?? [];
    if (!row) faults.push(`message ${clientKey}: acknowledged and lost`);
    else if (more.length > 0 || row.body !== body || row.awaiting_confirmation === released)
      faults.push(`message ${clientKey}: ${more.length + 1} times, waiting ${row.awaiting_confirmation}`);
  }
  if (savedRows.length > noted.sent.length + noted.turnedAway)
    faults.push(`${savedRows.length} messages, ${noted.sent.length} sent`);
  const counts = await rows<Row>(
    `select c.id, c.advertiser_unread, (select count(*)::int from message m where m.conversation_id = c.id and not awaiting_confirmation) as released
     from conversation c`,
  );
  for (const { id, advertiser_unread, released } of counts)
    if (advertiser_unread !== released) faults.push(`conversation ${id}: ${advertiser_unread} unread of ${released}`);
  return faults;
}

/**
 * Each thing that happened is told in one email: a listing that is up, a conversation that began, an address to be
 * proved.
 */
async function findEmailCountFaults({ rows }: CrashSite, noted: Acknowledged): Promise<string[]> {
  const [actual] = await rows<{ up: number; news: number; proofs: number; begun: number; strangers: number }>(
    `select count(*) filter (where template = 'listing_published')::int up, count(*) filter (where template = 'new_message')::int news,
       count(*) filter (where template = 'confirm_message')::int proofs,
       (select count(*)::int from conversation where confirmed_at is not null) as begun,
       (select count(*)::int from message m join conversation c on c.id = m.conversation_id where c.lead_id is null) as strangers
     from email_outbox`,
  );
  const faults: string[] = [];
  if (actual?.up !== noted.published.length) faults.push(`${actual?.up} letters of ${noted.published.length} ads`);
  if (actual?.news !== actual?.begun) faults.push(`${actual?.news} letters of ${actual?.begun} conversations`);
  if (actual?.proofs !== actual?.strangers)
    faults.push(`${actual?.proofs} letters of ${actual?.strangers} strangers' messages`);
  return faults;
}

async function findFileFaults(site: CrashSite): Promise<{ faults: string[]; files: number; halves: number }> {
  const keys = await site.fileKeys();
  const known = await site.rows<{ folder: string }>(
    `select 'photos/' || key as folder from photo union select 'uploads/' || upload_id from draft_photo
     union select key from file_to_delete`,
  );
  const folders = new Set(known.map(({ folder }) => folder));
  const faults = new Set<string>();
  for (const key of keys) {
    const folder = key.split('/').slice(0, 2).join('/');
    if (!folders.has(folder) && !folders.has(key)) faults.add(`${folder} belongs to nobody`);
  }
  const there = new Set(keys);
  for (const { key } of await site.rows<{ key: string }>('select key from photo'))
    for (const name of ['320', '640', '960', '1600'].flatMap((width) => [`${width}.webp`, `${width}.jpg`]))
      if (!there.has(`photos/${key}/${name}`)) faults.add(`photos/${key}/${name} is missing`);
  const halves = keys.filter((key) => key.split('/').at(-1)?.startsWith('.')).length;
  return { faults: [...faults], files: keys.length, halves };
}

export async function findDifferences(site: CrashSite, noted: Acknowledged) {
  const stored = await findFileFaults(site);
  const emails = await findEmailFaults(site);
  const [drafts] = await site.rows<{ n: number }>('select count(*)::int n from draft');
  return {
    faults: [
      ...noted.faults,
      ...(await findDraftFaults(site, noted)),
      ...(await findPhotoFaults(site, noted)),
      ...(await findListingFaults(site, noted)),
      ...(await findMessageFaults(site, noted)),
      ...(await findEmailCountFaults(site, noted)),
      ...emails.faults,
      ...stored.faults,
      ...(site.fell.site > 0 ? [`the site fell ${site.fell.site} times by itself`] : []),
    ],
    emails,
    stored,
    /** Begun again after a kill between the draft and the note of its key: empty ones that nobody was told of. */
    draftsTwice: (drafts?.n ?? 0) - noted.begun,
  };
}
