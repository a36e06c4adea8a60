/** PAGE-1: the pages whose words are ours and change with a release. The text comes with the page, in its language only. */

import { formatLongDate, formatPhone } from '@estia/contract/format';
import { getListingRules } from '@estia/contract/listings/listing-rules';
import { confirmationDays } from '@estia/contract/listings/states';
import { accessibility } from '@estia/contract/pages/accessibility-messages';
import { contactPoints } from '@estia/contract/pages/contact-points-messages';
import { cooperation } from '@estia/contract/pages/cooperation-messages';
import { exclusivity } from '@estia/contract/pages/exclusivity-messages';
import { innovations } from '@estia/contract/pages/innovations-messages';
import { listSections, parseMarkup } from '@estia/contract/pages/markup';
import { longPage } from '@estia/contract/pages/page-layout-messages';
import { defaultOperator } from '@estia/contract/site/operator';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { DocumentLayout } from '../../features/pages/DocumentLayout.tsx';
import { Prose } from '../../features/pages/Prose.tsx';
import { cachePublicFor } from '../../platform/cache-headers.ts';
import { settle, throwNotFound } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, stripLocale, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';

/** Read by the loader alone: React Router leaves loaders, and what only they use, out of the browser's files. */
const findPage = (path: string) =>
  new Map([
    ['/innovations', innovations],
    ['/exclusivity', exclusivity],
    ['/cooperation', cooperation],
    ['/accessibility', accessibility],
    ['/contact-points', contactPoints],
  ]).get(path);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const path = stripLocale(url.pathname).replace(/\/$/, '');
  const page = findPage(path);
  if (!page) return throwNotFound();
  const callApi = getApiClient(context);
  const [who, rulesInForce] = await Promise.all([
    settle(callApi('GET /site/operator')),
    settle(callApi('GET /site/rules')),
  ]);
  const { email, telephone } = who.ok ? who.value.operator : defaultOperator;
  const fill = {
    email,
    telephone: formatPhone(telephone),
    confirmDays: confirmationDays.pause,
    ...(rulesInForce.ok ? getListingRules(rulesInForce.value.rules) : {}),
  };
  const { title, lead, text, updated } = page;
  return {
    path,
    title: title[locale],
    lead: lead[locale],
    updated,
    origin: getOrigin(context),
    blocks: parseMarkup(text[locale], fill),
  };
}

export const headers = () => cachePublicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale: getLocale(location.pathname),
    path: loaderData?.path ?? '/',
    title: loaderData?.title ?? '',
    description: loaderData?.lead ?? '',
  });
}

export default function StaticPage() {
  const { title, lead, updated, blocks } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <DocumentLayout
      locale={locale}
      title={title}
      lead={lead}
      dated={longPage.updated[locale](formatLongDate(updated, locale))}
      sections={listSections(blocks)}
    >
      <Prose locale={locale} blocks={blocks} />
    </DocumentLayout>
  );
}
