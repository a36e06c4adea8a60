/** Up to four listings side by side: /compare?ids=1,2,3. The address says all, so the page can be shared and needs no script. */

import * as words from '@estia/contract/favorites/compare-messages';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { useBrowserListings } from '../../features/favorites/browser-listings.ts';
import { createListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { cachePublicFor, headersFromLoader } from '../../platform/cache-headers.ts';
import { orThrowFailure } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';
import { getCurrentMinute } from '../../platform/page-time.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CompareTable } from './CompareTable.tsx';
import css from './compare.module.css';
import { comparePath } from './compare-path.ts';
import { createCompareRows } from './compare-rows.ts';

const MAX_LISTINGS = 4;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const origin = getOrigin(context);
  const written = url.searchParams.get('ids') ?? '';
  const ids = /^\d{1,15}(,\d{1,15})*$/.test(written)
    ? [...new Set(written.split(',').map(Number))].slice(0, MAX_LISTINGS)
    : [];
  const only = url.searchParams.get('only') === 'differences';
  const found =
    ids.length === 0
      ? []
      : (await orThrowFailure(callApi('GET /property/cards', { query: { listing_ids: ids.join(',') } }))).properties;
  const listings = await Promise.all(
    found.map(async (card) => {
      const query = { for: card.for, property_id: card.property_id };
      return (await orThrowFailure(callApi('GET /property/property', { query }))).property;
    }),
  );
  const now = getCurrentMinute();
  return data(
    {
      origin,
      ids: found.map((card) => card.listing_id),
      gone: ids.length - found.length,
      only,
      cards: found.map((card) => createListingCardView(card, locale, now)),
      ...createCompareRows(listings, locale),
    },
    { headers: cachePublicFor(60) },
  );
}

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: comparePath(loaderData?.ids ?? []),
    title: words.title[locale],
    description: words.description[locale],
    noindex: true,
  });
}

export default function Compare() {
  const { ids, gone, only, cards, facts, amenities } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const chosen = useBrowserListings((stored) => stored.compared);
  if (cards.length === 0) {
    return (
      <Notice
        page
        title={(chosen.length > 0 ? words.chosenTitle[locale] : () => words.emptyTitle[locale])(chosen.length)}
        text={gone > 0 ? words.gone[locale](gone) : (chosen.length > 0 ? words.chosenText : words.emptyText)[locale]}
      >
        {chosen.length > 1 && (
          <a
            className={buttonClass('primary')}
            href={localizePath(locale, comparePath(chosen.map((listing) => listing.id)))}
          >
            {words.openChosen[locale](chosen.length)}
          </a>
        )}
        <a className={buttonClass('outline')} href={pathTo(locale, '/properties/search')}>
          {words.search[locale]}
        </a>
      </Notice>
    );
  }
  const isShown = (row: { differs: boolean }) => !only || row.differs;
  return (
    <div className={`${css.page} wrap`}>
      <div className={css.head}>
        <h1>{words.title[locale]}</h1>
        {cards.length > 1 && (
          <a className={buttonClass('outline')} href={localizePath(locale, comparePath(ids, !only))}>
            {(only ? words.everything : words.onlyDifferences)[locale]}
          </a>
        )}
      </div>
      {gone > 0 && <p className={css.note}>{words.gone[locale](gone)}</p>}
      {cards.length === 1 && <p className={css.note}>{words.oneMore[locale]}</p>}
      {only && ![...facts, ...amenities].some(isShown) && <p className={css.note}>{words.noDifferences[locale]}</p>}
      <CompareTable
        locale={locale}
        only={only}
        cards={cards}
        facts={facts.filter(isShown)}
        amenities={amenities.filter(isShown)}
      />
    </div>
  );
}
