/** The signed mandate as a file. Sent for by a form; whoever comes by a link sees the list. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { toFileStream } from '../../../platform/file-stream.ts';
import { readFormValues } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';

export const loader = ({ url }: LoaderFunctionArgs) =>
  redirect(pathTo(getLocale(url.pathname), '/dashboard/mandates'), 302);

export async function action({ context, request }: ActionFunctionArgs) {
  const { id = '' } = await readFormValues(request);
  if (!/^[1-9]\d{0,14}$/.test(id)) return throwNotFound();
  // Its name and length are headers that the call sets.
  const file = await orThrowFailure(
    getApiClient(context)('POST /property/mandates/{id}/document/download', { params: { id } }),
  );
  return new Response(toFileStream(file), { headers: { 'content-type': 'application/octet-stream' } });
}
