/** An agency's form: what is made of it. For its owner's profile and for an admin. */
import type { Locale } from '@estia/contract/pair';
import type { DistrictChoice } from '../../../features/agencies/DistrictField.tsx';
import type { ApiClient } from '../../../platform/api-client.ts';
import { type FormSubmission, prefixFieldErrors } from '../../../platform/form-submission.ts';
import { createFormError, type FormError } from '../../../platform/forms.ts';
import { listMatchingDistricts } from '../listings/typed-district.ts';

type ResolvedDistrict =
  | { ok: true; id: string | undefined }
  | { ok: false; refusal: FormError & { districts: DistrictChoice[] } };

/**
 * The typed area → its id; undefined leaves it as it is, empty takes it away. Words that fit several come back as a
 * choice.
 */
export async function resolveAgencyDistrict(
  callApi: ApiClient,
  { form, values, sent }: FormSubmission,
  locale: Locale,
): Promise<ResolvedDistrict> {
  const input = values.district?.trim() ?? '';
  if (values.district_id) return { ok: true, id: values.district_id };
  if (values.district === undefined || input === (values.district_known ?? '')) return { ok: true, id: undefined };
  if (input === '') return { ok: true, id: '' };
  const fits = await listMatchingDistricts(callApi, input.slice(0, 120), locale);
  const [only] = fits;
  if (only && fits.length === 1) return { ok: true, id: String(only.id) };
  const refusal = prefixFieldErrors(form, createFormError('invalid_input', { district: 'invalid' }, sent));
  return { ok: false, refusal: { ...refusal, districts: fits } };
}

const DAYS = 7;

/**
 * Four fields a day; one that has only half of a span is sent as it is, to be told so. Undefined where the form has no
 * hours.
 */
function findOpeningHours(values: Record<string, string>): [string, string][][] | null | undefined {
  if (values.h0a === undefined) return undefined;
  const text = (name: string): string => values[name]?.trim() ?? '';
  const days = Array.from({ length: DAYS }, (_, day) => {
    const spans: [string, string][] = [
      [text(`h${day}a`), text(`h${day}b`)],
      [text(`h${day}c`), text(`h${day}d`)],
    ];
    return spans.filter(([from, to]) => from || to);
  });
  return days.some((spans) => spans.length > 0) ? days : null;
}

/** The body of `POST /user/update-agency`: every field of the form as it was typed. */
export const createAgencyBody = (values: Record<string, string>, districtId: string | undefined) => {
  const { district: _, district_known: _known, district_id: _id, ...input } = values;
  const fields = Object.fromEntries(Object.entries(input).filter(([name]) => !/^h[0-6][a-d]$/.test(name)));
  const opening_hours = findOpeningHours(values);
  return {
    ...fields,
    ...(districtId === undefined ? {} : { district_id: districtId }),
    ...(opening_hours === undefined ? {} : { opening_hours }),
  };
};

/** `opening_hours.3.0.1` is about Thursday: what is wrong with a day is shown at its first field. */
export const moveHoursErrorsToDay = (refusal: FormError): FormError => ({
  ...refusal,
  fields: Object.fromEntries(
    Object.entries(refusal.fields).map(([name, code]) => [name.replace(/opening_hours\.(\d).*$/, 'h$1a'), code]),
  ),
});

export const getDistrictChoices = (answer: unknown): DistrictChoice[] =>
  typeof answer === 'object' && answer !== null && 'districts' in answer ? (answer.districts as DistrictChoice[]) : [];
