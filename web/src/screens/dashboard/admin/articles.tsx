/** ARTC-2: articles by state, for who writes them. */

import {
  articleFlashMessages,
  articleTabMessages,
  articleAdminMessages as words,
} from '@estia/contract/articles/admin-messages';
import { articleLimits } from '@estia/contract/articles/limits';
import { typeNames } from '@estia/contract/articles/page-messages';
import { type ArticleState, articleStates } from '@estia/contract/articles/types';
import { formatDateTime } from '@estia/contract/format';
import { lookups } from '@estia/contract/lookups/model';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ARTICLE_PREVIEW_PATH } from '../../../features/articles/ArticleForm.tsx';
import { articlePath } from '../../../features/articles/article-paths.ts';
import { pickLanguage } from '../../../features/articles/article-view.ts';
import css from '../../../features/articles/RevisionList.module.css';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import form from '../../../ui/form/form.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/admin/list-articles';
const EDITOR_PATH = '/dashboard/admin/article-editor';
const { perAdminPage } = articleLimits;

const getListPath = (state: ArticleState, search: string | undefined): string => {
  const query = new URLSearchParams();
  if (state !== 'published') query.set('state', state);
  if (search) query.set('search', search);
  return query.size > 0 ? `${PAGE_PATH}?${query}` : PAGE_PATH;
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const state = articleStates.find((each) => each === url.searchParams.get('state')) ?? 'published';
  const search = url.searchParams.get('search')?.trim().slice(0, 120) || undefined;
  const page = parsePageParam(url);
  const query = { state, search, limit: perAdminPage, offset: (page - 1) * perAdminPage };
  const { articles, count, counts } = await orThrowFailure(
    getApiClient(context)('GET /adminPanel/articles', { query }),
  );
  const nameOf = (code: string) => lookups.article_categories.find((row) => row.code === code)?.name[locale] ?? '';
  const rows = articles.map((article) => ({ ...article, category: nameOf(article.category) }));
  return { rows, count, counts, state, search, page, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const publish = { publish: true, unpublish: false }[submission.intent];
  if (publish === undefined || !/^[1-9]\d{0,8}$/.test(values.id ?? '')) return throwNotFound();
  const body = { version: Number(values.version), publish };
  const work = getApiClient(context)('PUT /adminPanel/article/{id}', {
    params: { id: Number(values.id) },
    body,
    idempotencyKey,
  });
  const result = await catchSubmissionError(submission, work);
  if (!result.ok) return createFormErrorResponse({ ...result.refusal, fields: {} });
  return redirectWithFlash(url, `${PAGE_PATH}${url.search}`, publish ? 'article-published' : 'article-unpublished');
}

export const meta = createPrivateMeta(words.title);

export default function AdminArticles() {
  const { rows, count, counts, state, search, page, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const tabs = articleStates.map((each) => ({
    href: localizePath(locale, getListPath(each, search)),
    text: articleTabMessages[each][locale],
    current: each === state,
    count: counts[each],
  }));
  const intent = state === 'published' ? 'unpublish' : 'publish';
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('accent')} href={localizePath(locale, EDITOR_PATH)}>
          {words.write[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={articleFlashMessages} />
      {refusal && <ErrorSummary locale={locale} refusal={refusal} labels={{}} />}
      <Tabs label={words.states[locale]} tabs={tabs} />
      <search>
        <form
          className={css.find}
          method="get"
          action={localizePath(locale, PAGE_PATH)}
          key={`${state} ${search ?? ''}`}
        >
          {state !== 'published' && <input type="hidden" name="state" value={state} />}
          <div>
            <label htmlFor="find-article">{words.search[locale]}</label>
            <input
              id="find-article"
              className={form.input}
              type="search"
              name="search"
              maxLength={120}
              defaultValue={search ?? ''}
              autoComplete="off"
            />
          </div>
          <button type="submit" className={buttonClass('primary')}>
            {words.find[locale]}
          </button>
          {search && (
            <a className={buttonClass('text')} href={localizePath(locale, getListPath(state, undefined))}>
              {words.clear[locale]}
            </a>
          )}
        </form>
      </search>
      {rows.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]} />
      ) : (
        <ul className={css.board}>
          {rows.map((row) => {
            const title = row.title[locale] || row.title.el || row.title.en || words.untitled[locale];
            const edit = localizePath(locale, `${EDITOR_PATH}?article_id=${row.article_id}`);
            const view =
              state === 'published'
                ? articlePath(row.article_id)
                : `${ARTICLE_PREVIEW_PATH}?article_id=${row.article_id}`;
            const see = (state === 'published' ? words.open : words.preview)[locale];
            return (
              <li key={row.article_id} className={css.row}>
                <div className={css.what}>
                  <a className={css.title} href={edit}>
                    {title}
                  </a>
                  <p className={css.small}>
                    {row.category} · {typeNames[row.type][locale]} · {pickLanguage(row.author, locale)}
                  </p>
                  <p className={css.small}>
                    {row.published_at
                      ? (state === 'scheduled' ? words.goesUp : words.wentUp)[locale](
                          formatDateTime(row.published_at, locale),
                        )
                      : words.changed[locale](formatDateTime(row.updated_at, locale))}
                  </p>
                </div>
                <div className={css.actions}>
                  <a
                    className={buttonClass('text')}
                    href={localizePath(locale, view)}
                    target="_blank"
                    rel="noopener"
                    aria-label={words.of[locale](see, title)}
                  >
                    {see}
                  </a>
                  <a
                    className={buttonClass('outline')}
                    href={edit}
                    aria-label={words.of[locale](words.edit[locale], title)}
                  >
                    {words.edit[locale]}
                  </a>
                  <ActionForm
                    locale={locale}
                    intent={intent}
                    form={`${intent}-${row.article_id}`}
                    formKey={formKey}
                    hidden={{ id: row.article_id, version: row.version }}
                    label={words.of[locale](words[intent][locale], title)}
                  >
                    <SubmitButton locale={locale} kind="text">
                      {words[intent][locale]}
                      <span className="vh"> {title}</span>
                    </SubmitButton>
                  </ActionForm>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={perAdminPage} />
    </>
  );
}
