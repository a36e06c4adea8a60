/** Public addresses of developments, bare (Greek; English under /en), with the moment each last changed. */
import type { Db } from '../../platform/db/db.ts';
import { listPublishedIds } from './public-complexes.queries.ts';

type SitemapPage = { path: string; changedAt: Date | null };

/** A sitemap holds 50,000 addresses; so many developments would be more than there are in Greece. */
const MAX_PAGES = 20_000;

export async function listComplexPages(db: Db): Promise<SitemapPage[]> {
  const rows = await listPublishedIds(db, MAX_PAGES);
  return [
    { path: '/complexes', changedAt: rows[0]?.updated_at ?? null },
    ...rows.map(({ id, updated_at }) => ({ path: `/complexes/${id}`, changedAt: updated_at })),
  ];
}
