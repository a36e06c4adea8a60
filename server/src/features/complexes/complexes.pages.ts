/** Public addresses of developments, bare (Greek; English under /en), with the moment each last changed. */
import type { Db } from '../../platform/db.ts';
import { publishedIds } from './public.queries.ts';

type Page = { path: string; changedAt: Date | null };

/** A sitemap holds 50,000 addresses; so many developments would be more than there are in Greece. */
const MOST = 20_000;

export async function complexPages(db: Db): Promise<Page[]> {
  const rows = await publishedIds(db, MOST);
  return [
    { path: '/complexes', changedAt: rows[0]?.updated_at ?? null },
    ...rows.map(({ id, updated_at }) => ({ path: `/complexes/${id}`, changedAt: updated_at })),
  ];
}
