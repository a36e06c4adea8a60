/** How the list is drawn: links, so that it works without script and can be shared. */
import { listNames } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import { type FilterFields, type ResultsView, searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/results-messages';
import { localizePath } from '../../platform/locale.ts';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import css from './ViewMenu.module.css';

const icons: Record<ResultsView, IconName> = { grid: 'cards', list: 'rows', table: 'table' };
const viewModes = listNames(icons);

type Props = { locale: Locale; filter: FilterFields; page: number; show: ResultsView };

export function ViewMenu({ locale, filter, page, show }: Props) {
  return (
    <nav className={css.views} aria-label={words.viewAs[locale]}>
      {viewModes.map((each) => (
        <a
          key={each}
          href={localizePath(locale, searchPath(filter, page, each))}
          aria-current={each === show ? 'true' : undefined}
          title={words.views[each][locale]}
        >
          <Icon name={icons[each]} />
          <span className="vh">{words.views[each][locale]}</span>
        </a>
      ))}
    </nav>
  );
}
