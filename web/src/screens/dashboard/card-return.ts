/** Back from the card provider's page. Coming back means nothing by itself: what became of it is asked of the server. */
import type { RouterContextProvider } from 'react-router';
import { failureOf, raise, settle } from '../../platform/failures.ts';
import { askFrom } from '../../platform/load-context.ts';
import { backTo } from './acts.ts';
import { LOOKS } from './subscription/BankWait.tsx';
import { PAYMENT, SUBSCRIPTION } from './subscription/paths.ts';
import { subscriptionOf } from './subscription-of.ts';

type Context = Readonly<RouterContextProvider>;
type Wait = { again: string | null };

/** The same page, one look later; a handful of looks is enough. */
function waiting(url: URL): Wait {
  const looks = Number(url.searchParams.get('look') ?? 0) || 0;
  if (looks + 1 >= LOOKS) return { again: null };
  const search = new URLSearchParams(url.searchParams);
  search.set('look', String(looks + 1));
  return { again: `${url.pathname}?${search}` };
}

/** `?paid=` with the number of a charge: null when nobody comes back from anywhere. */
export async function afterPaying(context: Context, url: URL): Promise<Wait | null> {
  const charge = url.searchParams.get('paid');
  if (charge === null) return null;
  const looked = await settle(askFrom(context)('POST /user/subscription/look', {}));
  const found = await subscriptionOf(context);
  const due = found.who === 'owner' ? found.subscription.due : [];
  const mine = due.find(({ charge_id }) => String(charge_id) === charge);
  if (mine && (mine.under_way || !looked.ok)) return waiting(url);
  throw backTo(url, SUBSCRIPTION, mine ? 'not-paid' : 'paid');
}

/** `?setup=` with the provider's name of the page where a card was typed. */
export async function afterSetup(context: Context, url: URL): Promise<Wait | null> {
  const card_token_id = url.searchParams.get('setup');
  if (!card_token_id) return null;
  const done = await settle(askFrom(context)('PUT /user/change-payment', { body: { card_token_id } }));
  if (done.ok) throw backTo(url, PAYMENT, 'card-set');
  const { code } = failureOf(done.failure);
  if (code === 'payment_under_way') return waiting(url);
  if (code === 'internal' || code === 'overloaded') return raise(done.failure);
  throw backTo(url, PAYMENT, 'card-not-set');
}
