/**
 * ARTC-2: an article as its readers would see it, for admins: a saved state (GET), or what is being written (POST, nothing
 * is saved). It stands outside the dashboard's frame, so it guards itself; as every private page it is in no cache.
 */

import { articleEditorMessages as words } from '@estia/contract/articles/admin-messages';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ArticlePage } from '../../../features/articles/ArticlePage.tsx';
import { createArticleView } from '../../../features/articles/article-view.ts';
import { orThrowFailure, throwFailure, throwNotFound } from '../../../platform/failures.ts';
import { readFormValues } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { addNextParam, findSessionUser, SECURITY } from '../../../platform/session.ts';
import { checkRouteAccess } from '../route-guard.ts';
import { parseArticleText } from './article-editor-actions.ts';
import css from './article-preview.module.css';

/** Visitors log in, others see no admin page; an admin without a second factor goes where it is set up. */
async function assertAdmin({ context, pattern, url }: LoaderFunctionArgs | ActionFunctionArgs): Promise<void> {
  const user = await findSessionUser(context);
  const locale = getLocale(url.pathname);
  const verdict = checkRouteAccess(pattern, user);
  if (verdict === 'not_authenticated')
    throw redirect(addNextParam(pathTo(locale, '/auth/login'), `${url.pathname}${url.search}`), 302);
  if (verdict === 'second_factor_required') throw redirect(localizePath(locale, SECURITY), 302);
  if (verdict !== 'ok') throwNotFound();
}

const parseWholeNumber = (text: string | null): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export async function loader(args: LoaderFunctionArgs) {
  await assertAdmin(args);
  const { context, request, url } = args;
  const id = parseWholeNumber(url.searchParams.get('article_id'));
  // After a form its answer is what is shown.
  if (id === null) return request.method === 'POST' || url.search === '' ? { article: null } : throwNotFound();
  const revision = parseWholeNumber(url.searchParams.get('revision')) ?? undefined;
  const query = { revision };
  const found = await orThrowFailure(
    getApiClient(context)('GET /adminPanel/article/{id}/preview', { params: { id }, query }),
  );
  return { article: createArticleView(found.article, getLocale(url.pathname)) };
}

export async function action(args: ActionFunctionArgs) {
  await assertAdmin(args);
  const { context, request, url } = args;
  const body = parseArticleText(await readFormValues(request));
  const found = await getApiClient(context)('POST /adminPanel/article-preview', { body }).catch(throwFailure);
  return data({ article: createArticleView(found.article, getLocale(url.pathname)) });
}

export const meta = createPrivateMeta(words.preview);

export default function ArticlePreview() {
  const loaded = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const locale = useLocale();
  const article = acted?.article ?? loaded.article;
  return (
    <>
      <p className={css.note} role="note">
        {words.previewNote[locale]}
      </p>
      {article && <ArticlePage locale={locale} article={article} related={[]} />}
    </>
  );
}
