/** What the owners of an office do about its people and its logo. */
import * as calls from '@estia/contract/agencies/team-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import { dropLogo, setLogo } from './logo.service.ts';
import * as team from './team.service.ts';

const success = { message: 'Success!' } as const;

export function teamRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.getTeam, (_, asker) => team.readTeam(deps, memberOf(asker)));
  serve(calls.createInvitation, async ({ body }, asker) => {
    await team.invite(deps, memberOf(asker), body);
    return { message: 'Email sent!' as const };
  });
  serve(calls.withdrawInvitation, async ({ params }, asker) => {
    await team.withdrawInvitation(deps, memberOf(asker), params.id);
    return success;
  });
  serve(calls.updateAgentRole, async ({ params, body }, asker) => {
    await team.changeRole(deps, memberOf(asker), params.id, body.role);
    return success;
  });
  serve(calls.removeAgent, async ({ params }, asker) => {
    await team.removeMember(deps, memberOf(asker), params.id);
    return success;
  });
  serve(calls.leaveAgency, async (_, asker) => {
    await team.leaveOffice(deps, memberOf(asker));
    return success;
  });
  serve(calls.updateLogo, async ({ body }, asker) => ({
    ...success,
    logo: await setLogo(deps, memberOf(asker), body.image),
  }));
  serve(calls.deleteLogo, async (_, asker) => {
    await dropLogo(deps, memberOf(asker));
    return success;
  });
}
