/**
 * node ops/checks/seeded-database.ts: makes the migrated database and the one with the demo listings that tests and
 * budgets clone, before anything asks for them.
 */
import { findServices } from '../../server/testing/environment/database-template.ts';
import { makeSeeded } from '../../server/testing/environment/seeded-database.ts';

const { template } = await makeSeeded(findServices());
console.log(`${template} is there`);
