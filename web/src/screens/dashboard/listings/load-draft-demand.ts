/** How many people wait for the property of a draft, as far as it is described. Null where it cannot be said. */
import { getListingKind, parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { WizardDraft } from '../../../features/listings/wizard/draft/use-draft.ts';
import type { ApiClient } from '../../../platform/api-client.ts';
import { settle } from '../../../platform/failures.ts';

const toNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export async function loadDraftDemand(callApi: ApiClient, draft: WizardDraft): Promise<number | null> {
  const { values } = parseAnswers(draft.answers, getListingKind(draft.for, draft.answers), draft);
  const category_id = toNumber(values.category_id);
  const district_id = toNumber(values.district_id);
  if (category_id === undefined || district_id === undefined) return null;
  const found = await settle(
    callApi('GET /property/demand', {
      query: {
        for: draft.for,
        category_id,
        district_id,
        type_id: toNumber(values.type_id),
        price: toNumber(values.price),
        area: toNumber(values.area),
        bed_rooms: toNumber(values.bed_rooms),
      },
    }),
  );
  return found.ok ? found.value.people : null;
}
