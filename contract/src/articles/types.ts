/** What kind of text an article is. Apart from the schemas, so that a page can name one without carrying them. */
export const articleTypes = ['explainer', 'how_to', 'checklist', 'analysis', 'report'] as const;
export type ArticleType = (typeof articleTypes)[number];

export const articleStates = ['published', 'scheduled', 'draft', 'unpublished'] as const;
export type ArticleState = (typeof articleStates)[number];
