import {
  getOperator as getOperatorCall,
  getOperatorSettings,
  updateOperator as updateOperatorCall,
} from '@estia/contract/site/operator-calls';
import type { Deps } from '../../deps.ts';
import type { ApprovalPerformer } from '../../platform/approvals.ts';
import { cached } from '../../platform/cache/memory-cache.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { changeOperator, createOperatorChange, getOperator } from './operator.service.ts';

/** Every page prints it: each process asks the database once a minute. */
const CACHE_TTL_MS = 60_000;

/** Returns what carries out a change that another admin has approved. */
export function operatorRoutes({ serve }: CallServer, deps: Deps): ApprovalPerformer {
  const createCache = () => cached(() => getOperator(deps), CACHE_TTL_MS);
  let cachedOperator = createCache();
  const forget = () => {
    cachedOperator = createCache();
  };

  serve(getOperatorCall, async () => ({ operator: (await cachedOperator()).operator }));

  serve(getOperatorSettings, () => getOperator(deps));

  serve(updateOperatorCall, async ({ body: { reason, ...form } }, { viewer }) => {
    const { operator, needsApproval } = await changeOperator(deps, viewer.userId, form, reason);
    forget();
    return { message: 'Success!' as const, operator, needs_approval: needsApproval };
  });

  return createOperatorChange(forget);
}
