/** What the owners of an agency do about its people and its logo. */
import * as calls from '@estia/contract/agencies/team-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { deleteLogo, setLogo } from './logo.service.ts';
import * as team from './team.service.ts';

const success = { message: 'Success!' } as const;

export function teamRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.getTeam, (_, { viewer }) => team.getTeam(deps, viewer));
  serve(calls.createInvitation, async ({ body }, { viewer }) => {
    await team.inviteAgent(deps, viewer, body);
    return { message: 'Email sent!' as const };
  });
  serve(calls.withdrawInvitation, async ({ params }, { viewer }) => {
    await team.withdrawInvitation(deps, viewer, params.id);
    return success;
  });
  serve(calls.updateAgentRole, async ({ params, body }, { viewer }) => {
    await team.changeAgentRole(deps, viewer, params.id, body.role);
    return success;
  });
  serve(calls.removeAgent, async ({ params }, { viewer }) => {
    await team.removeAgent(deps, viewer, params.id);
    return success;
  });
  serve(calls.leaveAgency, async (_, { viewer }) => {
    await team.leaveAgency(deps, viewer);
    return success;
  });
  serve(calls.updateLogo, async ({ body }, { viewer }) => ({
    ...success,
    logo: await setLogo(deps, viewer, body.image),
  }));
  serve(calls.deleteLogo, async (_, { viewer }) => {
    await deleteLogo(deps, viewer);
    return success;
  });
}
