/** Whose subscription a page is about, or why there is none: individuals, agents of an agency, agencies that wait. */
import { roleIds } from '@estia/contract/accounts/roles';
import { athensDay } from '@estia/contract/rules/in-force';
import type { Subscription } from '@estia/contract/subscriptions/model';
import { type RouterContextProvider, redirect } from 'react-router';
import { settle, throwFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath } from '../../../platform/locale.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { SUBSCRIPTION_PATH } from './subscription-paths.ts';

type Context = Readonly<RouterContextProvider>;
export type NoSubscription =
  | { who: 'individual' | 'admin' | 'waiting' }
  | { who: 'agent'; usage: { used: number; of: number | null } | null };
export type OwnerSubscription = { who: 'owner'; subscription: Subscription; today: string };

export async function loadSubscription(context: Context): Promise<OwnerSubscription | NoSubscription> {
  const callApi = getApiClient(context);
  const user = await findSessionUser(context);
  if (user?.role_id !== roleIds.agency) return { who: user?.role_id === roleIds.admin ? 'admin' : 'individual' };
  if (user.agency_role === 'agent') {
    const stats = await settle(callApi('GET /property/dashboard', { query: {} }));
    return {
      who: 'agent',
      usage: stats.ok
        ? { used: stats.value.plan_usage.active_listings, of: stats.value.plan_usage.max_active_listings }
        : null,
    };
  }
  if (user.status !== 'approved') return { who: 'waiting' };
  const read = await settle(callApi('GET /user/subscription', { query: {} }));
  if (read.ok) return { who: 'owner', subscription: read.value.subscription, today: athensDay(new Date()) };
  return throwFailure(read.failure);
}

/** For the pages behind the first: whoever has no subscription is told so there. */
export async function requireSubscription(context: Context, url: URL): Promise<OwnerSubscription> {
  const found = await loadSubscription(context);
  if (found.who !== 'owner') throw redirect(localizePath(getLocale(url.pathname), SUBSCRIPTION_PATH), 302);
  return found;
}
