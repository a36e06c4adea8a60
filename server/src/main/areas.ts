/** `npm run places:areas`: draws the areas of places anew and stores them beside the place files (docs/map.md). */
import pg from 'pg';
import { loadDirectDatabaseUrl } from '../config.ts';
import { storeAreas } from '../features/places/index.ts';

const client = new pg.Client({ connectionString: loadDirectDatabaseUrl() });
await client.connect();
try {
  console.log(`stored ${await storeAreas(client)} shapes`);
} finally {
  await client.end();
}
