/** SQL of stored properties as the models read them, whether they are on the market or not. */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';
import { gridSql } from '../model/model.queries.ts';
import type { PropertyFacts, PropertyLocation } from '../model/model-terms.ts';

export type StoredProperty = PropertyFacts &
  PropertyLocation & { property_id: number; category: number; square: string };

export async function listValuedProperties(trx: Trx, propertyIds: readonly number[]): Promise<StoredProperty[]> {
  const { rows } = await sql<StoredProperty>`
    select p.id as property_id, p.category_id as category, p.type_id as type, p.area, p.land_area as "landArea", p.floor_id as floor,
      p.year_built as year, p.condition_id as condition, p.energy_class_id as energy, p.view_id as view, p.bed_rooms as beds,
      p.bath_rooms as baths, p.extras, p.within_city_plan as "withinPlan", p.building_access_id as access, p.leaning_id as leaning,
      d.id as district, m.id as municipality, f.id as prefecture, f.region_id as region, d.population as size,
      grid.x, grid.y, grid.square
    from property p join district d on d.id = p.district_id join municipality m on m.id = d.municipality_id
    join prefecture f on f.id = m.prefecture_id
    cross join lateral ${gridSql(sql`p.public_point`)} grid
    where p.id = any (${propertyIds}::bigint[]) order by p.id`.execute(trx);
  return rows;
}
