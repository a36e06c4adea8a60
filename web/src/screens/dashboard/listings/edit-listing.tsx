/**
 * POST-5: /dashboard/properties/edit-new-property?for=sale&property_id=… opens the draft of that listing, the same one
 * every time. Without one it opens the listing as it is: a draft begins with the first change.
 */

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { changePath, stepPath } from '../../../features/listings/wizard/steps.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const id = url.searchParams.get('property_id') ?? '';
  const purpose = url.searchParams.get('for');
  const locale = getLocale(url.pathname);
  // NAV-8: the bare address says no listing; the list of one's own is where one is chosen.
  if (!id && !purpose) throw redirect(pathTo(locale, '/dashboard/properties'), 302);
  if (!/^\d{1,15}$/.test(id) || (purpose !== 'sale' && purpose !== 'rent')) return throwNotFound();
  const query = { for: purpose, property_id: Number(id) } as const;
  const { draft } = await orThrowFailure(getApiClient(context)('GET /property/change', { query }));
  const path =
    draft.draft_id === null
      ? changePath(locale, query.for, query.property_id)
      : stepPath(locale, draft.draft_id, 'general');
  throw redirect(path, 302);
}

export default function EditListing() {
  return null;
}
