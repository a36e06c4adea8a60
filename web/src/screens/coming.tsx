/** An honest page for every address that is not built yet: what will be here, and where to go meanwhile. */
import { coming, comingScreens } from '@estia/contract/site/coming-messages';
import { notFound } from '@estia/contract/site/messages';
import { type MetaArgs, useMatches } from 'react-router';
import { publicFor } from '../platform/caching.ts';
import { head } from '../platform/head.ts';
import { bare, localeOf, to, useLocale } from '../platform/locale.ts';
import { buttonClass } from '../ui/button.ts';
import { Notice } from '../ui/Notice.tsx';

const wordsOf = (name: string | undefined) => comingScreens[name ?? ''] ?? { title: coming.lead, text: coming.text };

export const headers = () => publicFor(60);

export function meta({ location, matches }: MetaArgs) {
  const locale = localeOf(location.pathname);
  const { title, text } = wordsOf(matches.at(-1)?.id);
  return head({
    origin: '',
    locale,
    path: bare(location.pathname),
    title: title[locale],
    description: text[locale],
    noindex: true,
  });
}

export default function Coming() {
  const locale = useLocale();
  const name = useMatches().at(-1)?.id;
  const { title, text } = wordsOf(name);
  return (
    <Notice page mark={coming.lead[locale]} title={title[locale]} text={`${text[locale]} ${coming.text[locale]}`}>
      <a className={buttonClass('main')} href={to(locale, '/properties/search')}>
        {notFound.search[locale]}
      </a>
      <a className={buttonClass('line')} href={to(locale, '/')}>
        {notFound.home[locale]}
      </a>
    </Notice>
  );
}
