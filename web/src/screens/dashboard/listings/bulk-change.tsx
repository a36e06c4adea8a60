/**
 * One change for many listings: what it would do before the yes, what became of each afterwards. Works without script.
 */
import { bulkChangeTitles, bulkChangeMessages as words } from '@estia/contract/listings/dashboard/bulk-change-messages';
import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import css from '../../../features/listings/my-listings/BulkChangeList.module.css';
import { BulkChangeList } from '../../../features/listings/my-listings/BulkChangeList.tsx';
import { orThrowFailure } from '../../../platform/failures.ts';
import { catchSubmissionError, findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { Form, IdempotencyKeyInput, SubmitButton } from '../../../ui/form/Form.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parsePageParam } from '../page-param.ts';
import { bulkChangePath } from './bulk-actions.ts';

const MY_LISTINGS_PATH = '/dashboard/properties';
const PER_PAGE = 20;
/** As far as a change goes. */
const LAST_PAGE = 125;
const VALID_MS = 24 * 3_600_000;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const show = url.searchParams.get('show') === 'refused' ? ('refused' as const) : ('all' as const);
  const page = Math.min(parsePageParam(url), LAST_PAGE);
  const query = { show, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const found = await orThrowFailure(getApiClient(context)('GET /property/bulk/{id}', { params: { id }, query }));
  const late = !found.bulk.confirmed_at && Date.now() - Date.parse(found.bulk.created_at) > VALID_MS;
  return { ...found, show, page, late, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const result = await catchSubmissionError(
    submission,
    getApiClient(context)('PUT /property/bulk/{id}', { params: { id } }),
  );
  if (!result.ok) return createFormErrorResponse(result.refusal);
  const { refused_count: no } = result.value.bulk;
  return redirect(`${localizePath(getLocale(url.pathname), bulkChangePath(id))}${no > 0 ? '?show=refused' : ''}`, 303);
}

export const meta = createPrivateMeta(words.doneTitle);

/** The yes, or going on where the last one stopped; with script that happens by itself. */
function ConfirmButton({ children, goOn = false }: { children: string; goOn?: boolean }) {
  const { formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (goOn) box.current?.querySelector('form')?.requestSubmit();
  }, [goOn]);
  return (
    <div ref={box}>
      <Form className={css.yes}>
        <input type="hidden" name="intent" value="yes" />
        <IdempotencyKeyInput value={formKey} />
        <SubmitButton locale={locale} kind={goOn ? 'primary' : 'accent'}>
          {children}
        </SubmitButton>
        {!goOn && (
          <a className={buttonClass('text')} href={localizePath(locale, MY_LISTINGS_PATH)}>
            {words.no[locale]}
          </a>
        )}
      </Form>
    </div>
  );
}

export default function BulkChange() {
  const { bulk, listings, count, show, page, late } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const before = bulk.confirmed_at === null;
  const currentPath = localizePath(locale, bulkChangePath(bulk.id));
  const announcement = [
    words.done[locale](bulk.done_count),
    ...(bulk.unchanged_count > 0 ? [words.same[locale](bulk.unchanged_count)] : []),
    ...(bulk.refused_count > 0 ? [words.refused[locale](bulk.refused_count)] : []),
  ];
  return (
    <>
      <p>
        <a className={css.back} href={localizePath(locale, MY_LISTINGS_PATH)}>
          {words.back[locale]}
        </a>
      </p>
      <PageHeader
        title={bulkChangeTitles[bulk.action][locale]}
        lead={before ? words.previewTitle[locale](bulk.listing_count) : `${announcement.join('. ')}.`}
      />
      {refusal && <ErrorSummary locale={locale} refusal={refusal} labels={{}} />}
      {bulk.contact && (
        <dl className={css.contact}>
          {bulk.contact.name && (
            <div>
              <dt>{words.newName[locale]}</dt>
              <dd>{bulk.contact.name}</dd>
            </div>
          )}
          {bulk.contact.phone && (
            <div>
              <dt>{words.newPhone[locale]}</dt>
              <dd className="num">{bulk.contact.phone}</dd>
            </div>
          )}
        </dl>
      )}
      {before && (
        <div className={css.ask}>
          {late ? (
            <p>{words.gone[locale]}</p>
          ) : (
            <>
              {bulk.action === 'price' && <p>{words.priceNote[locale]}</p>}
              <ConfirmButton>{words.yes[locale](bulk.listing_count)}</ConfirmButton>
            </>
          )}
        </div>
      )}
      {!before && bulk.pending_count > 0 && (
        <div className={css.ask} role="status">
          <p>{words.left[locale](bulk.pending_count)}</p>
          <ConfirmButton goOn key={bulk.pending_count}>
            {words.goOn[locale]}
          </ConfirmButton>
        </div>
      )}
      {!before && bulk.refused_count > 0 && (
        <Tabs
          label={words.show[locale]}
          tabs={(['refused', 'all'] as const).map((each) => ({
            href: each === 'all' ? currentPath : `${currentPath}?show=refused`,
            text: (each === 'all' ? words.showAll : words.showRefused)[locale],
            current: each === show,
            count: each === 'all' ? bulk.listing_count : bulk.refused_count,
          }))}
        />
      )}
      <BulkChangeList locale={locale} listings={listings} action={bulk.action} />
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}
