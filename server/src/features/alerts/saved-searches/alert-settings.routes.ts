/** What holds for everything that an account is sent. */

import * as calls from '@estia/contract/alerts/calls';
import type { SubscriberSettings } from '@estia/contract/alerts/model';
import { toLocale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashAddress, isAddressDisabled } from '../../../platform/email/suppression.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { getVapidPublicKey } from '../../../platform/push/vapid.ts';
import {
  findAccountEmail,
  findSubscriberOfAccount,
  lockOrCreateSubscriber,
  rescheduleAlerts,
  type SubscriberRow,
  updateSubscriber,
} from './subscribers.queries.ts';

const settingsView = (subscriber: SubscriberRow | undefined, locale: 'el' | 'en'): SubscriberSettings => ({
  locale: subscriber ? toLocale(subscriber.locale) : locale,
  quiet_from: subscriber?.quiet_from ?? null,
  quiet_to: subscriber?.quiet_to ?? null,
  favorite_alerts: subscriber?.favorite_alerts ?? false,
});

async function readEmailState({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, accountId: number) {
  const account = await findAccountEmail(db, accountId);
  return {
    is_email_confirmed: account !== undefined && account.email_confirmed_at !== null,
    is_email_off: account?.mail_alerts === false,
    is_email_disabled: account !== undefined && (await isAddressDisabled(db, hashAddress(secrets, account.email))),
  };
}

export function alertSettingsRoutes({ serve }: CallServer, deps: Deps): void {
  const { vapidPrivateKey } = deps.config;
  const pushKey = vapidPrivateKey === null ? null : getVapidPublicKey(vapidPrivateKey);

  serve(calls.getAlertSettings, async (_, { viewer }) => {
    const subscriber = await findSubscriberOfAccount(deps.db, viewer.userId);
    return {
      settings: settingsView(subscriber, viewer.locale),
      ...(await readEmailState(deps, viewer.userId)),
      push_key: pushKey,
    };
  });

  serve(calls.updateAlertSettings, async ({ body }, { viewer }) =>
    deps.db.transaction().execute(async (trx) => {
      const now = deps.clock();
      const subscriber = await lockOrCreateSubscriber(
        trx,
        { accountId: viewer.userId },
        { locale: viewer.locale, now },
      );
      const quiet = {
        quiet_from: body.quiet_from === undefined ? subscriber.quiet_from : body.quiet_from,
        quiet_to: body.quiet_to === undefined ? subscriber.quiet_to : body.quiet_to,
      };
      if ((quiet.quiet_from === null) !== (quiet.quiet_to === null))
        throw new AppError('invalid_input', {
          [quiet.quiet_from === null ? 'quiet_from' : 'quiet_to']: 'quiet_hours_both',
        });
      if (quiet.quiet_from !== null && quiet.quiet_from === quiet.quiet_to)
        throw new AppError('invalid_input', { quiet_to: 'same_hour' });
      const changes = {
        ...quiet,
        locale: body.locale ?? subscriber.locale,
        favorite_alerts: body.favorite_alerts ?? subscriber.favorite_alerts,
        // Who asks for alerts again is no longer unsubscribed.
        unsubscribed_at: body.favorite_alerts === true ? null : subscriber.unsubscribed_at,
      };
      await updateSubscriber(trx, subscriber.id, changes);
      await rescheduleAlerts(trx, subscriber.id, now);
      return { settings: settingsView({ ...subscriber, ...changes }, viewer.locale) };
    }),
  );
}
