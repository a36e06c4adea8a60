/** COOK-1: the same settings as a page, for whoever comes by address, from the footer without script, or to read. */

import { necessaryStorageItems, consentSettingsMessages as words } from '@estia/contract/consent/settings-messages';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { ConsentSettings } from '../features/consent/ConsentSettings.tsx';
import { cachePublicFor } from '../platform/cache-headers.ts';
import { useConsentChoice } from '../platform/consent.ts';
import { getOrigin } from '../platform/load-context.ts';
import { getLocale, stripLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { useHydrated } from '../platform/use-hydrated.ts';
import css from './cookie-settings.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: getOrigin(context) });

export const headers = () => cachePublicFor(600);

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    path: stripLocale(location.pathname),
    title: words.title[locale],
    description: words.pageLead[locale],
  });
}

const formatDay = (at: number, locale: 'el' | 'en'): string =>
  new Date(at).toLocaleDateString(locale === 'el' ? 'el-GR' : 'en-GB', { dateStyle: 'long' });

export default function CookieSettings() {
  useLoaderData<typeof loader>();
  const locale = useLocale();
  const alive = useHydrated();
  const choice = useConsentChoice();
  const [saved, setSaved] = useState(0);
  return (
    <article className={`${css.page} wrap`}>
      <h1>{words.title[locale]}</h1>
      <p className={css.lead}>{words.pageLead[locale]}</p>
      <h2>{words.purposesTitle[locale]}</h2>
      <noscript>
        <p className={css.note}>{words.needsScript[locale]}</p>
      </noscript>
      <p className={css.state}>
        {alive && (choice ? words.chosenOn[locale](formatDay(choice.at, locale)) : words.notChosen[locale])}
      </p>
      <ConsentSettings locale={locale} page onChosen={() => setSaved((times) => times + 1)} />
      <p className={css.said} role="status" key={saved}>
        {saved > 0 && words.saved[locale]}
      </p>
      <h2>{words.storedTitle[locale]}</h2>
      <p>{words.storedLead[locale]}</p>
      <div className={css.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.storedName[locale]}</th>
              <th scope="col">{words.storedPurpose[locale]}</th>
              <th scope="col">{words.storedDuration[locale]}</th>
            </tr>
          </thead>
          <tbody>
            {necessaryStorageItems.map(({ name, why, howLong }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{why[locale]}</td>
                <td>{howLong[locale]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a className={css.link} href={pathTo(locale, '/privacy-policy')}>
          {words.more[locale]}
        </a>
      </p>
    </article>
  );
}
