import {
  getOperator as getOperatorCall,
  getOperatorSettings,
  updateOperator as updateOperatorCall,
} from '@estia/contract/site/operator-calls';
import type { Deps } from '../../deps.ts';
import { cached } from '../../platform/cache/memory-cache.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { getOperator, updateOperator } from './operator.service.ts';

/** Every page prints it: each process asks the database once a minute. */
const CACHE_TTL_MS = 60_000;

export function operatorRoutes({ serve }: CallServer, deps: Deps): void {
  const createCache = () => cached(() => getOperator(deps), CACHE_TTL_MS);
  let cachedOperator = createCache();

  serve(getOperatorCall, async () => ({ operator: (await cachedOperator()).operator }));

  serve(getOperatorSettings, () => getOperator(deps));

  serve(updateOperatorCall, async ({ body: { reason, ...form } }, { viewer }) => {
    const operator = await updateOperator(deps, viewer.userId, form, reason);
    cachedOperator = createCache();
    return { message: 'Success!' as const, operator };
  });
}
