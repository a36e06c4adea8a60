/** PAGE-1: over every page of the dashboard: what will change, and the request to accept what holds. Nothing is blocked. */
import { formatLongDate } from '@estia/contract/numbers';
import { legalPaths } from '@estia/contract/pages/limits';
import { termsMessages as words } from '@estia/contract/pages/terms-messages';
import type { Locale } from '@estia/contract/pair';
import { useLocation } from 'react-router';
import type { AskReply } from '../../platform/ask.ts';
import { bare, to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Submit } from '../../ui/form/Form.tsx';
import css from './TermsBanner.module.css';

export type MyTerms = AskReply<'GET /user/terms'>;

export const TERMS_PAGE = '/dashboard/user/terms';

export function TermsBanner({ locale, terms }: { locale: Locale; terms: MyTerms }) {
  const path = bare(useLocation().pathname).replace(/\/$/, '');
  // There the same is said at length.
  if (path === TERMS_PAGE) return null;
  return (
    <>
      {!terms.accepted && <AcceptRequest locale={locale} version={terms.in_force.version} />}
      {terms.upcoming.map((next) => (
        <Upcoming key={`${next.kind} ${next.version}`} locale={locale} next={next} />
      ))}
    </>
  );
}

export function AcceptRequest({ locale, version }: { locale: Locale; version: string }) {
  return (
    <section className={`${css.banner} ${css.care}`} aria-label={words.askTitle[locale]}>
      <h2>{words.askTitle[locale]}</h2>
      <p>{words.ask[locale](formatLongDate(version, locale))}</p>
      <form method="post" action={to(locale, TERMS_PAGE)} className={css.acts}>
        <input type="hidden" name="act" value="accept" />
        <input type="hidden" name="accept.version" value={version} />
        <Submit locale={locale} kind="main">
          {words.accept[locale]}
        </Submit>
        <a className={buttonClass('line')} href={to(locale, legalPaths.terms)}>
          {words.read[locale]}
        </a>
        <a className={buttonClass('quiet', css.long)} href={to(locale, '/dashboard/user/privacy#erase')}>
          {words.leave[locale]}
        </a>
      </form>
    </section>
  );
}

export function Upcoming({ locale, next }: { locale: Locale; next: MyTerms['upcoming'][number] }) {
  const title = words.changeTitle[next.kind][locale](formatLongDate(next.effective_from, locale));
  return (
    <section className={css.banner} aria-label={title}>
      <h2>{title}</h2>
      <p className={css.changes}>{next.changes[locale]}</p>
      <p className={css.acts}>
        <a className={buttonClass('line')} href={to(locale, `${legalPaths[next.kind]}?version=${next.version}`)}>
          {words.readNext[locale]}
        </a>
      </p>
    </section>
  );
}
