/** All own searches deleted: the history has no call for all at once, and holds two hundred at most. */
import type { Ask } from '../../platform/ask.ts';

const AT_ONCE = 100;
const ROUNDS = 3;

export async function forgetAllSearches(ask: Ask): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { rows } = await ask('GET /user/search-history', { query: { limit: AT_ONCE } });
    if (rows.length === 0) return;
    for (const { id } of rows) await ask('DELETE /user/search-history/{id}', { params: { id } });
  }
}
