/** ARTC-1: one article, read: /view-article?article_id=7. */

import { pictureUrl } from '@estia/contract/photos/address';
import { data, type LoaderFunctionArgs, type MetaDescriptor, type MetaFunction, useLoaderData } from 'react-router';
import { cardOf } from '../features/articles/article-card.ts';
import { articleJsonLd, preloadPicture } from '../features/articles/article-head.ts';
import { articlePath } from '../features/articles/article-paths.ts';
import { PassOn } from '../features/articles/PassOn.tsx';
import { Reading } from '../features/articles/Reading.tsx';
import { readingOf } from '../features/articles/reading.ts';
import { fromLoader, publicFor } from '../platform/caching.ts';
import { notFound, orRaise } from '../platform/failures.ts';
import { head } from '../platform/head.ts';
import { askFrom, originFrom } from '../platform/load-context.ts';
import { localeOf, to, useLocale } from '../platform/locale.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const id = url.searchParams.get('article_id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return notFound();
  const locale = localeOf(url.pathname);
  const found = await orRaise(askFrom(context)('GET /article/{id}', { params: { id: Number(id) } }));
  const article = readingOf(found.article, locale);
  const origin = originFrom(context);
  const tags = [
    ...preloadPicture(article),
    ...head({
      ...{ origin, locale, path: articlePath(article.id), kind: 'article' as const },
      title: article.title,
      description: article.description,
      ...(article.picture ? { image: pictureUrl(article.picture.key, 960, 'jpg') } : {}),
      jsonLd: articleJsonLd(article, origin, locale),
    }),
    { property: 'article:published_time', content: article.date },
    ...(article.updated ? [{ property: 'article:modified_time', content: article.updated }] : []),
  ];
  const related = found.related.map((card) => cardOf(card, locale));
  return data({ article, related, tags }, { headers: publicFor(60) });
}

export const headers = fromLoader;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData?.tags ?? []) as MetaDescriptor[];

export default function Article() {
  const { article, related } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const acts = <PassOn locale={locale} path={to(locale, articlePath(article.id))} title={article.title} />;
  return <Reading locale={locale} article={article} related={related} acts={acts} />;
}
