/** The very statements that the API runs for a search, with their values written in: what pgbench is given. */
import { isComplete, searchBody } from '@estia/contract/search/model';
import pg, { type Pool } from 'pg';
import { keepPlaces } from '../src/features/places/index.ts';
import { statementsOf } from '../src/features/search/index.ts';
import { openDb } from '../src/platform/db.ts';

const inline = ({ text, values }: { text: string; values: unknown[] }): string =>
  text
    .replaceAll(/\$(\d+)/g, (_, n: string) => {
      const value = values[Number(n) - 1];
      if (Array.isArray(value)) return `'{${value.join(',')}}'`;
      return typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value));
    })
    .replaceAll(/\s+/g, ' ');

export function statementWriter(pool: Pool) {
  const db = openDb(pool);
  const places = keepPlaces(db);
  const statements = statementsOf({ db, pool }, places);
  return async (body: object): Promise<string[]> => {
    const { limit, offset, ...filter } = searchBody.parse(body);
    if (!isComplete(filter)) throw new Error('Only complete searches have statements');
    return (await statements(filter, { limit, offset })).map(inline);
  };
}
