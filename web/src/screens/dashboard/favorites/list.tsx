/** SHRE-1: one named list: its properties with notes and votes, comparing some of them, and who may see it. Plain forms. */
import { listFlashMessages, listMessages as words } from '@estia/contract/favorites/list-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { listTargets } from '../../../features/favorites/lists/ListForms.tsx';
import { COMPARE_FORM, ListItemRow } from '../../../features/favorites/lists/ListItemRow.tsx';
import {
  FAVORITES_PATH,
  findFavoriteSort,
  ListTabs,
  listPath,
  SortTabs,
} from '../../../features/favorites/lists/ListTabs.tsx';
import css from '../../../features/favorites/lists/lists.module.css';
import { SharingPanels } from '../../../features/favorites/lists/SharingPanels.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { createFormSubmission, findFormError, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createIdempotencyKey, listFormValues, readFormData } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { FormAuthorInput, SubmitButton } from '../../../ui/form/Form.tsx';
import list from '../../../ui/listing-row.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { parsePageParam } from '../page-param.ts';
import { finishSubmission, type ListFlash, runListAction } from './list-actions.ts';
import { showItem } from './show-item.ts';

const PER_PAGE = 20;
const MAX_OFFSET = 1_000;

const parseListId = (text = ''): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : throwNotFound());

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const id = parseListId(params.list_id);
  const page = parsePageParam(url);
  const sort = findFavoriteSort(url);
  const query = { limit: PER_PAGE, offset: Math.min((page - 1) * PER_PAGE, MAX_OFFSET), sort };
  const found = await orThrowFailure(callApi('GET /user/lists/{id}', { params: { id }, query }));
  // What was on this page has been removed or moved: the page before has the last of it.
  if (found.items.length === 0 && found.count > 0 && page > 1) {
    url.searchParams.set('page', String(Math.ceil(found.count / PER_PAGE)));
    throw redirect(`${url.pathname}${url.search}`);
  }
  const listing_ids = found.items.map((item) => item.listing_id).join(',') || undefined;
  const { lists } = await orThrowFailure(callApi('GET /user/lists', { query: { listing_ids } }));
  const chosen = (url.searchParams.get('selected') ?? '').split(',').map(Number);
  return { ...found, lists, page, sort, chosen, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const id = parseListId(params.list_id);
  const data = await readFormData(request);
  const submission = createFormSubmission(listFormValues(data));
  const here = `${listPath(id)}${url.search}`;
  const { intent, values, idempotencyKey } = submission;
  if (intent === 'compare') {
    const ids = data.getAll('listing').filter((each) => typeof each === 'string' && /^\d{1,15}$/.test(each));
    if (ids.length >= 2 && ids.length <= 4)
      return redirect(`${pathTo(getLocale(url.pathname), '/compare')}?ids=${ids.join(',')}`, 303);
    const back = new URLSearchParams(url.search);
    back.set('selected', ids.slice(0, PER_PAGE).join(','));
    return redirectWithFlash(url, `${listPath(id)}?${back}`, 'compare_count');
  }
  const asked = { callApi, submission, url, here };
  const finish = <T,>(work: Promise<T>, flash: ListFlash, path = here) => finishSubmission(asked, work, flash, path);
  const itemParams = { id, listing_id: values.id ?? '' };
  switch (intent) {
    case 'rename':
      return finish(
        callApi('PUT /user/lists/{id}', { params: { id }, body: { name: values.name ?? '' }, idempotencyKey }),
        'renamed',
      );
    case 'delete':
      return finish(callApi('DELETE /user/lists/{id}', { params: { id }, idempotencyKey }), 'deleted', FAVORITES_PATH);
    case 'note': {
      // A textarea ends its lines with two characters, which would count against the limit.
      const body = { note: (values.note ?? '').replaceAll('\r\n', '\n') };
      return finish(
        callApi('PUT /user/lists/{id}/listings/{listing_id}/note', { params: itemParams, body, idempotencyKey }),
        'list_noted',
      );
    }
    case 'remove':
      return finish(
        callApi('DELETE /user/lists/{id}/listings/{listing_id}', { params: itemParams, idempotencyKey }),
        'list_removed',
      );
    case 'vote':
      return finish(
        callApi('PUT /user/lists/{id}/listings/{listing_id}/vote', { params: itemParams, body: { vote: values.vote } }),
        'voted',
      );
    case 'link': {
      const off = values.action === 'off';
      const body = { action: off ? ('off' as const) : ('renew' as const) };
      return finish(
        callApi('PUT /user/lists/{id}/link', { params: { id }, body, idempotencyKey }),
        off ? 'link_off' : 'link_made',
      );
    }
    case 'invite': {
      const body = { email: values.email ?? '', locale: getLocale(url.pathname) };
      return finish(callApi('POST /user/lists/{id}/invitations', { params: { id }, body, idempotencyKey }), 'invited');
    }
    case 'withdraw':
      return finish(
        callApi('DELETE /user/lists/{id}/invitations/{invitation_id}', {
          params: { id, invitation_id: values.id ?? '' },
          idempotencyKey,
        }),
        'withdrawn',
      );
    case 'leave':
    case 'remove_person': {
      const isLeaving = intent === 'leave';
      return finish(
        callApi('DELETE /user/lists/{id}/members/{user_id}', {
          params: { id, user_id: values.id ?? '' },
          idempotencyKey,
        }),
        isLeaving ? 'left' : 'person_removed',
        isLeaving ? FAVORITES_PATH : here,
      );
    }
    case 'notices': {
      const body = { mail_comments: values.on === 'true' };
      return finish(callApi('PUT /user/lists/{id}/notices', { params: { id }, body, idempotencyKey }), 'notices_saved');
    }
  }
  return runListAction(asked, id) ?? throwNotFound();
}

export const meta = createPrivateMeta(words.sharedTitle);

export default function FavoriteListPage() {
  const page = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const { items, count, lists, formKey } = page;
  const { list_id: id, name, owner_name } = page.list;
  const isOwner = owner_name === null;
  return (
    <>
      <PageHeader title={name} lead={(isOwner ? words.lead : words.memberLead)[locale]}>
        {!isOwner && <span translate="no">{words.ownedBy[locale](owner_name)}</span>}
      </PageHeader>
      <FlashMessage locale={locale} words={listFlashMessages} calm={['compare_count']} />
      <ListTabs locale={locale} lists={lists} current={id} />
      {items.length > 1 && <SortTabs locale={locale} sort={page.sort} />}
      {items.length === 0 ? (
        <Notice title={words.empty[locale]} text={(isOwner ? words.emptyOwn : words.emptyOther)[locale]}>
          {isOwner && (
            <a className={buttonClass('primary')} href={localizePath(locale, FAVORITES_PATH)}>
              {words.openFavorites[locale]}
            </a>
          )}
        </Notice>
      ) : (
        <ul className={list.list} aria-label={words.itemsLabel[locale]}>
          {items.map((item) => (
            <li key={item.listing_id} data-home={item.listing_id}>
              <ListItemRow
                locale={locale}
                formKey={formKey}
                refusal={refusal}
                listId={id}
                shown={showItem(item, locale)}
                isOwner={isOwner}
                isChosen={page.chosen.includes(item.listing_id)}
                targets={listTargets(lists, item.listing_id, id, locale)}
              />
            </li>
          ))}
        </ul>
      )}
      {items.length > 1 && (
        <form id={COMPARE_FORM} method="post" className={css.foot}>
          <input type="hidden" name="intent" value="compare" />
          <FormAuthorInput />
          <SubmitButton locale={locale} kind="outline">
            {words.compareChosen[locale]}
          </SubmitButton>
          <span>{words.compareHint[locale]}</span>
        </form>
      )}
      <SimplePagination locale={locale} page={page.page} count={count} perPage={PER_PAGE} />
      <SharingPanels locale={locale} formKey={formKey} refusal={refusal} page={page} />
    </>
  );
}
