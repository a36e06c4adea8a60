/** SAME-1: one dispute: both properties side by side, what was written, and the decision. */

import { formatDateTime, formatShortDate } from '@estia/contract/format';
import {
  disputeListMessages,
  matchAdminFlashMessages,
  registeredMandateMessages,
  disputePageMessages as words,
} from '@estia/contract/matches/admin-messages';
import { answerMessages, disputeMessages, objectionMessages } from '@estia/contract/matches/messages';
import { disputeLimits, disputeSides, isOpenDispute } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { chooseTextLocale } from '@estia/contract/text-locale';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { DecisionForm } from '../../../features/matches/DecisionForm.tsx';
import { DisputeTimeline } from '../../../features/matches/DisputeTimeline.tsx';
import { PropertyComparison } from '../../../features/matches/PropertyComparison.tsx';
import { ReopenForm } from '../../../features/matches/ReopenForm.tsx';
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
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { DescriptionList, Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from '../same-property/same-property.module.css';
import { RegisteredMandate } from './RegisteredMandate.tsx';

type Dispute = ApiReply<'GET /adminPanel/disputes/{id}'>['dispute'];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const found = await orThrowFailure(getApiClient(context)('GET /adminPanel/disputes/{id}', { params: { id } }));
  return { ...found, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const { intent, values, idempotencyKey } = submission;
  const callApi = getApiClient(context);
  const path = barePathTo('/dashboard/admin/disputes/:id', { id });
  const done = async (work: Promise<unknown>, flash: keyof typeof matchAdminFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, path, flash) : createFormErrorResponse(result.refusal);
  };
  if (intent === 'decide') {
    const body = {
      for: sentChoice<'owner'>(values.for ?? ''),
      decision: values.decision ?? '',
      decision_locale: chooseTextLocale(values.decision_locale, values.decision ?? ''),
    };
    return done(callApi('PUT /adminPanel/disputes/{id}/decision', { params: { id }, body, idempotencyKey }), 'decided');
  }
  if (intent === 'reopen') {
    const { reason = '', reason_locale } = values;
    const body = { reason, reason_locale: chooseTextLocale(reason_locale, reason) };
    return done(
      callApi('POST /adminPanel/disputes/{id}/reopening', { params: { id }, body, idempotencyKey }),
      'reopened',
    );
  }
  if (intent !== 'message') return throwNotFound();
  const body = { to: sentChoice<'owner'>(values.to ?? ''), text: values.text ?? '' };
  return done(callApi('POST /adminPanel/disputes/{id}/messages', { params: { id }, body, idempotencyKey }), 'sent');
}

export const meta = createPrivateMeta(words.pageTitle);

type FormProps = { locale: Locale; formKey: string; refusal: FormError | null };

function SideMessageForm({ locale, formKey, refusal }: FormProps) {
  const { field, failed } = createFieldProps(locale, 'message', refusal);
  const labels = { to: words.to[locale], text: words.message[locale] };
  return (
    <Disclosure summary={words.writeTo[locale]} open={failed} wide>
      <ActionForm locale={locale} intent="message" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
        <RadioGroup
          {...field('to')}
          label={labels.to}
          options={disputeSides.map((value) => ({ value, label: disputeMessages.authors[value][locale] }))}
          required
        />
        <Field {...field('text')} label={labels.text} rows={3} maxLength={disputeLimits.text} required />
        <SubmitButton locale={locale} kind="outline">
          {words.sendMessage[locale]}
        </SubmitButton>
      </ActionForm>
    </Disclosure>
  );
}

function DisputeFacts({ dispute, locale }: { dispute: Dispute; locale: Locale }) {
  const { mandate } = dispute;
  const signedOn = mandate?.signed_on;
  return (
    <DescriptionList
      rows={[
        { label: disputeListMessages.owner[locale], value: <span translate="no">{dispute.owner.username}</span> },
        {
          label: disputeListMessages.agency[locale],
          value: (
            <span translate="no">
              {dispute.agency.name[locale]} · {dispute.agency.gemi}
            </span>
          ),
        },
        {
          label: disputeListMessages.reason[locale],
          value: objectionMessages.reasonsOfOwner[dispute.reason][locale],
        },
        {
          label: disputeListMessages.answerDue[locale],
          value: formatDateTime(dispute.answer_due_at, locale),
        },
        { label: words.pauseAt[locale], value: formatDateTime(dispute.pause_at, locale) },
        {
          label: words.mandate[locale],
          value: signedOn
            ? answerMessages.mandateDates[locale](
                formatShortDate(signedOn, locale),
                mandate.expires_on && formatShortDate(mandate.expires_on, locale),
              )
            : words.noMandate[locale],
        },
      ]}
    />
  );
}

export default function DisputePage() {
  const { dispute, entries, comparison, registered_mandate, formKey } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const isOpen = isOpenDispute(dispute.state);
  const common = { locale, formKey, refusal };
  return (
    <>
      <p className={css.back}>
        <a href={pathTo(locale, '/dashboard/admin/disputes')}>
          <span aria-hidden="true">←</span> {words.back[locale]}
        </a>
      </p>
      <PageHeader title={words.title[locale](dispute.id)} />
      <FlashMessage locale={locale} words={matchAdminFlashMessages} />
      <Panel
        id="case"
        title={words.pageTitle[locale]}
        beside={
          <StatusBadge tone={dispute.state === 'awaiting_decision' ? 'care' : isOpen ? 'info' : 'plain'}>
            {words.states[dispute.state][locale]}
          </StatusBadge>
        }
      >
        <DisputeFacts dispute={dispute} locale={locale} />
      </Panel>
      <Panel id="mandate" title={registeredMandateMessages.panel[locale]}>
        <RegisteredMandate
          locale={locale}
          mandate={registered_mandate}
          propertyId={dispute.agency_property_id}
          code={dispute.agency.name[locale]}
        />
      </Panel>
      <PropertyComparison comparison={comparison} locale={locale} />
      <DisputeTimeline locale={locale} entries={entries} getNote={({ side }) => words.seenBy[side ?? 'both'][locale]} />
      {isOpen && (
        <div className={css.aside}>
          <SideMessageForm {...common} />
        </div>
      )}
      {isOpen && <DecisionForm {...common} />}
      {dispute.can_reopen && (
        <div className={css.aside}>
          <ReopenForm {...common} hint={words.reopenHint[locale]} />
        </div>
      )}
    </>
  );
}
