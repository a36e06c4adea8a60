/** Whose subscription a page is about, or why there is none: individuals, agents of an office, offices that wait. */
import { athensDay } from '@estia/contract/rules/in-force';
import type { Subscription } from '@estia/contract/subscriptions/model';
import { type RouterContextProvider, redirect } from 'react-router';
import { raise, settle } from '../../platform/failures.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';
import { SUBSCRIPTION } from './subscription/paths.ts';

type Context = Readonly<RouterContextProvider>;
export type Other =
  | { who: 'individual' | 'admin' | 'waiting' }
  | { who: 'agent'; ads: { used: number; of: number | null } | null };
export type Owner = { who: 'owner'; subscription: Subscription; today: string };

export async function subscriptionOf(context: Context): Promise<Owner | Other> {
  const ask = askFrom(context);
  const user = await sessionOf(context);
  if (user?.role_id !== 3) return { who: user?.role_id === 1 ? 'admin' : 'individual' };
  if (user.office_role === 'agent') {
    const desk = await settle(ask('GET /property/desk', { query: {} }));
    return { who: 'agent', ads: desk.ok ? { used: desk.value.room.used, of: desk.value.room.ads } : null };
  }
  if (user.status !== 'approved') return { who: 'waiting' };
  const read = await settle(ask('GET /user/subscription', { query: {} }));
  if (read.ok) return { who: 'owner', subscription: read.value.subscription, today: athensDay(new Date()) };
  return raise(read.failure);
}

/** For the pages behind the first: whoever has no subscription is told so there. */
export async function ownSubscription(context: Context, url: URL): Promise<Owner> {
  const found = await subscriptionOf(context);
  if (found.who !== 'owner') throw redirect(to(localeOf(url.pathname), SUBSCRIPTION), 302);
  return found;
}
