/** API-1: the leads of an agency, as its people see them in the inbox. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import type { ApiKeyViewer } from '../../../platform/auth/viewer.ts';
import { listLeads } from '../../inbox/index.ts';
import { cutPage, readCursor } from './cursor.ts';

export async function listAgencyLeads(
  { db, secrets, config }: Deps,
  { worksFor }: ApiKeyViewer,
  { limit, cursor, since }: { limit: number; cursor?: string | undefined; since?: string | undefined },
) {
  const rows = await listLeads(db, secrets, worksFor, { since, after: readCursor(cursor), limit: limit + 1 });
  const { page, next_cursor } = cutPage(rows, limit, (row) => ({ at: row.confirmed_at_text, id: row.id }));
  const leads = page.map((row) => ({
    lead_id: row.id,
    created_at: row.confirmed_at.toISOString(),
    name: row.lead_name,
    email: row.email,
    email_confirmed: row.email_confirmed,
    phone: row.phone,
    locale: row.locale === 'en' ? ('en' as const) : ('el' as const),
    message: row.message ?? '',
    listing:
      row.listing_id === null || row.property_id === null
        ? null
        : {
            listing_id: row.listing_id,
            code: formatListingCode(row.property_id, row.purpose),
            reference: row.reference,
            for: purposeNames[row.purpose],
          },
    url: `${config.origin}/dashboard/inbox/${row.id}`,
  }));
  return { leads, next_cursor };
}
