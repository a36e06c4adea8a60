/** VALU-2: the estimate as a file. A form brings the facts in its body; opened by address it leads to the form. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to } from '../../platform/locale.ts';
import { bodyOf, readFacts, tidy } from './read-facts.ts';

const fileNames = { el: 'estia-ektimisi.pdf', en: 'estia-estimate.pdf' } as const;

const back = (url: URL): Response => redirect(to(localeOf(url.pathname), '/valuation'), 303);

export const loader = ({ url }: LoaderFunctionArgs): Response => back(url);

export async function action({ context, request, url }: ActionFunctionArgs): Promise<Response> {
  const locale = localeOf(url.pathname);
  const subject = bodyOf(tidy(readFacts(await request.formData())));
  const file = await askFrom(context)('POST /valuation/report', { body: { subject, lang: locale } }).catch(() => null);
  if (!file) return back(url);
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileNames[locale]}"`,
    },
  });
}
