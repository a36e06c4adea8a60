/** What happens to listings, at random but reproducible: published, changed, moved, cheaper, dearer, paused, back, gone. */
import type { BoundColumn } from '@estia/contract/search/bounds';
import type { Pool } from 'pg';
import { createChangedBound, listBoundsOf } from '../search-reference/random-bounds.ts';

const changeBound = (name: BoundColumn, id: string): string => `${name} = ${createChangedBound(name, id)}`;

type Change = (pool: Pool, ids: readonly number[], now: Date) => Promise<readonly number[]>;

const run = async (pool: Pool, text: string, values: unknown[]): Promise<readonly number[]> =>
  (await pool.query<{ id: number }>(text, values)).rows.map(({ id }) => id);

const onListing =
  (set: string): Change =>
  (pool, ids, now) =>
    run(
      pool,
      `update listing set ${set}${set.includes('updated_at') ? '' : ', updated_at = $2'} where id = any($1) and ($2::timestamptz is not null) returning id`,
      [ids, now],
    );
const onProperty =
  (set: string): Change =>
  async (pool, ids) => {
    await pool.query(
      `update property p set ${set} from listing l where l.property_id = p.id and l.id = any($1::bigint[])`,
      [ids],
    );
    // A property has up to two listings, and both have changed.
    return run(pool, 'select o.id from listing l join listing o using (property_id) where l.id = any($1)', [ids]);
  };
const writeEvent = (kind: string): string =>
  `insert into listing_event (property_id, purpose, at, kind, price) select property_id, purpose, $2, '${kind}', price from changed`;

const pause: Change = (pool, ids, now) =>
  run(
    pool,
    `with changed as (update listing set is_active = false where id = any($1) and is_active returning id, property_id, purpose, price),
      noted as (${writeEvent('paused')}) select id from changed`,
    [ids, now],
  );
const relist: Change = (pool, ids, now) =>
  run(
    pool,
    `with changed as (update listing set is_active = true, deleted_at = null, updated_at = $2
        where id = any($1) and is_active is not true returning id, property_id, purpose, price),
      noted as (${writeEvent('relisted')}) select id from changed`,
    [ids, now],
  );

const PROPERTY_COLUMNS = `account_id, agency_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area,
  year_built, floor_id, bed_rooms, bath_rooms, heating_id, condition_id, energy_class_id, extras, photo_count`;

/** A new property like one that is there. */
const publish: Change = async (pool, ids, now) => {
  const made: number[] = [];
  for (const id of ids) {
    const { rows } = await pool.query<{ id: number }>(
      `with copied as (
        insert into property (${PROPERTY_COLUMNS}) select ${PROPERTY_COLUMNS.replaceAll(/(\w+)/g, 'p.$1')}
        from property p join listing l on l.property_id = p.id where l.id = $1 returning id
      )
      insert into listing (property_id, purpose, is_active, price, updated_at, activated_at, title_el, title_en, description_el, description_en)
      select c.id, l.purpose, true, l.price, $2, $2, l.title_el, l.title_en, l.description_el, l.description_en
      from copied c, listing l where l.id = $1 returning id`,
      [id, now],
    );
    if (rows[0]) made.push(rows[0].id);
  }
  return made;
};

const remove: Change = (pool, ids) => run(pool, 'delete from listing where id = any($1) returning id', [ids]);

export const changes = {
  cheaper: onListing('price = greatest(1, price * 0.93)::int'),
  dearer: onListing('price = least(2000000000, price::bigint * 108 / 100 + 1)::int'),
  renewed: onListing('updated_at = $2'),
  older: onListing(`updated_at = $2::timestamptz - (id % 60) * interval '1 day'`),
  rewritten: onListing(
    `title_el = 'Πέτρινο με τζάκι', description_el = case when id % 2 = 0 then 'Βεράντα και θέα θάλασσα, κήπος' end, description_en = 'Fireplace, metro'`,
  ),
  terms: onListing(
    ['pets_allowed = not pets_allowed', ...listBoundsOf('listing').map((name) => changeBound(name, 'id'))].join(', '),
  ),
  facts: onProperty(
    `type_id = case when p.category_id = 1 then 1 + (p.id % 8) else p.type_id end, bed_rooms = nullif(p.id % 5, 4),
     floor_id = nullif(1 + p.id % 12, 12), heating_id = nullif(1 + p.id % 10, 9), condition_id = nullif(1 + p.id % 8, 8),
     energy_class_id = nullif(1 + p.id % 9, 9), year_built = nullif(1950 + p.id % 75, 1960)
     ${listBoundsOf('property')
       .map((name) => `, ${changeBound(name, 'p.id')}`)
       .join('')}`,
  ),
  equipped: onProperty(
    `agency_id = case when p.id % 2 = 0 then (select min(id) from agency) end, photo_count = p.id % 3, extras = array[5, 23, 27, 40, 65],
     bath_rooms = p.id % 4, area = p.area + 7`,
  ),
  hidden: onProperty('hide_address = not p.hide_address'),
  moved: onProperty('exact_point = st_translate(p.exact_point, 0.02 - (p.id % 5) * 0.01, 0.015 - (p.id % 4) * 0.01)'),
  elsewhere: onProperty(
    'district_id = coalesce((select d.id from district d where d.id > p.district_id order by d.id limit 1), p.district_id)',
  ),
  another: onProperty('category_id = 2, type_id = 19'),
  paused: pause,
  relisted: relist,
  published: publish,
  removed: remove,
} satisfies Record<string, Change>;

/** How often each kind is drawn; prices and publishing are what happens all day. */
export const changeKinds = [
  ...Array<'cheaper'>(6).fill('cheaper'),
  ...Array<'published'>(5).fill('published'),
  ...Array<'dearer'>(3).fill('dearer'),
  ...Array<'paused'>(2).fill('paused'),
  ...(Object.keys(changes) as (keyof typeof changes)[]),
] as const;
