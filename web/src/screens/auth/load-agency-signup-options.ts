/** The lists that the form of an agency chooses from. */
import { signup as words } from '@estia/contract/accounts/auth-messages';
import { formatCents } from '@estia/contract/format';
import { lookups } from '@estia/contract/lookups/model';
import type { Locale } from '@estia/contract/pair';
import type { AgencySignupOptions } from '../../features/agencies/AgencySignupFields.tsx';
import type { ApiClient } from '../../platform/api-client.ts';

export async function loadAgencySignupOptions(callApi: ApiClient, locale: Locale): Promise<AgencySignupOptions> {
  const [associations, plans] = await Promise.all([
    callApi('GET /user/realtor-associations'),
    callApi('GET /user/subscriptions/plans'),
  ]);
  return {
    associations: associations.rows.map((row) => ({ value: String(row.id), label: row.name[locale] })),
    taxOffices: lookups.tax_offices.map((row) => row.name[locale]),
    plans: plans.rows.map((row) => ({
      value: String(row.id),
      name: row.name[locale],
      price: words.price[locale](formatCents(row.net_cents), formatCents(row.gross_cents), row.vat_percent),
    })),
    freeMonths: plans.free_months,
  };
}
