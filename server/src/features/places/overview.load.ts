/** Draws the overview of the map that is loaded, unless it is drawn already. About 2 s. */
import type { Client } from 'pg';
import { drawOverview, overviewIsDrawn } from './overview.queries.ts';

/** For the version of the map that stands in map_load. */
export async function loadOverview(client: Client): Promise<void> {
  const drawn = await client.query(overviewIsDrawn);
  if (drawn.rowCount) return;
  for (const statement of drawOverview) await client.query(statement);
}
