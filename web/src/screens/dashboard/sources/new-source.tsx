/** EXTS-1: a source is added by its address or by a file. */
import { roleIds } from '@estia/contract/accounts/roles';
import { getListingRules } from '@estia/contract/listings/listing-rules';
import { lookups } from '@estia/contract/lookups/lookups';
import { sourceFormMessages as words } from '@estia/contract/sources/screens/source-form-messages';
import { sourceListMessages } from '@estia/contract/sources/screens/source-screen-messages';
import { validatorMessages } from '@estia/contract/sources/validator-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { FeedFileLinks } from '../../../features/sources/FeedFileLinks.tsx';
import { NewSourceForm } from '../../../features/sources/new/NewSourceForm.tsx';
import { BackToSources } from '../../../features/sources/source/BackToSources.tsx';
import { bareSourcePath } from '../../../features/sources/source-paths.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  createFormSubmission,
  findFormError,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import {
  createFormErrorResponse,
  createIdempotencyKey,
  type FormError,
  listFormValues,
  readFormData,
} from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { nameSourceFields, readFeedFile, readNewFileSource, readNewSource } from './source-submission.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const me = await findSessionUser(context);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const unapproved = unapprovedAgency(me);
  const locale = getLocale(url.pathname);
  const mandateTypes = lookups.mandate_types.map(({ id, name }) => ({ value: String(id), label: name[locale] }));
  const common = { unapproved, mandateTypes, formKey: createIdempotencyKey() };
  if (unapproved) return { ...common, limit: null, photosMin: 0 };
  const callApi = getApiClient(context);
  const [{ source_limit: limit }, { rules }] = await Promise.all([
    orThrowFailure(callApi('GET /sources', { query: { limit: 1 } })),
    orThrowFailure(callApi('GET /site/rules')),
  ]);
  return { ...common, limit, photosMin: getListingRules(rules).photosMin };
}

/** The words of that code are about listings; the page that is drawn next knows that no source has room. */
const withoutLimitCode = (refusal: FormError): FormError =>
  refusal.code === 'over_limit' ? { ...refusal, code: 'not_in_this_state', fields: {} } : refusal;

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const submission = createFormSubmission(listFormValues(form));
  if (submission.intent !== 'create') return throwNotFound();
  const { values, idempotencyKey } = submission;
  const callApi = getApiClient(context);
  if (values.by !== 'file') {
    const made = await catchSubmissionError(
      submission,
      callApi('POST /sources', { body: readNewSource(values), idempotencyKey }),
    );
    if (made.ok) return redirectWithFlash(url, bareSourcePath(made.value.id), 'added');
    return createFormErrorResponse(withoutLimitCode(nameSourceFields(made.refusal, submission.form)));
  }
  const file = await readFeedFile(form, submission);
  if (typeof file !== 'string') return createFormErrorResponse(file);
  const made = await catchSubmissionError(
    submission,
    callApi('POST /sources/file', { body: { ...readNewFileSource(values), file }, idempotencyKey }),
  );
  if (made.ok) return redirectWithFlash(url, bareSourcePath(made.value.id), 'added');
  return createFormErrorResponse(withoutLimitCode(made.refusal));
}

export const meta = createPrivateMeta(words.newTitle);

export default function NewSource() {
  const { limit, photosMin, unapproved, mandateTypes, formKey } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const header = (
    <>
      <BackToSources locale={locale} />
      <PageHeader title={words.newTitle[locale]} lead={words.newLead[locale]} />
    </>
  );
  if (!limit)
    return (
      <>
        {header}
        {unapproved && <NotApproved locale={locale} agency={unapproved} page="other" />}
      </>
    );
  const full = limit.used >= limit.max ? sourceListMessages.full[locale](limit.max) : undefined;
  return (
    <>
      {header}
      {full && !refusal ? (
        <Notice title={full}>
          <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/properties/external-sources')}>
            {sourceListMessages.title[locale]}
          </a>
        </Notice>
      ) : (
        <Panel id="new" title={words.details[locale]} lead={sourceListMessages.used[locale](limit.used, limit.max)}>
          <p>{words.needs[locale](photosMin)}</p>
          <NewSourceForm
            locale={locale}
            formKey={formKey}
            refusal={refusal}
            mandateTypes={mandateTypes}
            reason={full}
          />
        </Panel>
      )}
      <Panel id="files" title={validatorMessages.nextTitle[locale]} lead={validatorMessages.nextText[locale]}>
        <FeedFileLinks locale={locale} />
        <a className={buttonClass('text')} href={pathTo(locale, '/feed-validator')}>
          {validatorMessages.title[locale]}
        </a>
      </Panel>
    </>
  );
}
