/** What this browser keeps: favourites of a visitor (a member's are in the dashboard), hidden homes, and whether it may mark what was seen. */
import { savedPageMessages as words } from '@estia/contract/favorites/saved-messages';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { CompareTray } from '../features/favorites/CompareTray.tsx';
import { openHearts } from '../features/favorites/hearts.ts';
import { publicFor } from '../platform/caching.ts';
import { hasSession } from '../platform/has-session.ts';
import { head } from '../platform/head.ts';
import { originFrom } from '../platform/load-context.ts';
import { bare, localeOf, to, useLocale } from '../platform/locale.ts';
import { buttonClass } from '../ui/button.ts';
import { Notice } from '../ui/Notice.tsx';
import { SavedHomes } from './saved/SavedHomes.tsx';
import { SeenSetting } from './saved/SeenSetting.tsx';
import css from './saved.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: originFrom(context) });

export const headers = () => publicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = localeOf(location.pathname);
  return head({
    origin: loaderData?.origin ?? '',
    locale,
    path: bare(location.pathname),
    title: words.title[locale],
    description: words.lead[locale],
    noindex: true,
  });
}

export default function Saved() {
  const locale = useLocale();
  // Served for a visitor, as every public page; the browser knows better once it lives.
  const [member, setMember] = useState(false);
  useEffect(() => {
    setMember(hasSession());
    // What belongs to an account is not left lying about for whoever opens this browser without a connection.
    if (hasSession()) void import('../features/favorites/kept-offline.ts').then((kept) => kept.forgetOffline());
    void openHearts();
  }, []);
  return (
    <div className={`${css.page} wrap`}>
      <h1>{words.title[locale]}</h1>
      <p className={css.lead}>{words.lead[locale]}</p>
      <noscript>
        <p className={css.lead}>{words.needsScript[locale]}</p>
      </noscript>
      {member ? (
        <Notice title={words.inAccount[locale]} text={words.inAccountText[locale]}>
          <a className={buttonClass('main')} href={to(locale, '/dashboard/user/favorites')}>
            {words.open[locale]}
          </a>
        </Notice>
      ) : (
        <>
          <p className={css.offer}>
            {words.offer[locale]}{' '}
            <a className={css.link} href={to(locale, '/auth/login?next=/dashboard/user/favorites')}>
              {words.login[locale]}
            </a>
          </p>
          <SavedHomes list="favorites" locale={locale} />
        </>
      )}
      <SavedHomes list="hidden" locale={locale} />
      <SeenSetting locale={locale} />
      <div className={css.bottom}>
        <CompareTray locale={locale} />
      </div>
    </div>
  );
}
