import {
  getOperator as getOperatorCall,
  getOperatorSettings,
  updateOperator as updateOperatorCall,
} from '@estia/contract/site/operator-calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import type { CallServer } from '../../platform/serve.ts';
import { changeOperator, currentOperator } from './operator.service.ts';

/** Every page prints it: each process asks the database once a minute. */
const FRESH_MS = 60_000;

export function operatorRoutes({ serve }: CallServer, deps: Deps): void {
  const keep = () => keepFresh(() => currentOperator(deps), FRESH_MS);
  let kept = keep();

  serve(getOperatorCall, async () => ({ operator: (await kept()).operator }));

  serve(getOperatorSettings, () => currentOperator(deps));

  serve(updateOperatorCall, async ({ body: { reason, ...form } }, { viewer }) => {
    if (!viewer) throw new AppError('not_authenticated');
    const operator = await changeOperator(deps, viewer.userId, form, reason);
    kept = keep();
    return { message: 'Success!' as const, operator };
  });
}
