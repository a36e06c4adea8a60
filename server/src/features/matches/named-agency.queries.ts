/** An agency as emails and pages name it. */
import { sql } from 'kysely';

export type NamedAgencyRow = { id: number; el: string; en: string; gemi: string };

/** Null where a left join found none. */
export const namedAgency = (table = 'a') =>
  sql.raw(`case when ${table}.id is not null then
    json_build_object('id', ${table}.id, 'el', ${table}.name_el, 'en', ${table}.name_en, 'gemi', ${table}.gemi) end`);
