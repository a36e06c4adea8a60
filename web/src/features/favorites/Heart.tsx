/** Keeps a home as a favourite of this browser. Drawn empty in the served page; filled once the browser remembers. */
import { favorite, favoritesFull, save } from '@estia/contract/favorites/messages';
import type { Locale } from '@estia/contract/pair';
import { Icon } from '../../ui/Icon.tsx';
import css from './favorites.module.css';
import { setHome, useHomes } from './homes-memory.ts';
import { say } from './say.ts';

type Props = { id: number; title: string; locale: Locale };

export function Heart({ id, title, locale }: Props) {
  const on = useHomes((homes) => homes.favorites.includes(id));
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={on}
      aria-label={favorite[locale](title)}
      title={save[locale]}
      onClick={() => {
        if (!setHome('favorites', id, !on)) say(favoritesFull[locale]);
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
