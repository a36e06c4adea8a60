/** What the forms of a development ask for. */

import type { Locale } from '@estia/contract/pair';
import type { ApiClient } from '../../../platform/api-client.ts';
import { throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  prefixFieldErrors,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormError, createFormErrorResponse } from '../../../platform/forms.ts';
import { getLocale } from '../../../platform/locale.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { resolveAgencyDistrict } from '../agency/agency-form.ts';

const MY_COMPLEXES_PATH = '/dashboard/complexes';
type ComplexTarget = { id: number | 'new'; url: URL };

/** Without accents and case, as people type. */
const normalizeName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A municipality by its name means its districts: the only one, or one to be chosen. */
async function resolveDistrict(callApi: ApiClient, submission: FormSubmission, locale: Locale) {
  const found = await resolveAgencyDistrict(callApi, submission, locale);
  const input = normalizeName((submission.values.district ?? '').replace(/\s*\(.*$/, '').trim());
  if (found.ok || input === '') return found;
  const { options } = await callApi('GET /property/places', { query: { search_key: input.slice(0, 80) } });
  const town = options.find(
    ({ kind, name }) => kind === 'municipality' && [name.el, name.en].some((each) => normalizeName(each) === input),
  );
  if (!town) return found;
  const { rows: districts } = await callApi('GET /property/districts', {
    query: { municipality_id: town.id, limit: 50 },
  });
  const [only] = districts;
  if (only && districts.length === 1) return { ok: true as const, id: String(only.district_id) };
  const choices = districts.map((each) => ({ id: each.district_id, label: each.name[locale] }));
  return { ok: false as const, refusal: { ...found.refusal, districts: choices } };
}

async function saveDetails(callApi: ApiClient, submission: FormSubmission, { id, url }: ComplexTarget) {
  const { values, idempotencyKey } = submission;
  const found = await resolveDistrict(callApi, submission, getLocale(url.pathname));
  if (!found.ok) return createFormErrorResponse(found.refusal);
  let districtId = found.id;
  if (districtId === undefined && id !== 'new') {
    const { complex } = await callApi('GET /user/complexes/{id}', { params: { id } });
    districtId = String(complex.district.district_id);
  }
  if (!districtId)
    return createFormErrorResponse(
      prefixFieldErrors(submission.form, createFormError('invalid_input', { district: 'required' }, submission.sent)),
    );
  const { name_el = '', name_en, description_el, description_en, street, stage = '' } = values;
  const body = {
    name_el,
    name_en,
    description_el,
    description_en,
    street,
    district_id: districtId,
    hide_address: 'hide_address' in values,
    stage: sentChoice<'planned'>(stage),
    completion_year: values.completion_year?.trim(),
    completion_quarter: values.completion_quarter,
    energy_class_id: values.energy_class_id,
  };
  if (id === 'new') {
    const made = await catchSubmissionError(submission, callApi('POST /user/complexes', { body, idempotencyKey }));
    return made.ok
      ? redirectWithFlash(url, `${MY_COMPLEXES_PATH}/${made.value.complex.complex_id}`, 'created')
      : createFormErrorResponse(made.refusal);
  }
  const cover = 'cover_property_id' in values ? { cover_property_id: values.cover_property_id || null } : {};
  const change = { ...body, version: values.version ?? '', ...cover };
  const done = await catchSubmissionError(
    submission,
    callApi('PUT /user/complexes/{id}', { params: { id }, body: change, idempotencyKey }),
  );
  return done.ok
    ? redirectWithFlash(url, `${MY_COMPLEXES_PATH}/${id}`, 'saved')
    : createFormErrorResponse(done.refusal);
}

const parseIds = (texts: readonly string[]): number[] =>
  texts.filter((text) => /^[1-9]\d{0,14}$/.test(text)).map(Number);

export async function handleComplexAction(callApi: ApiClient, submission: FormSubmission, at: ComplexTarget) {
  const { values, idempotencyKey } = submission;
  const { id, url } = at;
  if (submission.intent === 'details') return saveDetails(callApi, submission, at);
  if (id === 'new') return throwNotFound();
  const params = { id };
  const finish = async (work: Promise<unknown>, path: string, word: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, path, word) : createFormErrorResponse(result.refusal);
  };
  const currentPath = `${MY_COMPLEXES_PATH}/${id}`;
  switch (submission.intent) {
    case 'units': {
      const was = parseIds((values.was ?? '').split(','));
      const on = parseIds(
        Object.keys(values)
          .filter((name) => name.startsWith('on-'))
          .map((name) => name.slice(3)),
      );
      const attach = on.filter((each) => !was.includes(each));
      const detach = was.filter((each) => !on.includes(each));
      const search = new URLSearchParams(url.search);
      search.delete('flash');
      const back = search.size > 0 ? `${currentPath}?${search}` : currentPath;
      if (attach.length + detach.length === 0) return redirectWithFlash(url, back, 'units');
      return finish(
        callApi('PUT /user/complexes/{id}/units', { params, body: { attach, detach }, idempotencyKey }),
        back,
        'units',
      );
    }
    case 'publish':
    case 'pause': {
      const state = submission.intent === 'publish' ? ('published' as const) : ('paused' as const);
      return finish(
        callApi('PUT /user/complexes/{id}/state', { params, body: { state }, idempotencyKey }),
        currentPath,
        state,
      );
    }
    case 'remove':
      return finish(callApi('DELETE /user/complexes/{id}', { params, idempotencyKey }), MY_COMPLEXES_PATH, 'removed');
    default:
      return throwNotFound();
  }
}
