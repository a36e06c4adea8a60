/** Filters of an admin's list: a GET form, so that a filtered list has an address. */
import { useId } from 'react';
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

type Props = { action: string; fields: readonly FilterField[]; find: string; clear: string };

export function FilterForm({ action, fields, find, clear }: Props) {
  const id = useId();
  const isSet = fields.some(({ value }) => value !== undefined);
  return (
    // Made anew when the address changes: fields say what is being filtered, also after going back.
    <search>
      <form className={css.form} method="get" action={action} key={fields.map(({ value }) => value ?? '').join('\n')}>
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
            <a className={buttonClass('text')} href={action}>
              {clear}
            </a>
          )}
        </div>
      </form>
    </search>
  );
}
