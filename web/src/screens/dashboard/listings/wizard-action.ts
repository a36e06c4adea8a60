/**
 * What the plain forms of the wizard do. Answers are saved first, as they were typed; then the step is looked at. A step
 * that is not in order is shown again by a GET (`check=1`), so that reloading sends nothing twice.
 */
import type { Draft } from '@estia/contract/listings/draft/draft';
import type { WizardStep } from '@estia/contract/listings/fields';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import { redirect } from 'react-router';
import { parseFormAnswers } from '../../../features/listings/wizard/draft/form-answers.ts';
import {
  draftsPath,
  findPreviousStep,
  getNextStep,
  KEEP,
  opened,
  publishedListingPath,
  stepPath,
} from '../../../features/listings/wizard/steps.ts';
import type { ApiClient } from '../../../platform/api-client.ts';
import { catchFormError, createFormErrorResponse } from '../../../platform/forms.ts';
import { resolveTypedDistrict } from './typed-district.ts';

type WizardSubmission = {
  callApi: ApiClient;
  locale: Locale;
  form: FormData;
  step: WizardStep;
  draftId: number | null;
  purpose: Purpose;
  /** The listing that a draft to begin changes. */
  propertyId: number | null;
};

const redirectTo = (path: string): Response => redirect(path, 303);

async function createDraft({ callApi, form, draftId, purpose, propertyId }: WizardSubmission): Promise<number> {
  if (draftId !== null) return draftId;
  const key = String(form.get('form_key') ?? '');
  const started = await callApi('POST /property/drafts', {
    body: { for: purpose, ...(propertyId === null ? {} : { property_id: propertyId }) },
    ...(key ? { idempotencyKey: `${key}:start` } : {}),
  });
  return started.draft.draft_id;
}

export async function handleWizardSubmit(context: WizardSubmission) {
  const { callApi, locale, form, step } = context;
  const intent = String(form.get('intent') ?? 'next');
  const sent = parseFormAnswers(form, step);
  // The offer of a listing that is being changed is the offer it is.
  const purpose = context.propertyId === null ? (sent.purpose ?? context.purpose) : context.purpose;
  const begun = await catchFormError(createDraft({ ...context, purpose }), {});
  if (!begun.ok) return createFormErrorResponse(begun.refusal);
  const id = begun.value;
  const place = step === 'general' ? await resolveTypedDistrict(callApi, form, locale) : { id: undefined };
  if ('id' in place && place.id !== undefined) sent.answers.district_id = place.id;
  if ('typed' in place) sent.answers.district_id = '';
  const body = { answers: sent.answers, ...(sent.purpose ? { for: sent.purpose } : {}) };
  const saved = await catchFormError(callApi('PUT /property/drafts/{id}', { params: { id }, body }), {});
  if (!saved.ok)
    return saved.refusal.code === 'not_in_this_state'
      ? redirectTo(stepPath(locale, id, step))
      : createFormErrorResponse(saved.refusal);

  if (intent === 'update') return redirectTo(`${stepPath(locale, id, step)}`);
  if (intent === KEEP) return redirectTo(draftsPath(locale));
  const wanted = opened(intent);
  if (wanted) return redirectTo(stepPath(locale, id, wanted));
  const before = findPreviousStep(step);
  if (intent === 'back' && before) return redirectTo(stepPath(locale, id, before));
  if ('typed' in place)
    return redirectTo(`${stepPath(locale, id, step)}&check=1&typed=${encodeURIComponent(place.typed)}`);
  const left = await catchFormError(
    callApi('PUT /property/drafts/{id}', { params: { id }, body: { completed_step: step } }),
    {},
  );
  if (!left.ok) {
    if (left.refusal.code === 'invalid_input') return redirectTo(`${stepPath(locale, id, step)}&check=1`);
    return createFormErrorResponse(left.refusal);
  }
  return step === 'finish' ? publishDraft(context, id) : redirectTo(stepPath(locale, id, getNextStep(step)));
}

async function publishDraft({ callApi, locale }: WizardSubmission, id: number) {
  const made = await catchFormError(callApi('POST /property/create', { body: { draft_id: id } }), {});
  if (!made.ok) return createFormErrorResponse(made.refusal);
  return redirectTo(
    publishedListingPath(locale, made.value.for, made.value.property_id ?? 0, made.value.review_due_at),
  );
}

/** One that is published has nothing left to write: its listing is looked at instead. */
export function findPublishedPath({ published }: Draft, locale: Locale): string | null {
  return published && publishedListingPath(locale, published.for, published.property_id);
}
