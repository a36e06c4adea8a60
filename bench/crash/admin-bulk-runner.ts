/** What the worker does with decisions for many, over and over, until it is killed: for bench/crash/admin-bulk.ts. */
import { loadConfig } from '@estia/server/src/config';
import { finishAdminBulks } from '@estia/server/src/features/admin-bulk/index';
import { endSuspensionByStatus } from '@estia/server/src/features/hidden-brokers/index';
import { createPlaceTreeCache } from '@estia/server/src/features/places/index';
import { createRulesCache } from '@estia/server/src/features/rules/index';
import { createDeps } from '@estia/server/src/main/create-deps';

const { deps } = createDeps(loadConfig());
const context = {
  deps,
  rules: createRulesCache(deps),
  places: createPlaceTreeCache(deps.db),
  onStatusChange: endSuspensionByStatus,
};
for (;;) {
  await finishAdminBulks(context, () => false);
  await new Promise((wait) => setTimeout(wait, 20));
}
