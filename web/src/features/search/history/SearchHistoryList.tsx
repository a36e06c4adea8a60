/** The searches of this browser: run again, name, delete. Lives only with script, because the list is the browser's own. */

import { formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { describeSearch, type SearchNames } from '@estia/contract/search/describe-search';
import * as words from '@estia/contract/search/history-messages';
import { failure } from '@estia/contract/site/messages';
import { type ReactNode, useRef, useState } from 'react';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { getPlaceValues, parseSearchQuery } from './parse-search-query.ts';
import { RenameSearchForm } from './RenameSearchForm.tsx';
import css from './SearchHistoryList.module.css';
import { deleteAllSearches, deleteSearch, renameSearch, restoreSearch } from './search-history-actions.ts';
import type { PastSearch } from './search-history-store.ts';
import { usePlaceNames } from './use-place-names.ts';

type Props = {
  locale: Locale;
  searches: readonly PastSearch[];
  names: SearchNames;
  /** What screens add to the actions of a search, by its query. */
  extra: (query: string) => ReactNode;
};
/** What was just done, announced; a deleted search can come back. */
type StatusMessage = { text: string; removed?: PastSearch };

export function SearchHistoryList({ locale, searches, names, extra }: Props) {
  const [editing, setEditing] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<StatusMessage | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const renamed = useRef<string | null>(null);
  const read = searches.map((search) => ({ search, fields: parseSearchQuery(search.query) }));
  const places = usePlaceNames(
    read.flatMap(({ fields }) => getPlaceValues(fields)),
    names.places ?? {},
    locale,
  );
  const wordsOf = ({ search, fields }: (typeof read)[number]): string => {
    // Until its places have names, a search goes by the words it had when it ran.
    const ready = getPlaceValues(fields).every((value) => places.names[value]);
    const description = search.said?.[locale];
    if (!ready && description) return description;
    const known = Object.fromEntries(Object.entries(places.names).filter(([, name]) => name !== ''));
    return describeSearch(fields, { ...names, places: known }, locale).join(' · ');
  };

  /** The button that was pressed is gone: whoever reads by keyboard goes on from the top of the list. */
  const toTop = () => heading.current?.focus();
  const remove = (search: PastSearch, name: string) => {
    deleteSearch(search.query);
    setDone({ text: words.removed[locale](name), removed: search });
    toTop();
  };
  const finish = (query: string, name: string | null) => {
    setEditing(null);
    renamed.current = query;
    if (name === null) return;
    renameSearch(query, name);
    setDone({ text: words.renamed[locale] });
  };

  const keepAll = () => {
    setAsking(false);
    toTop();
  };

  return (
    <section aria-labelledby="searches-list">
      <div className={css.head}>
        <h2 className="vh" id="searches-list" ref={heading} tabIndex={-1}>
          {words.list[locale]}
        </h2>
        <p className={css.done} role="status">
          {done?.text}
          {done?.removed && (
            <button
              className={buttonClass('text')}
              type="button"
              onClick={() => {
                if (done.removed) restoreSearch(done.removed);
                setDone(null);
                toTop();
              }}
            >
              {words.undo[locale]}
            </button>
          )}
        </p>
        {searches.length > 0 && !asking && (
          <button className={buttonClass('text')} type="button" onClick={() => setAsking(true)}>
            {words.clearAll[locale]}
          </button>
        )}
      </div>
      {asking && (
        // biome-ignore lint/a11y/useSemanticElements: a question in the page, not a set of fields.
        <div className={css.ask} role="group" aria-labelledby="clear-question">
          <p id="clear-question">{words.clearQuestion[locale](searches.length)}</p>
          <button
            className={buttonClass('primary')}
            type="button"
            onClick={() => {
              deleteAllSearches();
              setAsking(false);
              setDone({ text: words.cleared[locale] });
              toTop();
            }}
          >
            {words.clearYes[locale]}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that was pressed. */}
          <button className={buttonClass('outline')} type="button" autoFocus onClick={keepAll}>
            {words.clearNo[locale]}
          </button>
        </div>
      )}
      {places.status === 'failed' && (
        <p className={css.failed} role="alert">
          {failure.section[locale]}{' '}
          <button className={buttonClass('text')} type="button" onClick={places.again}>
            <Icon name="again" /> {failure.retry[locale]}
          </button>
        </p>
      )}
      <ol className={css.list} aria-busy={places.status === 'loading' || undefined}>
        {read.map((each) => {
          const { search } = each;
          const description = wordsOf(each);
          const name = search.name ?? description;
          const href = `${pathTo(locale, '/properties/search')}?${search.query}&page=1`;
          const spoken = (action: string) => words.ofSearch[locale](action, name);
          return (
            <li key={search.query} className={css.item}>
              <div className={css.what}>
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                {search.name !== undefined && <p className={css.said}>{description}</p>}
                <p className={css.meta}>
                  {words.foundOn[locale](search.count, formatShortDate(new Date(search.at).toISOString(), locale))}
                  {search.runs > 1 && ` · ${words.times[locale](search.runs)}`}
                </p>
              </div>
              {editing === search.query ? (
                <RenameSearchForm locale={locale} name={search.name ?? ''} onDone={(to) => finish(search.query, to)} />
              ) : (
                <div className={css.actions}>
                  <a className={buttonClass('outline', css.again)} href={href} aria-label={spoken(words.again[locale])}>
                    <Icon name="search" /> {words.again[locale]}
                  </a>
                  {extra(search.query)}
                  <button
                    className={buttonClass('text')}
                    type="button"
                    // The form took the button's place, and gives it back.
                    ref={(button) => {
                      if (!button || renamed.current !== search.query) return;
                      renamed.current = null;
                      button.focus();
                    }}
                    aria-label={spoken(words.rename[locale])}
                    onClick={() => setEditing(search.query)}
                  >
                    {words.rename[locale]}
                  </button>
                  <button
                    className={buttonClass('text')}
                    type="button"
                    aria-label={spoken(words.remove[locale])}
                    onClick={() => remove(search, name)}
                  >
                    {words.remove[locale]}
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
