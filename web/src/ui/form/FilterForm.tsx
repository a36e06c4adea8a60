/** Filters of an admin's list: a GET form, so that a filtered list has an address. */
import { adminListMessages as words } from '@estia/contract/admin-lists/messages';
import { useId, useLayoutEffect, useRef } from 'react';
import { useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../button.ts';
import { Icon } from '../icon/Icon.tsx';
import css from './FilterForm.module.css';

export type FilterField = {
  name: string;
  label: string;
  value: string | undefined;
  wide?: boolean;
  numeric?: boolean;
  /** A day of the calendar. */
  date?: boolean;
  /** A select, with its first line for "all". */
  any?: string;
  options?: readonly { value: string; label: string }[];
};

type Props = {
  action: string;
  fields: readonly FilterField[];
  find: string;
  clear: string;
  /** What the address says beside the fields: a tab, an order. */
  hidden?: Readonly<Record<string, string>>;
  /** Where "clear" leads, when not to the bare address. */
  clearHref?: string;
};

export function FilterForm({ action, fields, find, clear, hidden = {}, clearHref = action }: Props) {
  const id = useId();
  const isSet = fields.some(({ value }) => value !== undefined);
  const { form, keepSent } = useFilteredValues(fields);
  return (
    <search aria-label={words.filters[useLocale()]}>
      <form className={css.form} method="get" action={action} ref={form} onSubmit={keepSent}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <div className={field.wide ? css.wide : undefined} key={field.name}>
            <label htmlFor={`${id}${field.name}`}>{field.label}</label>
            {field.options ? (
              <div className={css.select}>
                <select id={`${id}${field.name}`} name={field.name} defaultValue={field.value ?? ''}>
                  <option value="">{field.any}</option>
                  {field.options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
                <Icon name="down" small />
              </div>
            ) : (
              <input
                id={`${id}${field.name}`}
                name={field.name}
                type={field.date ? 'date' : field.numeric ? 'text' : 'search'}
                inputMode={field.date ? undefined : field.numeric ? 'numeric' : 'search'}
                maxLength={120}
                defaultValue={field.value ?? ''}
                autoComplete="off"
              />
            )}
          </div>
        ))}
        <div className={css.actions}>
          <button type="submit" className={buttonClass('primary')}>
            {find}
          </button>
          {isSet && (
            <a className={buttonClass('text')} href={clearHref}>
              {clear}
            </a>
          )}
        </div>
      </form>
    </search>
  );
}

/** Fields say what is being filtered, also after going back; what was typed while the list was still on its way stays. */
function useFilteredValues(fields: readonly FilterField[]) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(new Map<string, string>());
  const shown = useRef(new Map(fields.map(({ name, value }) => [name, value ?? ''])));

  useLayoutEffect(() => {
    for (const { name, value = '' } of fields) {
      const before = shown.current.get(name);
      if (before === value) continue;
      shown.current.set(name, value);
      const control = form.current && findControl(form.current, name);
      if (control && (control.value === before || control.value === sent.current.get(name))) control.value = value;
    }
  });

  const keepSent = () => {
    for (const { name } of fields) {
      const control = form.current && findControl(form.current, name);
      sent.current.set(name, control?.value ?? '');
    }
  };
  return { form, keepSent };
}

function findControl(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}
