/** SRCH-8: the searches of this browser. The served page is the same for everyone; the list is added by the browser. */
import { saveSearch } from '@estia/contract/alerts/save-button-messages';
import * as words from '@estia/contract/search/history-messages';
import { mySearches } from '@estia/contract/site/messages';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { SaveSearchLink } from '../features/alerts/SaveSearchLink.tsx';
import { loadSearchNames } from '../features/search/history/load-search-names.ts';
import { SearchHistoryList } from '../features/search/history/SearchHistoryList.tsx';
import { usePastSearches } from '../features/search/history/search-history-store.ts';
import { cachePublicFor } from '../platform/cache-headers.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { useHydrated } from '../platform/use-hydrated.ts';
import { Notice } from '../ui/Notice.tsx';
import { PresetSearches } from './searches/PresetSearches.tsx';
import css from './searches/searches.module.css';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  return { origin: getOrigin(context), names: await loadSearchNames(getApiClient(context), locale) };
}

export const headers = () => cachePublicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: '/searches',
    title: mySearches[locale],
    description: words.lead[locale],
    noindex: true,
  });
}

export default function Searches() {
  const { names } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const hydrated = useHydrated();
  const searches = usePastSearches();
  return (
    <div className={`${css.page} wrap`}>
      <h1>{mySearches[locale]}</h1>
      <p className={css.lead}>{words.lead[locale]}</p>
      <p className={css.lead}>
        {words.alertsByEmail[locale]} <a href={pathTo(locale, '/alerts/manage')}>{words.changeAlerts[locale]}</a>
      </p>
      <noscript>
        <p className={css.noscript}>{words.needsScript[locale]}</p>
      </noscript>
      <div className={css.list} data-waiting={hydrated ? undefined : ''}>
        {hydrated && (
          <>
            <SearchHistoryList
              key={locale}
              locale={locale}
              searches={searches}
              names={names}
              extra={(query) => <SaveSearchLink locale={locale} query={query} text={saveSearch} kind="outline" />}
            />
            {searches.length === 0 && <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]} />}
          </>
        )}
      </div>
      <PresetSearches locale={locale} names={names} />
    </div>
  );
}
