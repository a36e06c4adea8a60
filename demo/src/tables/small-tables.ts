/** Reading the places and writing the small tables: everything that does not grow with the number of listings. */
import type pg from 'pg';
import { articles } from '../articles/index.ts';
import type { Dataset } from '../dataset.ts';
import { formatCopyRow } from '../load/copy-rows.ts';
import { demoMandate } from '../load/mandate-files.ts';
import { copyInto } from '../load/pg-copy.ts';
import type { PhotoFile } from '../load/photo-files.ts';
import { pictureCatalog } from '../pictures/catalog.ts';
import { createPlaces, type DemoPlace, type DistrictRow } from '../places/places.ts';
import { hashToInt } from '../random.ts';
import {
  type Agency,
  createPersonName,
  demoAccounts,
  landlineNumber,
  mobileNumber,
  pendingAgency,
} from './accounts.ts';
import { createSearchStats, createViewStats } from './search-stats.ts';

const DAY = 86_400_000;
const iso = (at: number): string => new Date(at).toISOString();
const bytes = (lines: readonly string[]): Uint8Array[] => [new TextEncoder().encode(lines.join(''))];

export async function readPlaces(client: pg.PoolClient): Promise<DemoPlace[]> {
  const { rows } = await client.query<DistrictRow>(`
    select d.id, d.name_el, d.name_en, d.kind, d.population, d.lat, d.lon,
      m.id as municipality_id, m.name_el as municipality_el, m.name_en as municipality_en,
      m.population as municipality_population, f.id as prefecture_id, f.region_id,
      coalesce((select json_agg(json_build_object('code', p.postcode, 'lat', p.lat, 'lon', p.lon, 'streets',
          coalesce((select json_agg(s.name order by s.name) from street s where s.postcode = p.postcode), '[]'))
          order by p.postcode)
        from postcode p where p.district_id = d.id), '[]') as postcodes,
      coalesce((select json_agg(json_build_array(s.lat, s.lon) order by s.id) from settlement s where s.district_id = d.id),
        '[]') as points
    from district d
    join municipality m on m.id = d.municipality_id
    join prefecture f on f.id = m.prefecture_id
    order by d.seq`);
  if (rows.length === 0) throw new Error('No places: run the migrations first');
  return createPlaces(rows);
}

/** `passwordHash` is for those a demonstration logs in as; null: nobody logs in as them. */
export async function insertAccounts(
  client: pg.PoolClient,
  dataset: Dataset,
  passwordHash: string | null,
): Promise<void> {
  const named = demoAccounts.map((account) => {
    const joined = iso(dataset.now - (500 - account.id * 40) * DAY);
    return formatCopyRow([
      account.id,
      account.role,
      account.main,
      account.status,
      account.email,
      account.name,
      mobileNumber(hashToInt(dataset.seed, account.id, 77)),
      null,
      account.locale,
      joined,
      joined,
      passwordHash,
    ]);
  });
  const agencies = dataset.agencies.map((agency) =>
    formatCopyRow([
      agency.accountId,
      3,
      false,
      'approved',
      agency.email,
      createPersonName(dataset.seed, -agency.id),
      agency.phones[1] ?? null,
      landlineNumber(hashToInt(dataset.seed, agency.id, 78)),
      'el',
      iso(joinedAt(dataset, agency)),
      iso(joinedAt(dataset, agency)),
      agency.id === 1 ? passwordHash : null,
    ]),
  );
  await copyInto(
    client,
    'account',
    [
      'id',
      'role_id',
      'is_main_admin',
      'status',
      'email',
      'username',
      'mobile',
      'landline',
      'locale',
      'created_at',
      'email_confirmed_at',
      'password_hash',
    ],
    bytes([...named, ...agencies]),
    false,
  );
  await copyInto(
    client,
    'agency',
    [
      'id',
      'account_id',
      'name_el',
      'name_en',
      'gemi',
      'district_id',
      'street',
      'street_number',
      'postcode',
      'phones',
      'founded_year',
      'created_at',
    ],
    bytes(
      dataset.agencies.map((agency) =>
        formatCopyRow([
          agency.id,
          agency.accountId,
          agency.el,
          agency.en,
          agency.gemi,
          dataset.places[agency.place]?.id ?? null,
          agency.street,
          agency.streetNumber,
          agency.postcode,
          `{${agency.phones.join(',')}}`,
          agency.founded,
          iso(joinedAt(dataset, agency)),
        ]),
      ),
    ),
    false,
  );
}

/** An agency that nobody has looked at yet, so that the admin's queue is not empty. */
export async function insertPendingAgency(client: pg.PoolClient, dataset: Dataset): Promise<void> {
  const { accountId, el, en, gemi, taxNumber, landline } = pendingAgency;
  await copyInto(
    client,
    'agency',
    ['id', 'account_id', 'name_el', 'name_en', 'gemi', 'tax_number', 'phones', 'created_at'],
    bytes([
      formatCopyRow([
        dataset.agencies.length + 1,
        accountId,
        el,
        en,
        gemi,
        taxNumber,
        `{${landline}}`,
        iso(dataset.now - (500 - accountId * 40) * DAY),
      ]),
    ]),
    false,
  );
}

/** Agencies joined before the oldest listing could appear. */
const joinedAt = (dataset: Dataset, agency: Agency): number =>
  dataset.now - (560 + (hashToInt(dataset.seed, agency.id, 79) % 300)) * DAY;

export async function insertPhotos(client: pg.PoolClient, shots: readonly PhotoFile[], now: number): Promise<void> {
  const lines = shots.map((shot, i) =>
    formatCopyRow([i + 1, shot.key, shot.width, shot.height, shot.placeholder, false, iso(now - 600 * DAY)]),
  );
  await copyInto(
    client,
    'photo',
    ['id', 'key', 'width', 'height', 'placeholder', 'has_avif', 'created_at'],
    bytes(lines),
    false,
  );
}

export async function insertArticles(client: pg.PoolClient, shots: readonly PhotoFile[], now: number): Promise<void> {
  const photoIds = new Map(shots.map((shot, i) => [shot.key, i + 1]));
  const lines = articles.map((article, i) => {
    const published = iso(now - (3 + i * 11) * DAY);
    const { title, description, content } = article;
    const alt = pictureCatalog.find(({ key }) => key === article.picture)?.alt ?? { el: '', en: '' };
    return formatCopyRow([
      i + 1,
      article.categoryId,
      article.type,
      title.el,
      title.en,
      description.el,
      description.en,
      content.el,
      content.en,
      'Συντακτική ομάδα Εστίας / Estia editors',
      `{${article.tags.map((tag) => `"${tag}"`).join(',')}}`,
      photoIds.get(article.picture) ?? null,
      alt.el,
      alt.en,
      published,
      iso(now - (5 + i * 11) * DAY),
      published,
    ]);
  });
  await copyInto(
    client,
    'article',
    [
      'id',
      'category_id',
      'type',
      'title_el',
      'title_en',
      'description_el',
      'description_en',
      'content_el',
      'content_en',
      'author',
      'tags',
      'photo_id',
      'photo_alt_el',
      'photo_alt_en',
      'published_at',
      'created_at',
      'updated_at',
    ],
    bytes(lines),
    false,
  );
  // The first of its saved states.
  await client.query(`insert into article_revision (article_id, version, at, action, category_id, type, title_el, title_en,
      description_el, description_en, content_el, content_en, author, tags, photo_id, photo_alt_el, photo_alt_en, published_at)
    select id, version, updated_at, 'published', category_id, type, title_el, title_en, description_el, description_en,
      content_el, content_en, author, tags, photo_id, photo_alt_el, photo_alt_en, published_at from article`);
}

export async function insertSearchStats(client: pg.PoolClient, dataset: Dataset): Promise<void> {
  const { searches, byPlace } = createSearchStats(dataset.seed, dataset.places, dataset.now);
  await copyInto(
    client,
    'search_day',
    ['day', 'purpose', 'category', 'query', 'runs'],
    bytes(searches.map((row) => formatCopyRow([row.day, row.purpose, row.category, row.query, row.runs]))),
    false,
  );
  await copyInto(
    client,
    'search_place_day',
    ['day', 'district_id', 'runs'],
    bytes(byPlace.map((row) => formatCopyRow([row.day, row.districtId, row.runs]))),
    false,
  );
  const views = createViewStats(dataset.seed, dataset.listings, dataset.now);
  await copyInto(
    client,
    'listing_view_day',
    ['day', 'listing_id', 'visitors'],
    bytes(views.map((row) => formatCopyRow([row.day, row.listingId, row.visitors]))),
    false,
  );
  // The total of a listing is the sum of its days: none before it was there, and no more days than total.
  await client.query(`delete from listing_view_day d using listing l
    where l.id = d.listing_id and d.day < (l.created_at at time zone 'UTC')::date`);
  await client.query(
    `update listing_counter c
    set views = case when l.created_at > $1::timestamptz - interval '6 days' then week.visitors else greatest(c.views, week.visitors) end
    from listing l join (select listing_id, sum(visitors) as visitors from listing_view_day group by 1) week on week.listing_id = l.id
    where c.listing_id = l.id`,
    [iso(dataset.now)],
  );
}

/** An agency advertises nothing without a mandate; an exclusive one was signed this year, still holds and has its document. */
export async function writeMandates(client: pg.PoolClient, now: number): Promise<void> {
  await client.query(
    `insert into property_private (property_id, mandate_type_id, mandate_signed_on, mandate_expires_on)
    select property_id, case when exclusive then 3 else 2 end, signed_on, case when exclusive then (signed_on + interval '8 months')::date end
    from (select p.id as property_id, coalesce(bool_or(l.exclusive), false) as exclusive,
        ($1::timestamptz at time zone 'UTC')::date - (p.id % 200)::integer as signed_on
      from property p join listing l on l.property_id = p.id where p.agency_id is not null group by p.id) mandate`,
    [iso(now)],
  );
  await client.query(
    `insert into mandate_document (property_id, file_key, media_type, bytes, signed_on, uploaded_at)
    select property_id, 'mandates/demo-' || property_id, 'application/pdf', $1, mandate_signed_on, mandate_signed_on
    from property_private where mandate_type_id = 3`,
    [demoMandate.length],
  );
}
