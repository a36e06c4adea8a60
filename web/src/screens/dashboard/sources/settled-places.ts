/** What the form of areas says: a choice, or words that are looked up. What fits several comes back to choose from. */
import type { Locale } from '@estia/contract/pair';
import type { DistrictChoice } from '../../../features/agencies/DistrictField.tsx';
import type { ApiClient } from '../../../platform/api-client.ts';
import type { FormValues } from '../../../platform/forms.ts';
import { listMatchingDistricts } from '../listings/typed-district.ts';
import { choiceField, chosenField, typedField } from './PlaceForm.tsx';

type SettledPlace = { id: number; district_id: number | null };
type Answers = { places: SettledPlace[]; unclear: Record<string, DistrictChoice[]> };

const toId = (text: string | undefined): number | null => (/^[1-9]\d{0,7}$/.test(text ?? '') ? Number(text) : null);

export async function readSettledPlaces(callApi: ApiClient, values: FormValues, locale: Locale): Promise<Answers> {
  const answers: Answers = { places: [], unclear: {} };
  const ids = Object.keys(values).flatMap((name) => /^chosen-([1-9]\d{0,14})$/.exec(name)?.[1] ?? []);
  for (const id of ids.map(Number)) {
    const before = toId(values[chosenField(id)]);
    const typed = values[typedField(id)]?.trim().slice(0, 120) ?? '';
    // Of those that fitted what was typed the time before.
    const picked = typed === '' ? null : toId(values[`${typedField(id)}_id`]);
    if (picked !== null) {
      answers.places.push({ id, district_id: picked });
      continue;
    }
    if (typed !== '') {
      const fits = await listMatchingDistricts(callApi, typed, locale);
      const [only] = fits;
      if (only && fits.length === 1) answers.places.push({ id, district_id: only.id });
      else answers.unclear[String(id)] = fits;
      continue;
    }
    const chosen = values[choiceField(id)];
    if (chosen !== undefined && toId(chosen) !== before) answers.places.push({ id, district_id: toId(chosen) });
  }
  return answers;
}
