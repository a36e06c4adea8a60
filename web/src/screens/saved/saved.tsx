/** What this browser keeps: favourites of a visitor (a member's are in the dashboard), hidden homes, and whether it may mark what was seen. */

import { savedPageMessages as words } from '@estia/contract/favorites/saved-page-messages';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { CompareTray } from '../../features/favorites/CompareTray.tsx';
import { loadFavorites } from '../../features/favorites/favorites.ts';
import { cachePublicFor } from '../../platform/cache-headers.ts';
import { hasSession } from '../../platform/has-session.ts';
import { getOrigin } from '../../platform/load-context.ts';
import { getLocale, stripLocale, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SavedListings } from './SavedListings.tsx';
import { SeenListingsSetting } from './SeenListingsSetting.tsx';
import css from './saved.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: getOrigin(context) });

export const headers = () => cachePublicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: stripLocale(location.pathname),
    title: words.title[locale],
    description: words.lead[locale],
    noindex: true,
  });
}

export default function Saved() {
  const locale = useLocale();
  // Served for a visitor, as every public page; the browser knows better once it lives.
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    setSignedIn(hasSession());
    // What belongs to an account is not left lying about for whoever opens this browser without a connection.
    if (hasSession())
      void import('../../features/favorites/offline-favorites.ts').then((offline) => offline.deleteOfflineFavorites());
    void loadFavorites();
  }, []);
  return (
    <div className={`${css.page} wrap`}>
      <h1>{words.title[locale]}</h1>
      <p className={css.lead}>{words.lead[locale]}</p>
      <noscript>
        <p className={css.lead}>{words.needsScript[locale]}</p>
      </noscript>
      {isSignedIn ? (
        <Notice title={words.inAccount[locale]} text={words.inAccountText[locale]}>
          <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/user/favorites')}>
            {words.open[locale]}
          </a>
        </Notice>
      ) : (
        <>
          <p className={css.offer}>
            {words.offer[locale]}{' '}
            <a className={css.link} href={`${pathTo(locale, '/auth/login')}?next=/dashboard/user/favorites`}>
              {words.login[locale]}
            </a>
          </p>
          <SavedListings list="favorites" locale={locale} />
        </>
      )}
      <SavedListings list="hidden" locale={locale} />
      <SeenListingsSetting locale={locale} />
      <div className={css.bottom}>
        <CompareTray locale={locale} />
      </div>
    </div>
  );
}
