/**
 * POST-1: writing a listing, at /dashboard/properties/new-property?draft=…&step=…. Without a draft its first form
 * begins one.
 */

import { formatPhone } from '@estia/contract/format';
import { type FieldAnswers, getListingKind, parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import { wizardMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import type { WizardStep } from '@estia/contract/listings/fields';
import { getListingRules } from '@estia/contract/listings/listing-rules';
import { cardMessages } from '@estia/contract/listings/messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { DemandNote } from '../../../features/alerts/DemandNote.tsx';
import { isDraftJustCreated, type WizardDraft } from '../../../features/listings/wizard/draft/use-draft.ts';
import { ListingWizard } from '../../../features/listings/wizard/ListingWizard.tsx';
import { countReadyPhotos } from '../../../features/listings/wizard/ReviewSummary.tsx';
import { isStep, stepPath } from '../../../features/listings/wizard/steps.ts';
import { PhotoStep } from '../../../features/photos/PhotoStep.tsx';
import type { ApiClient } from '../../../platform/api-client.ts';
import { orThrowFailure, settle, throwNotFound } from '../../../platform/failures.ts';
import { findFormError } from '../../../platform/form-submission.ts';
import { createIdempotencyKey, readFormData } from '../../../platform/forms.ts';
import { getApiClient, getFlash, willSayFrom } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { createSelectedPlace } from '../../../ui/location-picker/selected-place.ts';
import { loadDraftDemand } from './load-draft-demand.ts';
import { listMatchingDistricts } from './typed-district.ts';
import { findPublishedPath, handleWizardSubmit } from './wizard-action.ts';

const parseDraftId = (url: URL): number | null => {
  const text = url.searchParams.get('draft');
  if (text === null) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : throwNotFound();
};
/** The listing to be changed, of an address that names no draft. */
const propertyIdOf = (url: URL): number | null => {
  const text = url.searchParams.get('property_id');
  if (text === null || url.searchParams.has('draft')) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : throwNotFound();
};
const getPurpose = (url: URL): Purpose => (url.searchParams.get('for') === 'rent' ? 'rent' : 'sale');

/** `?for=sale&category_id=1&type_id=1`, as the page that asks what one has sends people here. */
function parseInitialAnswers(url: URL): FieldAnswers {
  const type = findLookup('types', Number(url.searchParams.get('type_id')) || null);
  const category = findLookup(
    'categories',
    Number(url.searchParams.get('category_id') ?? type?.extra.category_id) || null,
  );
  return {
    ...(category ? { category_id: String(category.id) } : {}),
    ...(type && type.extra.category_id === category?.id ? { type_id: String(type.id) } : {}),
  };
}

async function findPlace(callApi: ApiClient, answers: FieldAnswers, locale: Locale) {
  const id = Number(answers.district_id) || 0;
  if (id === 0) return null;
  const read = await settle(callApi('GET /property/places/by-value', { query: { values: `district_id-${id}` } }));
  const option = read.ok ? read.value.options[0] : undefined;
  return option ? createSelectedPlace(option, locale) : null;
}

/** Who answers is usually who writes: nothing is saved by filling it in. */
function prefillFromProfile(
  answers: FieldAnswers,
  user: { username: string; email: string; mobile: string | null; landline: string | null },
) {
  if (answers.contact_name || answers.contact_email || answers.contact_phone) return null;
  const phone = user.mobile ?? user.landline;
  return {
    ...answers,
    contact_name: user.username,
    contact_email: user.email,
    ...(phone ? { contact_phone: formatPhone(phone) } : {}),
  };
}

/** What the step lacks, for a page that was asked to say so. */
function getStepErrors(draft: WizardDraft, step: WizardStep): Record<string, string> {
  if (step === 'photos') return countReadyPhotos(draft) < draft.rules.photosMin ? { photos: 'photos_few' } : {};
  return parseAnswers(draft.answers, getListingKind(draft.for, draft.answers), { ...draft, only: step }).errors;
}

/** Passes on what this page was led to say, and leads to the dashboard if there is no draft. */
async function lastDraft(context: LoaderFunctionArgs['context'], url: URL): Promise<string> {
  const locale = getLocale(url.pathname);
  const { drafts } = await orThrowFailure(
    getApiClient(context)('GET /property/drafts', { query: { limit: 1, is_written: 'true' } }),
  );
  const [last] = drafts;
  const path = last ? stepPath(locale, last.draft_id, last.step) : pathTo(locale, '/dashboard');
  const message = getFlash(context);
  if (message === null) return path;
  const saying = `${path}${path.includes('?') ? '&' : '?'}flash=${encodeURIComponent(message)}`;
  willSayFrom(context)(saying);
  return saying;
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  if (url.searchParams.get('draft') === 'last') throw redirect(await lastDraft(context, url), 302);
  const id = parseDraftId(url);
  const property_id = propertyIdOf(url);
  const asked = url.searchParams.get('step');
  const [{ user, agency }, rulesInForce, read, change] = await Promise.all([
    orThrowFailure(callApi('GET /user/profile', { query: {} })),
    orThrowFailure(callApi('GET /site/rules')),
    id === null ? null : orThrowFailure(callApi('GET /property/drafts/{id}', { params: { id } })),
    property_id === null
      ? null
      : orThrowFailure(callApi('GET /property/change', { query: { for: getPurpose(url), property_id } })),
  ]);
  if (change && change.draft.draft_id !== null) throw redirect(stepPath(locale, change.draft.draft_id, 'general'), 302);
  const published = read && findPublishedPath(read.draft, locale);
  if (published) {
    willSayFrom(context)(published);
    throw redirect(published, 302);
  }
  const step: WizardStep = read ? (isStep(asked) ? asked : read.draft.step) : 'general';
  const begun = read?.draft ??
    change?.draft ?? {
      draft_id: null,
      for: getPurpose(url),
      property_id: null,
      advertiser_kind: user.type === 'professional' ? ('professional' as const) : ('individual' as const),
      answers: parseInitialAnswers(url),
      step: 'general' as const,
      version: 1,
      photos: [],
    };
  const found: WizardDraft = { ...begun, rules: getListingRules(rulesInForce.rules) };
  const filled = step === 'contact' ? prefillFromProfile(found.answers, user) : null;
  const draft = filled ? { ...found, answers: filled } : found;
  const input =
    step === 'general' && !draft.answers.district_id ? (url.searchParams.get('typed') ?? '').slice(0, 120) : '';
  const choices = input === '' ? null : await settle(listMatchingDistricts(callApi, input, locale));
  const faults = url.searchParams.get('check') === '1' ? getStepErrors(found, step) : {};
  return {
    draft,
    step,
    account: user.user_id,
    updatedAt: read?.draft.updated_at ?? null,
    prefilled: filled !== null,
    unconfirmedEmail: user.email_confirmed ? null : user.email,
    unapproved: unapprovedAgency(user),
    place:
      input === ''
        ? await findPlace(callApi, draft.answers, locale)
        : { id: 0, label: input, name: input, parent: null },
    choices: choices?.ok ? choices.value : [],
    faults,
    demand: step === 'finish' ? await loadDraftDemand(callApi, draft) : null,
    formKey: createIdempotencyKey(),
    advertiser: {
      agencyId: agency?.agency_id ?? null,
      name: (locale === 'en' ? agency?.name_en : null) || agency?.name || cardMessages.privateOwner[locale],
    },
  };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  !isDraftJustCreated(currentUrl, nextUrl);

export async function action({ context, request, url }: ActionFunctionArgs) {
  const step = url.searchParams.get('step');
  return handleWizardSubmit({
    callApi: getApiClient(context),
    locale: getLocale(url.pathname),
    form: await readFormData(request),
    step: isStep(step) ? step : 'general',
    draftId: parseDraftId(url),
    purpose: getPurpose(url),
    propertyId: propertyIdOf(url),
  });
}

export const meta = createPrivateMeta(words.newTitle);

export default function NewListing() {
  const page = useLoaderData<typeof loader>();
  const { draft, step, updatedAt, prefilled, unconfirmedEmail, place, choices, faults, formKey, advertiser } = page;
  const locale = useLocale();
  const answer = useActionData();
  const refusal = findFormError(answer);
  const formError =
    refusal ?? (Object.keys(faults).length > 0 ? { code: 'invalid_input' as const, fields: faults } : null);
  return (
    <>
      {page.unapproved && <NotApproved locale={locale} agency={page.unapproved} page="wizard" />}
      <ListingWizard
        // Each step of each draft is a form of its own.
        key={`${draft.draft_id}-${step}-${formKey}`}
        locale={locale}
        step={step}
        stored={draft}
        updatedAt={updatedAt}
        place={place}
        options={choices}
        account={page.account}
        formKey={formKey}
        error={formError && { code: formError.code, fields: formError.fields }}
        advertiser={advertiser}
        terms={pathTo(locale, '/terms-conditions')}
        prefilled={prefilled}
        unconfirmedEmail={unconfirmedEmail}
        unapproved={page.unapproved?.status ?? null}
        reviewNote={<DemandNote locale={locale} people={page.demand} />}
        photoStep={(onRight) =>
          draft.draft_id !== null && (
            <PhotoStep
              draft={{ draft_id: draft.draft_id, photos: draft.photos }}
              least={draft.rules.photosMin}
              locale={locale}
              onRight={onRight}
            />
          )
        }
      />
    </>
  );
}
