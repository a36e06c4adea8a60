/** Screens and sections for what went wrong, with the way on. */

import { getPublicErrorMessage } from '@estia/contract/error-messages';
import type { Locale } from '@estia/contract/pair';
import { notFound, failure as words } from '@estia/contract/site/messages';
import { useLocation } from 'react-router';
import type { Failure } from '../platform/failures.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { buttonClass } from './button.ts';
import { Icon } from './icon/Icon.tsx';
import { Notice } from './Notice.tsx';

export function NotFoundScreen({ locale }: { locale: Locale }) {
  return (
    <>
      <title>{`${notFound.title[locale]} · 404`}</title>
      <meta name="robots" content="noindex" />
      <Notice page title={notFound.title[locale]} text={notFound.text[locale]} mark="404">
        <a className={buttonClass('primary')} href={pathTo(locale, '/')}>
          {notFound.home[locale]}
        </a>
        <a className={buttonClass('outline')} href={pathTo(locale, '/properties/search')}>
          {notFound.search[locale]}
        </a>
      </Notice>
    </>
  );
}

export function ErrorScreen({ locale, failure }: { locale: Locale; failure: Failure }) {
  const message = failure.code === 'internal' ? words.text : getPublicErrorMessage(failure.code);
  return (
    <>
      <title>{words.title[locale]}</title>
      <meta name="robots" content="noindex" />
      <Notice page title={words.title[locale]} text={message[locale]}>
        <RetryLink locale={locale} kind="primary" />
        <a className={buttonClass('outline')} href={pathTo(locale, '/')}>
          {notFound.home[locale]}
        </a>
        {failure.reference && (
          <p>
            {words.reference[locale]}: {failure.reference}
          </p>
        )}
      </Notice>
    </>
  );
}

/** ERR-1: one section failed, the page around it stands. */
export function SectionError({ locale, failure, href }: { locale: Locale; failure: Failure; href?: string }) {
  return (
    <Notice title={words.section[locale]} text={getPublicErrorMessage(failure.code)[locale]}>
      <RetryLink locale={locale} kind="outline" href={href} />
    </Notice>
  );
}

/** A link to this very page: it loads it anew, with and without script. */
function RetryLink({ locale, kind, href }: { locale: Locale; kind: 'primary' | 'outline'; href?: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <a className={buttonClass(kind)} href={href ?? `${pathname}${search}`} data-reload="">
      <Icon name="again" /> {words.retry[locale]}
    </a>
  );
}
