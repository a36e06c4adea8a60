/** Addresses of articles, bare. */
export const articlePath = (id: number): string => `/view-article?article_id=${id}`;

export function articlesPath(category: string | null, page = 1): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/articles?${query}` : '/articles';
}
