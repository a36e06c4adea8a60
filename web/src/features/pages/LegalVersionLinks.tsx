/** Every version there was and will be, each with its day. */
import { formatLongDate } from '@estia/contract/format';
import { type LegalKind, legalPaths } from '@estia/contract/pages/limits';
import type { LegalState } from '@estia/contract/pages/model';
import { versionMessages as words } from '@estia/contract/pages/page-layout-messages';
import type { Locale } from '@estia/contract/pair';
import { localizePath } from '../../platform/locale.ts';
import css from './LegalVersionLinks.module.css';

type Props = {
  locale: Locale;
  kind: LegalKind;
  versions: readonly { version: string; effective_from: string; state: LegalState }[];
  shown: string;
};

export function LegalVersionLinks({ locale, kind, versions, shown }: Props) {
  if (versions.length < 2) return null;
  const path = localizePath(locale, legalPaths[kind]);
  return (
    <section className={css.versions} aria-labelledby="versions">
      <h2 id="versions">{words.all[locale]}</h2>
      <ul>
        {versions.map(({ version, effective_from, state }) => (
          <li key={version}>
            <a
              href={state === 'in_force' ? path : `${path}?version=${version}`}
              aria-current={version === shown ? 'page' : undefined}
            >
              {formatLongDate(effective_from, locale)}
            </a>{' '}
            <span>{words.states[state][locale]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
