/** What stands above a page that decides something: whose item it is, and which one comes next. */
import type { ApiClient, ApiReply } from '../../platform/api-client.ts';
import { settle } from '../../platform/failures.ts';
import { stripLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { findItemKeys } from './item-path.ts';

export type WorkPosition = ApiReply<'GET /adminPanel/queue/next'>;
/** `isGone`: the item that the address names is no longer waiting. */
export type WorkBarState = Pick<WorkPosition, 'item' | 'next'> & { isGone: boolean; formPath: string };

/** Null also where it could not be read: the page stands without it. */
export async function loadWorkBar(callApi: ApiClient, url: URL, locale: 'el' | 'en'): Promise<WorkBarState | null> {
  const path = stripLocale(url.pathname).replace(/\/$/, '');
  const found = findItemKeys(path, url.searchParams);
  const isAfterDecision = url.searchParams.has('flash');
  if (!found || (found.keys.length === 0 && !isAfterDecision)) return null;
  const asked = found.keys.length > 0 ? found.keys : [{}];
  const positions = await Promise.all(asked.map((query) => settle(callApi('GET /adminPanel/queue/next', { query }))));
  const read = positions.flatMap((position) => (position.ok ? [position.value] : []));
  const position = read.find(({ item }) => item !== null) ?? read[0];
  if (!position || (position.item === null && !found.isNamed && !isAfterDecision)) return null;
  const back = new URLSearchParams(url.searchParams);
  back.delete('flash');
  const query = new URLSearchParams({ back: back.size > 0 ? `${path}?${back}` : path });
  const isGone = position.item === null && found.isNamed;
  return { item: position.item, next: position.next, isGone, formPath: `${pathTo(locale, '/dashboard')}?${query}` };
}
