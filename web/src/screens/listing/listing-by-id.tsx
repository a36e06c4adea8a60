/** /listing/:listing_id names a listing; the page stands at its property's own address. */

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { orThrowFailure, throwNotFound } from '../../platform/failures.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const id = Number(params.listing_id);
  if (!Number.isSafeInteger(id) || id < 1) throwNotFound();
  const found = await orThrowFailure(getApiClient(context)('GET /property/listing', { query: { listing_id: id } }));
  return redirect(
    pathTo(getLocale(url.pathname), '/properties/:for/:property_id', {
      for: `for-${found.for}`,
      property_id: found.property_id,
    }),
    301,
  );
}

export default function ListingById() {
  return null;
}
