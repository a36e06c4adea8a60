/** SAME-4: one case of two exclusive mandates: both listings side by side, both documents, what was written, the decision. */

import { formatDateTime, formatShortDate } from '@estia/contract/format';
import {
  disputePageMessages,
  matchAdminFlashMessages,
  registeredMandateMessages,
} from '@estia/contract/matches/admin-messages';
import { exclusiveAdminMessages as words } from '@estia/contract/matches/exclusive-messages';
import { exclusiveCaseLimits, exclusiveDecisions, exclusiveSides } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { chooseTextLocale } from '@estia/contract/text-locale';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { type AdminCase, getAdminState } from '../../../features/matches/exclusive-state.ts';
import { ListingLinks } from '../../../features/matches/ListingLinks.tsx';
import { PropertyComparison } from '../../../features/matches/PropertyComparison.tsx';
import { ReasonsFields } from '../../../features/matches/ReasonsFields.tsx';
import { ReopenForm } from '../../../features/matches/ReopenForm.tsx';
import { StatementList } from '../../../features/matches/StatementList.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey, type FormError } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { barePathTo, pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { RadioGroup } from '../../../ui/form/ChoiceFields.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { RefusalNotice } from '../../../ui/form/RefusalNotice.tsx';
import { DescriptionList, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from '../same-property/same-property.module.css';
import { RegisteredMandate } from './RegisteredMandate.tsx';

type Found = ApiReply<'GET /adminPanel/exclusive-cases/{id}'>;
type Side = keyof Found['mandates'];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const found = await orThrowFailure(getApiClient(context)('GET /adminPanel/exclusive-cases/{id}', { params: { id } }));
  return { ...found, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const { intent, values, idempotencyKey } = submission;
  const callApi = getApiClient(context);
  const path = barePathTo('/dashboard/admin/disputes/exclusive/:id', { id });
  const done = async (work: Promise<unknown>, flash: keyof typeof matchAdminFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, path, flash) : createFormErrorResponse(result.refusal);
  };
  const options = { params: { id }, idempotencyKey };
  if (intent === 'reopen') {
    const { reason = '', reason_locale } = values;
    const body = { reason, reason_locale: chooseTextLocale(reason_locale, reason) };
    return done(callApi('POST /adminPanel/exclusive-cases/{id}/reopening', { ...options, body }), 'reopened');
  }
  if (intent !== 'decide') return throwNotFound();
  const body = {
    decision: sentChoice<'first'>(values.decision ?? ''),
    reasons: values.reasons ?? '',
    reasons_locale: chooseTextLocale(values.reasons_locale, values.reasons ?? ''),
  };
  return done(callApi('PUT /adminPanel/exclusive-cases/{id}/decision', { ...options, body }), 'decided');
}

export const meta = createPrivateMeta(words.title);

function SidePanel({ found, side, locale }: { found: Found; side: Side; locale: Locale }) {
  const { agency, listings, property_id, signed_on } = found.case.sides[side];
  const mandate = found.mandates[side];
  const statements = found.statements[side];
  return (
    <Panel
      id={side}
      title={words[side][locale]}
      lead={agency ? `${agency.name[locale]} · ${agency.gemi}` : words.erased[locale]}
    >
      <p>
        <ListingLinks listings={listings} locale={locale} />
      </p>
      <RegisteredMandate
        locale={locale}
        mandate={mandate}
        propertyId={property_id}
        code={listings.map((listing) => listing.code).join(', ')}
      />
      {mandate?.signed_on !== signed_on && (
        <p>{registeredMandateMessages.claimed[locale](formatShortDate(signed_on, locale))}</p>
      )}
      {statements.length > 0 ? (
        <StatementList locale={locale} statements={statements} />
      ) : (
        <p>{words.noStatement[locale]}</p>
      )}
    </Panel>
  );
}

const Reasons = ({ found: { reasons, reasons_locale } }: { found: AdminCase }) => (
  <span translate="no" lang={reasons_locale ?? undefined}>
    {reasons}
  </span>
);

type FormProps = { locale: Locale; formKey: string; refusal: FormError | null; found: AdminCase };

function DecisionForm({ locale, formKey, refusal, found }: FormProps) {
  const { field } = createFieldProps(locale, 'decide', refusal);
  const labels = {
    decision: words.which[locale],
    reasons: words.reasons[locale],
    reasons_locale: disputePageMessages.reasonsLanguage[locale],
  };
  const options = exclusiveDecisions.map((value) =>
    value === 'first' || value === 'second'
      ? {
          value,
          label: words.choices[value][locale](found.sides[value].agency?.name[locale] ?? words.erased[locale]),
          hint: words.hints.one[locale],
        }
      : { value, label: words.choices[value][locale], hint: words.hints[value][locale] },
  );
  return (
    <Panel id="decide" title={words.decide[locale]}>
      <ActionForm locale={locale} intent="decide" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
        <RadioGroup {...field('decision')} label={labels.decision} options={options} cards required />
        <ReasonsFields
          locale={locale}
          field={field}
          name="reasons"
          label={labels.reasons}
          hint={words.reasonsHint[locale]}
          maxLength={exclusiveCaseLimits.decision}
        />
        <SubmitButton locale={locale} kind="primary">
          {words.send[locale]}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}

export default function ExclusiveCasePage() {
  const { formKey, ...found } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const state = getAdminState(found.case);
  return (
    <>
      <p className={css.back}>
        <a href={pathTo(locale, '/dashboard/admin/disputes/exclusive')}>
          <span aria-hidden="true">←</span> {disputePageMessages.back[locale]}
        </a>
      </p>
      <PageHeader title={words.title[locale]} />
      <FlashMessage locale={locale} words={matchAdminFlashMessages} />
      <RefusalNotice
        locale={locale}
        refusal={refusal}
        forms={state === 'ready' ? ['decide'] : found.case.state === 'decided' ? ['reopen'] : []}
        fields={['reasons', 'reason']}
      />
      <Panel
        id="case"
        title={disputePageMessages.title[locale](found.case.id)}
        beside={
          <StatusBadge tone={state === 'ready' ? 'care' : state === 'waiting' ? 'info' : 'plain'}>
            {words.states[state][locale]}
          </StatusBadge>
        }
      >
        <DescriptionList
          rows={[
            // While it waits the sentence below says the same day.
            ...(state === 'waiting'
              ? []
              : [{ label: words.answerDue[locale], value: formatDateTime(found.case.answer_due_at, locale) }]),
            ...(found.case.reopened_at && found.case.decision
              ? [{ label: words.decidedBefore[locale], value: words.states[found.case.decision][locale] }]
              : []),
            ...(found.case.reasons ? [{ label: words.reasons[locale], value: <Reasons found={found.case} /> }] : []),
          ]}
        />
        {state === 'waiting' && (
          <p className={css.terms}>{words.notReady[locale](formatDateTime(found.case.answer_due_at, locale))}</p>
        )}
      </Panel>
      {exclusiveSides.map((side) => (
        <SidePanel key={side} found={found} side={side} locale={locale} />
      ))}
      <PropertyComparison comparison={found.comparison} locale={locale} />
      {state === 'ready' && <DecisionForm locale={locale} formKey={formKey} refusal={refusal} found={found.case} />}
      {found.case.state === 'decided' && (
        <div className={css.aside}>
          <ReopenForm
            locale={locale}
            formKey={formKey}
            refusal={refusal}
            hint={disputePageMessages.reopenExclusiveHint[locale]}
          />
        </div>
      )}
    </>
  );
}
