import * as calls from '@estia/contract/accounts/profile-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { describeDevice } from '../../../platform/auth/sessions.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { getClientNetwork } from '../../../platform/http/client-network.ts';
import { findOwnAgency } from '../../agencies/index.ts';
import { deleteEmailChange, findUser, lockAccount } from '../accounts.queries.ts';
import { userView } from '../accounts.view.ts';
import { confirmEmailChange, requestEmailChange } from './email-change.service.ts';
import { maySeeProfile } from './profile.policy.ts';
import { findEmailChange } from './profile.queries.ts';
import { changePassword, updateUser } from './profile.service.ts';

export function profileRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.getProfile, async ({ query }, { viewer }) => {
    const id = query.user_id ?? viewer.userId;
    const row = maySeeProfile(viewer, id) ? await findUser(deps.db, id) : undefined;
    if (!row) throw new AppError('not_found');
    const change = await findEmailChange(deps.db, id, deps.clock());
    return {
      user: userView(row),
      // An agent works for the agency, but its profile is the owners'.
      agency: await findOwnAgency(
        deps.db,
        id === viewer.userId && viewer.agencyRole === 'owner' ? viewer.worksFor : id,
      ),
      is_agency_member: id === viewer.userId && viewer.worksFor !== viewer.userId,
      email_change: change
        ? {
            new_email: change.new_email,
            old_confirmed: change.old_confirmed_at !== null,
            new_confirmed: change.new_confirmed_at !== null,
            expires_at: change.expires_at.toISOString(),
          }
        : null,
    };
  });

  serve(calls.updateUser, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    user: await updateUser(deps, viewer, body),
  }));

  serve(calls.changePassword, async ({ body }, context) => {
    await changePassword(deps, context.viewer, { ...body, device: describeDevice(context.request) });
    return { message: 'Password has changed!' as const };
  });

  serve(calls.changeEmail, async ({ body }, context) => {
    const { email, current_password: password } = body;
    await requestEmailChange(deps, context.viewer, {
      email,
      password,
      address: getClientNetwork(context.request),
    });
    return { message: 'Email sent!' as const };
  });

  serve(calls.confirmEmailChange, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    changed: await confirmEmailChange(deps, viewer, body.code),
  }));

  serve(calls.cancelEmailChange, async (_, { viewer }) => {
    const { userId } = viewer;
    await deps.db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId);
      await deleteEmailChange(trx, userId);
    });
    return { message: 'Success!' as const };
  });
}
