/** The saved views of a list, for the page of the list: without them it is still read. */
import type { ViewedList } from '@estia/contract/admin-lists/list-views';
import type { ApiReply } from './api-client.ts';
import { settle } from './failures.ts';
import type { getApiClient } from './load-context.ts';

export type SavedView = ApiReply<'GET /adminPanel/list-views'>['views'][number];

export async function loadSavedViews(
  callApi: ReturnType<typeof getApiClient>,
  list: ViewedList,
): Promise<readonly SavedView[]> {
  const found = await settle(callApi('GET /adminPanel/list-views', { query: { list } }));
  return found.ok ? found.value.views : [];
}
