/** An article as its file holds it: simple HTML in both languages. */
export type Article = {
  categoryId: number;
  /** Key of the picture above it. */
  picture: string;
  type: 'explainer' | 'how_to' | 'checklist' | 'analysis' | 'report';
  /** In both languages: `δάνειο / mortgage`. */
  tags: readonly string[];
  title: { el: string; en: string };
  description: { el: string; en: string };
  content: { el: string; en: string };
};
