/**
 * A few developments for agencies of the demo world. Their homes are listings that are there already, of one agency in
 * one municipality and at one stage, so no number of the world changes with them.
 */
import { requireValue } from '@estia/contract/require-value';
import type pg from 'pg';

const DAY = 86_400_000;
/** Only the first agencies are asked, by their index: a large world has millions of homes. */
const AGENCIES = 60;
const MOST_UNITS = 12;

type Words = { el: string; en: string | null; about: { el: string; en: string | null } };

/** Named after where they stand; the third is described in Greek only, as some are. */
const words: readonly Words[] = [
  {
    el: 'Αυλές',
    en: 'Courtyards',
    about: {
      el: 'Κατοικίες γύρω από μια κοινή αυλή με δέντρα και παγκάκια.\n\nΚάθε σπίτι έχει αποθήκη στο υπόγειο και θέση στάθμευσης. Οι κοινόχρηστοι χώροι φωτίζονται από φωτοβολταϊκά στη στέγη.',
      en: 'Homes around a shared courtyard with trees and benches.\n\nEvery home has a storage room in the basement and a parking space. Shared areas are lit by solar panels on the roof.',
    },
  },
  {
    el: 'Κατοικίες Ελαιώνα',
    en: 'Olive Grove Residences',
    about: {
      el: 'Χαμηλά κτίρια ανάμεσα σε παλιές ελιές, με ράμπες παντού και αίθουσα για τα ποδήλατα.',
      en: 'Low buildings among old olive trees, with ramps throughout and a room for bicycles.',
    },
  },
  {
    el: 'Μπαλκόνια στον ήλιο',
    en: null,
    about: {
      el: 'Διαμπερή σπίτια με βαθιά μπαλκόνια στον νότο και σκίαστρα που κλείνουν το μεσημέρι.',
      en: null,
    },
  },
  {
    el: 'Το Περιβόλι',
    en: 'The Orchard',
    about: {
      el: 'Ένας κοινός κήπος με λεμονιές, λίγα σπίτια και ήσυχος δρόμος.',
      en: 'A shared garden with lemon trees, a few homes and a quiet street.',
    },
  },
  {
    el: 'Πέτρινη Γωνία',
    en: 'Stone Corner',
    about: {
      el: 'Πέτρινες όψεις, ξύλινα κουφώματα και αντλία θερμότητας σε κάθε σπίτι.',
      en: 'Stone fronts, timber frames and a heat pump in every home.',
    },
  },
  {
    el: 'Βεράντες',
    en: 'Terraces',
    about: {
      el: 'Κλιμακωτό συγκρότημα: η στέγη του ενός είναι η βεράντα του άλλου.',
      en: 'A stepped building: the roof of one home is the terrace of the next.',
    },
  },
];

type Group = {
  agency_id: number;
  account_id: number;
  district_id: number;
  place_el: string;
  place_en: string;
  hide_address: boolean;
  stage: number;
  year: number | null;
  homes: string[];
};

/**
 * Off-plan, under construction and newly built homes first; an agency has one development at most, the demo agency its
 * own.
 */
const groups = `
  with homes as (
    select p.id, p.agency_id, p.account_id, d.municipality_id, p.district_id, p.hide_address, p.year_built,
      case p.condition_id when 3 then 1 when 2 then 2 else 3 end as stage, p.condition_id in (1, 2, 3) as fresh
    from property p join agency a on a.id = p.agency_id and a.account_id = p.account_id
    join district d on d.id = p.district_id
    where p.agency_id <= ${AGENCIES} and p.category_id = 1 and p.photo_count > 0
      and exists (select from listing l where l.property_id = p.id and l.is_active and l.purpose = 1)
  ), grouped as (
    select agency_id, account_id, municipality_id, hide_address, stage, coalesce(fresh, false) as fresh, count(*) as n,
      mode() within group (order by district_id) as district_id, max(year_built) as year, array_agg(id order by id) as homes
    from homes group by 1, 2, 3, 4, 5, 6 having count(*) >= 2
  ), best as (
    select *, row_number() over (partition by agency_id order by fresh desc, n desc, municipality_id, hide_address, stage) as nth from grouped
  )
  select b.agency_id, b.account_id, b.district_id, d.name_el as place_el, d.name_en as place_en, b.hide_address, b.stage, b.year,
    b.homes[1:${MOST_UNITS}] as homes
  from best b join district d on d.id = b.district_id where nth = 1
  order by b.agency_id = 1 desc, b.fresh desc, b.n desc, b.agency_id limit ${words.length}`;

/** How many were made: a very small world may have none. */
export async function insertComplexes(client: pg.PoolClient, now: number): Promise<number> {
  const { rows } = await client.query<Group>(groups);
  const year = new Date(now).getUTCFullYear();
  for (const [at, group] of rows.entries()) {
    const { el, en, about } = requireValue(words[at]);
    const published = new Date(now - (6 + at * 9) * DAY);
    const completion = group.stage === 3 ? null : Math.max(group.year ?? 0, year + 1);
    const { rows: made } = await client.query<{ id: number }>(
      `insert into complex (account_id, agency_id, name_el, name_en, description_el, description_en, district_id, hide_address,
        stage, completion_year, completion_quarter, cover_property_id, state, published_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'published', $13, $13, $13) returning id`,
      [
        group.account_id,
        group.agency_id,
        `${el}, ${group.place_el}`,
        en && `${en}, ${group.place_en}`,
        about.el,
        about.en,
        group.district_id,
        group.hide_address,
        group.stage,
        completion,
        completion && 1 + (at % 4),
        group.homes[0],
        published,
      ],
    );
    await client.query('update property set complex_id = $1 where id = any ($2::bigint[])', [made[0]?.id, group.homes]);
  }
  return rows.length;
}
