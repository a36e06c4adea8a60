/** The heart as a button with a word, for the page of a listing. */
import { favorite, save } from '@estia/contract/favorites/messages';
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { setFavorite, useIsFavorite } from './favorites.ts';
import css from './LabelledFavoriteButton.module.css';

export function LabelledFavoriteButton({ id, title, locale }: { id: number; title: string; locale: Locale }) {
  const on = useIsFavorite(id);
  return (
    <button
      type="button"
      className={buttonClass('text', css.save)}
      aria-pressed={on}
      aria-label={favorite[locale](title)}
      onClick={() => setFavorite(id, !on, locale)}
    >
      <Icon name="heart" />
      <span className={css.word} aria-hidden="true">
        {save[locale]}
      </span>
    </button>
  );
}
