/** PAGE-1: the pages whose words are ours and change with a release. The text comes with the page, in its language only. */
import { getListingRules } from '@estia/contract/listings/ad-rules';
import { confirmationDays } from '@estia/contract/listings/states';
import { formatLongDate, formatPhone } from '@estia/contract/numbers';
import { accessibility } from '@estia/contract/pages/accessibility-messages';
import { cooperation } from '@estia/contract/pages/cooperation-messages';
import { exclusivity } from '@estia/contract/pages/exclusivity-messages';
import { longPage } from '@estia/contract/pages/frame-messages';
import { innovations } from '@estia/contract/pages/innovations-messages';
import { listSections, parseMarkup } from '@estia/contract/pages/markup';
import { defaultOperator } from '@estia/contract/site/operator';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LongPage } from '../../features/pages/LongPage.tsx';
import { Prose } from '../../features/pages/Prose.tsx';
import { publicFor } from '../../platform/caching.ts';
import { notFound, settle } from '../../platform/failures.ts';
import { head } from '../../platform/head.ts';
import { askFrom, originFrom } from '../../platform/load-context.ts';
import { bare, localeOf, useLocale } from '../../platform/locale.ts';

/** Read by the loader alone: React Router leaves loaders, and what only they use, out of the browser's files. */
const pageAt = (path: string) =>
  new Map([
    ['/innovations', innovations],
    ['/exclusivity', exclusivity],
    ['/cooperation', cooperation],
    ['/accessibility', accessibility],
  ]).get(path);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  const path = bare(url.pathname).replace(/\/$/, '');
  const page = pageAt(path);
  if (!page) return notFound();
  const ask = askFrom(context);
  const [who, held] = await Promise.all([settle(ask('GET /site/operator')), settle(ask('GET /site/rules'))]);
  const { email, telephone } = who.ok ? who.value.operator : defaultOperator;
  const fill = {
    email,
    telephone: formatPhone(telephone),
    confirmDays: confirmationDays.pause,
    ...(held.ok ? getListingRules(held.value.rules) : {}),
  };
  const { title, lead, text, updated } = page;
  return {
    ...{ path, title: title[locale], lead: lead[locale], updated, origin: originFrom(context) },
    blocks: parseMarkup(text[locale], fill),
  };
}

export const headers = () => publicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  return head({
    origin: loaderData?.origin ?? '',
    locale: localeOf(location.pathname),
    path: loaderData?.path ?? '/',
    title: loaderData?.title ?? '',
    description: loaderData?.lead ?? '',
  });
}

export default function StaticPage() {
  const { title, lead, updated, blocks } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <LongPage
      locale={locale}
      title={title}
      lead={lead}
      dated={longPage.updated[locale](formatLongDate(updated, locale))}
      sections={listSections(blocks)}
    >
      <Prose locale={locale} blocks={blocks} />
    </LongPage>
  );
}
