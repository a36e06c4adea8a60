/** ARTC-1: guides and news by category, twelve a page: /articles?category=guide&page=2. */
import { articleLimits } from '@estia/contract/articles/limits';
import { articleListMessages as words } from '@estia/contract/articles/page-messages';
import { lookups } from '@estia/contract/lookups/model';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ArticleCards } from '../../features/articles/ArticleCards.tsx';
import { createArticleCardView } from '../../features/articles/article-card-view.ts';
import { createArticleListJsonLd } from '../../features/articles/article-meta.ts';
import { articlesPath } from '../../features/articles/article-paths.ts';
import { cachePublicFor, headersFromLoader } from '../../platform/cache-headers.ts';
import { orThrowFailure, throwNotFound } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';
import { buttonClass } from '../../ui/button.ts';
import { Notice } from '../../ui/Notice.tsx';
import css from './articles.module.css';

const { perPage } = articleLimits;
const LAST_PAGE = 800;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const code = url.searchParams.get('category');
  const text = url.searchParams.get('page') ?? '1';
  const category = lookups.article_categories.find((row) => row.code === code) ?? null;
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  if ((code && !category) || page < 1 || page > LAST_PAGE) return throwNotFound();
  const query = { published: 'true', category: category?.code, limit: perPage, offset: (page - 1) * perPage };
  const { articles, count } = await orThrowFailure(getApiClient(context)('GET /article', { query }));
  if (page > 1 && articles.length === 0) return throwNotFound();
  const last = Math.max(1, Math.ceil(count / perPage));
  const name = category?.name[locale] ?? null;
  const path = articlesPath(category?.code ?? null, page);
  const title = [name ?? words.title[locale], page > 1 ? words.page[locale](page, last) : ''].filter(Boolean);
  const origin = getOrigin(context);
  const cards = articles.map((article) => createArticleCardView(article, locale));
  return data(
    {
      cards,
      count,
      page,
      last,
      current: category?.code ?? null,
      name,
      tabs: lookups.article_categories.map((row) => ({ code: row.code, name: row.name[locale] })),
      tags: createPageMeta({
        origin,
        locale,
        path,
        title: title.join(' · '),
        description: name ? words.leadOf[locale](name) : words.lead[locale],
        jsonLd: createArticleListJsonLd({
          origin,
          locale,
          cards,
          category: category && { code: category.code, name: name ?? '' },
        }),
      }),
    },
    { headers: cachePublicFor(60) },
  );
}

export const headers = headersFromLoader;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

export default function Articles() {
  const { cards, count, page, last, current, name, tabs } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const at = (category: string | null, of = 1) => localizePath(locale, articlesPath(category, of));
  return (
    <div className={`${css.page} wrap`}>
      <h1>{name ?? words.title[locale]}</h1>
      <p className={css.lead}>{words.lead[locale]}</p>
      <nav className={css.tabs} aria-label={words.categories[locale]}>
        <ul>
          {[{ code: null, name: words.all[locale] }, ...tabs].map((tab) => (
            <li key={tab.name}>
              <a href={at(tab.code)} aria-current={tab.code === current ? 'page' : undefined}>
                {tab.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {cards.length === 0 ? (
        <Notice title={words.none[locale]}>
          {current && (
            <a className={buttonClass('primary')} href={at(null)}>
              {words.seeAll[locale]}
            </a>
          )}
        </Notice>
      ) : (
        <>
          <p className={css.count}>{words.count[locale](count)}</p>
          <ArticleCards locale={locale} cards={cards} eager={page === 1 ? 1 : 0} />
        </>
      )}
      {last > 1 && (
        <nav className={css.pages} aria-label={words.pages[locale]}>
          {page > 1 && (
            <a className={buttonClass('outline')} href={at(current, page - 1)} rel="prev">
              {words.newer[locale]}
            </a>
          )}
          <span className="num">{words.page[locale](page, last)}</span>
          {page < last && (
            <a className={buttonClass('outline')} href={at(current, page + 1)} rel="next">
              {words.older[locale]}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
