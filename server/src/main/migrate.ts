/** Brings the database to the newest schema and place files. Exits non-zero when anything fails. */
import pg from 'pg';
import { loadDirectDatabaseUrl } from '../config.ts';
import { loadMap, loadPlaces, loadStations } from '../features/places/index.ts';
import { migrate } from '../platform/db/migrate.ts';

const client = new pg.Client({ connectionString: loadDirectDatabaseUrl() });
await client.connect();
try {
  await migrate(client, console.log);
  await loadPlaces(client, console.log);
  await loadMap(client, console.log);
  await loadStations(client, console.log);
} finally {
  await client.end();
}
