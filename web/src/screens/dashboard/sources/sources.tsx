/** EXTS-1: the external sources of an agency, how each is and what it needs; removed ones apart. Works without script. */
import { roleIds } from '@estia/contract/accounts/roles';
import {
  sourceFlashMessages,
  sourceListMessages as words,
} from '@estia/contract/sources/screens/source-screen-messages';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import css from '../../../features/sources/list/SourceTable.module.css';
import { SourceTable } from '../../../features/sources/list/SourceTable.tsx';
import { bareRunPath, bareSourcePath } from '../../../features/sources/source-paths.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { getCurrentMinute } from '../../../platform/page-time.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/properties/external-sources';
const PER_PAGE = 20;

/** Addresses of earlier emails, which named a run or a source in the query of this page. */
async function findEmailedPath(url: URL, callApi: ReturnType<typeof getApiClient>): Promise<string | null> {
  const [run, source] = [url.searchParams.get('run'), url.searchParams.get('source')];
  if (run) {
    const id = parseIdParam(run);
    const found = await orThrowFailure(callApi('GET /sources/runs/{id}', { params: { id } }));
    return bareRunPath(found.run.source_id, id);
  }
  return source ? bareSourcePath(parseIdParam(source)) : null;
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const me = await findSessionUser(context);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const unapproved = unapprovedAgency(me);
  const page = parsePageParam(url);
  const isRemoved = url.searchParams.get('state') === 'removed';
  const common = { unapproved, page, isRemoved, now: getCurrentMinute() };
  if (unapproved) return { ...common, found: null };
  const callApi = getApiClient(context);
  const emailed = await findEmailedPath(url, callApi);
  if (emailed) throw redirect(localizePath(getLocale(url.pathname), emailed), 302);
  const query = {
    ...(isRemoved ? { state: 'removed' as const } : {}),
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  };
  return { ...common, found: await orThrowFailure(callApi('GET /sources', { query })) };
}

export const meta = createPrivateMeta(words.title);

function OtherWays() {
  const locale = useLocale();
  return (
    <div className={css.other}>
      <Panel id="connect" title={words.connect[locale]}>
        <ul className={grid.boxes}>
          <li>
            <a href={pathTo(locale, '/dashboard/properties/external-sources/api')}>{words.api[locale]}</a>
            <p>{words.apiText[locale]}</p>
          </li>
          <li>
            <a href={pathTo(locale, '/dashboard/properties/external-sources/webhooks')}>{words.webhooks[locale]}</a>
            <p>{words.webhooksText[locale]}</p>
          </li>
          <li>
            <a href={pathTo(locale, '/feed-validator')}>{words.tryOut[locale]}</a>
            <p>{words.tryOutText[locale]}</p>
          </li>
        </ul>
      </Panel>
    </div>
  );
}

export default function Sources() {
  const { found, unapproved, page, isRemoved, now } = useLoaderData<typeof loader>();
  const locale = useLocale();
  if (!found)
    return (
      <>
        <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
        {unapproved && <NotApproved locale={locale} agency={unapproved} page="other" />}
      </>
    );
  const { sources, count, counts, source_limit: limit } = found;
  const isFull = limit.used >= limit.max;
  const path = localizePath(locale, PAGE_PATH);
  const add = (
    <a className={buttonClass('accent')} href={pathTo(locale, '/dashboard/properties/external-sources/new')}>
      <Icon name="plus" /> {words.add[locale]}
    </a>
  );
  const isEmpty = limit.used === 0 && !isRemoved;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        {!isFull && !isEmpty && add}
      </PageHeader>
      <FlashMessage locale={locale} words={sourceFlashMessages} />
      {(counts.removed > 0 || isRemoved) && (
        <Tabs
          label={words.shown[locale]}
          tabs={[
            { href: path, text: words.inUse[locale], current: !isRemoved, count: limit.used },
            { href: `${path}?state=removed`, text: words.removed[locale], current: isRemoved, count: counts.removed },
          ]}
        />
      )}
      {isEmpty ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]}>
          {add}
        </Notice>
      ) : (
        <>
          <p className={css.note}>
            {isRemoved
              ? words.removedText[locale]
              : isFull
                ? words.full[locale](limit.max)
                : words.used[locale](limit.used, limit.max)}
          </p>
          {sources.length > 0 ? (
            <SourceTable locale={locale} sources={sources} now={now} />
          ) : (
            <Notice title={(count > 0 ? words.noPage : words.noneRemoved)[locale]}>
              <a className={buttonClass('outline')} href={path}>
                {words.first[locale]}
              </a>
            </Notice>
          )}
        </>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
      <OtherWays />
    </>
  );
}
