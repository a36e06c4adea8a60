/** Saves a search. A link to a page that needs no script; with script it is done in place, by files that are fetched then. */
import type { Locale, Pair } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

type Props = {
  locale: Locale;
  /** Of the search that is saved. */
  query: string;
  text: Pair;
  /** What the search looks for, in words: the dialog says it. */
  about?: string | undefined;
  kind?: 'accent' | 'primary' | 'outline';
  className?: string | undefined;
};

export function SaveSearchLink({ locale, query, text, about, kind = 'primary', className }: Props) {
  const [word, ...more] = text[locale].split(' ');
  const href = `${pathTo(locale, '/alerts/save')}?${query}`;
  return (
    <a
      className={buttonClass(kind, className)}
      href={href}
      rel="nofollow"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        import('./save-in-place.ts')
          .then(({ saveInPlace }) => saveInPlace(href, about))
          .catch(() => location.assign(href));
      }}
    >
      <Icon name="bell" />
      <span>
        {/* Where room is short the first word does. */}
        {word} <span>{more.join(' ')}</span>
      </span>
    </a>
  );
}
