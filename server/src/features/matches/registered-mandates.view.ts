import type { RegisteredMandateRow } from './registered-mandates.queries.ts';

/** For admins and the agency itself. Where the file is stays on the server. */
export function registeredMandateView(rows: readonly RegisteredMandateRow[], propertyId: number | null) {
  const found = rows.find((row) => row.property_id === propertyId);
  if (!found) return null;
  const { type_id, signed_on, expires_on, document } = found;
  return {
    type_id,
    signed_on,
    expires_on,
    document: document && {
      media_type: document.media_type,
      uploaded_at: new Date(document.uploaded_at).toISOString(),
      is_current: document.is_current,
    },
  };
}
