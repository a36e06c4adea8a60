/** VALU-2: the estimate as a file. A form brings the facts in its body; opened by address it leads to the form. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { readFormData } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createEstimateBody, normalizeFacts, parseFacts } from './valuation-facts.ts';

const fileNames = { el: 'estia-ektimisi.pdf', en: 'estia-estimate.pdf' } as const;

const redirectToForm = (url: URL): Response => redirect(pathTo(getLocale(url.pathname), '/valuation'), 303);

export const loader = ({ url }: LoaderFunctionArgs): Response => redirectToForm(url);

export async function action({ context, request, url }: ActionFunctionArgs): Promise<Response> {
  const locale = getLocale(url.pathname);
  const subject = createEstimateBody(normalizeFacts(parseFacts(await readFormData(request))));
  const file = await getApiClient(context)('POST /valuation/report', { body: { subject, lang: locale } }).catch(
    () => null,
  );
  if (!file) return redirectToForm(url);
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileNames[locale]}"`,
    },
  });
}
