import * as calls from '@estia/contract/accounts/profile-calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressOf } from '../../platform/network.ts';
import type { CallServer } from '../../platform/serve.ts';
import { deviceOf } from '../../platform/sessions.ts';
import { memberOf } from '../../platform/viewer.ts';
import { ownOffice } from '../agencies/index.ts';
import { dropEmailChange, findUser, holdAccount } from './accounts.queries.ts';
import { userView } from './accounts.view.ts';
import { changeEmail, confirmEmailChange } from './profile.email.ts';
import { maySeeProfile } from './profile.policy.ts';
import { emailChangeOf } from './profile.queries.ts';
import { changePassword, updateUser } from './profile.service.ts';

export function profileRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.getProfile, async ({ query }, asker) => {
    const viewer = memberOf(asker);
    const id = query.user_id ?? viewer.userId;
    const row = maySeeProfile(viewer, id) ? await findUser(deps.db, id) : undefined;
    if (!row) throw new AppError('not_found');
    const change = await emailChangeOf(deps.db, id, deps.clock());
    return {
      user: userView(row),
      // An agent works for the office, but its profile is the owners'.
      agency: await ownOffice(deps.db, id === viewer.userId && viewer.officeRole === 'owner' ? viewer.worksFor : id),
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

  serve(calls.updateUser, async ({ body }, asker) => ({
    message: 'Success!' as const,
    user: await updateUser(deps, memberOf(asker), body),
  }));

  serve(calls.changePassword, async ({ body }, asker) => {
    await changePassword(deps, memberOf(asker), { ...body, device: deviceOf(asker.request) });
    return { message: 'Password has changed!' as const };
  });

  serve(calls.changeEmail, async ({ body }, asker) => {
    const { email, current_password: password } = body;
    await changeEmail(deps, memberOf(asker), { email, password, address: addressOf(asker.request) });
    return { message: 'Email sent!' as const };
  });

  serve(calls.confirmEmailChange, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    changed: await confirmEmailChange(deps, viewer, body.code),
  }));

  serve(calls.cancelEmailChange, async (_, asker) => {
    const { userId } = memberOf(asker);
    await deps.db.transaction().execute(async (trx) => {
      await holdAccount(trx, userId);
      await dropEmailChange(trx, userId);
    });
    return { message: 'Success!' as const };
  });
}
