/**
 * LIST-1: the sheet of a home, an A4 page with three photos, in processor time of the server.
 *   npm run bench -- listings/listing-pdf --rounds 20
 */

import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { openTestApp } from '@estia/server/testing/environment/test-app';
import { buildListing, buildPhotos, buildProperty } from '@estia/server/testing/factories/records';
import { createBasePixels } from '@estia/server/testing/malicious-files/malicious-files';
import { parseOptions } from '../harness/site.ts';

const BAR_MS = 400;
const rounds = Number(parseOptions({ rounds: '20' }).rounds);
const services = findServices();
const testApp = await openTestApp({ ...services, template: await createTemplateDatabase(services.databaseUrl) });
let ms = Number.POSITIVE_INFINITY;
try {
  const { db, files } = testApp.deps;
  const id = await buildProperty(db, { district_id: 461200 });
  await buildListing(db, { property_id: id });
  await buildPhotos(db, id, 3);
  const photo = await createBasePixels(960, 720).jpeg({ quality: 72 }).toBuffer();
  const { property } = await testApp.callApi('GET /property/property', { query: { for: 'sale', property_id: id } });
  for (const { key } of property.pictures)
    for (const width of [320, 640, 960]) await files.put(`photos/${key}/${width}.jpg`, photo);
  const draw = async () => {
    const response = await testApp.app.inject({ url: `/api/property/sheet?for=sale&property_id=${id}` });
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  };
  await draw();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) await draw();
  const { user, system } = process.cpuUsage(before);
  ms = (user + system) / rounds / 1_000;
} finally {
  await testApp.close();
}
console.log(`${ms.toFixed(0)} ms of processor time a sheet, bar ${BAR_MS}`);
process.exit(ms < BAR_MS ? 0 : 1);
