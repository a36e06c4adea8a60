/** What search engines and shared links read of articles. */
import { articleListMessages } from '@estia/contract/articles/page-messages';
import type { Locale } from '@estia/contract/pair';
import { photoWidths, pictureUrl } from '@estia/contract/photos/picture-url';
import type { MetaDescriptor } from 'react-router';
import { localizePath } from '../../platform/locale.ts';
import type { ArticleCardView } from './article-card-view.ts';
import { articlePath, articlesPath } from './article-paths.ts';
import { type ArticleView, mainPictureSizes } from './article-view.ts';

type Breadcrumb = { name: string; path: string };
const HOME = { el: 'Αρχική', en: 'Home' } as const;

const getBreadcrumbs = (locale: Locale, category: { code: string; name: string } | null): Breadcrumb[] => [
  { name: HOME[locale], path: '/' },
  { name: articleListMessages.title[locale], path: articlesPath(null) },
  ...(category ? [{ name: category.name, path: articlesPath(category.code) }] : []),
];

const createBreadcrumbJsonLd = (
  origin: string,
  locale: Locale,
  crumbs: readonly Breadcrumb[],
  last?: string,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${localizePath(locale, path)}`,
    })),
    ...(last ? [{ '@type': 'ListItem', position: crumbs.length + 1, name: last }] : []),
  ],
});

type ListPage = {
  origin: string;
  locale: Locale;
  cards: readonly ArticleCardView[];
  category: { code: string; name: string } | null;
};

export const createArticleListJsonLd = ({ origin, locale, cards, category }: ListPage): object[] => [
  {
    '@type': 'ItemList',
    itemListElement: cards.map((card, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: card.title,
      url: `${origin}${localizePath(locale, articlePath(card.id))}`,
    })),
  },
  createBreadcrumbJsonLd(origin, locale, getBreadcrumbs(locale, category)),
];

export function createArticleJsonLd(article: ArticleView, origin: string, locale: Locale): object[] {
  const url = `${origin}${localizePath(locale, articlePath(article.id))}`;
  return [
    {
      '@type': 'Article',
      '@id': url,
      url,
      mainEntityOfPage: url,
      inLanguage: locale,
      headline: article.title,
      description: article.description,
      articleSection: article.category.name,
      keywords: article.tags.join(', '),
      datePublished: article.date,
      dateModified: article.updated ?? article.date,
      author: { '@type': 'Organization', name: article.author },
      publisher: { '@type': 'Organization', name: 'Estia', url: origin },
      ...(article.picture ? { image: [`${origin}${pictureUrl(article.picture.key, 1600, 'jpg')}`] } : {}),
    },
    createBreadcrumbJsonLd(origin, locale, getBreadcrumbs(locale, article.category), article.title),
  ];
}

/** The picture a reader waits for, asked for in the head in the format that the page then draws. */
export function createPicturePreload({ picture }: ArticleView): MetaDescriptor[] {
  if (!picture) return [];
  const format = picture.avif ? 'avif' : 'webp';
  return [
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      type: `image/${format}`,
      fetchPriority: 'high',
      imageSrcSet: photoWidths.map((width) => `${pictureUrl(picture.key, width, format)} ${width}w`).join(', '),
      imageSizes: mainPictureSizes,
    },
  ];
}
