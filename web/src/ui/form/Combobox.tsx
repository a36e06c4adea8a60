/** A text field that suggests while one types. Without script it is the text field alone. */
import { address as words } from '@estia/contract/listings/draft/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './Combobox.module.css';
import { FieldError, FieldHint, FieldLabel, getFieldAttributes } from './Field.tsx';
import form from './form.module.css';
import { useListKeys } from './use-list-keys.ts';

export type ComboboxOption<T> = { key: string; text: string; beside?: string | null; item: T };

type Props<T> = {
  locale: Locale;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required: boolean;
  maxLength: number;
  defaultValue: string;
  /** Shortest text that is looked up. */
  from: number;
  find: (text: string, signal: AbortSignal) => Promise<ComboboxOption<T>[]>;
  /** Answers with suggestions that come next («Αθήνα» has neighbourhoods), or with what to write into the field. */
  onPick: (item: T) => Promise<ComboboxOption<T>[] | string> | string;
  onType?: (text: string) => void;
};

const DEBOUNCE_MS = 250;

export function Combobox<T>(props: Props<T>) {
  const { locale, name, label, hint, error, required, maxLength, defaultValue, from, find, onPick, onType } = props;
  const { id, aria } = getFieldAttributes({ name, hint, error });
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [found, setFound] = useState<readonly ComboboxOption<T>[]>([]);
  const [status, setStatus] = useState<'quiet' | 'loading' | 'done'>('quiet');
  const suggest = useRef(find);
  suggest.current = find;

  useEffect(() => {
    if (text === null || text.trim().length < from) {
      setStatus('quiet');
      setFound([]);
      return;
    }
    setStatus('loading');
    const stop = new AbortController();
    const timer = setTimeout(() => {
      suggest.current(text.trim().slice(0, 80), stop.signal).then(
        (list) => {
          if (stop.signal.aborted) return;
          setFound(list);
          setStatus('done');
        },
        () => setStatus('quiet'),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, from]);

  const pick = async (suggestion: ComboboxOption<T>) => {
    const next = await onPick(suggestion.item);
    setActive(-1);
    if (typeof next !== 'string') {
      setFound(next);
      setOpen(true);
      return;
    }
    if (input.current) input.current.value = next;
    setText(null);
    setOpen(false);
  };
  const { shown, setOpen, active, setActive, onKeyDown } = useListKeys({
    optionId: `${id}-option`,
    box,
    options: found,
    isShown: (open) => open && status !== 'quiet' && text !== null,
    onChoose: (option) => void pick(option),
    enterTakes: 'active',
  });
  const message =
    status === 'loading'
      ? words.searching[locale]
      : found.length === 0
        ? words.none[locale]
        : words.found[locale](found.length);

  return (
    <div className={`${form.field} ${css.field}`} ref={box}>
      <FieldLabel locale={locale} name={name} label={label} required={required} />
      <FieldHint name={name}>{hint}</FieldHint>
      <div className={css.box}>
        <input
          {...aria}
          ref={input}
          id={id}
          name={name}
          className={form.input}
          maxLength={maxLength}
          autoComplete="off"
          defaultValue={defaultValue}
          required={required}
          role="combobox"
          aria-expanded={shown && found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}-option-${active}` : undefined}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setActive(-1);
            setOpen(true);
            onType?.(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <div className={css.popup} hidden={!shown}>
          <div id={`${id}-list`} role="listbox" aria-label={label}>
            {shown &&
              found.map((each, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus.
                // biome-ignore lint/a11y/useFocusableInteractive: options are pointed at by aria-activedescendant.
                <div
                  key={each.key}
                  id={`${id}-option-${at}`}
                  className={css.option}
                  role="option"
                  aria-selected={at === active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => void pick(each)}
                >
                  {each.text}
                  {each.beside && <small> {each.beside}</small>}
                </div>
              ))}
          </div>
          {found.length === 0 && <p className={css.none}>{message}</p>}
        </div>
      </div>
      <p className="vh" role="status">
        {shown ? message : ''}
      </p>
      <FieldError locale={locale} name={name} error={error} />
    </div>
  );
}
