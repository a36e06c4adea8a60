/** Public addresses of articles, bare (Greek; English under /en), with the moment each last changed. */
import { lookups } from '@estia/contract/lookups/model';
import type { Db } from '../../platform/db/db.ts';
import { listPublishedIds } from './articles.queries.ts';

type SitemapPage = { path: string; changedAt: Date | null };

/** The list, its categories and every article that is up now, or was at a given moment. */
export async function listArticlePages(db: Db, now?: Date): Promise<SitemapPage[]> {
  const rows = await listPublishedIds(db, now);
  const newest = rows[0]?.changed_at ?? null;
  return [
    { path: '/articles', changedAt: newest },
    ...lookups.article_categories.map(({ code }) => ({ path: `/articles?category=${code}`, changedAt: null })),
    ...rows.map(({ id, changed_at }) => ({ path: `/view-article?article_id=${id}`, changedAt: changed_at })),
  ];
}
