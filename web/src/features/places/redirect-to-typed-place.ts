/** A place typed without script, in a loader: one that is known leads to its own address, one that is not is shown as an error. */
import type { Locale } from '@estia/contract/pair';
import { redirect } from 'react-router';
import type { ApiClient } from '../../platform/api-client.ts';
import { noStore } from '../../platform/cache-headers.ts';
import { orThrowFailure } from '../../platform/failures.ts';
import { localizePath } from '../../platform/locale.ts';
import type { PlaceRef } from './place-params.ts';

/** Answers with what is no place, or null when nothing was typed. */
export async function redirectToTypedPlace(
  callApi: ApiClient,
  locale: Locale,
  input: string,
  pathWith: (place: PlaceRef) => string,
): Promise<string | null> {
  if (input === '') return null;
  const { options } = await orThrowFailure(callApi('GET /property/places', { query: { search_key: input } }));
  const [first] = options;
  if (first) throw redirect(localizePath(locale, pathWith({ kind: first.kind, id: first.id })), { headers: noStore });
  return input;
}
