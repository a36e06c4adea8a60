/**
 * VALU-2: the estimate. A private page: what was typed comes in the body of a form, is answered and is gone; no cache
 * and no address ever holds it. Opened without facts it asks for them.
 */

import type { Locale } from '@estia/contract/pair';
import { estimateMessages } from '@estia/contract/valuation/estimate-messages';
import { type EstimateFacts, getCategoryId } from '@estia/contract/valuation/facts';
import { estimateResultMessages as words } from '@estia/contract/valuation/result-messages';
import { useState } from 'react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { Ask } from '../../platform/ask.ts';
import { privateHead } from '../../platform/door.ts';
import { settle } from '../../platform/failures.ts';
import { attempt, newFormKey, type Refusal, refuse } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, useLocale } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';
import { type KnownPlace, toKnown } from '../../ui/known-place.ts';
import { districtsFor, readDistrict } from '../dashboard/new-property/district.ts';
import { EstimateForm } from './EstimateForm.tsx';
import { Outcome } from './Outcome.tsx';
import css from './page.module.css';
import { bodyOf, districtOfPin, noFacts, readFacts, tidy } from './read-facts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await sessionOf(context);
  return { isMember: user !== null, formKey: newFormKey() };
}

async function placeOf(ask: Ask, id: string, locale: Locale): Promise<KnownPlace | null> {
  if (!/^\d{1,8}$/.test(id)) return null;
  const read = await settle(ask('GET /property/places/by-value', { query: { values: `district_id-${id}` } }));
  const option = read.ok ? read.value.options[0] : undefined;
  return option ? toKnown(option, locale) : null;
}

/** Spread of the area around it; the page stands without. */
async function areaOf(ask: Ask, facts: EstimateFacts) {
  if (facts.district_id === '') return null;
  const type_id = Number(facts.type_id);
  const query = { kind: 'district' as const, id: facts.district_id, for: facts.for };
  const read = await settle(
    ask('GET /valuation/area', { query: { ...query, category_id: getCategoryId(type_id), type_id } }),
  );
  return read.ok ? { figure: read.value.figure, instead: read.value.instead } : null;
}

/** Fields that must be there before anybody is asked. */
function lacking(facts: EstimateFacts): Record<string, string> {
  return {
    ...(getCategoryId(Number(facts.type_id)) === 0 ? { type_id: 'required' } : {}),
    ...(facts.district_id === '' && facts.lat === '' ? { district_id: 'required' } : {}),
    ...(facts.area === '' ? { area: 'required' } : {}),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const form = await request.formData();
  const typed = tidy(readFacts(form));
  const found = await readDistrict(ask, form, locale);
  const several = 'typed' in found ? found.typed : '';
  const chosen = 'id' in found ? (found.id ?? typed.district_id) : '';
  const facts: EstimateFacts = {
    ...typed,
    district_id: chosen || (several === '' ? await districtOfPin(ask, typed) : ''),
  };
  const place =
    several === ''
      ? await placeOf(ask, facts.district_id, locale)
      : { id: 0, label: several, name: several, parent: null };
  const options = several === '' ? [] : await districtsFor(ask, several, locale).catch(() => []);
  const answer = (refusal: Refusal | null) => ({ facts, place, options, refusal });
  const missing = several === '' ? lacking(facts) : { ...lacking(facts), district_id: 'invalid' };
  if (Object.keys(missing).length > 0)
    return data({ ...answer(refuse('invalid_input', missing, {})), estimate: null, area: null }, { status: 400 });

  const tried = await attempt(ask('POST /valuation/estimate', { body: bodyOf(facts) }), {});
  if (!tried.ok) return data({ ...answer(tried.refusal), estimate: null, area: null }, { status: 400 });
  const area = await areaOf(ask, facts);
  return data({ ...answer(null), estimate: tried.value, area });
}

export const meta = privateHead(words.title, estimateMessages.description);

/** A link within the page, to a field or to the form, is a navigation to the router, which then forgets the answer. */
function useAnswer() {
  const given = useActionData<typeof action>();
  const [kept] = useState(given);
  return given ?? kept;
}

export default function ValuationResult() {
  const { isMember, formKey } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const locale = useLocale();
  const form = (again: boolean) => (
    <EstimateForm
      locale={locale}
      facts={answer?.facts ?? { ...noFacts, type_id: '1' }}
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
      <Outcome locale={locale} {...{ estimate, facts, place, area, isMember, formKey }} form={form(true)} />
    </div>
  );
}
