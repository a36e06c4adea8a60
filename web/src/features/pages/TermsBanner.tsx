/** PAGE-1: over every page of the dashboard: what will change, and the request to accept what holds. Nothing is blocked. */

import { formatLongDate } from '@estia/contract/format';
import { legalPaths } from '@estia/contract/pages/limits';
import { termsMessages as words } from '@estia/contract/pages/terms-messages';
import type { Locale } from '@estia/contract/pair';
import { useLocation } from 'react-router';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath, stripLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { FormAuthorInput, SubmitButton } from '../../ui/form/Form.tsx';
import css from './TermsBanner.module.css';

export type TermsAcceptance = ApiReply<'GET /user/terms'>;

export const TERMS_PATH = '/dashboard/user/terms';

export function TermsBanner({ locale, terms }: { locale: Locale; terms: TermsAcceptance }) {
  const path = stripLocale(useLocation().pathname).replace(/\/$/, '');
  // There the same stands at length.
  if (path === TERMS_PATH) return null;
  return (
    <>
      {!terms.is_accepted && <AcceptTermsBanner locale={locale} version={terms.in_force.version} />}
      {terms.upcoming.map((next) => (
        <UpcomingTermsBanner key={`${next.kind} ${next.version}`} locale={locale} next={next} />
      ))}
    </>
  );
}

export function AcceptTermsBanner({ locale, version }: { locale: Locale; version: string }) {
  return (
    <section className={`${css.banner} ${css.care}`} aria-label={words.acceptTitle[locale]}>
      <h2>{words.acceptTitle[locale]}</h2>
      <p>{words.acceptText[locale](formatLongDate(version, locale))}</p>
      <form method="post" action={localizePath(locale, TERMS_PATH)} className={css.actions}>
        <FormAuthorInput />
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="accept.version" value={version} />
        <SubmitButton locale={locale} kind="primary">
          {words.accept[locale]}
        </SubmitButton>
        <a className={buttonClass('outline')} href={localizePath(locale, legalPaths.terms)}>
          {words.read[locale]}
        </a>
        <a className={buttonClass('text', css.long)} href={`${pathTo(locale, '/dashboard/user/privacy')}#erase`}>
          {words.leave[locale]}
        </a>
      </form>
    </section>
  );
}

export function UpcomingTermsBanner({ locale, next }: { locale: Locale; next: TermsAcceptance['upcoming'][number] }) {
  const title = words.changeTitle[next.kind][locale](formatLongDate(next.effective_from, locale));
  return (
    <section className={css.banner} aria-label={title}>
      <h2>{title}</h2>
      <p className={css.changes}>{next.changes[locale]}</p>
      <p className={css.actions}>
        <a
          className={buttonClass('outline')}
          href={localizePath(locale, `${legalPaths[next.kind]}?version=${next.version}`)}
        >
          {words.readNext[locale]}
        </a>
      </p>
    </section>
  );
}
