/** SAME-1: what happens to an owner's listing that an agency advertises too, and what either side may do. */

import { emailContact } from '@estia/contract/accounts/email-messages';
import { formatShortDate } from '@estia/contract/format';
import {
  answerMessages,
  samePropertyFlashMessages,
  samePropertyMessages as words,
} from '@estia/contract/matches/messages';
import { isOpenDispute } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { DisputeTimeline } from '../../../features/matches/DisputeTimeline.tsx';
import { PauseFacts } from '../../../features/matches/PauseFacts.tsx';
import { AnswerForm, MessageForm, ObjectionForm } from '../../../features/matches/PauseForms.tsx';
import {
  describePause,
  getShownState,
  type ScheduledPause,
  stateTones,
} from '../../../features/matches/pause-state.ts';
import type { ApiClient } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey, type FormError } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { reportPath } from '../../../platform/paths/contact-path.ts';
import { barePathTo, pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './same-property.module.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const found = await orThrowFailure(getApiClient(context)('GET /property/scheduled-pauses/{id}', { params: { id } }));
  return { ...found, formKey: createIdempotencyKey() };
}

/** Intent → the call, and the words afterwards. */
function submit(callApi: ApiClient, id: number, { intent, values, idempotencyKey }: FormSubmission) {
  const params = { id };
  const text = values.text ?? '';
  switch (intent) {
    case 'object': {
      const reason = sentChoice<'no_mandate'>(values.reason ?? '');
      const body = { reason, text };
      return {
        work: callApi('POST /property/scheduled-pauses/{id}/objection', { params, body, idempotencyKey }),
        flash: 'objected',
      };
    }
    case 'answer': {
      const { mandate_signed_on = '', mandate_expires_on = '' } = values;
      const body = { text, mandate_signed_on, mandate_expires_on };
      return {
        work: callApi('POST /property/scheduled-pauses/{id}/answer', { params, body, idempotencyKey }),
        flash: 'answered',
      };
    }
    case 'message':
      return {
        work: callApi('POST /property/scheduled-pauses/{id}/messages', { params, body: { text }, idempotencyKey }),
        flash: 'sent',
      };
    case 'activate': {
      const body = { listing_ids: [Number(values.id)], action: 'activate' as const };
      return { work: callApi('PUT /property/update', { body, idempotencyKey }), flash: 'activate' };
    }
    default:
      return throwNotFound();
  }
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const { work, flash } = submit(getApiClient(context), id, submission);
  const result = await catchSubmissionError<unknown>(submission, work);
  const path = barePathTo('/dashboard/properties/same-property/:id', { id });
  return result.ok ? redirectWithFlash(url, path, flash) : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

type FormProps = { locale: Locale; formKey: string; refusal: FormError | null };

/** One click for each listing that was paused, usually one. */
function ReactivateForms({ pause, ...common }: FormProps & { pause: ScheduledPause }) {
  return pause.own_listings
    .filter((listing) => listing.is_paused_for_agency)
    .map((listing) => (
      <ActionForm
        key={listing.listing_id}
        {...common}
        intent="activate"
        form={`activate-${listing.listing_id}`}
        hidden={{ id: listing.listing_id }}
        className={css.reactivate}
        label={listing.code}
      >
        <SubmitButton locale={common.locale} kind="accent">
          {words.reactivate[common.locale]}
        </SubmitButton>
      </ActionForm>
    ));
}

export default function SameProperty() {
  const { pause, entries, mandate, registered_mandate, formKey } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const state = getShownState(pause);
  const common = { locale, formKey, refusal };
  const isDisputed = pause.dispute !== null && isOpenDispute(pause.dispute.state);
  const isAgainstReader =
    pause.dispute?.state === (pause.side === 'owner' ? 'decided_for_agency' : 'decided_for_owner');
  return (
    <>
      <p className={css.back}>
        <a href={pathTo(locale, '/dashboard/properties/same-property')}>
          <span aria-hidden="true">←</span> {words.backToList[locale]}
        </a>
      </p>
      <PageHeader title={words.title[locale]} />
      <FlashMessage locale={locale} words={samePropertyFlashMessages} />
      <Panel
        id="what"
        title={words.what[locale]}
        beside={<StatusBadge tone={stateTones[state]}>{words.states[state][locale]}</StatusBadge>}
      >
        <p className={css.said}>{describePause(pause, locale)}</p>
        {pause.side === 'owner' && <ReactivateForms pause={pause} {...common} />}
        <PauseFacts pause={pause} locale={locale} />
        {pause.side === 'owner' && pause.end_reason === 'no_mandate' && pause.other_listings.length > 0 && (
          <div className={css.terms}>
            <p>{words.agencyStays[locale]}</p>
            {pause.other_listings.map((listing) => (
              <p key={listing.code}>
                <a href={reportPath(listing, locale)}>{words.report[locale](listing.code)}</a>
              </p>
            ))}
          </div>
        )}
        {isAgainstReader && (
          <p className={css.terms}>
            {words.complain[locale]} <a href={`mailto:${emailContact}`}>{emailContact}</a>
          </p>
        )}
        <p className={css.terms}>
          <a href={`${pathTo(locale, '/terms-conditions')}#five-days`}>{words.terms[locale]}</a>
        </p>
      </Panel>
      {pause.side === 'owner' && pause.state === 'scheduled' && pause.dispute === null && <ObjectionForm {...common} />}
      {pause.side === 'agency' && pause.dispute?.state === 'awaiting_agency' && (
        <AnswerForm {...common} mandate={registered_mandate} />
      )}
      {mandate?.signed_on && (
        <p className={css.mandate}>
          {answerMessages.mandate[locale]}:{' '}
          {answerMessages.mandateDates[locale](
            formatShortDate(mandate.signed_on, locale),
            mandate.expires_on && formatShortDate(mandate.expires_on, locale),
          )}
        </p>
      )}
      <DisputeTimeline locale={locale} entries={entries} reader={pause.side} />
      {isDisputed && (pause.side === 'owner' || pause.dispute?.state === 'awaiting_decision') && (
        <MessageForm {...common} />
      )}
    </>
  );
}
