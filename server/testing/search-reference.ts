/**
 * The plain truth: a search over the wide tables with OR over the three place columns, no narrow table, no shapes.
 * Slow on purpose; what it says, the search must say.
 */
import { searchBody } from '@estia/contract/search/model';
import type { Pool } from 'pg';

const orders: Record<string, string> = {
  auto: 'l.updated_at + completeness(p.photo_count, p.energy_class_id, p.year_built, l.title_el, l.title_en, l.description_el)',
  updated: 'l.updated_at',
  price: 'l.price',
  area: 'p.area',
  price_per_m2: 'round(l.price::numeric / p.area)',
};

export async function referenceSearch(pool: Pool, raw: object): Promise<{ count: number; ids: number[] }> {
  const f = searchBody.parse(raw);
  const values: unknown[] = [];
  const v = (value: unknown) => `$${values.push(value)}`;
  const where = [
    'l.is_active',
    `l.purpose = ${v(f.for === 'sale' ? 1 : 2)}`,
    `p.category_id = ${v(f.category_id)}`,
    `(m.prefecture_id = any(${v(f.prefecture_ids)}) or m.id = any(${v(f.municipality_ids)}) or d.id = any(${v(f.district_ids)}))`,
  ];
  if (f.type_id !== undefined) where.push(`p.type_id = ${v(f.type_id)}`);
  if (f.priceMin !== undefined) where.push(`l.price >= ${v(f.priceMin)}`);
  if (f.priceMax !== undefined) where.push(`l.price <= ${v(f.priceMax)}`);
  if (f.areaMin !== undefined) where.push(`p.area >= ${v(f.areaMin)}`);
  if (f.areaMax !== undefined) where.push(`p.area <= ${v(f.areaMax)}`);
  if (f.yearMin !== undefined) where.push(`p.year_built >= ${v(f.yearMin)}`);
  if (f.yearMax !== undefined) where.push(`p.year_built <= ${v(f.yearMax)}`);
  if (f.bedRoomsMin !== undefined) where.push(`p.bed_rooms >= ${v(f.bedRoomsMin)}`);
  if (f.extras.length > 0) where.push(`p.extras @> ${v(f.extras)}::smallint[]`);
  const from = `from listing l join property p on p.id = l.property_id join district d on d.id = p.district_id
    join municipality m on m.id = d.municipality_id where ${where.join(' and ')}`;
  const [, by = 'auto', way] = /^(auto|updated|price_per_m2|price|area)(?:_(asc|desc))?$/.exec(f.sort) ?? [];
  const direction = way ?? 'desc';
  const count = await pool.query<{ n: number }>(`select count(*)::int n ${from}`, values);
  const page = await pool.query<{ id: number }>(
    `select l.id ${from} order by ${orders[by]} ${direction}, l.id ${direction} limit ${f.limit ?? 20} offset ${f.offset ?? 0}`,
    values,
  );
  return { count: count.rows[0]?.n ?? 0, ids: page.rows.map((row) => row.id) };
}
