/** The facts of a property from a form, and from them what an estimate is asked with. */
import { mapNames } from '@estia/contract/map-names';
import { parseAmount } from '@estia/contract/search/amounts';
import { type EstimateFacts, estimateFactNames, isFactAsked } from '@estia/contract/valuation/estimate-facts';
import type { ApiClient } from '../../platform/api-client.ts';

export const emptyFacts: EstimateFacts = {
  for: 'sale',
  type_id: '',
  district_id: '',
  street: '',
  lat: '',
  lon: '',
  area: '',
  ...mapNames(estimateFactNames, () => ''),
  extras: [],
};

const MAX_TEXT_LENGTH = 120;
const MAX_EXTRAS = 70;

/** What is not on the form is empty; what no field takes is cut, never passed on. */
export function parseFacts(form: FormData): EstimateFacts {
  const text = (name: string): string =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, MAX_TEXT_LENGTH);
  const rest = mapNames(estimateFactNames, text);
  return {
    for: text('for') === 'rent' ? 'rent' : 'sale',
    type_id: text('type_id'),
    district_id: text('district_id'),
    street: text('street'),
    lat: text('lat'),
    lon: text('lon'),
    area: text('area'),
    ...rest,
    extras: form
      .getAll('extras')
      .filter((each): each is string => typeof each === 'string' && /^\d{1,3}$/.test(each))
      .slice(0, MAX_EXTRAS),
  };
}

/** `1.250 τ.μ.` → `1250`: typed as people write it, sent as a number. What cannot be read is sent as it is and refused. */
const normalizeAmount = (text: string): string => {
  const read = parseAmount(text);
  return read === null || Number.isNaN(read) ? text : String(read);
};

/** Without what is not asked of such a property: a form without script shows every field. */
export function normalizeFacts(facts: EstimateFacts): EstimateFacts {
  const type = Number(facts.type_id);
  const rest = mapNames(estimateFactNames, (name) => (isFactAsked(name, facts.for, type) ? facts[name] : ''));
  return {
    ...facts,
    ...rest,
    area: normalizeAmount(facts.area),
    land_area: normalizeAmount(rest.land_area),
    year_built: rest.year_built.replaceAll('.', ''),
  };
}

/** As the call takes it; coordinates travel in bodies alone. */
export const createEstimateBody = (facts: EstimateFacts) => ({
  ...facts,
  extras: facts.extras.map(Number),
  within_city_plan: facts.within_city_plan === '' ? undefined : facts.within_city_plan === 'true',
});

/** Of a pin alone: about where it is, which is enough to tell the district. */
const roundToHundredMetres = (degrees: string): number => Math.round(Number(degrees) * 1_000) / 1_000;

export async function findDistrictAtPin(callApi: ApiClient, { lat, lon }: EstimateFacts): Promise<string> {
  if (lat === '' || lon === '') return '';
  const found = await callApi('GET /property/reverse-geocode', {
    query: { lat: roundToHundredMetres(lat), lon: roundToHundredMetres(lon) },
  }).catch(() => null);
  return found?.district ? String(found.district.id) : '';
}
