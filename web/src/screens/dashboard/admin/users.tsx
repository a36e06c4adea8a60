/**
 * ADMN-1: users, found by name, email or GEMI, role and state; registering somebody; mailing a password code (MSG-2).
 */

import { add, passwordMail, statuses, users as words } from '@estia/contract/accounts/admin-messages';
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import type { User } from '@estia/contract/accounts/model';
import { userSorts } from '@estia/contract/admin-lists/list-choices';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AddUserForm } from '../../../features/accounts/admin/AddUserForm.tsx';
import { PasswordCodeEmailForm } from '../../../features/accounts/admin/PasswordCodeEmailForm.tsx';
import { UserTable } from '../../../features/accounts/admin/UserTable.tsx';
import { startBulk } from '../../../features/admin-bulk/start-bulk.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseListSort, parsePageSize, pickListParams } from '../../../platform/list-params.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { loadSavedViews } from '../../../platform/saved-views.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { BulkBar } from '../../../ui/bulk/BulkBar.tsx';
import { BULK_FORM } from '../../../ui/bulk/bulk-form.ts';
import { buttonClass } from '../../../ui/button.ts';
import { CsvForm } from '../../../ui/form/CsvForm.tsx';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { ListViews } from '../../../ui/list-views/ListViews.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { ListPages } from '../../../ui/pagination/ListPages.tsx';
import { parsePageParam } from '../page-param.ts';
import { parseUserFilter, roleOptions } from './user-filter.ts';
import css from './users.module.css';

const PAGE_PATH = '/dashboard/admin/list-users';
export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const page = parsePageParam(url);
  const filter = parseUserFilter(url.searchParams);
  const { sort, order } = parseListSort(url, userSorts);
  const per = parsePageSize(url);
  const query = { ...filter, sort, order, limit: per, offset: (page - 1) * per };
  const [{ users, count }, views] = await Promise.all([
    orThrowFailure(callApi('GET /adminPanel/users', { query })),
    loadSavedViews(callApi, 'users'),
  ]);
  return {
    users,
    count,
    views,
    page,
    filter,
    sort,
    order,
    per,
    listParams: pickListParams(url),
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const { reason = '' } = values;
  if (submission.intent === BULK_FORM) return startBulk(callApi, submission, 'users', url);
  const done = async (work: Promise<unknown>, word: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, `${PAGE_PATH}${url.search}`, word)
      : createFormErrorResponse(result.refusal);
  };
  switch (submission.intent) {
    case 'move': {
      const { agency_updated_at, based_on } = values;
      const body = {
        status: sentChoice<'approved' | 'rejected' | 'blocked'>(values.status),
        reason,
        agency_updated_at,
        based_on: based_on === undefined ? undefined : sentChoice<User['status']>(based_on),
      };
      const work = callApi('PUT /adminPanel/users/{id}/status', { params: { id: values.id }, body, idempotencyKey });
      return done(work, 'user-moved');
    }
    case 'add': {
      const { email = '', username = '', mobile = '' } = values;
      const body = {
        email,
        username,
        mobile,
        locale: sentChoice<Locale>(values.locale),
        reason,
        ...createAgencyBody(values),
      };
      return done(callApi('POST /adminPanel/users', { body, idempotencyKey }), 'user-added');
    }
    case 'mail': {
      const { email = '' } = values;
      return done(
        callApi('POST /adminPanel/users/password-email', { body: { email, reason }, idempotencyKey }),
        'code-mailed',
      );
    }
    default:
      return throwNotFound();
  }
}

/** The agency's fields are on the form for everybody; they count when the box is ticked. */
function createAgencyBody(values: Record<string, string>) {
  if (!('office' in values)) return {};
  const of = (name: string): string => values[`agency.${name}`] ?? '';
  return {
    agency: {
      name: of('name'),
      general_commercial_agency_id: of('general_commercial_agency_id'),
      tax_number: of('tax_number'),
      tax_office: of('tax_office'),
    },
  };
}

export const meta = createPrivateMeta(words.title);

export default function AdminUsers() {
  const { users, count, views, page, filter, sort, order, per, listParams, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const fields: FilterField[] = [
    { name: 'search', label: words.search[locale], value: filter.search, wide: true },
    {
      name: 'role_id',
      label: words.role[locale],
      value: filter.role_id,
      any: words.any[locale],
      options: roleOptions.map(({ value, label }) => ({ value, label: label[locale] })),
    },
    {
      name: 'status',
      label: words.status[locale],
      value: filter.status,
      any: words.any[locale],
      options: Object.entries(statuses).map(([value, word]) => ({ value, label: word[locale] })),
    },
  ];
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.count[locale](count)}>
        <a className={buttonClass('outline')} href="#add">
          {words.add[locale]}
        </a>
        <a className={buttonClass('outline')} href="#mail">
          {words.mail[locale]}
        </a>
        <CsvForm locale={locale} action={pathTo(locale, '/dashboard/admin/list-users/export')} filter={filter} />
      </PageHeader>
      <FlashMessage locale={locale} words={dashboardFlashMessages} />
      <ListViews locale={locale} list="users" views={views} />
      <FilterForm
        action={localizePath(locale, PAGE_PATH)}
        fields={fields}
        hidden={listParams}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {users.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]}>
          <a className={buttonClass('primary')} href={localizePath(locale, PAGE_PATH)}>
            {words.clear[locale]}
          </a>
        </Notice>
      ) : (
        <>
          <BulkBar {...common} list="users" filter={filter} count={count} shown={users.length} />
          <UserTable {...common} users={users} sorted={{ sort, order }} />
        </>
      )}
      <ListPages locale={locale} page={page} count={count} perPage={per} />
      <p className={css.keys}>
        <b>{words.keys[locale]}:</b> {words.keysText[locale]}
      </p>
      <Panel id="add" title={add.title[locale]} lead={add.text[locale]}>
        <AddUserForm {...common} />
      </Panel>
      <Panel id="mail" title={passwordMail.title[locale]}>
        <PasswordCodeEmailForm {...common} />
      </Panel>
    </>
  );
}
