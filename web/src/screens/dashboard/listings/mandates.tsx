/** SAME-4: the mandates of an agency, and the signed document of each. */
import { roleIds } from '@estia/contract/accounts/roles';
import { mandateFlashMessages, mandateMessages as words } from '@estia/contract/listings/mandates/mandate-messages';
import { mandateSorts, mandateStatuses } from '@estia/contract/listings/mandates/mandates';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { MandateList } from '../../../features/listings/mandates/MandateList.tsx';
import { OpenExclusiveCases } from '../../../features/matches/OpenExclusiveCases.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { readFileAsBase64 } from '../../../platform/form-file.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import {
  catchFormError,
  createFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  readFormData,
} from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { parsePageParam } from '../page-param.ts';
import css from '../same-property/same-property.module.css';

const PAGE_PATH = '/dashboard/mandates';
const PER_PAGE = 20;
const SHOWN_CASES = 5;

const parseFilter = ({ searchParams }: URL) => ({
  search: searchParams.get('search')?.trim().slice(0, 120) || undefined,
  status: mandateStatuses.find((each) => each === searchParams.get('status')),
  sort: mandateSorts.find((each) => each === searchParams.get('sort')),
});

export async function loader({ context, url }: LoaderFunctionArgs) {
  const me = await findSessionUser(context);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const page = parsePageParam(url);
  const filter = parseFilter(url);
  const unapproved = unapprovedAgency(me);
  const query = { ...filter, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const callApi = getApiClient(context);
  const [found, open] = unapproved
    ? [null, null]
    : await Promise.all([
        orThrowFailure(callApi('GET /property/mandates', { query })),
        orThrowFailure(callApi('GET /property/exclusive-cases', { query: { state: 'open', limit: SHOWN_CASES } })),
      ]);
  return { found, open, unapproved, page, filter, formKey: createIdempotencyKey() };
}

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const back = `${PAGE_PATH}${url.search}`;
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const form = await readFormData(request);
    const id = String(form.get('id') ?? '');
    if (!isId(id)) return throwNotFound();
    const values = { form: `upload-${id}` };
    const file = await readFileAsBase64(form, 'file');
    if (file === null) return createFormErrorResponse(createFormError('invalid_input', { file: 'missing' }, values));
    const work = callApi('PUT /property/mandates/{id}/document', { params: { id }, body: { file } });
    const result = await catchFormError(work, values);
    return result.ok ? redirectWithFlash(url, back, 'saved') : createFormErrorResponse(result.refusal);
  }
  const submission = await readFormSubmission(request);
  const { id = '' } = submission.values;
  if (submission.intent !== 'delete' || !isId(id)) return throwNotFound();
  const result = await catchSubmissionError(
    submission,
    callApi('DELETE /property/mandates/{id}/document', { params: { id } }),
  );
  return result.ok ? redirectWithFlash(url, back, 'deleted') : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

export default function Mandates() {
  const { found, open, unapproved, page, filter, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const header = <PageHeader title={words.title[locale]} lead={`${words.lead[locale]} ${words.badgeNote[locale]}`} />;
  if (!found)
    return (
      <>
        {header}
        {unapproved && <NotApproved locale={locale} agency={unapproved} page="other" />}
      </>
    );
  const [defaultSort, ...otherSorts] = mandateSorts;
  const fields: FilterField[] = [
    { name: 'search', label: words.search[locale], value: filter.search, wide: true },
    {
      name: 'status',
      label: words.statusLabel[locale],
      value: filter.status,
      any: words.allStatuses[locale],
      options: mandateStatuses.map((value) => ({
        value,
        label: words.withCount[locale](words.statuses[value][locale], found.counts[value]),
      })),
    },
    {
      name: 'sort',
      label: words.sort[locale],
      value: filter.sort,
      any: words.sorts[defaultSort][locale],
      options: otherSorts.map((value) => ({ value, label: words.sorts[value][locale] })),
    },
  ];
  return (
    <>
      {header}
      <FlashMessage locale={locale} words={mandateFlashMessages} />
      {open && open.count > 0 && (
        <div className={css.aside}>
          <OpenExclusiveCases locale={locale} cases={open.cases} count={open.count} />
        </div>
      )}
      <FilterForm
        action={localizePath(locale, PAGE_PATH)}
        fields={fields}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {found.mandates.length === 0 ? (
        <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]} />
      ) : (
        <MandateList locale={locale} mandates={found.mandates} formKey={formKey} refusal={refusal} />
      )}
      <SimplePagination locale={locale} page={page} count={found.count} perPage={PER_PAGE} />
    </>
  );
}
