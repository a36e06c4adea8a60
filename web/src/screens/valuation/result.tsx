/**
 * VALU-2: the estimate. A private page: what was typed comes in the body of a form, is answered and is gone; no cache
 * and no address ever holds it. Opened without facts it asks for them.
 */

import type { Locale } from '@estia/contract/pair';
import { type EstimateFacts, getCategoryId } from '@estia/contract/valuation/estimate-facts';
import { estimateMessages } from '@estia/contract/valuation/estimate-messages';
import { estimateResultMessages as words } from '@estia/contract/valuation/result-messages';
import { useState } from 'react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ApiClient } from '../../platform/api-client.ts';
import { settle } from '../../platform/failures.ts';
import {
  catchFormError,
  createFormError,
  createIdempotencyKey,
  type FormError,
  readFormData,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { findSessionUser } from '../../platform/session.ts';
import { createSelectedPlace, type SelectedPlace } from '../../ui/location-picker/selected-place.ts';
import { listMatchingDistricts, resolveTypedDistrict } from '../dashboard/listings/typed-district.ts';
import { EstimateForm } from './EstimateForm.tsx';
import { EstimateResult } from './EstimateResult.tsx';
import { createEstimateBody, emptyFacts, findDistrictAtPin, normalizeFacts, parseFacts } from './valuation-facts.ts';
import css from './valuation-page.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await findSessionUser(context);
  return { isSignedIn: user !== null, formKey: createIdempotencyKey() };
}

async function findPlace(callApi: ApiClient, id: string, locale: Locale): Promise<SelectedPlace | null> {
  if (!/^\d{1,8}$/.test(id)) return null;
  const read = await settle(callApi('GET /property/places/by-value', { query: { values: `district_id-${id}` } }));
  const option = read.ok ? read.value.options[0] : undefined;
  return option ? createSelectedPlace(option, locale) : null;
}

/** Spread of the area around it; the page stands without. */
async function findAreaStats(callApi: ApiClient, facts: EstimateFacts) {
  if (facts.district_id === '') return null;
  const type_id = Number(facts.type_id);
  const query = { kind: 'district' as const, id: facts.district_id, for: facts.for };
  const read = await settle(
    callApi('GET /valuation/place', { query: { ...query, category_id: getCategoryId(type_id), type_id } }),
  );
  return read.ok ? { stats: read.value.stats, surrounding: read.value.surrounding_stats } : null;
}

/** Fields that must be there before anybody is asked. */
function findMissingFacts(facts: EstimateFacts): Record<string, string> {
  return {
    ...(getCategoryId(Number(facts.type_id)) === 0 ? { type_id: 'required' } : {}),
    ...(facts.district_id === '' && facts.lat === '' ? { district_id: 'required' } : {}),
    ...(facts.area === '' ? { area: 'required' } : {}),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const form = await readFormData(request);
  const typed = normalizeFacts(parseFacts(form));
  const found = await resolveTypedDistrict(callApi, form, locale);
  const several = 'typed' in found ? found.typed : '';
  const chosen = 'id' in found ? (found.id ?? typed.district_id) : '';
  const facts: EstimateFacts = {
    ...typed,
    district_id: chosen || (several === '' ? await findDistrictAtPin(callApi, typed) : ''),
  };
  const place =
    several === ''
      ? await findPlace(callApi, facts.district_id, locale)
      : { id: 0, label: several, name: several, parent: null };
  const options = several === '' ? [] : await listMatchingDistricts(callApi, several, locale).catch(() => []);
  const answer = (refusal: FormError | null) => ({ facts, place, options, refusal });
  const missing = several === '' ? findMissingFacts(facts) : { ...findMissingFacts(facts), district_id: 'invalid' };
  if (Object.keys(missing).length > 0)
    return data(
      { ...answer(createFormError('invalid_input', missing, {})), estimate: null, area: null },
      { status: 400 },
    );

  const result = await catchFormError(callApi('POST /valuation/estimate', { body: createEstimateBody(facts) }), {});
  if (!result.ok) return data({ ...answer(result.refusal), estimate: null, area: null }, { status: 400 });
  const area = await findAreaStats(callApi, facts);
  return data({ ...answer(null), estimate: result.value, area });
}

export const meta = createPrivateMeta(words.title, estimateMessages.description);

/** A link within the page, to a field or to the form, is a navigation to the router, which then forgets the answer. */
function useLastActionData() {
  const given = useActionData<typeof action>();
  const [remaining] = useState(given);
  return given ?? remaining;
}

export default function ValuationResult() {
  const { isSignedIn, formKey } = useLoaderData<typeof loader>();
  const answer = useLastActionData();
  const locale = useLocale();
  const form = (again: boolean) => (
    <EstimateForm
      locale={locale}
      facts={answer?.facts ?? { ...emptyFacts, type_id: '1' }}
      place={answer?.place ?? null}
      options={answer?.options ?? []}
      refusal={answer?.refusal ?? null}
      again={again}
    />
  );
  if (!answer?.estimate) {
    return (
      <div className={`${css.page} wrap`}>
        <div className={css.intro}>
          <h1>{(answer ? estimateMessages.title : estimateMessages.emptyTitle)[locale]}</h1>
          {!answer && <p className={css.lead}>{estimateMessages.emptyLead[locale]}</p>}
        </div>
        <div className={`${css.columns} ${css.narrow}`}>{form(false)}</div>
      </div>
    );
  }
  const { estimate, facts, place, area } = answer;
  return (
    <div className={`${css.page} wrap`}>
      <EstimateResult
        locale={locale}
        estimate={estimate}
        facts={facts}
        place={place}
        area={area}
        isSignedIn={isSignedIn}
        formKey={formKey}
        form={form(true)}
      />
    </div>
  );
}
