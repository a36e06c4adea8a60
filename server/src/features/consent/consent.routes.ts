/** Cookie choices. */
import * as calls from '@estia/contract/consent/calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { recordConsent } from './consent.service.ts';

export function consentRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.recordConsent, async ({ body }, context) => {
    await recordConsent(deps, body, context);
    return { message: 'Success!' as const };
  });
}
