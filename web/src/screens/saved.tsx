/** What this browser keeps: favourites, hidden homes, and whether it may mark what was seen. Filled once the page lives. */
import { savedPage as words } from '@estia/contract/favorites/saved-messages';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { CompareTray } from '../features/favorites/CompareTray.tsx';
import { publicFor } from '../platform/caching.ts';
import { head } from '../platform/head.ts';
import { originFrom } from '../platform/load-context.ts';
import { bare, localeOf, useLocale } from '../platform/locale.ts';
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
  return (
    <div className={`${css.page} wrap`}>
      <h1>{words.title[locale]}</h1>
      <p className={css.lead}>{words.lead[locale]}</p>
      <noscript>
        <p className={css.lead}>{words.needsScript[locale]}</p>
      </noscript>
      <SavedHomes list="favorites" locale={locale} />
      <SavedHomes list="hidden" locale={locale} />
      <SeenSetting locale={locale} />
      <div className={css.bottom}>
        <CompareTray locale={locale} />
      </div>
    </div>
  );
}
