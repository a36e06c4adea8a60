/** What failed in the background: jobs, emails, database connections. Searched, sorted and read page by page. */
import { formatCount, formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { type FailureSort, failureKinds, failureSorts } from '@estia/contract/site/failure';
import { failureKindNames, nameOfFailure, failureLog as words } from '@estia/contract/site/failure-messages';
import { failureHandlingMessages as handling } from '@estia/contract/work-queue/queue-messages';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey, type FormError } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Disclosure, PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { SortHeader, sortedHref } from '../../../ui/table/SortHeader.tsx';
import table from '../../../ui/table/table.module.css';
import { parsePageParam } from '../page-param.ts';
import css from './failures.module.css';

const PATH = '/dashboard/admin/failures';
const PER_PAGE = 20;

type Row = ApiReply<'GET /adminPanel/failures'>['failures'][number];
type Order = 'asc' | 'desc';

/** How a column is sorted when it is chosen first. */
const firstOrder = { last_at: 'desc', name: 'asc', count: 'desc' } as const satisfies Record<FailureSort, Order>;
const columns = { last_at: words.last, name: words.name, count: words.count } as const;
const orders = failureSorts.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order })));
const keyOf = ({ sort, order }: { sort: FailureSort; order: Order }) => `${sort}-${order}` as const;
const DEFAULT = keyOf({ sort: 'last_at', order: 'desc' });

function readAddress({ searchParams }: URL) {
  const sorted = searchParams.get('sort');
  return {
    search: searchParams.get('search')?.trim().slice(0, 120) || undefined,
    kind: failureKinds.find((kind) => kind === searchParams.get('kind')),
    sorted: orders.find((order) => keyOf(order) === sorted) ?? { sort: 'last_at' as const, order: 'desc' as const },
  };
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const { search, kind, sorted } = readAddress(url);
  const query = { search, kind, ...sorted, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { failures, count } = await orThrowFailure(getApiClient(context)('GET /adminPanel/failures', { query }));
  return { failures, count, page, search, kind, sorted, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  if (submission.intent !== 'handle') return throwNotFound();
  const { idempotencyKey, values } = submission;
  const body = { name: values.name ?? '', last_at: values.last_at ?? '' };
  const result = await catchSubmissionError(
    submission,
    getApiClient(context)('PUT /adminPanel/failures/handled', { body, idempotencyKey }),
  );
  return result.ok ? redirectWithFlash(url, PATH, 'handled') : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

function FailureSortHeader({ sort, sorted }: { sort: FailureSort; sorted: { sort: FailureSort; order: Order } }) {
  const locale = useLocale();
  const url = useLocation();
  const current = sorted.sort === sort ? sorted.order : null;
  const order = current === null ? firstOrder[sort] : current === 'asc' ? 'desc' : 'asc';
  const text = columns[sort][locale];
  return (
    <SortHeader
      text={text}
      label={words.sortBy[locale](text)}
      href={sortedHref(url, { sort: keyOf({ sort, order }) })}
      order={current}
    />
  );
}

type RowProps = { locale: Locale; row: Row; formKey: string; refusal: FormError | null };

function FailureRow({ locale, row, formKey, refusal }: RowProps) {
  const name = nameOfFailure(row.kind, row.name);
  return (
    <tr>
      <th scope="row">
        {name && <p>{name[locale]}</p>}
        <p className={name ? table.small : undefined}>
          <code translate="no">{row.name}</code>
        </p>
        {row.is_waiting && (
          <Disclosure quiet summary={handling.handled[locale]} open={refusal?.values.form === `handle-${row.id}`}>
            <ActionForm
              locale={locale}
              intent="handle"
              form={`handle-${row.id}`}
              formKey={formKey}
              refusal={refusal}
              hidden={{ name: row.name, last_at: row.last_at }}
              label={row.name}
            >
              <p>{handling.text[locale]}</p>
              <SubmitButton locale={locale}>{handling.handled[locale]}</SubmitButton>
            </ActionForm>
          </Disclosure>
        )}
      </th>
      <td data-label={words.kind[locale]}>{failureKindNames[row.kind][locale]}</td>
      <td data-label={words.reason[locale]} className={css.reason}>
        <span lang="en" translate="no">
          {row.reason}
        </span>
      </td>
      <td data-label={words.count[locale]} className="num">
        {formatCount(row.count, locale)}
      </td>
      <td data-label={words.last[locale]}>
        <div>
          <time dateTime={row.last_at}>{formatDateTime(row.last_at, locale)}</time>
          {row.count > 1 && (
            <p className={table.small}>
              {words.first[locale]}: <time dateTime={row.first_at}>{formatDateTime(row.first_at, locale)}</time>
            </p>
          )}
        </div>
      </td>
    </tr>
  );
}

export default function FailureLog() {
  const { failures, count, page, search, kind, sorted, formKey } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const isFiltered = search !== undefined || kind !== undefined;
  const sortKey = keyOf(sorted);
  const fields: FilterField[] = [
    { name: 'search', label: words.search[locale], value: search, wide: true },
    {
      name: 'kind',
      label: words.kind[locale],
      value: kind,
      any: words.any[locale],
      options: failureKinds.map((value) => ({ value, label: failureKindNames[value][locale] })),
    },
    {
      name: 'sort',
      label: words.sort[locale],
      value: sortKey === DEFAULT ? undefined : sortKey,
      any: words.orders[DEFAULT][locale],
      options: orders
        .map(keyOf)
        .filter((key) => key !== DEFAULT)
        .map((key) => ({ value: key, label: words.orders[key][locale] })),
    },
  ];
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={handling.flash} />
      <FilterForm
        action={localizePath(locale, PATH)}
        fields={fields}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {failures.length === 0 ? (
        <Notice
          title={words.none[locale]}
          text={isFiltered || page > 1 ? words.noneFound[locale] : words.noneText[locale]}
        >
          {(isFiltered || page > 1) && (
            <a className={buttonClass('primary')} href={localizePath(locale, PATH)}>
              {words.clear[locale]}
            </a>
          )}
        </Notice>
      ) : (
        <>
          <p className={css.count} role="status">
            {words.found[locale](count, formatCount(count, locale))}
          </p>
          <div className={table.box}>
            <table className={table.table}>
              <caption className="vh">{words.title[locale]}</caption>
              <thead>
                <tr>
                  <FailureSortHeader sort="name" sorted={sorted} />
                  <th scope="col">{words.kind[locale]}</th>
                  <th scope="col">{words.reason[locale]}</th>
                  <FailureSortHeader sort="count" sorted={sorted} />
                  <FailureSortHeader sort="last_at" sorted={sorted} />
                </tr>
              </thead>
              <tbody>
                {failures.map((row) => (
                  <FailureRow key={row.id} locale={locale} row={row} formKey={formKey} refusal={refusal} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
