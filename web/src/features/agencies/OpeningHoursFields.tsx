/** Seven days, each of up to two spans. Plain time fields: what is empty is closed. Script only copies Monday. */

import { agencyHoursMessages as words } from '@estia/contract/agencies/agency-profile-messages';
import { openingHoursMessages } from '@estia/contract/agencies/opening-hours-format';
import type { Locale } from '@estia/contract/pair';
import { useRef } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { buttonClass } from '../../ui/button.ts';
import { FieldError, getFieldId } from '../../ui/form/Field.tsx';
import form from '../../ui/form/form.module.css';
import grid from '../../ui/form/form-grid.module.css';
import css from './OpeningHoursFields.module.css';

type GetFieldProps = (
  name: string,
  known?: string | null,
) => { name: string; error: string | undefined; defaultValue: string };
type Hours = readonly (readonly (readonly [string, string])[])[];
type Props = { locale: Locale; hours: Hours | null; field: GetFieldProps };

const parts = ['a', 'b', 'c', 'd'] as const;

export function OpeningHoursFields({ locale, hours, field }: Props) {
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const copyMonday = () => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    for (let day = 1; day < 5; day++)
      for (const at of parts.keys()) {
        const [from, to] = [inputs[at], inputs[day * parts.length + at]];
        if (from && to) to.value = from.value;
      }
  };
  return (
    <div className={grid.group} ref={box}>
      <h3>{words.title[locale]}</h3>
      <p className={grid.note}>{words.lead[locale]}</p>
      {openingHoursMessages.days.map((day, at) => {
        const spans = hours?.[at] ?? [];
        const known = [spans[0]?.[0], spans[0]?.[1], spans[1]?.[0], spans[1]?.[1]];
        const fields = parts.map((part, index) => field(`h${at}${part}`, known[index] ?? ''));
        const [first] = fields;
        const error = first?.error;
        return (
          <fieldset
            key={day.en}
            className={css.day}
            aria-describedby={error && first ? `${getFieldId(first.name)}-error` : undefined}
          >
            <legend>{day[locale]}</legend>
            {fields.map(({ name, defaultValue }, index) => (
              <label key={name} className={css.time}>
                <span>
                  {words[index % 2 === 0 ? 'from' : 'to'][locale]}
                  {index > 1 && <span className="vh"> ({words.second[locale]})</span>}
                </span>
                <input
                  className={form.input}
                  type="time"
                  id={getFieldId(name)}
                  name={name}
                  defaultValue={defaultValue}
                  aria-invalid={error ? true : undefined}
                />
              </label>
            ))}
            {first && <FieldError locale={locale} name={first.name} error={error} />}
          </fieldset>
        );
      })}
      {hydrated && (
        <div className={grid.actions}>
          <button type="button" className={buttonClass('text', grid.long)} onClick={copyMonday}>
            {words.copy[locale]}
          </button>
        </div>
      )}
    </div>
  );
}
