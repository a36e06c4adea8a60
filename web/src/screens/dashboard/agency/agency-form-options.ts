/** What an agency's form needs to be drawn. Asked by loaders alone: its lists never reach the browser as code. */
import { lookups } from '@estia/contract/lookups/model';
import type { Locale } from '@estia/contract/pair';
import type { ApiClient, ApiReply } from '../../../platform/api-client.ts';
import { settle } from '../../../platform/failures.ts';

type ProfileAgency = NonNullable<ApiReply<'GET /user/profile'>['agency']>;

/** A list that fails is left out: the select then shows nothing to choose, and what is stored stays. */
export async function loadAgencyFormOptions(callApi: ApiClient, agency: ProfileAgency | null, locale: Locale) {
  if (!agency) return null;
  const [associations, ranks, district] = await Promise.all([
    settle(callApi('GET /user/realtor-associations')),
    settle(callApi('GET /user/realtor-association-ranks')),
    agency.district_id === null
      ? null
      : settle(callApi('GET /property/places/by-value', { query: { values: `district_id-${agency.district_id}` } })),
  ]);
  const options = (read: typeof associations) =>
    read.ok ? read.value.rows.map((row) => ({ value: String(row.id), label: row.name[locale] })) : [];
  return {
    associations: options(associations),
    ranks: options(ranks),
    taxOffices: lookups.tax_offices.map((row) => row.name[locale]),
    district: district?.ok ? (district.value.options[0]?.label[locale] ?? '') : '',
  };
}
