/** Home. Every section asks for itself: one that fails says so in its place, and the page around it stands. */
import * as words from '@estia/contract/search/messages';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import share from '../art/share.jpg';
import { useSeenCount } from '../features/favorites/browser-listings.ts';
import { cachePublicFor, headersFromLoader, incompletePageInit } from '../platform/cache-headers.ts';
import { settle, throwFailure } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { getCurrentMinute } from '../platform/page-time.ts';
import { useLazyModule } from '../platform/use-lazy-module.ts';
import { Discover } from './home/Discover.tsx';
import { loadDiscoverListings, parseDiscoverTab } from './home/discover-tabs.ts';
import { FeaturedAgencies } from './home/FeaturedAgencies.tsx';
import { Guides } from './home/Guides.tsx';
import { Hero } from './home/Hero.tsx';
import { loadFeaturedAgencies, loadGuides } from './home/home-sections.ts';
import { PriceMapPromo } from './home/PriceMapPromo.tsx';
import { Promos } from './home/Promos.tsx';
import { RecommendedListings } from './home/RecommendedListings.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const now = getCurrentMinute();
  const tab = parseDiscoverTab(url.searchParams.get('discover'));
  const [image, counts, categories, discover, recommended, realtors, guides] = await Promise.all([
    settle(callApi('GET /site/home-image')),
    settle(callApi('GET /property/live-counts')),
    settle(callApi('GET /property/categories')),
    settle(loadDiscoverListings(callApi, tab, locale, now)),
    settle(loadDiscoverListings(callApi, 'recommended-houses', locale, now)),
    settle(loadFeaturedAgencies(callApi, locale)),
    settle(loadGuides(callApi, locale)),
  ]);
  const asked = [counts, categories, discover, recommended, realtors, guides];
  const failed = asked.filter((part) => !part.ok);
  // Nothing at all could be read: that is not a home page with gaps, it is an outage.
  if (failed.length === asked.length && failed[0]?.ok === false) throwFailure(failed[0].failure);
  return data(
    {
      origin: getOrigin(context),
      now,
      tab,
      image: image.ok ? image.value.key : null,
      figures: counts.ok ? counts.value : null,
      categories: categories.ok
        ? categories.value.rows.map((row) => ({ id: row.category_id, name: row.name[locale] }))
        : [],
      discover,
      recommended,
      realtors,
      guides,
    },
    failed.length === 0 ? { headers: cachePublicFor(60) } : incompletePageInit,
  );
}

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const locale = getLocale(location.pathname);
  const { origin } = loaderData;
  return createPageMeta({
    origin,
    locale,
    path: '/',
    title: words.homeTitle[locale],
    description: words.homeDescription[locale],
    image: share,
    jsonLd: [
      { '@type': 'WebSite', name: 'Εστία', alternateName: 'Estia', url: `${origin}/`, inLanguage: ['el', 'en'] },
    ],
  });
}

/** Of nobody else's business, and of nobody's page who has opened nothing: fetched where there is something to show. */
const loadRecentlyViewed = () => import('./home/RecentlyViewed.tsx');

export default function Home() {
  const loaded = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { part: recent, want } = useLazyModule(loadRecentlyViewed);
  const hasSeen = useSeenCount() > 0;
  useEffect(() => {
    if (hasSeen) want();
  }, [hasSeen, want]);
  return (
    <>
      <Hero locale={locale} categories={loaded.categories} live={loaded.figures?.live ?? null} image={loaded.image} />
      <Discover key={loaded.tab} locale={locale} tab={loaded.tab} first={loaded.discover} now={loaded.now} />
      <PriceMapPromo locale={locale} />
      <Promos locale={locale} counts={loaded.figures} />
      <RecommendedListings locale={locale} recommended={loaded.recommended} now={loaded.now} />
      {recent && <recent.RecentlyViewed locale={locale} now={loaded.now} />}
      <FeaturedAgencies locale={locale} realtors={loaded.realtors} />
      <Guides locale={locale} guides={loaded.guides} />
    </>
  );
}
