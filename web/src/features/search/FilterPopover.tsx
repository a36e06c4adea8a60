/**
 * A filter that stands in the row of a wide screen as a chip and opens under it, and lies open in the sheet. Both are
 * one element: the browser's own popover, which the sheet's styles simply show in place.
 */
import type { Locale } from '@estia/contract/pair';
import { type FilterFields, type ResultsView, searchPath } from '@estia/contract/search/codec';
import { clear } from '@estia/contract/search/messages';
import type { ReactNode } from 'react';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import css from './FilterPopover.module.css';

type Props = {
  locale: Locale;
  id: string;
  title: string;
  /** What is chosen, in words; null when nothing is. */
  value: ReactNode;
  /** The search without this filter; null where one cannot do without. */
  cleared: FilterFields | null;
  show: ResultsView;
  /** Many options: a wider panel. */
  roomy?: boolean;
  children: ReactNode;
};

export function FilterPopover({ locale, id, title, value, cleared, show, roomy, children }: Props) {
  return (
    <div className={css.holder}>
      <button className={css.chip} type="button" popoverTarget={id} data-on={value && cleared ? '' : undefined}>
        {value && <span className="vh">{title}: </span>}
        {value ?? title} <Icon name="down" small />
      </button>
      <div className={css.panel} id={id} popover="auto" data-roomy={roomy ? '' : undefined}>
        {children}
        <div className={css.actions}>
          {cleared && (
            <a className={buttonClass('text')} href={localizePath(locale, searchPath(cleared, 1, show))}>
              {clear[locale]}
            </a>
          )}
          <ApplyButton locale={locale} />
        </div>
      </div>
    </div>
  );
}
