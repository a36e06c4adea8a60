/** Saves a search. A link to a page that needs no script; with script it is done in place, by a file that is fetched then. */
import type { Locale, Pair } from '@estia/contract/pair';
import type { MouseEvent } from 'react';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';

type Props = {
  locale: Locale;
  /** Of the search that is saved. */
  query: string;
  text: Pair;
  kind?: 'act' | 'main' | 'line';
  className?: string | undefined;
};

export function SaveSearchLink({ locale, query, text, kind = 'main', className }: Props) {
  const href = localizePath(locale, `/alerts/save?${query}`);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./open-save-dialog.tsx').then(
      ({ openSaveDialog }) => openSaveDialog(query, href, locale),
      () => location.assign(href),
    );
  };
  return (
    <a className={buttonClass(kind, className)} href={href} rel="nofollow" onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4" />
      </svg>
      <span>{text[locale]}</span>
    </a>
  );
}
