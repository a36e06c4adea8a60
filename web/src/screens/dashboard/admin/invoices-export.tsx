/** The list of invoices as a file. Sent for by a form, as it is written down who took it; whoever comes by a link sees the list. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { createCsvResponse } from '../../../platform/csv-response.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import { readFormValues } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { parseInvoiceFilter } from './list-filters.ts';

export const loader = ({ url }: LoaderFunctionArgs) =>
  redirect(pathTo(getLocale(url.pathname), '/dashboard/admin/list-invoices'), 302);

export async function action({ context, request, url }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const body = { ...parseInvoiceFilter(new URLSearchParams(values)), lang: getLocale(url.pathname) };
  return createCsvResponse(await orThrowFailure(getApiClient(context)('POST /adminPanel/invoices/export', { body })));
}
