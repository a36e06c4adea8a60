/** POST-1: writing an ad, at /dashboard/properties/new-property?draft=…&step=…. Without a draft its first form begins one. */

import { getListingRules } from '@estia/contract/listings/ad-rules';
import { type FieldAnswers, getListingKind, parseAnswers, type WizardStep } from '@estia/contract/listings/fields';
import { cardMessages } from '@estia/contract/listings/messages';
import { wizardMessages as words } from '@estia/contract/listings/wizard-messages';
import { findLookup } from '@estia/contract/lookups/rows';
import { formatPhone } from '@estia/contract/numbers';
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
import { NotApproved, unapprovedAgency } from '../../features/accounts/NotApproved.tsx';
import { readyPhotos } from '../../features/listings/wizard/Summary.tsx';
import { isStep, stepPath } from '../../features/listings/wizard/steps.ts';
import { isJustBegun, type WizardDraft } from '../../features/listings/wizard/use-draft.ts';
import { Wizard } from '../../features/listings/wizard/Wizard.tsx';
import { PhotoStep } from '../../features/photos/PhotoStep.tsx';
import type { Ask } from '../../platform/ask.ts';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise, settle } from '../../platform/failures.ts';
import { newFormKey } from '../../platform/forms.ts';
import { askFrom, saidFrom, willSayFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { toKnown } from '../../ui/known-place.ts';
import { refusalIn } from './acts.ts';
import { actOn, alreadyPublished } from './new-property/act.ts';
import { districtsFor } from './new-property/district.ts';

const draftIdOf = (url: URL): number | null => {
  const text = url.searchParams.get('draft');
  if (text === null) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : notFound();
};
/** The listing to be changed, of an address that names no draft. */
const propertyIdOf = (url: URL): number | null => {
  const text = url.searchParams.get('property_id');
  if (text === null || url.searchParams.has('draft')) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : notFound();
};
const purposeOf = (url: URL): Purpose => (url.searchParams.get('for') === 'rent' ? 'rent' : 'sale');

/** `?for=sale&category_id=1&type_id=1`, as the page that asks what one has sends people here. */
function chosenIn(url: URL): FieldAnswers {
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

async function placeOf(ask: Ask, answers: FieldAnswers, locale: Locale) {
  const id = Number(answers.district_id) || 0;
  if (id === 0) return null;
  const read = await settle(ask('GET /property/places/by-value', { query: { values: `district_id-${id}` } }));
  const option = read.ok ? read.value.options[0] : undefined;
  return option ? toKnown(option, locale) : null;
}

/** Who answers is usually who writes: nothing is saved by filling it in. */
function withProfile(
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
function faultsIn(draft: WizardDraft, step: WizardStep): Record<string, string> {
  if (step === 'photos') return readyPhotos(draft) < draft.rules.photosMin ? { photos: 'photos_few' } : {};
  return parseAnswers(draft.answers, getListingKind(draft.for, draft.answers), { ...draft, only: step }).errors;
}

/** Passes on what this page was led to say, and leads to the dashboard if there is no draft. */
async function lastDraft(context: LoaderFunctionArgs['context'], url: URL): Promise<string> {
  const locale = localeOf(url.pathname);
  const { drafts } = await orRaise(askFrom(context)('GET /property/drafts', { query: { limit: 1 } }));
  const [last] = drafts;
  const path = last ? stepPath(locale, last.draft_id, last.step) : to(locale, '/dashboard');
  const said = saidFrom(context);
  if (said === null) return path;
  const saying = `${path}${path.includes('?') ? '&' : '?'}said=${encodeURIComponent(said)}`;
  willSayFrom(context)(saying);
  return saying;
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  if (url.searchParams.get('draft') === 'last') throw redirect(await lastDraft(context, url), 302);
  const id = draftIdOf(url);
  const property_id = propertyIdOf(url);
  const asked = url.searchParams.get('step');
  const [{ user, agency }, held, read, change] = await Promise.all([
    orRaise(ask('GET /user/profile', { query: {} })),
    orRaise(ask('GET /site/rules')),
    id === null ? null : orRaise(ask('GET /property/drafts/{id}', { params: { id } })),
    property_id === null ? null : orRaise(ask('GET /property/change', { query: { for: purposeOf(url), property_id } })),
  ]);
  if (change && change.draft.draft_id !== null) throw redirect(stepPath(locale, change.draft.draft_id, 'general'), 302);
  const published = read && alreadyPublished(read.draft, locale);
  if (published) {
    willSayFrom(context)(published);
    throw redirect(published, 302);
  }
  const step: WizardStep = read ? (isStep(asked) ? asked : read.draft.step) : 'general';
  const begun = read?.draft ??
    change?.draft ?? {
      draft_id: null,
      for: purposeOf(url),
      property_id: null,
      offerer: user.type === 'professional' ? ('professional' as const) : ('individual' as const),
      answers: chosenIn(url),
      step: 'general' as const,
      version: 1,
      photos: [],
    };
  const found: WizardDraft = { ...begun, rules: getListingRules(held.rules) };
  const filled = step === 'contact' ? withProfile(found.answers, user) : null;
  const draft = filled ? { ...found, answers: filled } : found;
  const typed =
    step === 'general' && !draft.answers.district_id ? (url.searchParams.get('typed') ?? '').slice(0, 120) : '';
  const choices = typed === '' ? null : await settle(districtsFor(ask, typed, locale));
  const faults = url.searchParams.get('check') === '1' ? faultsIn(found, step) : {};
  return {
    draft,
    step,
    account: user.user_id,
    updatedAt: read?.draft.updated_at ?? null,
    prefilled: filled !== null,
    unconfirmedEmail: user.email_confirmed ? null : user.email,
    unapproved: unapprovedAgency(user),
    place:
      typed === '' ? await placeOf(ask, draft.answers, locale) : { id: 0, label: typed, name: typed, parent: null },
    choices: choices?.ok ? choices.value : [],
    faults,
    formKey: newFormKey(),
    advertiser: {
      office: agency?.agency_id ?? null,
      name: (locale === 'en' ? agency?.name_en : null) || agency?.name || cardMessages.privateOwner[locale],
    },
  };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  !isJustBegun(currentUrl, nextUrl);

export async function action({ context, request, url }: ActionFunctionArgs) {
  const step = url.searchParams.get('step');
  return actOn({
    ask: askFrom(context),
    locale: localeOf(url.pathname),
    form: await request.formData(),
    step: isStep(step) ? step : 'general',
    draftId: draftIdOf(url),
    purpose: purposeOf(url),
    propertyId: propertyIdOf(url),
  });
}

export const meta = privateHead(words.newTitle);

export default function NewProperty() {
  const page = useLoaderData<typeof loader>();
  const { draft, step, updatedAt, prefilled, unconfirmedEmail, place, choices, faults, formKey, advertiser } = page;
  const locale = useLocale();
  const answer = useActionData();
  const refusal = refusalIn(answer);
  const told = refusal ?? (Object.keys(faults).length > 0 ? { code: 'invalid_input' as const, fields: faults } : null);
  return (
    <>
      {page.unapproved && <NotApproved locale={locale} agency={page.unapproved} page="wizard" />}
      <Wizard
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
        told={told && { code: told.code, fields: told.fields }}
        advertiser={advertiser}
        terms={to(locale, '/terms-conditions')}
        prefilled={prefilled}
        unconfirmedEmail={unconfirmedEmail}
        unapproved={page.unapproved?.status ?? null}
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
