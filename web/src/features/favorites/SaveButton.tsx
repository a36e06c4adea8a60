/** The heart as a button with a word, for the page of a home. */
import { favorite, favoritesFull, save } from '@estia/contract/favorites/messages';
import type { Locale } from '@estia/contract/pair';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/Icon.tsx';
import { setHome, useHomes } from './homes-memory.ts';
import css from './SaveButton.module.css';

export function SaveButton({ id, title, locale }: { id: number; title: string; locale: Locale }) {
  const on = useHomes((homes) => homes.favorites.includes(id));
  const [full, setFull] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', css.save)}
        aria-pressed={on}
        aria-label={favorite[locale](title)}
        onClick={() => setFull(!setHome('favorites', id, !on))}
      >
        <Icon name="heart" />
        <span className={css.word} aria-hidden="true">
          {save[locale]}
        </span>
      </button>
      <span className={full ? css.full : 'vh'} role="status">
        {full && favoritesFull[locale]}
      </span>
    </>
  );
}
