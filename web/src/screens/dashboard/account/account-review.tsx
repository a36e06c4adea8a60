/** SAME-5: what the account was asked, what was decided about it, its statement, its complaint and its change into an agency. */
import {
  conversionMessages,
  reviewFlashMessages,
  reviewMessages as words,
} from '@estia/contract/hidden-brokers/review-messages';
import { type BrokerRelation, brokerLimits, brokerRelations } from '@estia/contract/hidden-brokers/steps';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { createSignupBody, getSignupLabels } from '../../../features/accounts/login/signup-form.ts';
import { AgencySignupFields, type AgencySignupOptions } from '../../../features/agencies/AgencySignupFields.tsx';
import {
  CurrentReviewStep,
  EarlierReviewSteps,
  getComplaintFormName,
} from '../../../features/hidden-brokers/OwnReviewSteps.tsx';
import { getStatementFormName, StatementForm } from '../../../features/hidden-brokers/StatementForm.tsx';
import type { ApiClient } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import {
  assignErrorToField,
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  type FormError,
} from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { ErrorSummary, Form, IdempotencyKeyInput, SubmitButton } from '../../../ui/form/index.ts';
import { RefusalNotice } from '../../../ui/form/RefusalNotice.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { loadAgencySignupOptions } from '../../auth/load-agency-signup-options.ts';
import { parsePageParam } from '../page-param.ts';

const PATH = '/dashboard/account-review';
const CONVERSION_FORM = 'convert';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const limit = brokerLimits.answersPerPage;
  const query = url.searchParams.has('page') ? { limit, offset: (parsePageParam(url) - 1) * limit } : { limit };
  const review = await orThrowFailure(callApi('GET /user/account-review', { query }));
  // Not always the newest: a step before it holds again once it is undone.
  const open = review.steps.find((step) => step.ended_at === null);
  const lists =
    open?.kind === 'convert' ? await orThrowFailure(loadAgencySignupOptions(callApi, getLocale(url.pathname))) : null;
  return { ...review, lists, formKey: createIdempotencyKey() };
}

/** What was said of the listings of the page that was sent, and which fields lack an answer. */
function readAnswers({ values, form, intent }: FormSubmission) {
  const answers: { listing_id: number; relation: BrokerRelation; who: string }[] = [];
  const fields: Record<string, string> = {};
  for (const id of (values.ids ?? '').split(',').filter(Boolean)) {
    const relation = brokerRelations.find((each) => each === values[`relation.${id}`]);
    if (relation) answers.push({ listing_id: Number(id), relation, who: values[`who.${id}`] ?? '' });
    else fields[`${form}.relation.${id}`] = 'required';
  }
  if (intent === 'send' && values.declared !== 'on') fields[`${form}.declared`] = 'must_accept';
  return { answers, fields };
}

async function convert(callApi: ApiClient, { sent, idempotencyKey }: FormSubmission, locale: Locale) {
  const { agency, plan_id } = createSignupBody(sent, true, locale);
  const payment = sent.payment === 'card' ? ('card' as const) : ('deposit' as const);
  if (!agency) return throwNotFound();
  const body = { agency, plan_id: plan_id ?? '', payment };
  return catchFormError(callApi('POST /user/account-review/agency', { body, idempotencyKey }), sent);
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  const { intent, values, idempotencyKey } = submission;
  const callApi = getApiClient(context);
  if (intent === 'convert') {
    const result = await convert(callApi, submission, getLocale(url.pathname));
    if (result.ok) return redirectWithFlash(url, PATH, 'converted');
    return createFormErrorResponse(
      assignErrorToField(result.refusal, { gemi_in_use: 'agency.general_commercial_agency_id' }),
    );
  }
  if (intent === 'complain') {
    const params = { id: Number(values.id) };
    const body = { text: values.text ?? '' };
    const asked = callApi('POST /user/account-review/steps/{id}/complaint', { params, body, idempotencyKey });
    const result = await catchSubmissionError(submission, asked);
    return result.ok ? redirectWithFlash(url, PATH, 'complained') : createFormErrorResponse(result.refusal);
  }
  if (intent !== 'save' && intent !== 'send') return throwNotFound();
  const { answers, fields } = readAnswers(submission);
  if (Object.keys(fields).length > 0)
    return createFormErrorResponse({ code: 'invalid_input', fields, values: submission.sent });
  const asked: Promise<unknown> =
    intent === 'save'
      ? callApi('PUT /user/account-review/answers', { body: { answers }, idempotencyKey })
      : callApi('POST /user/account-review/statement', {
          body: { answers, text: values.text ?? '', declared: true },
          idempotencyKey,
        });
  const result = await catchSubmissionError(submission, asked);
  if (!result.ok) return createFormErrorResponse(result.refusal);
  return redirectWithFlash(url, PATH, intent === 'send' ? 'sent' : 'saved');
}

export const meta = createPrivateMeta(words.title);

type FormProps = { locale: Locale; formKey: string; refusal: FormError | null };

/** The fields of who registers an agency, under their own names. */
function ConversionForm({ locale, formKey, refusal, lists }: FormProps & { lists: AgencySignupOptions }) {
  const mine = refusal?.values.form === CONVERSION_FORM ? refusal : null;
  return (
    <Panel id="convert" title={conversionMessages.title[locale]} lead={conversionMessages.lead[locale]}>
      <Form keepsValues>
        <input type="hidden" name="intent" value="convert" />
        <input type="hidden" name="form" value={CONVERSION_FORM} />
        <IdempotencyKeyInput value={formKey} />
        {mine && <ErrorSummary locale={locale} refusal={mine} labels={getSignupLabels(locale)} />}
        <AgencySignupFields locale={locale} lists={lists} values={mine?.values ?? {}} errors={mine?.fields ?? {}} />
        <SubmitButton locale={locale} kind="primary">
          {conversionMessages.send[locale]}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

/** Of all forms of the page. */
const TYPED_FIELDS = [
  'text',
  'who',
  ...['name', 'general_commercial_agency_id', 'tax_number', 'tax_office', 'landline'].map((name) => `agency.${name}`),
];

export default function AccountReview() {
  const { steps, is_statement_open, listings, listing_count, has_more, pagination, lists, formKey } =
    useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const common = { locale, formKey, refusal };
  const open = steps.find((step) => step.ended_at === null);
  const limit = open?.max_listings ?? null;
  const forms = [
    ...(is_statement_open ? [getStatementFormName(!has_more)] : []),
    ...steps.filter(({ can_complain }) => can_complain).map(({ id }) => getComplaintFormName(id)),
    ...(lists ? [CONVERSION_FORM] : []),
  ];
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={reviewFlashMessages} calm={['saved']} />
      <RefusalNotice locale={locale} refusal={refusal} forms={forms} fields={TYPED_FIELDS} />
      {steps.length === 0 && <Notice title={words.none[locale]} text={words.noneText[locale]} />}
      {is_statement_open && (
        <StatementForm
          {...common}
          listings={listings}
          first={pagination.offset}
          count={listing_count}
          isLast={!has_more}
        />
      )}
      {open && <CurrentReviewStep {...common} step={open} limit={limit} />}
      {lists && <ConversionForm {...common} lists={lists} />}
      <EarlierReviewSteps {...common} limit={limit} steps={steps.filter((step) => step !== open)} />
    </>
  );
}
