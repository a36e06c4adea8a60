/** The signed mandate as a file. Sent for by a form; whoever comes by a link sees the list. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { readFormValues } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';

function toStream(file: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const parts = file[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return?.();
    },
  });
}

export const loader = ({ url }: LoaderFunctionArgs) =>
  redirect(pathTo(getLocale(url.pathname), '/dashboard/mandates'), 302);

export async function action({ context, request }: ActionFunctionArgs) {
  const { id = '' } = await readFormValues(request);
  if (!/^[1-9]\d{0,14}$/.test(id)) return throwNotFound();
  // Its name and length are headers that the call sets.
  const file = await orThrowFailure(
    getApiClient(context)('POST /property/mandates/{id}/document/download', { params: { id } }),
  );
  return new Response(toStream(file), { headers: { 'content-type': 'application/octet-stream' } });
}
