/** An honest page for every address that is not built yet: what will be here, and where to go meanwhile. */

import { coming, comingScreens } from '@estia/contract/site/coming-messages';
import { notFound } from '@estia/contract/site/messages';
import { type MetaArgs, useMatches } from 'react-router';
import { cachePublicFor } from '../platform/cache-headers.ts';
import { getLocale, stripLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { buttonClass } from '../ui/button.ts';
import { Notice } from '../ui/Notice.tsx';

const getMessages = (name: string | undefined) =>
  comingScreens[name ?? ''] ?? { title: coming.lead, text: coming.text };

export const headers = () => cachePublicFor(60);

export function meta({ location, matches }: MetaArgs) {
  const locale = getLocale(location.pathname);
  const { title, text } = getMessages(matches.at(-1)?.id);
  return createPageMeta({
    origin: '',
    locale,
    path: stripLocale(location.pathname),
    title: title[locale],
    description: text[locale],
    noindex: true,
  });
}

export default function ComingSoon() {
  const locale = useLocale();
  const name = useMatches().at(-1)?.id;
  const { title, text } = getMessages(name);
  return (
    <Notice page mark={coming.lead[locale]} title={title[locale]} text={`${text[locale]} ${coming.text[locale]}`}>
      <a className={buttonClass('primary')} href={pathTo(locale, '/properties/search')}>
        {notFound.search[locale]}
      </a>
      <a className={buttonClass('outline')} href={pathTo(locale, '/')}>
        {notFound.home[locale]}
      </a>
    </Notice>
  );
}
