/** The options under the place field. They are pointed at by aria-activedescendant: the field keeps the focus. */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/places/messages';
import type { ReactNode } from 'react';
import type { RecentSearch } from './idle-choices.ts';
import css from './PlaceField.module.css';
import type { PlaceChoice } from './use-place-search.ts';

export type PlaceFieldOption = PlaceChoice | RecentSearch;
export const isRecentSearch = (option: PlaceFieldOption): option is RecentSearch => 'href' in option;

type Props = {
  locale: Locale;
  /** Of the field: option `n` is `id-n`. */
  id: string;
  options: readonly PlaceFieldOption[];
  active: number;
  /** Before anything is typed they stand in groups with a title. */
  isIdle: boolean;
  onChoose: (option: PlaceFieldOption) => void;
};

export function PlaceOptions({ locale, id, options, active, isIdle, onChoose }: Props) {
  const draw = (option: PlaceFieldOption, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: options are pointed at by aria-activedescendant.
    <div
      className={css.option}
      key={isRecentSearch(option) ? option.href : `${option.kind}${option.id}`}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <span>{option.title}</span>
      {!isRecentSearch(option) && (
        <>
          {' '}
          <small>{words.listings[locale](option.count)}</small>
          {option.detail !== '' && <small>{option.detail}</small>}
        </>
      )}
    </div>
  );
  if (!isIdle) return options.map(draw);
  const drawn = options.map(draw);
  const recent = options.filter(isRecentSearch).length;
  return (
    <>
      <Group title={words.recentSearches[locale]}>{drawn.slice(0, recent)}</Group>
      <Group title={words.popularPlaces[locale]}>{drawn.slice(recent)}</Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
    <div role="group" aria-label={title}>
      <p className={css.group} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}
