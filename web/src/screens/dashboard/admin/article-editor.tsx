/** ARTC-2: writing and changing an article: /dashboard/admin/article-editor?article_id=7. */
import { articleFlashMessages, articleEditorMessages as words } from '@estia/contract/articles/admin-messages';
import { lookups } from '@estia/contract/lookups/model';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ArticleForm, type ConflictingVersion } from '../../../features/articles/ArticleForm.tsx';
import { RevisionList } from '../../../features/articles/RevisionList.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { findFormError } from '../../../platform/form-submission.ts';
import {
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  readFormValues,
} from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { parsePageParam } from '../page-param.ts';
import { saveArticle } from './article-editor-actions.ts';

const PAGE_PATH = '/dashboard/admin/article-editor';
const ARTICLES_PATH = '/dashboard/admin/list-articles';
const REVISIONS_PER_PAGE = 10;

/** Null for a new one. */
function parseArticleId({ searchParams }: URL): number | null {
  const text = searchParams.get('article_id');
  if (text === null) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : throwNotFound();
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const id = parseArticleId(url);
  const page = parsePageParam(url);
  const [found, saved, user] = await Promise.all([
    id === null ? null : orThrowFailure(callApi('GET /adminPanel/article/{id}', { params: { id } })),
    id === null
      ? null
      : orThrowFailure(
          callApi('GET /adminPanel/article/{id}/revisions', {
            params: { id },
            query: { limit: REVISIONS_PER_PAGE, offset: (page - 1) * REVISIONS_PER_PAGE },
          }),
        ),
    findSessionUser(context),
  ]);
  return {
    article: found?.article ?? null,
    saved: saved && { ...saved, page },
    author: user?.username ?? '',
    categories: lookups.article_categories.map((row) => ({ value: row.code, label: row.name[locale] })),
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const id = parseArticleId(url);
  const values = await readFormValues(request);
  const go = (path: string, flash: string) =>
    redirect(localizePath(getLocale(url.pathname), `${path}flash=${flash}`), 303);
  const { intent = '', form_key } = values;
  const readValue = (name: string) => Number(values[`${values.form}.${name}`]);
  const idempotencyKey = form_key ? `${form_key}:${values.form}` : undefined;
  if (id !== null && (intent === 'restore' || intent === 'delete')) {
    const params = { id };
    const version = readValue('version');
    const work =
      intent === 'delete'
        ? callApi('DELETE /adminPanel/article/{id}', { params, body: { version }, idempotencyKey })
        : callApi('PUT /adminPanel/article/{id}/restore', {
            params,
            idempotencyKey,
            body: { version, revision: readValue('revision') },
          });
    const result = await catchFormError<unknown>(work, { form: values.form ?? '' });
    if (!result.ok) return createFormErrorResponse({ ...result.refusal, fields: {} });
    return intent === 'delete'
      ? go(`${ARTICLES_PATH}?`, 'article-deleted')
      : go(`${PAGE_PATH}?article_id=${id}&`, 'article-restored');
  }
  const done = await saveArticle(callApi, values, id);
  if (!done) return throwNotFound();
  if (done.ok) return go(`${PAGE_PATH}?article_id=${done.id}&`, done.flash);
  return data({ ...done.refusal, theirs: done.theirs }, { status: done.theirs ? 409 : 400 });
}

export const meta = createPrivateMeta(words.title);

export default function ArticleEditor() {
  const { article, saved, author, categories, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = findFormError(answer);
  const ofText = refusal && !refusal.values.form ? refusal : null;
  const theirs = ofText ? ((answer as { theirs?: ConflictingVersion | null }).theirs ?? null) : null;
  return (
    <>
      <PageHeader title={article ? words.title[locale] : words.newTitle[locale]}>
        <a className={buttonClass('outline')} href={localizePath(locale, ARTICLES_PATH)}>
          {words.back[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={articleFlashMessages} />
      {refusal?.values.form && <ErrorSummary locale={locale} refusal={refusal} labels={{}} />}
      <ArticleForm
        key={article?.version ?? 0}
        locale={locale}
        article={article}
        categories={categories}
        author={author}
        formKey={formKey}
        theirs={theirs}
        refusal={ofText}
      />
      {article && saved && (
        <div className={grid.after}>
          <Panel id="revisions" flush title={words.revisions[locale]} lead={words.revisionsText[locale]}>
            <RevisionList
              locale={locale}
              articleId={article.article_id}
              version={article.version}
              revisions={saved.revisions}
              formKey={formKey}
            />
          </Panel>
          <SimplePagination locale={locale} page={saved.page} count={saved.count} perPage={REVISIONS_PER_PAGE} />
          <Panel id="delete" title={words.delete[locale]} lead={words.deleteText[locale]}>
            <Disclosure summary={words.delete[locale]}>
              <ActionForm locale={locale} intent="delete" formKey={formKey} hidden={{ version: article.version }}>
                <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
                  {words.confirmDelete[locale]}
                </SubmitButton>
              </ActionForm>
            </Disclosure>
          </Panel>
        </div>
      )}
    </>
  );
}
