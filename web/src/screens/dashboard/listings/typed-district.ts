/** Without script the place comes as it was typed: one that fits is taken, several come back as a choice. */
import type { Locale } from '@estia/contract/pair';
import type { PlaceOption } from '@estia/contract/places/model';
import type { ApiClient } from '../../../platform/api-client.ts';

export type DistrictChoice = { id: number; label: string };
type ResolvedDistrict = { id: string | undefined } | { typed: string };

const MAX_DISTRICTS = 12;
const normalizeName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A municipality stands for its districts. */
async function listDistricts(callApi: ApiClient, option: PlaceOption): Promise<PlaceOption[]> {
  if (option.kind === 'district') return [option];
  const query = { municipality_id: option.id, limit: MAX_DISTRICTS };
  const { rows } = await callApi('GET /property/districts', { query });
  const values = rows.map((row) => `district_id-${row.district_id}`);
  const found: PlaceOption[] = [];
  for (let at = 0; at < values.length; at += 10) {
    const { options } = await callApi('GET /property/places/by-value', {
      query: { values: values.slice(at, at + 10).join(',') },
    });
    found.push(...options);
  }
  return found;
}

/** Districts that a typed place may mean. */
export async function listMatchingDistricts(
  callApi: ApiClient,
  input: string,
  locale: Locale,
): Promise<DistrictChoice[]> {
  // A label says its parents in brackets; the search knows names.
  const name = input.replace(/\s*\(.*$/, '').slice(0, 80);
  const { options } = await callApi('GET /property/places', { query: { search_key: name } });
  const places = options.filter((option) => option.kind !== 'prefecture');
  const exact = places.filter((option) => option.label.el === input || option.label.en === input);
  const named = places.filter((option) =>
    [option.name.el, option.name.en].some((each) => normalizeName(each) === normalizeName(name)),
  );
  const fits = exact.length > 0 ? exact : named.length > 0 ? named : places;
  const districts: PlaceOption[] = [];
  for (const option of fits.slice(0, 4)) districts.push(...(await listDistricts(callApi, option)));
  const unique = [...new Map(districts.map((option) => [option.id, option])).values()].slice(0, MAX_DISTRICTS);
  return unique.map((option) => ({ id: option.id, label: option.label[locale] }));
}

/** The id of the place that was typed; `typed` where it may be several or none. Undefined leaves it as it is. */
export async function resolveTypedDistrict(
  callApi: ApiClient,
  form: FormData,
  locale: Locale,
): Promise<ResolvedDistrict> {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  if (text('district_choice')) return { id: text('district_choice') };
  if (!form.has('district')) return { id: undefined };
  const input = text('district').slice(0, 120);
  if (input === text('district_known')) return { id: text('district_id') };
  if (input === '') return { id: '' };
  const found = await listMatchingDistricts(callApi, input, locale);
  const [only] = found;
  return only && found.length === 1 ? { id: String(only.id) } : { typed: input };
}
