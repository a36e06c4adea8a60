/** What the listing page does when the listing cannot be read. */
import type { Locale } from '@estia/contract/pair';
import { data } from 'react-router';
import { createListingCardView } from '../../features/listings/card/listing-card-view.ts';
import type { ApiClient } from '../../platform/api-client.ts';
import { getFailure, settle, throwFailure } from '../../platform/failures.ts';

export const GONE = 410;

type Asked = { callApi: ApiClient; query: { for: 'sale' | 'rent'; property_id: number }; locale: Locale; now: number };

/** A listing that is off the market is shown as such, with similar listings. */
export async function raiseOrGone(error: unknown, { callApi, query, locale, now }: Asked): Promise<never> {
  const failure = getFailure(error);
  if (failure.status !== GONE) return throwFailure(failure);
  const similar = await settle(callApi('GET /property/similar', { query }));
  const cards = similar.ok ? similar.value.properties.map((card) => createListingCardView(card, locale, now)) : [];
  throw data({ ...failure, similar: cards }, { status: GONE });
}
