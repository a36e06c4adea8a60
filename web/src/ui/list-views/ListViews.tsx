/** Above a list of admins: the views that they have saved of it, and where the present one is kept. Plain addresses. */
import { toViewQuery, type ViewedList } from '@estia/contract/admin-lists/list-views';
import { listViewFlashMessages, listViewMessages as words } from '@estia/contract/admin-lists/view-messages';
import type { Locale } from '@estia/contract/pair';
import { useLocation } from 'react-router';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { viewedListPaths } from '../../platform/paths/viewed-list-paths.ts';
import type { SavedView } from '../../platform/saved-views.ts';
import { FlashMessage } from '../form/FlashMessage.tsx';
import css from './ListViews.module.css';

type Props = { locale: Locale; list: ViewedList; views: readonly SavedView[] };

export function ListViews({ locale, list, views }: Props) {
  const current = toViewQuery(useLocation().search);
  const isSaved = views.some(({ query }) => query === current);
  if (views.length === 0 && current === '') return null;
  const manage = (query: string) =>
    `${pathTo(locale, '/dashboard/admin/list-views')}?${new URLSearchParams(query === '' ? { list } : { list, query })}`;
  return (
    <>
      <FlashMessage locale={locale} words={listViewFlashMessages} />
      <nav className={css.views} aria-label={words.title[locale]}>
        {views.map(({ id, name, query }) => (
          <a
            key={id}
            href={`${localizePath(locale, viewedListPaths[list])}?${query}`}
            aria-current={query === current ? 'page' : undefined}
            translate="no"
          >
            {name}
          </a>
        ))}
        {current !== '' && !isSaved && <a href={manage(current)}>{words.save[locale]}</a>}
        {views.length > 0 && <a href={manage('')}>{words.manage[locale]}</a>}
      </nav>
    </>
  );
}
