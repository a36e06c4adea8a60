/** What the browser shows by itself without a connection (public/sw.js): a way back, and the favourites it has stored. */

import { formatDateTime, formatEuro } from '@estia/contract/format';
import { offline as words } from '@estia/contract/site/offline-messages';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { getBrowserListings } from '../features/favorites/browser-listings.ts';
import { useOfflineFavorites } from '../features/favorites/offline-favorites.ts';
import { cachePublicFor } from '../platform/cache-headers.ts';
import { getOrigin } from '../platform/load-context.ts';
import { getLocale, stripLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import css from './offline.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: getOrigin(context) });

export const headers = () => cachePublicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: stripLocale(location.pathname),
    title: words.title[locale],
    description: words.text[locale],
    noindex: true,
  });
}

/** Where the visitor was going. Only addresses of this site: `//elsewhere` is one of another. */
const findRequestedPath = (): string | null => (/^#\/(?![/\\])/.test(location.hash) ? location.hash.slice(1) : null);

export default function Offline() {
  const locale = useLocale();
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => {
    const target = findRequestedPath();
    setBack(target);
    const go = () => location.replace(target ?? pathTo(locale, '/'));
    const stay = () => removeEventListener('online', go);
    addEventListener('online', go);
    // Whoever is already on the way to another page is not turned round.
    addEventListener('beforeunload', stay);
    return () => {
      stay();
      removeEventListener('beforeunload', stay);
    };
  }, [locale]);
  return (
    <div className="wrap">
      <Notice page title={words.title[locale]} text={words.text[locale]}>
        <a className={buttonClass('primary')} href={back ?? pathTo(locale, '/')} data-reload="">
          <Icon name="again" /> {words.again[locale]}
        </a>
      </Notice>
      <OfflineListings />
    </div>
  );
}

function OfflineListings() {
  const locale = useLocale();
  const offline = useOfflineFavorites();
  const mine = filterStillSaved(offline.homes);
  if (mine.length === 0) return null;
  return (
    <section className={css.kept} aria-labelledby="kept">
      <h2 id="kept">{words.favorites[locale]}</h2>
      <p>{words.favoritesText[locale](formatDateTime(new Date(offline.at).toISOString(), locale))}</p>
      <ul lang={offline.locale}>
        {mine.map((listing) => (
          <li key={listing.id}>
            {listing.photo ? <img src={`${listing.photo}?kept`} alt="" width="320" height="240" /> : <span />}
            <div>
              <p className={css.price}>
                {formatEuro(listing.price)} {listing.rent && <small>{words.perMonth[offline.locale]}</small>}
              </p>
              <h3>
                <a href={listing.href} data-reload="">
                  {listing.title}
                </a>
              </h3>
              <p>{listing.place}</p>
              <p>{listing.facts}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only what is still a favourite: a heart that was taken back, or went into an account, is not shown. */
function filterStillSaved<T extends { id: number }>(listings: readonly T[]): readonly T[] {
  if (listings.length === 0) return listings;
  const { favorites } = getBrowserListings();
  return listings.filter(({ id }) => favorites.includes(id));
}
