/** What a map that places a pin asks the server. Parts of `ui/` call nothing themselves: whoever shows them passes these. */
import type { Purpose } from '@estia/contract/search/model';
import { callApi } from './api-client.ts';

/** A hundred metres: enough to tell the district, and nothing in an address line tells which house. */
const roundToHundredMetres = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

export const locationLookup = {
  findPlaceAt: (lat: number, lon: number) =>
    callApi('GET /property/reverse-geocode', {
      query: { lat: roundToHundredMetres(lat), lon: roundToHundredMetres(lon) },
    }),
  findDistrictBounds: async (purpose: Purpose, districtId: number) => {
    const body = { for: purpose, category_id: 1, district_ids: [districtId] };
    return (await callApi('POST /property/search', { query: { limit: 1, quiet: 'true' }, body })).bounds;
  },
};
