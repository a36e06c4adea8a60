/** One saved search in a list: what it looks for, how it tells, and what can be done with it. All plain forms. */
import { describeSchedule, type QuietHours } from '@estia/contract/alerts/alert-settings-messages';
import type { SavedSearch } from '@estia/contract/alerts/model';
import { savedSearchesMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import { formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import type { FormError } from '../../platform/forms.ts';
import { buttonClass } from '../../ui/button.ts';
import rows from '../../ui/row-list.module.css';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { isStoppedSearch } from './is-stopped-search.ts';
import { DeleteSearchForm, PauseSearchForm, RenameSearchForm } from './SavedSearchForms.tsx';
import css from './SavedSearchRow.module.css';

export type SavedSearchView = SavedSearch & { description: string; href: string };

type Props = {
  locale: Locale;
  search: SavedSearchView;
  /** Where its name leads; its results, unless it has a page of its own. */
  href?: string;
  formKey: string;
  refusal: FormError | null;
  /** Sent with every form, beside the id. */
  hidden?: Readonly<Record<string, string>>;
  /** Of the account; visitors have none. */
  quiet: QuietHours | null;
  /** Of the account: its profile has switched emails off. */
  isEmailOff?: boolean;
  /** Of the recent matches, where it has a page of its own. */
  matchesHref?: string;
  /** Of its settings: a link or a form that opens. */
  settings: ReactNode;
};

export function SavedSearchRow({ locale, search, href = search.href, settings, quiet, ...rest }: Props) {
  const name = search.name ?? search.description;
  const isStopped = isStoppedSearch(search);
  const forms = {
    locale,
    search: { ...search, is_paused: search.is_paused || isStopped },
    name,
    formKey: rest.formKey,
    refusal: rest.refusal,
    hidden: { ...rest.hidden, id: search.id },
  };
  return (
    <li className={`${rows.row} ${css.item}`}>
      <div className={rows.what}>
        <h3 className={css.name}>
          <a className={rows.name} href={href}>
            {name}
          </a>
          {search.unseen > 0 && (
            <a href={rest.matchesHref ?? href}>
              <StatusBadge tone="info">{words.unseen[locale](search.unseen)}</StatusBadge>
            </a>
          )}
          {forms.search.is_paused && (
            <StatusBadge tone="care">{(isStopped ? words.stopped : words.paused)[locale]}</StatusBadge>
          )}
        </h3>
        {search.name !== null && <p className={css.words}>{search.description}</p>}
        <p className={rows.small}>
          {!isStopped && `${describeSchedule(search, locale, quiet, rest)} · `}
          {search.last_match_at === null
            ? words.noMatch[locale]
            : words.lastMatch[locale](formatShortDate(search.last_match_at, locale))}
        </p>
      </div>
      <div className={css.actions}>
        {href !== search.href && (
          <a className={buttonClass('outline')} href={search.href}>
            {words.see[locale]}
            <span className="vh">: {name}</span>
          </a>
        )}
        {settings}
        <PauseSearchForm {...forms} />
        <RenameSearchForm {...forms} />
        <DeleteSearchForm {...forms} />
      </div>
    </li>
  );
}
