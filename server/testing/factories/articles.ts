/** Articles for tests: rows as they are stored, texts as an admin sends them, a picture to send in. */
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { Db } from '../../src/platform/db/db.ts';
import type { Article } from '../../src/platform/generated/schema.ts';

const text = {
  title_el: 'Τίτλος',
  title_en: 'Title',
  description_el: 'Περιγραφή',
  description_en: 'Description',
  content_el: '<p>Κείμενο</p>',
  content_en: '<p>Text</p>',
  author: 'Εστία',
  category_id: 6,
};

/** With its first saved state, as every article has. */
export async function buildArticle(db: Db, overrides: Partial<Insertable<Article>> = {}): Promise<number> {
  const row = { ...text, tags: ['δάνειο'], published_at: new Date('2026-01-01T00:00:00Z'), ...overrides };
  const { id, ...made } = await db.insertInto('article').values(row).returningAll().executeTakeFirstOrThrow();
  const { created_at, unpublished_at, updated_at, ...state } = made;
  await db
    .insertInto('article_revision')
    .values({ ...state, article_id: id, at: updated_at, action: 'saved' })
    .execute();
  return id;
}

export const articleInput = (over: object = {}) => ({
  category: 'guide',
  type: 'how_to',
  title: { el: 'Πώς αγοράζεις', en: 'How to buy' },
  description: { el: 'Με απλά λόγια', en: 'In plain words' },
  content: { el: '<h2>Πρώτα</h2><p>Ψάξε.</p>', en: '<h2>First</h2><p>Search.</p>' },
  author: 'Ηρώ Βαρδή',
  tags: ['αγορά', 'δάνειο'],
  main_picture: null,
  main_picture_alt: { el: '', en: '' },
  ...over,
});

/** A data URL of a picture with its own colours, so that no two are the same. */
export async function pictureDataUrl(seed = 1): Promise<string> {
  const background = { r: (seed * 53) % 256, g: (seed * 97) % 256, b: (seed * 193) % 256 };
  const png = await sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
