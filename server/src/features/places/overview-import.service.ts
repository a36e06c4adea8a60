/** Draws the overview of the map that is loaded, unless it is drawn already. About 2 s. */
import type { Client } from 'pg';
import { isOverviewDrawnSql, overviewStatements } from './overview.queries.ts';

/** For the version of the map that stands in map_load. */
export async function loadOverview(client: Client): Promise<void> {
  const drawn = await client.query(isOverviewDrawnSql);
  if (drawn.rowCount) return;
  for (const statement of overviewStatements) await client.query(statement);
}
