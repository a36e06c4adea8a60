/** ARTC-2: writing and changing an article: /dashboard/admin/article-editor?article_id=7. */
import { articleFlashMessages, articleEditorMessages as words } from '@estia/contract/articles/desk-messages';
import { lookups } from '@estia/contract/lookups/model';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import { ArticleForm, type Theirs } from '../../features/articles/ArticleForm.tsx';
import { Revisions } from '../../features/articles/Revisions.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { attempt, newFormKey, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActForm } from '../../ui/form/ActForm.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import { Fold, PageHead, Panel } from '../../ui/Panel.tsx';
import { refusalIn } from './acts.ts';
import { saveAct } from './article-editor-acts.ts';
import { pageOf } from './page-of.ts';

const HERE = '/dashboard/admin/article-editor';
const LIST = '/dashboard/admin/list-articles';
const REVISIONS = 10;

/** Null for a new one. */
function idOf({ searchParams }: URL): number | null {
  const text = searchParams.get('article_id');
  if (text === null) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : notFound();
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const id = idOf(url);
  const page = pageOf(url);
  const [found, saved, user] = await Promise.all([
    id === null ? null : orRaise(ask('GET /adminPanel/article/{id}', { params: { id } })),
    id === null
      ? null
      : orRaise(
          ask('GET /adminPanel/article/{id}/revisions', {
            params: { id },
            query: { limit: REVISIONS, offset: (page - 1) * REVISIONS },
          }),
        ),
    sessionOf(context),
  ]);
  return {
    article: found?.article ?? null,
    saved: saved && { ...saved, page },
    author: user?.username ?? '',
    categories: lookups.article_categories.map((row) => ({ value: row.code as string, label: row.name[locale] })),
    formKey: newFormKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const id = idOf(url);
  const values = await readForm(request);
  const go = (path: string, said: string) => redirect(to(localeOf(url.pathname), `${path}said=${said}`), 303);
  const { act = '', form_key } = values;
  const own = (name: string) => Number(values[`${values.form}.${name}`]);
  const idempotencyKey = form_key ? `${form_key}:${values.form}` : undefined;
  if (id !== null && (act === 'restore' || act === 'delete')) {
    const params = { id };
    const version = own('version');
    const work =
      act === 'delete'
        ? ask('DELETE /adminPanel/article/{id}', { params, body: { version }, idempotencyKey })
        : ask('PUT /adminPanel/article/{id}/restore', {
            ...{ params, idempotencyKey },
            body: { version, revision: own('revision') },
          });
    const tried = await attempt<unknown>(work, { form: values.form ?? '' });
    if (!tried.ok) return refused({ ...tried.refusal, fields: {} });
    return act === 'delete' ? go(`${LIST}?`, 'article-deleted') : go(`${HERE}?article_id=${id}&`, 'article-restored');
  }
  const done = await saveAct(ask, values, id);
  if (!done) return notFound();
  if (done.ok) return go(`${HERE}?article_id=${done.id}&`, done.said);
  return data({ ...done.refusal, theirs: done.theirs }, { status: done.theirs ? 409 : 400 });
}

export const meta = privateHead(words.title);

export default function ArticleEditor() {
  const { article, saved, author, categories, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = refusalIn(answer);
  const ofText = refusal && !refusal.values.form ? refusal : null;
  const theirs = ofText ? ((answer as { theirs?: Theirs | null }).theirs ?? null) : null;
  return (
    <>
      <PageHead title={article ? words.title[locale] : words.newTitle[locale]}>
        <a className={buttonClass('line')} href={to(locale, LIST)}>
          {words.back[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={articleFlashMessages} />
      {refusal?.values.form && <ErrorSummary locale={locale} refusal={refusal} labels={{}} />}
      <ArticleForm
        key={article?.version ?? 0}
        {...{ locale, article, categories, author, formKey, theirs }}
        refusal={ofText}
      />
      {article && saved && (
        <div className={grid.after}>
          <Panel id="revisions" flush title={words.revisions[locale]} lead={words.revisionsText[locale]}>
            <Revisions
              locale={locale}
              articleId={article.article_id}
              version={article.version}
              revisions={saved.revisions}
              formKey={formKey}
            />
          </Panel>
          <PageLinks locale={locale} page={saved.page} count={saved.count} perPage={REVISIONS} />
          <Panel id="delete" title={words.delete[locale]} lead={words.deleteText[locale]}>
            <Fold summary={words.delete[locale]}>
              <ActForm locale={locale} act="delete" formKey={formKey} hidden={{ version: article.version }}>
                <Submit locale={locale} kind="line" className={grid.danger ?? ''}>
                  {words.deleteSure[locale]}
                </Submit>
              </ActForm>
            </Fold>
          </Panel>
        </div>
      )}
    </>
  );
}
