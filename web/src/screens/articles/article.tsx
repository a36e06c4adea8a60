/** ARTC-1: one article, read: /view-article?article_id=7. */

import { pictureUrl } from '@estia/contract/photos/picture-url';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ArticlePage } from '../../features/articles/ArticlePage.tsx';
import { ArticleShareActions } from '../../features/articles/ArticleShareActions.tsx';
import { createArticleCardView } from '../../features/articles/article-card-view.ts';
import { createArticleJsonLd, createPicturePreload } from '../../features/articles/article-meta.ts';
import { articlePath } from '../../features/articles/article-paths.ts';
import { createArticleView } from '../../features/articles/article-view.ts';
import { cachePublicFor, headersFromLoader } from '../../platform/cache-headers.ts';
import { orThrowFailure, throwNotFound } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const id = url.searchParams.get('article_id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return throwNotFound();
  const locale = getLocale(url.pathname);
  const found = await orThrowFailure(getApiClient(context)('GET /article/{id}', { params: { id: Number(id) } }));
  const article = createArticleView(found.article, locale);
  const origin = getOrigin(context);
  const tags = [
    ...createPicturePreload(article),
    ...createPageMeta({
      origin,
      locale,
      path: articlePath(article.id),
      kind: 'article' as const,
      title: article.title,
      description: article.description,
      ...(article.picture ? { image: pictureUrl(article.picture.key, 960, 'jpg') } : {}),
      jsonLd: createArticleJsonLd(article, origin, locale),
    }),
    { property: 'article:published_time', content: article.date },
    ...(article.updated ? [{ property: 'article:modified_time', content: article.updated }] : []),
  ];
  const related = found.related.map((card) => createArticleCardView(card, locale));
  return data({ article, related, tags }, { headers: cachePublicFor(60) });
}

export const headers = headersFromLoader;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

export default function Article() {
  const { article, related } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const actions = (
    <ArticleShareActions locale={locale} path={localizePath(locale, articlePath(article.id))} title={article.title} />
  );
  return <ArticlePage locale={locale} article={article} related={related} actions={actions} />;
}
