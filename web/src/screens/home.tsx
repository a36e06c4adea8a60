/** Home. Every section asks for itself: one that fails says so in its place, and the page around it stands. */
import * as words from '@estia/contract/search/messages';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import share from '../art/share.jpg';
import { fromLoader, publicFor, withGaps } from '../platform/caching.ts';
import { raise, settle } from '../platform/failures.ts';
import { head } from '../platform/head.ts';
import { askFrom, originFrom } from '../platform/load-context.ts';
import { localeOf, useLocale } from '../platform/locale.ts';
import { thisMinute } from '../platform/this-minute.ts';
import { Discover } from './home/Discover.tsx';
import { discoverList, readTab } from './home/discover-tabs.ts';
import { Guides } from './home/Guides.tsx';
import { Hero } from './home/Hero.tsx';
import { HousesForYou } from './home/HousesForYou.tsx';
import { PriceMapPromo } from './home/PriceMapPromo.tsx';
import { Promos } from './home/Promos.tsx';
import { Realtors } from './home/Realtors.tsx';
import { homeGuides, homeRealtors } from './home/sections.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const now = thisMinute();
  const tab = readTab(url.searchParams.get('discover'));
  const [image, figures, categories, discover, recommended, realtors, guides] = await Promise.all([
    settle(ask('GET /site/home-image')),
    settle(ask('GET /property/live-figures')),
    settle(ask('GET /property/categories')),
    settle(discoverList(ask, tab, locale, now)),
    settle(discoverList(ask, 'recommended-houses', locale, now)),
    settle(homeRealtors(ask, locale)),
    settle(homeGuides(ask, locale)),
  ]);
  const asked = [figures, categories, discover, recommended, realtors, guides];
  const failed = asked.filter((part) => !part.ok);
  // Nothing at all could be read: that is not a home page with gaps, it is an outage.
  if (failed.length === asked.length && failed[0]?.ok === false) raise(failed[0].failure);
  return data(
    {
      origin: originFrom(context),
      now,
      tab,
      image: image.ok ? image.value.key : null,
      figures: figures.ok ? figures.value : null,
      categories: categories.ok
        ? categories.value.rows.map((row) => ({ id: row.category_id, name: row.name[locale] }))
        : [],
      discover,
      recommended,
      realtors,
      guides,
    },
    failed.length === 0 ? { headers: publicFor(60) } : withGaps,
  );
}

export const headers = fromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { origin } = loaderData;
  return head({
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

export default function Home() {
  const home = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <>
      <Hero locale={locale} categories={home.categories} live={home.figures?.live ?? null} image={home.image} />
      <Discover key={home.tab} locale={locale} tab={home.tab} first={home.discover} now={home.now} />
      <PriceMapPromo locale={locale} />
      <Promos locale={locale} figures={home.figures} />
      <HousesForYou locale={locale} recommended={home.recommended} now={home.now} />
      <Realtors locale={locale} realtors={home.realtors} />
      <Guides locale={locale} guides={home.guides} />
    </>
  );
}
