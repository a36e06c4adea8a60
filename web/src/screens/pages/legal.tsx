/** PAGE-1: the terms and the privacy policy: the version in force, what is announced, and every one before. */

import { formatLongDate, formatPhone } from '@estia/contract/format';
import { listingLimits } from '@estia/contract/listings/limits';
import { getListingRules } from '@estia/contract/listings/listing-rules';
import { confirmationDays } from '@estia/contract/listings/states';
import { type LegalKind, legalLimits, legalPaths } from '@estia/contract/pages/limits';
import { listSections, parseMarkup } from '@estia/contract/pages/markup';
import { legalPageTitles, longPage, versionMessages as words } from '@estia/contract/pages/page-layout-messages';
import { defaultOperator } from '@estia/contract/site/operator';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { DocumentLayout, DocumentNotice } from '../../features/pages/DocumentLayout.tsx';
import { PlansTable, RetentionTable, StorageTable } from '../../features/pages/LegalTables.tsx';
import { LegalVersionLinks } from '../../features/pages/LegalVersionLinks.tsx';
import { Prose } from '../../features/pages/Prose.tsx';
import { OperatorIdentity } from '../../features/site/OperatorIdentity.tsx';
import { cachePublicFor } from '../../platform/cache-headers.ts';
import { orThrowFailure, settle, throwNotFound } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, localizePath, stripLocale, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';

const getLegalKind = (pathname: string): LegalKind =>
  stripLocale(pathname).replace(/\/$/, '') === legalPaths.privacy ? 'privacy' : 'terms';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const kind = getLegalKind(url.pathname);
  const version = url.searchParams.get('version') ?? undefined;
  if (version !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(version)) return throwNotFound();
  const [legal, plans, who, rulesInForce] = await Promise.all([
    orThrowFailure(callApi('GET /legal/{kind}', { params: { kind }, query: { locale, version } })),
    kind === 'terms' ? settle(callApi('GET /user/subscriptions/plans')) : null,
    settle(callApi('GET /site/operator')),
    settle(callApi('GET /site/rules')),
  ]);
  const operator = who.ok ? who.value.operator : defaultOperator;
  const { text, ...rest } = legal;
  const blocks = parseMarkup(text, {
    operator: operator.name[locale],
    email: operator.email,
    telephone: formatPhone(operator.telephone),
    photosMin: rulesInForce.ok ? getListingRules(rulesInForce.value.rules).photosMin : '',
    photosMax: listingLimits.photosMax,
    confirmDays: confirmationDays.pause,
    trialMonths: plans?.ok ? plans.value.free_months : '',
    vatPercent: plans?.ok ? plans.value.vat_percent : '',
    noticeDays: legalLimits.noticeDays,
  });
  return {
    ...rest,
    blocks,
    asked: version !== undefined,
    plans: plans?.ok ? plans.value.rows : [],
    origin: getOrigin(context),
  };
}

export const headers = () => cachePublicFor(300);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  const kind = getLegalKind(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: legalPaths[kind],
    title: legalPageTitles[kind].title[locale],
    description: legalPageTitles[kind].lead[locale],
    noindex: loaderData?.asked ?? true,
  });
}

export default function Legal() {
  const page = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { kind, blocks, state } = page;
  const day = formatLongDate(page.effective_from, locale);
  const dated = { in_force: longPage.inForce, announced: longPage.willBe, past: longPage.was, draft: longPage.willBe };
  const slots: Record<string, ReactNode> = {
    operator: <OperatorIdentity locale={locale} />,
    retention: <RetentionTable locale={locale} rows={page.retention} />,
    storage: <StorageTable locale={locale} />,
    plans: page.plans.length > 0 && <PlansTable locale={locale} plans={page.plans} />,
  };
  return (
    <DocumentLayout
      locale={locale}
      title={legalPageTitles[kind].title[locale]}
      lead={legalPageTitles[kind].lead[locale]}
      dated={dated[state][locale](day)}
      sections={listSections(blocks)}
      notice={<VersionNotice {...page} />}
    >
      <Prose locale={locale} blocks={blocks} slots={slots} />
      <LegalVersionLinks locale={locale} kind={kind} versions={page.versions} shown={page.version} />
    </DocumentLayout>
  );
}

type VersionNoticeProps = Pick<
  Awaited<ReturnType<typeof loader>>,
  'kind' | 'state' | 'changes' | 'upcoming' | 'effective_from'
>;

function VersionNotice({ kind, state, changes, upcoming, effective_from }: VersionNoticeProps) {
  const locale = useLocale();
  const path = localizePath(locale, legalPaths[kind]);
  if (state === 'in_force') {
    if (!upcoming) return null;
    const day = formatLongDate(upcoming.effective_from, locale);
    return (
      <DocumentNotice title={words.comingTitle[locale](day)}>
        <p>{upcoming.changes}</p>
        <p>
          <a href={`${path}?version=${upcoming.version}`}>{words.readNext[locale]}</a>
        </p>
      </DocumentNotice>
    );
  }
  const isComing = state === 'announced';
  return (
    <DocumentNotice
      title={isComing ? words.comingTitle[locale](formatLongDate(effective_from, locale)) : words.noLonger[locale]}
    >
      {isComing && <p>{words.notInForce[locale]}</p>}
      {isComing && <p>{changes}</p>}
      <p>
        <a href={path}>{words.readNow[locale]}</a>
      </p>
    </DocumentNotice>
  );
}
