/** Owners whose drafts are whole and whose photos are ready, so that an instrument publishes at the rate it likes. */
import { createHash, randomBytes } from 'node:crypto';
import { apartmentAnswers } from '@estia/server/testing/factories/listings';
import type { Pool } from 'pg';

/** Below what a private person may have on the market at once. */
const LISTINGS_EACH = 8;
export const PHOTOS = 5;

export type ReadyDraft = { draft_id: number; token: string; district: number; price: number; area: number };

/** Drafts as the wizard and the worker leave them, each at the place of some property of the world. `run` tells the owners of one run from others. */
export async function prepareDrafts(pool: Pool, run: string, count: number): Promise<ReadyDraft[]> {
  const accounts = Math.ceil(count / LISTINGS_EACH);
  const tokens = Array.from({ length: accounts }, () => randomBytes(32).toString('base64url'));
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into account (role_id, status, email, username, email_confirmed_at)
     select 2, 'approved', 'bench-${run}-' || n || '@estia.example', 'Μαρία ' || n, now() from generate_series(1, $1) n
     order by n returning id`,
    [accounts],
  );
  await pool.query(
    `insert into session (token_hash, account_id, expires_at)
     select decode(hash, 'hex'), id, now() + interval '20 days' from unnest($1::text[], $2::bigint[]) t (hash, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex')), people.map(({ id }) => id)],
  );
  const { rows: locations } = await pool.query<{ district_id: number; lat: number; lon: number }>(
    `select district_id, st_y(exact_point) lat, st_x(exact_point) lon from property
     where category_id < 4 and id = any (array(
       select (n * (select max(id) from property)::float8 / $1)::bigint from generate_series(1, $1) n))`,
    [count],
  );
  const ready: ReadyDraft[] = [];
  const answers = Array.from({ length: count }, (_, n) => {
    const location = locations[(n * 7_919) % locations.length] as (typeof locations)[number];
    const [price, area] = [60_000 + ((n * 7_907) % 400_000), 40 + (n % 120)];
    ready.push({ draft_id: 0, token: tokens[n % accounts] ?? '', district: location.district_id, price, area });
    const where = { district_id: String(location.district_id), lat: String(location.lat), lon: String(location.lon) };
    const words = `Διαμέρισμα ${area} τ.μ. σε ήσυχο δρόμο, φωτεινό, με βεράντα και αποθήκη. Κοντά σε συγκοινωνία και αγορά.`;
    const facts = { price: String(price), area: String(area), bed_rooms: String(1 + (n % 4)), description_el: words };
    return JSON.stringify(apartmentAnswers({ ...where, ...facts, heating_id: '1', extras: ['23', '27'] }));
  });
  const { rows: drafts } = await pool.query<{ id: string }>(
    `insert into draft (account_id, purpose, answers, step, created_at, updated_at)
     select a, 1, d::jsonb, 'finish', now(), now() from unnest($1::bigint[], $2::text[]) with ordinality t (a, d, n)
     order by n returning id`,
    [answers.map((_, n) => people[n % accounts]?.id), answers],
  );
  for (const [n, { id }] of drafts.entries()) Object.assign(ready[n] as ReadyDraft, { draft_id: Number(id) });
  await pool.query(
    `with wanted as (select d, p, 'bench-${run}-' || d || '-' || p as key from unnest($1::bigint[]) d, generate_series(1, ${PHOTOS}) p),
     made as (
       insert into photo (key, width, height, placeholder, has_avif, account_id)
       select key, 1600, 1200, 'data:image/webp;base64,AAAA', true, account_id from wanted join draft on draft.id = d returning id, key)
     insert into draft_photo (draft_id, client_key, upload_id, position, bytes, received, state, photo_id, created_at, uploaded_at)
     select d, key, replace(gen_random_uuid()::text, '-', ''), p, 1, 1, 'ready', made.id, now(), now()
     from wanted join made using (key) order by d, p`,
    [drafts.map(({ id }) => id)],
  );
  await pool.query('analyze draft, draft_photo, photo');
  return ready;
}

/** Nobody is to send their emails; the listings stay, and are counted by the next run. */
export async function deleteDrafts(pool: Pool, run: string): Promise<void> {
  await pool.query(
    `delete from email_outbox where account_id in (select id from account where email like 'bench-${run}-%')`,
  );
  await pool.query(`delete from draft_photo where draft_id in (select d.id from draft d join account a on a.id = d.account_id
    where a.email like 'bench-${run}-%' and d.published_at is null)`);
  await pool.query(
    `delete from draft where published_at is null and account_id in (select id from account where email like 'bench-${run}-%')`,
  );
}
