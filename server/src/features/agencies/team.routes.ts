/** What the owners of an office do about its people and its logo. */
import * as calls from '@estia/contract/agencies/team-calls';
import type { Deps } from '../../deps.ts';
import { getSignedInViewer } from '../../platform/auth/viewer.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { deleteLogo, setLogo } from './logo.service.ts';
import * as team from './team.service.ts';

const success = { message: 'Success!' } as const;

export function teamRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.getTeam, (_, context) => team.getTeam(deps, getSignedInViewer(context)));
  serve(calls.createInvitation, async ({ body }, context) => {
    await team.inviteAgent(deps, getSignedInViewer(context), body);
    return { message: 'Email sent!' as const };
  });
  serve(calls.withdrawInvitation, async ({ params }, context) => {
    await team.withdrawInvitation(deps, getSignedInViewer(context), params.id);
    return success;
  });
  serve(calls.updateAgentRole, async ({ params, body }, context) => {
    await team.changeAgentRole(deps, getSignedInViewer(context), params.id, body.role);
    return success;
  });
  serve(calls.removeAgent, async ({ params }, context) => {
    await team.removeAgent(deps, getSignedInViewer(context), params.id);
    return success;
  });
  serve(calls.leaveAgency, async (_, context) => {
    await team.leaveAgency(deps, getSignedInViewer(context));
    return success;
  });
  serve(calls.updateLogo, async ({ body }, context) => ({
    ...success,
    logo: await setLogo(deps, getSignedInViewer(context), body.image),
  }));
  serve(calls.deleteLogo, async (_, context) => {
    await deleteLogo(deps, getSignedInViewer(context));
    return success;
  });
}
