/**
 * ARTC-2: an article as its readers would see it, for admins: a saved state (GET), or what is being written (POST, nothing
 * is saved). It stands outside the dashboard's frame, so it guards itself; as every private page it is kept by no cache.
 */
import { articleEditorMessages as words } from '@estia/contract/articles/desk-messages';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { Reading } from '../../features/articles/Reading.tsx';
import { readingOf, type ShownArticle } from '../../features/articles/reading.ts';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise, raise } from '../../platform/failures.ts';
import { readForm } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { sessionOf, withNext } from '../../platform/session.ts';
import { textOf } from './article-editor-acts.ts';
import css from './article-preview.module.css';

/** Visitors log in, others see no admin page; an admin without a second factor goes where it is set up. */
async function guard(context: LoaderFunctionArgs['context'], url: URL): Promise<void> {
  const user = await sessionOf(context);
  const locale = localeOf(url.pathname);
  if (!user) throw redirect(withNext(to(locale, '/auth/login'), `${url.pathname}${url.search}`), 302);
  if (user.role_id !== 1) notFound();
  if (!user.strong) throw redirect(to(locale, '/dashboard/user/security'), 302);
}

const whole = (text: string | null): number | null => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  await guard(context, url);
  const id = whole(url.searchParams.get('article_id'));
  // After a form its answer is what is shown.
  if (id === null) return request.method === 'POST' || url.search === '' ? { article: null } : notFound();
  const revision = whole(url.searchParams.get('revision')) ?? undefined;
  const query = { revision };
  const found = await orRaise(askFrom(context)('GET /adminPanel/article/{id}/preview', { params: { id }, query }));
  return { article: readingOf(found.article, localeOf(url.pathname)) };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  await guard(context, url);
  const body = textOf(await readForm(request));
  const found = await askFrom(context)('POST /adminPanel/article-preview', { body }).catch(raise);
  return data({ article: readingOf(found.article, localeOf(url.pathname)) });
}

export const meta = privateHead(words.preview);

export default function ArticlePreview() {
  const loaded = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const locale = useLocale();
  const article = (acted?.article ?? loaded.article) as ShownArticle | null;
  return (
    <>
      <p className={css.note} role="note">
        {words.previewNote[locale]}
      </p>
      {article && <Reading locale={locale} article={article} related={[]} />}
    </>
  );
}
