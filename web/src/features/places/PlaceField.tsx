/**
 * Where to search: a combobox with tags (SRCH-2). Without script it is a text field named `q`, which the results page
 * resolves; with script the chosen places travel as hidden ids. Opened with nothing typed it offers what was searched
 * before and popular places, where a screen asks for that (D-316).
 */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/places/messages';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { useListKeys } from '../../ui/form/use-list-keys.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { LoadRecentSearches } from './idle-choices.ts';
import css from './PlaceField.module.css';
import { isRecentSearch, type PlaceFieldOption, PlaceOptions } from './PlaceOptions.tsx';
import { placeSearchLimits } from './place-search-limits.ts';
import { isSamePlace, type PlaceTag } from './place-tag.ts';
import { useIdleChoices } from './use-idle-choices.ts';
import { usePlaceSearch } from './use-place-search.ts';

type Props = {
  locale: Locale;
  places: readonly PlaceTag[];
  onChange: (places: readonly PlaceTag[]) => void;
  /** `pill` is the tall field of the hero with its label shown, `bar` the one-line field of the results. */
  variant: 'pill' | 'bar';
  autoFocus?: boolean;
  /** A form that is sent without a place says so here. */
  required?: boolean;
  /** Given where a search begins: then the field offers something before anything is typed. */
  loadRecent?: LoadRecentSearches;
};

export function PlaceField({
  locale,
  places,
  onChange,
  variant,
  autoFocus = false,
  required = false,
  loadRecent,
}: Props) {
  const hydrated = useHydrated();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const search = usePlaceSearch(text, locale);
  const idle = useIdleChoices(locale, loadRecent);
  const navigate = useNavigate();
  /** A focus that nobody gave opens nothing: of a page that was just opened, or after something else was done here. */
  const isQuiet = useRef(autoFocus);
  const isIdle = text.trim() === '';
  const found = (isIdle ? idle.choices.popular : search.choices).filter(
    (choice) => !places.some((place) => isSamePlace(place, choice)),
  );
  // A search that was run before would take the places that are chosen already with it.
  const choices: readonly PlaceFieldOption[] =
    isIdle && places.length === 0 ? [...idle.choices.recent, ...found] : found;
  const full = places.length >= placeSearchLimits.maxTags;
  const { shown, setOpen, active, setActive, onKeyDown } = useListKeys({
    optionId: id,
    box,
    options: choices,
    isShown: (open) => open && !full && (!isIdle || choices.length > 0),
    // While it is being looked up, the list is of what was typed before.
    onChoose: (choice) => (isIdle || search.status === 'done') && choose(choice),
    // With nothing typed Enter sends the form, which says what is missing.
    enterTakes: isIdle ? 'active' : 'first',
  });
  const listed = shown && choices.length > 0 && (isIdle || search.status !== 'short');

  // Whatever was typed before script came is not lost.
  useEffect(() => setText(input.current?.value ?? ''), []);

  function choose(choice: PlaceFieldOption) {
    setMissing(false);
    if (isRecentSearch(choice)) {
      setOpen(false);
      void navigate(choice.href);
      return;
    }
    onChange([...places, { kind: choice.kind, id: choice.id, name: choice.name, label: choice.label }]);
    setText('');
    setActive(-1);
    setOpen(false);
    if (!input.current) return;
    input.current.value = '';
    focusQuietly();
  }
  function focusQuietly() {
    if (!input.current || document.activeElement === input.current) return;
    isQuiet.current = true;
    input.current.focus();
  }
  const openField = () => {
    setOpen(true);
    idle.want();
  };
  const drop = (place: PlaceTag) => {
    onChange(places.filter((each) => !isSamePlace(each, place)));
    focusQuietly();
  };

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && text === '' && places.length > 0) onChange(places.slice(0, -1));
    else {
      if (event.key === 'ArrowDown') idle.want();
      onKeyDown(event);
    }
  };

  const hint = isIdle
    ? words.offered[locale](choices.length)
    : search.status === 'short'
      ? words.typePlace[locale]
      : search.status === 'failed'
        ? words.failed[locale]
        : search.status === 'loading'
          ? words.searching[locale]
          : choices.length === 0
            ? words.noResults[locale]
            : words.found[locale](choices.length);

  return (
    <div className={`${css.field} ${variant === 'pill' ? css.pill : css.bar}`} ref={box}>
      <label className={variant === 'pill' ? css.label : 'vh'} htmlFor={id}>
        {words.where[locale]}
      </label>
      <div className={css.line}>
        {places.map((place) => (
          <span className={css.tag} key={`${place.kind}${place.id}`} title={place.label}>
            <span>{place.name}</span>
            <button type="button" aria-label={words.remove[locale](place.label)} onClick={() => drop(place)}>
              <Icon name="x" small />
            </button>
            <input type="hidden" name={`${place.kind}_ids`} value={place.id} />
          </span>
        ))}
        <input
          ref={input}
          id={id}
          className={css.input}
          name={hydrated ? undefined : 'q'}
          maxLength={placeSearchLimits.maxQuery}
          placeholder={
            full
              ? words.full[locale](placeSearchLimits.maxTags)
              : places.length
                ? words.more[locale]
                : words.placeholder[locale]
          }
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the page was opened to choose a place (NAV-1).
          autoFocus={autoFocus}
          readOnly={full}
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
          required={hydrated && required && places.length === 0}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-missing` : undefined}
          onInvalid={(event) => {
            event.preventDefault();
            setMissing(true);
            setOpen(false);
            focusQuietly();
          }}
          onChange={(event) => {
            setText(event.target.value);
            setMissing(false);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => {
            if (!isQuiet.current) openField();
            isQuiet.current = false;
          }}
          onClick={openField}
          onKeyDown={onKey}
        />
        {search.status === 'loading' && <span className={css.spinner} aria-hidden="true" />}
      </div>
      <p className={css.missing} id={`${id}-missing`} role="alert" hidden={!missing || shown}>
        {missing ? words.missing[locale] : ''}
      </p>
      <div className={css.popup} hidden={!shown}>
        <div id={`${id}-list`} role="listbox" aria-label={words.options[locale]}>
          {listed && (
            <PlaceOptions locale={locale} id={id} options={choices} active={active} isIdle={isIdle} onChoose={choose} />
          )}
        </div>
        {!listed && <p className={css.hint}>{hint}</p>}
      </div>
      <p className="vh" role="status">
        {shown ? hint : ''}
      </p>
    </div>
  );
}
