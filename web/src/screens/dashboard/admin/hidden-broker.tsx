/** SAME-5: one private account: the evidence, the statement beside it, every step, complaints, and what may follow. */
import { formatDateTime, formatLongDate } from '@estia/contract/format';
import {
  accountClosureMessages,
  brokerFilterMessages,
  brokerFlashMessages,
  brokerRelationMessages,
  hiddenBrokersMessages,
  brokerPageMessages as words,
} from '@estia/contract/hidden-brokers/messages';
import { brokerStepKinds, complaintOutcomes } from '@estia/contract/hidden-brokers/steps';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { EvidenceList } from '../../../features/hidden-brokers/EvidenceList.tsx';
import css from '../../../features/hidden-brokers/review.module.css';
import {
  AcceptForm,
  ComplaintDecisionForm,
  type FormProps,
  formNames,
  LiftForm,
  NextStepForm,
} from '../../../features/hidden-brokers/StepForms.tsx';
import { StepTimeline } from '../../../features/hidden-brokers/StepTimeline.tsx';
import { brokerStateTones } from '../../../features/hidden-brokers/state-tones.ts';
import type { ApiClient, ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { barePathTo, pathTo } from '../../../platform/paths/path-to.ts';
import { propertyPath } from '../../../platform/paths/property-path.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { RefusalNotice } from '../../../ui/form/RefusalNotice.tsx';
import { DescriptionList, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import table from '../../../ui/table/table.module.css';
import { parsePageParam } from '../page-param.ts';

const PER_PAGE = 20;
/** A suspension sooner after the demand to convert is warned of: the demand has no deadline. */
const CONVERSION_DAYS = 14;
type Detail = ApiReply<'GET /adminPanel/hidden-brokers/{id}'>;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const page = parsePageParam(url);
  const query = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const found = await orThrowFailure(
    getApiClient(context)('GET /adminPanel/hidden-brokers/{id}', { params: { id }, query }),
  );
  const demanded = found.steps.find(({ ended_at, kind }) => ended_at === null && kind === 'convert');
  const isSoon = demanded && Date.now() - Date.parse(demanded.taken_at) < CONVERSION_DAYS * 86_400_000;
  return { ...found, page, conversionSince: isSoon ? demanded.taken_at : null, formKey: createIdempotencyKey() };
}

/** Intent → the call, and the words afterwards. */
function submit(callApi: ApiClient, id: number, { intent, values, idempotencyKey }: FormSubmission) {
  const params = { id };
  const stepParams = { id, step_id: Number(values.step_id) };
  const reason = values.reason ?? '';
  switch (intent) {
    case 'step': {
      const kind = brokerStepKinds.find((each) => each === values.kind) ?? throwNotFound();
      const body = { kind, reason, new_evidence: values.new_evidence ?? '' };
      return {
        work: callApi('POST /adminPanel/hidden-brokers/{id}/steps', { params, body, idempotencyKey }),
        flash: 'step-taken',
      } as const;
    }
    case 'accept':
      return {
        work: callApi('POST /adminPanel/hidden-brokers/{id}/steps/{step_id}/acceptance', {
          params: stepParams,
          body: { reason },
          idempotencyKey,
        }),
        flash: 'accepted',
      } as const;
    case 'lift':
      return {
        work: callApi('POST /adminPanel/hidden-brokers/{id}/steps/{step_id}/lifting', {
          params: stepParams,
          body: { reason },
          idempotencyKey,
        }),
        flash: 'lifted',
      } as const;
    case 'decide': {
      const outcome = complaintOutcomes.find((each) => each === values.outcome) ?? throwNotFound();
      const body = { outcome, decision: values.decision ?? '' };
      return {
        work: callApi('PUT /adminPanel/hidden-brokers/{id}/steps/{step_id}/complaint', {
          params: stepParams,
          body,
          idempotencyKey,
        }),
        flash: 'decided',
      } as const;
    }
    default:
      return throwNotFound();
  }
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  if (submission.intent === 'decide' && !submission.values.outcome)
    return createFormErrorResponse({
      code: 'invalid_input',
      fields: { [`${submission.form}.outcome`]: 'required' },
      values: submission.sent,
    });
  const { work, flash } = submit(getApiClient(context), id, submission);
  const result = await catchSubmissionError<unknown>(submission, work);
  const path = barePathTo('/dashboard/admin/hidden-brokers/:id', { id });
  return result.ok ? redirectWithFlash(url, path, flash) : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

function EvidencePanel({ account, locale }: { account: Detail['account']; locale: Locale }) {
  return (
    <Panel
      id="evidence"
      title={hiddenBrokersMessages.evidence[locale]}
      beside={
        account.closed ? (
          <StatusBadge tone="plain">{accountClosureMessages[account.closed][locale]}</StatusBadge>
        ) : (
          <StatusBadge tone={brokerStateTones[account.state]}>
            {brokerFilterMessages[account.state][locale]}
          </StatusBadge>
        )
      }
    >
      <DescriptionList
        rows={[
          {
            label: hiddenBrokersMessages.account[locale],
            value: (
              <span className={css.listing}>
                <a href={pathTo(locale, '/dashboard/admin/users/:id', { id: account.user_id })} translate="no">
                  {account.username}
                </a>
              </span>
            ),
          },
          { label: hiddenBrokersMessages.points[locale], value: account.points },
          { label: words.activeListings[locale], value: account.active_listings },
          ...(account.max_listings === null
            ? []
            : [{ label: words.limit[locale], value: words.limitOf[locale](account.max_listings) }]),
          ...(account.computed_at
            ? [{ label: hiddenBrokersMessages.computed[locale], value: formatDateTime(account.computed_at, locale) }]
            : []),
        ]}
      />
      <div className={css.section}>
        {account.evidence.length > 0 ? (
          <EvidenceList locale={locale} evidence={account.evidence} />
        ) : (
          <p>{words.noEvidence[locale]}</p>
        )}
      </div>
    </Panel>
  );
}

function StatementPanel({ detail, page, locale }: { detail: Detail; page: number; locale: Locale }) {
  const { answers, answer_count, steps } = detail;
  const step = steps.find(({ answered_at }) => answered_at !== null);
  if (!step) return null;
  return (
    <Panel id="statement" title={words.statement[locale]}>
      <p>{words.statementText[locale]}</p>
      <p className={css.quote} translate="no">
        {step.statement || words.noText[locale]}
      </p>
      {answers.length > 0 && (
        <div className={`${table.box} ${css.section}`}>
          <table className={table.table}>
            <caption className="vh">{words.statement[locale]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.listing[locale]}</th>
                <th scope="col">{words.relation[locale]}</th>
              </tr>
            </thead>
            <tbody>
              {answers.map((answer) => (
                <tr key={answer.listing_id}>
                  <th scope="row">
                    <a className={table.name} href={propertyPath(answer, locale)} translate="no">
                      {answer.code}
                    </a>
                  </th>
                  <td data-label={words.relation[locale]}>
                    <div>
                      {brokerRelationMessages[answer.relation][locale]}
                      {answer.who && (
                        <p className={table.small} translate="no">
                          {answer.who}
                        </p>
                      )}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <SimplePagination locale={locale} page={page} perPage={PER_PAGE} count={answer_count} />
    </Panel>
  );
}

type NextProps = FormProps & { detail: Detail; conversionSince: string | null; isAsked: boolean };

/** The next step, or what it waits for and what holds meanwhile. */
function NextStep({ detail, conversionSince, isAsked, ...common }: NextProps) {
  const { next_step, next_limit, has_open_complaint, cleared, account } = detail;
  const { locale } = common;
  if (has_open_complaint)
    return (
      <p className={`${css.text} ${css.section}`}>
        {words.waitsForComplaint[locale]}
        {account.max_listings !== null && ` ${words.limitHolds[locale](account.max_listings)}`}
      </p>
    );
  if (account.closed)
    return <p className={`${css.text} ${css.section}`}>{words.noStepWhileClosed[account.closed][locale]}</p>;
  const notes = [
    ...(next_limit === null ? [] : [words.limitToBe[locale](next_limit)]),
    ...(next_step === 'suspend' && conversionSince !== null
      ? [words.soonAfterConversion[locale](formatLongDate(conversionSince, locale))]
      : []),
  ];
  if (next_step) return <NextStepForm {...common} kind={next_step} cleared={cleared} notes={notes} />;
  return isAsked && <p className={`${css.text} ${css.section}`}>{words.waitsForAnswer[locale]}</p>;
}

export default function HiddenBroker() {
  const { page, formKey, conversionSince, ...detail } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const { account, steps } = detail;
  const open = steps.find(({ ended_at }) => ended_at === null);
  const complained = steps.filter(({ complaint }) => complaint !== null && complaint.decided_at === null);
  const isAnswered = open?.kind === 'statement' && open.answered_at !== null;
  const forms = [
    ...complained.filter(({ can_decide }) => can_decide).map(({ id }) => formNames.decide(id)),
    ...(open && isAnswered ? [formNames.accept(open.id)] : []),
    ...(detail.next_step && !detail.has_open_complaint ? [formNames.step(detail.next_step)] : []),
    ...(open && detail.can_lift ? [formNames.lift(open.id)] : []),
  ];
  const common = { locale, formKey, refusal };
  return (
    <>
      <p className={css.back}>
        <a href={pathTo(locale, '/dashboard/admin/hidden-brokers')}>
          <span aria-hidden="true">←</span> {words.back[locale]}
        </a>
      </p>
      <PageHeader title={words.title[locale]} />
      <FlashMessage locale={locale} words={brokerFlashMessages} />
      <RefusalNotice locale={locale} refusal={refusal} forms={forms} fields={['new_evidence', 'reason', 'decision']} />
      <EvidencePanel account={account} locale={locale} />
      <StatementPanel detail={detail} page={page} locale={locale} />
      <StepTimeline locale={locale} steps={steps} />
      {complained.map((step) =>
        step.can_decide ? (
          <ComplaintDecisionForm key={step.id} {...common} stepId={step.id} kind={step.kind} />
        ) : (
          <p key={step.id} className={css.text}>
            {words.otherAdmin[locale]}
          </p>
        ),
      )}
      {open && isAnswered && <AcceptForm {...common} stepId={open.id} />}
      <NextStep {...common} detail={detail} conversionSince={conversionSince} isAsked={open?.kind === 'statement'} />
      {open && detail.can_lift && (
        <div className={css.lift}>
          <LiftForm {...common} stepId={open.id} />
        </div>
      )}
    </>
  );
}
