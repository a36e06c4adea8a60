/** ARTC-2: articles by state, for who writes them. */

import {
  articleFlashMessages,
  articleTabMessages,
  articleAdminMessages as words,
} from '@estia/contract/articles/desk-messages';
import { articleLimits } from '@estia/contract/articles/limits';
import { typeNames } from '@estia/contract/articles/page-messages';
import { type ArticleState, articleStates } from '@estia/contract/articles/types';
import { lookups } from '@estia/contract/lookups/model';
import { formatDateTime } from '@estia/contract/numbers';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import { previewPath } from '../../features/articles/ArticleForm.tsx';
import { articlePath } from '../../features/articles/article-paths.ts';
import css from '../../features/articles/Revisions.module.css';
import { inOne } from '../../features/articles/reading.ts';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActForm } from '../../ui/form/ActForm.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import form from '../../ui/form/form.module.css';
import { Said } from '../../ui/form/Said.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { pageOf } from './page-of.ts';

const HERE = '/dashboard/admin/list-articles';
const EDITOR = '/dashboard/admin/article-editor';
const { perAdminPage } = articleLimits;

const pathOf = (state: ArticleState, search: string | undefined): string => {
  const query = new URLSearchParams();
  if (state !== 'published') query.set('state', state);
  if (search) query.set('search', search);
  return query.size > 0 ? `${HERE}?${query}` : HERE;
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  const state = articleStates.find((each) => each === url.searchParams.get('state')) ?? 'published';
  const search = url.searchParams.get('search')?.trim().slice(0, 120) || undefined;
  const page = pageOf(url);
  const query = { state, search, limit: perAdminPage, offset: (page - 1) * perAdminPage };
  const { articles, count, counts } = await orRaise(askFrom(context)('GET /adminPanel/articles', { query }));
  const nameOf = (code: string) => lookups.article_categories.find((row) => row.code === code)?.name[locale] ?? '';
  const rows = articles.map((article) => ({ ...article, category: nameOf(article.category) }));
  return { rows, count, counts, state, search, page, formKey: newFormKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const publish = { publish: true, unpublish: false }[act.act];
  if (publish === undefined || !/^[1-9]\d{0,8}$/.test(own.id ?? '')) return notFound();
  const body = { version: Number(own.version), publish };
  const work = askFrom(context)('PUT /adminPanel/article/{id}', {
    params: { id: Number(own.id) },
    body,
    idempotencyKey,
  });
  const tried = await tryAct(act, work);
  if (!tried.ok) return refused({ ...tried.refusal, fields: {} });
  return backTo(url, `${HERE}${url.search}`, publish ? 'article-published' : 'article-unpublished');
}

export const meta = privateHead(words.title);

export default function DeskArticles() {
  const { rows, count, counts, state, search, page, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const tabs = articleStates.map((each) => ({
    href: to(locale, pathOf(each, search)),
    text: articleTabMessages[each][locale],
    current: each === state,
    count: counts[each],
  }));
  const act = state === 'published' ? 'unpublish' : 'publish';
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('act')} href={to(locale, EDITOR)}>
          {words.write[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={articleFlashMessages} />
      {refusal && <ErrorSummary locale={locale} refusal={refusal} labels={{}} />}
      <Tabs label={words.states[locale]} tabs={tabs} />
      <search>
        <form className={css.find} method="get" action={to(locale, HERE)} key={`${state} ${search ?? ''}`}>
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
          <button type="submit" className={buttonClass('main')}>
            {words.find[locale]}
          </button>
          {search && (
            <a className={buttonClass('quiet')} href={to(locale, pathOf(state, undefined))}>
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
            const edit = to(locale, `${EDITOR}?article_id=${row.article_id}`);
            const view =
              state === 'published' ? articlePath(row.article_id) : `${previewPath}?article_id=${row.article_id}`;
            const see = (state === 'published' ? words.open : words.preview)[locale];
            return (
              <li key={row.article_id} className={css.row}>
                <div className={css.what}>
                  <a className={css.title} href={edit}>
                    {title}
                  </a>
                  <p className={css.small}>
                    {row.category} · {typeNames[row.type][locale]} · {inOne(row.author, locale)}
                  </p>
                  <p className={css.small}>
                    {row.published_at
                      ? (state === 'scheduled' ? words.goesUp : words.wentUp)[locale](
                          formatDateTime(row.published_at, locale),
                        )
                      : words.changed[locale](formatDateTime(row.updated_at, locale))}
                  </p>
                </div>
                <div className={css.acts}>
                  <a
                    className={buttonClass('quiet')}
                    href={to(locale, view)}
                    target="_blank"
                    rel="noopener"
                    aria-label={words.of[locale](see, title)}
                  >
                    {see}
                  </a>
                  <a
                    className={buttonClass('line')}
                    href={edit}
                    aria-label={words.of[locale](words.edit[locale], title)}
                  >
                    {words.edit[locale]}
                  </a>
                  <ActForm
                    locale={locale}
                    act={act}
                    form={`${act}-${row.article_id}`}
                    formKey={formKey}
                    hidden={{ id: row.article_id, version: row.version }}
                    label={words.of[locale](words[act][locale], title)}
                  >
                    <Submit locale={locale} kind="quiet">
                      {words[act][locale]}
                      <span className="vh"> {title}</span>
                    </Submit>
                  </ActForm>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <PageLinks locale={locale} page={page} count={count} perPage={perAdminPage} />
    </>
  );
}
