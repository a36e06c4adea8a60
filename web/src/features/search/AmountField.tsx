/** A price or an area as people write it (SRCH-7): `250.000`, `250k`, `250.000 €`. Unreadable text is shown as an error, not lost. */
import { formatThousands } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { parseAmount } from '@estia/contract/search/amounts';
import { unreadable } from '@estia/contract/search/messages';
import { type FocusEvent, useId, useState } from 'react';

export type AmountName = 'priceMin' | 'priceMax' | 'areaMin' | 'areaMax' | 'pricePerM2Min' | 'pricePerM2Max';

type Props = {
  locale: Locale;
  name: AmountName;
  label: string;
  placeholder?: string;
  /** Id of the list of round steps. */
  list?: string | undefined;
  initial?: string;
  /** The label is drawn above the field. */
  labelled?: boolean;
  className?: string | undefined;
  errorClass?: string | undefined;
};

export function AmountField({ locale, name, label, placeholder, list, initial = '', labelled, ...styles }: Props) {
  const id = useId();
  const [wrong, setWrong] = useState(() => Number.isNaN(parseAmount(initial)));
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const value = parseAmount(field.value);
    setWrong(Number.isNaN(value));
    field.setCustomValidity(Number.isNaN(value) ? unreadable[locale] : '');
    if (value !== null && !Number.isNaN(value)) field.value = formatThousands(value);
  };
  return (
    <>
      <label className={labelled ? undefined : 'vh'} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.className}
        name={name}
        list={list}
        defaultValue={initial}
        placeholder={placeholder}
        inputMode="text"
        autoComplete="off"
        maxLength={18}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onBlur={tidy}
        onInput={(event) => event.currentTarget.setCustomValidity('')}
      />
      {wrong && (
        <span className={styles.errorClass} id={`${id}-error`} role="alert">
          {unreadable[locale]}
        </span>
      )}
    </>
  );
}

/** The round steps a field offers; it stays free text. */
export function AmountSteps({ id, steps }: { id: string; steps: readonly number[] }) {
  return (
    <datalist id={id}>
      {steps.map((step) => (
        <option key={step} value={formatThousands(step)} />
      ))}
    </datalist>
  );
}
