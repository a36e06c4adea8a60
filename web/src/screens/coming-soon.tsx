/** An honest page for every address that is not built yet, and where to go meanwhile. */

import { coming } from '@estia/contract/site/coming-messages';
import { notFound } from '@estia/contract/site/messages';
import type { MetaArgs } from 'react-router';
import { cachePublicFor } from '../platform/cache-headers.ts';
import { getLocale, stripLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { buttonClass } from '../ui/button.ts';
import { Notice } from '../ui/Notice.tsx';

export const headers = () => cachePublicFor(60);

export function meta({ location }: MetaArgs) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: '',
    locale,
    path: stripLocale(location.pathname),
    title: coming.lead[locale],
    description: coming.text[locale],
    noindex: true,
  });
}

export default function ComingSoon() {
  const locale = useLocale();
  return (
    <Notice page title={coming.lead[locale]} text={coming.text[locale]}>
      <a className={buttonClass('primary')} href={pathTo(locale, '/properties/search')}>
        {notFound.search[locale]}
      </a>
      <a className={buttonClass('outline')} href={pathTo(locale, '/')}>
        {notFound.home[locale]}
      </a>
    </Notice>
  );
}
