/** ADMN-4: sources of all agencies: found, filtered, sorted, and started, stopped or removed with a reason. */
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { adminSourceFlashMessages, adminSourceMessages as words } from '@estia/contract/sources/admin-source-messages';
import { feedFormatMessages } from '@estia/contract/sources/feed-messages';
import { adminSourceSorts, sourceLimits } from '@estia/contract/sources/source-choices';
import { getRunErrorMessage, runStateMessages, sourceKindMessages } from '@estia/contract/sources/source-messages';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import { listSourceForms } from '../../../features/sources/admin/SourceActions.tsx';
import { type SourceOrder, type SourceRow, SourceTable } from '../../../features/sources/admin/SourceTable.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
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
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { RefusalNotice } from '../../../ui/form/RefusalNotice.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parsePageParam } from '../page-param.ts';
import css from './failures.module.css';

const PATH = '/dashboard/admin/external-sources';
const PER_PAGE = 20;
const shows = ['all', 'active', 'failing', 'paused', 'stopped', 'removed'] as const;
type Show = (typeof shows)[number];
const orders = adminSourceSorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => ({ sort, direction })));
const keyOf = ({ sort, direction }: SourceOrder) => `${sort}-${direction}` as const;
const DEFAULT = keyOf({ sort: 'last_run', direction: 'desc' });

function readAddress({ searchParams }: URL) {
  const sorted = searchParams.get('sort') ?? DEFAULT;
  return {
    search: searchParams.get('search')?.trim().slice(0, sourceLimits.search) || undefined,
    show: shows.find((show) => show === searchParams.get('state')) ?? 'all',
    sorted: orders.find((order) => keyOf(order) === sorted) ?? {
      sort: 'last_run' as const,
      direction: 'desc' as const,
    },
  };
}

const filterOf = (show: Show) =>
  show === 'failing' ? { is_failing: 'true' as const } : show === 'all' ? {} : { state: show };

type Source = ApiReply<'GET /adminPanel/sources'>['sources'][number];

function findHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** In words already: those of every possible error would be much for a page to carry. */
function toRow(source: Source, locale: Locale): SourceRow {
  const { id, kind, state, name, url, owner, items, last_run: run, failing_since: failingSince } = source;
  const format = source.detected_format ?? (source.format === 'detect' ? null : source.format);
  const problem = run?.state === 'failed' && run.error ? getRunErrorMessage(run.error.code) : null;
  return {
    id,
    kind,
    state,
    name,
    from: [
      url ? findHost(url) : sourceKindMessages[kind][locale],
      ...(format ? [feedFormatMessages[format][locale]] : []),
    ].join(' · '),
    owner: { id: owner.user_id, name: owner.name[locale], email: owner.email },
    stateReason: state === 'stopped' ? source.state_reason : null,
    items: { live: items.live, rejected: items.rejected },
    run: run && { state: runStateMessages[run.state][locale], at: run.finished_at ?? run.created_at },
    failingSince,
    problem: problem && {
      text: problem.problem[locale],
      remedy: problem.remedy[locale],
      line: run?.error?.line ?? null,
    },
  };
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const page = parsePageParam(url);
  const { search, show, sorted } = readAddress(url);
  const query = { search, ...filterOf(show), ...sorted, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { sources, count, counts } = await orThrowFailure(getApiClient(context)('GET /adminPanel/sources', { query }));
  const rows = sources.map((source) => toRow(source, locale));
  return { rows, count, counts, page, search, show, sorted, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, intent, idempotencyKey } = submission;
  const { id = '', reason = '' } = values;
  if (!/^[1-9]\d{0,14}$/.test(id)) return throwNotFound();
  const params = { id };
  const body = { reason };
  const done = async <T,>(work: Promise<T>, word: (reply: T) => keyof typeof adminSourceFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, `${PATH}${url.search}`, word(result.value))
      : createFormErrorResponse(result.refusal);
  };
  if (intent === 'remove')
    return done(callApi('DELETE /adminPanel/sources/{id}', { params, body, idempotencyKey }), () => 'removed');
  if (intent !== 'run') return throwNotFound();
  if (values.action === 'stop')
    return done(callApi('POST /adminPanel/sources/{id}/stop', { params, body, idempotencyKey }), () => 'stopped');
  if (values.action !== 'start') return throwNotFound();
  const work = callApi('POST /adminPanel/sources/{id}/start', { params, body, idempotencyKey });
  return done(work, ({ run_id }) => (run_id === null ? 'allowed' : 'started'));
}

export const meta = createPrivateMeta(words.title);

/** The same list by another state: the search and the order stay. */
function createHref({ pathname, search }: { pathname: string; search: string }, show: Show): string {
  const query = new URLSearchParams(search);
  for (const name of ['page', 'flash', 'state']) query.delete(name);
  if (show !== 'all') query.set('state', show);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

export default function ExternalSources() {
  const { rows, count, counts, page, search, show, sorted, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const location = useLocation();
  const refusal = findFormError(useActionData());
  const isFiltered = search !== undefined || show !== 'all' || page > 1;
  const sortKey = keyOf(sorted);
  const totals = { ...counts, all: counts.active + counts.paused + counts.stopped };
  const fields: FilterField[] = [
    { name: 'search', label: words.search[locale], value: search, wide: true },
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
  const bare = localizePath(locale, PATH);
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={adminSourceFlashMessages} />
      <RefusalNotice locale={locale} refusal={refusal} forms={rows.flatMap(listSourceForms)} fields={['reason']} />
      <Tabs
        label={words.tabs[locale]}
        tabs={shows.map((each) => ({
          href: createHref(location, each),
          text: words.shows[each][locale],
          current: each === show,
          count: totals[each],
        }))}
      />
      <FilterForm
        action={bare}
        fields={fields}
        hidden={show === 'all' ? {} : { state: show }}
        find={words.find[locale]}
        clear={words.clear[locale]}
        clearHref={show === 'all' ? bare : `${bare}?state=${show}`}
      />
      {rows.length === 0 ? (
        <Notice title={words.none[locale]} text={(isFiltered ? words.noneFound : words.noneText)[locale]}>
          {isFiltered && (
            <a className={buttonClass('primary')} href={bare}>
              {words.clear[locale]}
            </a>
          )}
        </Notice>
      ) : (
        <>
          <p className={css.count} role="status">
            {words.found[locale](count, formatCount(count, locale))}
          </p>
          <SourceTable locale={locale} rows={rows} sorted={sorted} formKey={formKey} refusal={refusal} />
        </>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
