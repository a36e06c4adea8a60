/** A place typed without script, in a loader: one that is known leads to its own address, one that is not is said. */
import type { Locale } from '@estia/contract/pair';
import { redirect } from 'react-router';
import type { Ask } from '../../platform/ask.ts';
import { unkept } from '../../platform/caching.ts';
import { orRaise } from '../../platform/failures.ts';
import { to } from '../../platform/locale.ts';
import type { AskedPlace } from './place-address.ts';

/** Answers with what is no place, or null when nothing was typed. */
export async function unknownPlaceOf(
  ask: Ask,
  locale: Locale,
  typed: string,
  pathWith: (place: AskedPlace) => string,
): Promise<string | null> {
  if (typed === '') return null;
  const { options } = await orRaise(ask('GET /property/places', { query: { search_key: typed } }));
  const [first] = options;
  if (first) throw redirect(to(locale, pathWith({ kind: first.kind, id: first.id })), { headers: unkept });
  return typed;
}
