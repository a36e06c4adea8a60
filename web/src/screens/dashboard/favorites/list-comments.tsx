/** SHRE-1: one property of a list and what the people of the list say about it. */
import { listLimits } from '@estia/contract/favorites/limits';
import { listFlashMessages, listMessages as words } from '@estia/contract/favorites/list-messages';
import { formatDateTime } from '@estia/contract/format';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { goneTitle } from '../../../features/favorites/FavoriteRow.tsx';
import { listPath } from '../../../features/favorites/lists/ListTabs.tsx';
import css from '../../../features/favorites/lists/lists.module.css';
import { VoteForm } from '../../../features/favorites/lists/VoteForm.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import rows from '../../../ui/row-list.module.css';
import { parsePageParam } from '../page-param.ts';
import { finishSubmission } from './list-actions.ts';
import { showItem } from './show-item.ts';

const PER_PAGE = 20;

const findParams = ({ list_id: id = '', listing_id = '' }: Partial<Record<string, string>>) =>
  [id, listing_id].every((each) => /^[1-9]\d{0,14}$/.test(each)) ? { id, listing_id } : throwNotFound();

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const query = { limit: PER_PAGE, offset: Math.min((page - 1) * PER_PAGE, 1_000) };
  const found = await orThrowFailure(
    getApiClient(context)('GET /user/lists/{id}/listings/{listing_id}', { params: findParams(params), query }),
  );
  return { ...found, page, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const ref = findParams(params);
  const submission = await readFormSubmission(request);
  const { intent, values, idempotencyKey } = submission;
  const asked = { submission, url, here: `${listPath(Number(ref.id))}/${ref.listing_id}` };
  if (intent === 'comment') {
    const body = { body: (values.body ?? '').replaceAll('\r\n', '\n') };
    return finishSubmission(
      asked,
      callApi('POST /user/lists/{id}/listings/{listing_id}/comments', { params: ref, body, idempotencyKey }),
      'commented',
    );
  }
  if (intent === 'delete_comment')
    return finishSubmission(
      asked,
      callApi('DELETE /user/lists/{id}/comments/{comment_id}', {
        params: { id: ref.id, comment_id: values.id ?? '' },
        idempotencyKey,
      }),
      'comment_deleted',
    );
  if (intent === 'vote')
    return finishSubmission(
      asked,
      callApi('PUT /user/lists/{id}/listings/{listing_id}/vote', { params: ref, body: { vote: values.vote } }),
      'voted',
    );
  return throwNotFound();
}

export const meta = createPrivateMeta(words.comments);

export default function ListComments() {
  const { list, item, comments, count, page, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const shown = showItem(item, locale);
  const title = item.is_active ? shown.title : goneTitle(item, locale);
  const { field } = createFieldProps(locale, 'comment', refusal);
  return (
    <>
      <PageHeader title={title} lead={item.is_active ? shown.place : words.sharedGone[locale]}>
        <a className={buttonClass('text')} href={localizePath(locale, listPath(list.list_id))}>
          {words.back[locale]}
        </a>
        {item.is_active && (
          <a className={buttonClass('outline')} href={shown.href}>
            {words.openListing[locale]}
          </a>
        )}
      </PageHeader>
      <FlashMessage locale={locale} words={listFlashMessages} />
      <div className={css.bar}>
        <VoteForm {...common} item={item} title={title} />
      </div>
      <div className={css.stack}>
        <Panel id="new-comment" title={words.newComment[locale]}>
          <ActionForm
            {...common}
            intent="comment"
            labels={{ body: words.newComment[locale] }}
            className={`${grid.form} ${grid.narrow}`}
            keepsValues
          >
            <Field
              {...field('body')}
              label={words.newComment[locale]}
              hint={words.commentHint[locale]}
              maxLength={listLimits.comment}
              rows={3}
              required
            />
            <div className={grid.actions}>
              <SubmitButton locale={locale}>{words.addComment[locale]}</SubmitButton>
            </div>
          </ActionForm>
        </Panel>
        <Panel id="comments" title={words.commentsOf[locale](count)} flush>
          {comments.length === 0 && <p className={grid.padded}>{words.noComments[locale]}</p>}
          <ul>
            {comments.map(({ comment_id, author_name, body, sent_at, is_mine, may_delete }) => (
              <li key={comment_id} className={rows.row}>
                <div className={rows.what}>
                  <p>
                    <b translate={author_name ? 'no' : undefined}>{author_name ?? words.former[locale]}</b>{' '}
                    <span className={rows.small}>
                      {is_mine && `(${words.you[locale]}) `}
                      {formatDateTime(sent_at, locale)}
                    </span>
                  </p>
                  <p className={css.comment}>{body}</p>
                </div>
                {may_delete && (
                  <ActionForm
                    {...common}
                    intent="delete_comment"
                    form={`comment-${comment_id}`}
                    hidden={{ id: comment_id }}
                    className=""
                  >
                    <SubmitButton locale={locale} kind="text">
                      {words.deleteComment[locale]}
                      <span className="vh">: {author_name ?? words.former[locale]}</span>
                    </SubmitButton>
                  </ActionForm>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
