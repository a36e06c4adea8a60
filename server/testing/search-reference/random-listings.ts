/**
 * Some thousand listings made by SQL in one go, at random but reproducible: enough that every way to read a page is
 * chosen, with gaps in every fact that a listing may leave unsaid, texts in both languages, hidden and shown addresses,
 * homes that share a point, agencies and owners, properties with several listings, and listings that are paused or removed.
 */
import { termFlags } from '@estia/contract/listings/fields';
import pg from 'pg';
import { seededServices } from '../environment/seeded-template.ts';
import { openTestApp, type Services, startOfTests } from '../environment/test-app.ts';
import { createRandomBound, listBoundsOf } from './random-bounds.ts';

const words = {
  el: [
    'Φωτεινό διαμέρισμα με βεράντα',
    'Ανακαινισμένη μονοκατοικία με κήπο και τζάκι',
    'Γωνιακό οικόπεδο με θέα στη θάλασσα',
    'Ρετιρέ με θέα και αυτόνομη θέρμανση',
    'Κατάστημα κοντά στο μετρό',
    'Ήσυχο στούντιο, επενδυτικό',
    'Βίλα με πισίνα (2ου ορόφου) στην ΑΝΩ πόλη',
    'Διαμερίσματα/γραφεία δίπλα στο πάρκο',
  ],
  en: [
    'Bright apartment with veranda',
    'Renovated house with a garden and fireplace',
    'Corner plot with sea view',
    'Penthouse with views, own heating',
    'Shop near the metro',
    'Quiet street, studio for investment',
    'Villa with swimming-pool',
  ],
};
const list = (texts: readonly string[]) => `array[${texts.map((text) => pg.escapeLiteral(text)).join(', ')}]`;
/** Each sentence by chance; null where none was drawn. `i` ties the draw to its row. */
const some = (texts: readonly string[], share: number) =>
  `(select string_agg(t, '. ') from unnest(${list(texts)}) t where random() + x.i * 0 < ${share})`;

/** As many as it takes that every search, sort and preset finds something. */
export const FILLED_HOMES = 7_000;

export const openFilledWorld = async (services: Services) =>
  openTestApp(await seededServices(services, fillStatements(FILLED_HOMES)));

function fillStatements(homes: number): string {
  const now = pg.escapeLiteral(startOfTests.toISOString());
  const propertyBounds = listBoundsOf('property');
  return `
    select setseed(0.24);
    insert into nearby_place (kind, shape)
    select 'school', st_setsrid(st_makepoint(d.lon + (random() - 0.5) * 0.05, d.lat + (random() - 0.5) * 0.04), 4326)
    from district d, generate_series(1, 2) i;
    insert into nearby_place (kind, shape)
    select 'sea', st_setsrid(st_makeline(array[st_makepoint(x, y), st_makepoint(x + 0.004, y + (random() - 0.5) * 0.01), st_makepoint(x + 0.008, y)]), 4326)
    from district d, lateral (select d.lon + (random() - 0.5) * 0.06 x, d.lat + (random() - 0.5) * 0.05 y) at where d.id % 2 = 0;
    select setseed(0.42);
    insert into account (id, role_id, status, email, username)
    select i, case i when 1 then 2 else 3 end, 'approved', 'a' || i || '@estia.example', 'a' || i from generate_series(1, 6) i;
    insert into agency (id, account_id, name_el, name_en, gemi, district_id)
    select i, i + 1, 'Γραφείο ' || i, 'Office ' || i, (100000000000 + i)::text, (select min(id) from district) from generate_series(1, 5) i;
    insert into property (id, account_id, agency_id, category_id, type_id, district_id, hide_address, exact_point, area, year_built,
      floor_id, bed_rooms, bath_rooms, heating_id, condition_id, energy_class_id, extras, photo_count${propertyBounds.map((name) => `, ${name}`).join('')})
    select i, 1, case when random() < 0.45 then 1 + floor(random() * 5) end, c,
      case c when 1 then 1 + floor(random() * 8) when 2 then 18 + floor(random() * 10) when 3 then 36 + floor(random() * 3) else 42 end,
      d.id, random() < 0.5,
      -- a third stand on the spot where others stand, a third at a round metre, the rest anywhere near
      case floor(random() * 3)
        when 0 then st_setsrid(st_makepoint(d.lon, d.lat), 4326)
        when 1 then st_setsrid(st_makepoint(round((d.lon + (random() - 0.5) * 0.06)::numeric, 5), round((d.lat + (random() - 0.5) * 0.05)::numeric, 5)), 4326)
        else st_setsrid(st_makepoint(d.lon + (random() - 0.5) * 0.12, d.lat + (random() - 0.5) * 0.1), 4326) end,
      -- a few extremes and round numbers, where steps and bars begin
      case floor(random() * 40) when 0 then 1000 when 1 then 100 when 2 then 1 when 3 then 4000000 else 20 + floor(random() * random() * 300) end,
      case when r < 0.02 then 1450 when r < 0.04 then 1850 when r < 0.05 then 2031 when r < 0.85 then 1950 + floor(random() * 75) end,
      case when c < 3 and random() < 0.8 then 1 + floor(random() * 29) end,
      case when c = 1 and random() < 0.95 then case when r < 0.01 then 40 else floor(random() * 6) end end,
      case when c < 3 and random() < 0.7 then case when r < 0.01 then 20 else floor(random() * 4) end end,
      case when c < 3 and random() < 0.75 then 1 + floor(random() * 21) end,
      case when random() < 0.7 then 1 + floor(random() * 12) end,
      case when random() < 0.8 then 1 + floor(random() * 11) end,
      array(select e from unnest(array[1, 4, 5, 6, 8, 20, 23, 25, 26, 27, 31, 40, 47, 51, 54, 59, 61, 62, 63, 65, 70, 126, 127, 190, 254, 255, 318]) e where random() + i * 0 < 0.4),
      greatest(0, floor(random() * 8) - 2)${propertyBounds.map((name) => `, ${createRandomBound(name, now)}`).join('')}
    from (select array_agg(id order by id) all_districts from district) every, generate_series(1, ${homes}) i,
      lateral (select case when r < 0.7 then 1 when r < 0.84 then 2 when r < 0.98 then 3 else 4 end c from (select random() + i * 0 r) k) k,
      lateral (select random() + i * 0 r) x,
      lateral (select all_districts[1 + floor(random() * random() * 1107 + i * 0)] at) pick join district d on d.id = pick.at;
    -- As the seed does it: search rows in one go. That triggers keep them true is for the tests to prove.
    alter table listing disable trigger listing_inserted_to_search;
    alter table listing disable trigger listing_updated_to_search;
    insert into listing (property_id, purpose, is_active, deleted_at, price, updated_at, activated_at, title_el, title_en, description_el, description_en)
    select p.id, o, case when r < 0.9 then true when r < 0.95 then false end, case when r >= 0.95 then ${now}::timestamptz end,
      case when r < 0.02 then 100000 when r < 0.03 then 1000 when r < 0.035 then 1
        else least(case o when 1 then 1500.0 else 8.0 end * p.area * (0.5 + random()), 2000000000)::int / 10 * 10 + 10 end,
      date_trunc('minute', ${now}::timestamptz - random() * random() * interval '200 days'), ${now}::timestamptz,
      ${some(words.el, 0.12)}, ${some(words.en, 0.12)}, ${some(words.el, 0.5)}, ${some(words.en, 0.3)}
    from property p, generate_series(1, 2) o, lateral (select random() + p.id * 0 + o * 0 r, p.id + o i) x
    where (p.id + o) % 3 > 0;
    update listing set ${[...termFlags.map((name) => `${name} = random() < 0.4`), ...listBoundsOf('listing').map((name) => `${name} = ${createRandomBound(name, now)}`)].join(', ')}
    where purpose = 2;
    insert into listing_search select * from listing_search_row;
    alter table listing enable trigger listing_inserted_to_search;
    alter table listing enable trigger listing_updated_to_search;
    insert into listing_words select * from listing_words_row;
    insert into property_group (property_id, group_id) select id, id - id % 9 from property where id > 9 and id % 9 < 3;
    delete from listing_change;
    select setval(pg_get_serial_sequence('property', 'id'), ${homes}), setval(pg_get_serial_sequence('agency', 'id'), 5),
      setval(pg_get_serial_sequence('account', 'id'), 6);
    analyze account, agency, property, property_group, listing, listing_search, listing_words;`;
}
