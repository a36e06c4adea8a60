/** Keeps a listing as a favourite. Drawn empty in the served page; filled once account or browser are known to keep it. */
import { favorite, save } from '@estia/contract/favorites/messages';
import type { Locale } from '@estia/contract/pair';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './favorites.module.css';
import { setFavorite, useIsFavorite } from './favorites.ts';

type Props = { id: number; title: string; locale: Locale };

export function FavoriteButton({ id, title, locale }: Props) {
  const on = useIsFavorite(id);
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={on}
      aria-label={favorite[locale](title)}
      title={save[locale]}
      onClick={() => setFavorite(id, !on, locale)}
    >
      <Icon name="heart" />
    </button>
  );
}
