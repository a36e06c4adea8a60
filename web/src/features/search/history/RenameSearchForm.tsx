/** A name for a search, in its own row. Escape leaves it as it was. */
import type { Locale } from '@estia/contract/pair';
import { historyLimits } from '@estia/contract/search/history-limits';
import * as words from '@estia/contract/search/history-messages';
import { useId } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import css from './SearchHistoryList.module.css';

/** `onDone` gets the new name, or null when nothing is to change. */
type Props = { locale: Locale; name: string; onDone: (name: string | null) => void };

export function RenameSearchForm({ locale, name, onDone }: Props) {
  const id = useId();
  return (
    <form
      className={css.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(String(new FormData(event.currentTarget).get('name') ?? ''));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone(null);
      }}
    >
      <label htmlFor={id}>{words.nameLabel[locale]}</label>
      <div>
        <input
          id={id}
          name="name"
          defaultValue={name}
          maxLength={historyLimits.name}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          // biome-ignore lint/a11y/noAutofocus: the form takes the place of the button that was pressed.
          autoFocus
        />
        <button className={buttonClass('primary')} type="submit">
          {words.save[locale]}
        </button>
        <button className={buttonClass('text')} type="button" onClick={() => onDone(null)}>
          {words.cancel[locale]}
        </button>
      </div>
      <small id={`${id}-hint`}>{words.nameHint[locale]}</small>
    </form>
  );
}
