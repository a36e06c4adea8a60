/** The very statements that the API runs, for instruments that run the same SQL without the API. */
import { isCompleteSearch, searchBody, searchFilter } from '@estia/contract/search/model';
import pg, { type Pool } from 'pg';
import { createPlaceTreeCache } from '../../src/features/places/index.ts';
import { createSearchStatements } from '../../src/features/search/index.ts';
import { createDb } from '../../src/platform/db/db.ts';

function literal(value: unknown): string {
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  if (value instanceof Date) return `'${value.toISOString()}'`;
  return typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value));
}

/** With their values written in: what pgbench is given. */
const inline = ({ text, values }: { text: string; values: unknown[] }): string =>
  text.replaceAll(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1])).replaceAll(/\s+/g, ' ');

export type { FacetColumns } from '../../src/features/search/facets/facet-columns.ts';
/** What the API does with the answer of the facets' statement. */
export { countFacetColumns } from '../../src/features/search/facets/facet-decoder.ts';

export function createStatementCompiler(pool: Pool) {
  const db = createDb(pool);
  const statements = createSearchStatements({ db, pool, clock: () => new Date() }, createPlaceTreeCache(db));
  return {
    /** Count and page; fewer when there is nothing to read. */
    async search(body: object): Promise<string[]> {
      const { limit, offset, ...filter } = searchBody.parse(body);
      if (!isCompleteSearch(filter)) throw new Error('Only complete searches have statements');
      return (await statements.search(filter, { limit, offset })).map(inline);
    },
    /** All facets; null where nothing can match. */
    async facets(body: object): Promise<{ text: string; values: unknown[] } | null> {
      const filter = searchFilter.parse(body);
      if (!isCompleteSearch(filter)) throw new Error('Only complete searches have facets');
      return statements.facets(filter);
    },
    /** One map tile, values apart: to be prepared as the API prepares it. */
    async tile(raw: object, z: number, x: number, y: number): Promise<{ text: string; values: unknown[] }> {
      const filter = searchFilter.parse(raw);
      if (!isCompleteSearch(filter)) throw new Error('Only complete searches have tiles');
      const { text, values } = await statements.tile(filter, z, x, y);
      return { text, values };
    },
  };
}
