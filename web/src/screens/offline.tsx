/** What the browser shows by itself without a connection (public/sw.js): a way back, and the homes it has kept. */
import { formatDateTime, formatEuro } from '@estia/contract/numbers';
import { offline as words } from '@estia/contract/site/offline-messages';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { homesNow } from '../features/favorites/homes-memory.ts';
import { useKeptOffline } from '../features/favorites/kept-offline.ts';
import { publicFor } from '../platform/caching.ts';
import { head } from '../platform/head.ts';
import { originFrom } from '../platform/load-context.ts';
import { bare, localeOf, to, useLocale } from '../platform/locale.ts';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import css from './offline.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: originFrom(context) });

export const headers = () => publicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = localeOf(location.pathname);
  return head({
    origin: loaderData?.origin ?? '',
    locale,
    path: bare(location.pathname),
    title: words.title[locale],
    description: words.text[locale],
    noindex: true,
  });
}

/** Where the visitor was going. Only addresses of this site: `//elsewhere` is one of another. */
const wanted = (): string | null => (/^#\/(?![/\\])/.test(location.hash) ? location.hash.slice(1) : null);

export default function Offline() {
  const locale = useLocale();
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => {
    const target = wanted();
    setBack(target);
    const go = () => location.replace(target ?? to(locale, '/'));
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
        <a className={buttonClass('main')} href={back ?? to(locale, '/')} data-reload="">
          <Icon name="again" /> {words.again[locale]}
        </a>
      </Notice>
      <KeptHomes />
    </div>
  );
}

function KeptHomes() {
  const locale = useLocale();
  const kept = useKeptOffline();
  const mine = homesHere(kept.homes);
  if (mine.length === 0) return null;
  return (
    <section className={css.kept} aria-labelledby="kept">
      <h2 id="kept">{words.kept[locale]}</h2>
      <p>{words.keptText[locale](formatDateTime(new Date(kept.at).toISOString(), locale))}</p>
      <ul lang={kept.locale}>
        {mine.map((home) => (
          <li key={home.id}>
            {home.photo ? <img src={`${home.photo}?kept`} alt="" width="320" height="240" /> : <span />}
            <div>
              <p className={css.price}>
                {formatEuro(home.price)} {home.rent && <small>{words.perMonth[kept.locale]}</small>}
              </p>
              <h3>
                <a href={home.href} data-reload="">
                  {home.title}
                </a>
              </h3>
              <p>{home.place}</p>
              <p>{home.facts}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only what is still kept: a heart that was taken back, or went into an account, is not shown. */
function homesHere<T extends { id: number }>(homes: readonly T[]): readonly T[] {
  if (homes.length === 0) return homes;
  const { favorites } = homesNow();
  return homes.filter(({ id }) => favorites.includes(id));
}
