/** All own searches deleted: the history has no call for all at once, and holds two hundred at most. */
import type { ApiClient } from '../../../platform/api-client.ts';

const PAGE_SIZE = 100;
const MAX_ROUNDS = 3;

export async function deleteAccountSearches(callApi: ApiClient): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { rows } = await callApi('GET /user/search-history', { query: { limit: PAGE_SIZE } });
    if (rows.length === 0) return;
    for (const { id } of rows) await callApi('DELETE /user/search-history/{id}', { params: { id } });
  }
}
