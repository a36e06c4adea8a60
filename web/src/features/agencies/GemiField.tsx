/** AUTH-7: the GEMI number, looked up while it is typed. Without script the server says the same after sending. */
import { signup as words } from '@estia/contract/accounts/auth-messages';
import { parseGemi } from '@estia/contract/accounts/identifiers';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { Field } from '../../ui/form/index.ts';
import css from '../../ui/layout/FormPage.module.css';

const DEBOUNCE_MS = 400;

type Props = { locale: Locale; name: string; defaultValue?: string | undefined; error?: string | undefined };

export function GemiField({ locale, name, defaultValue, error }: Props) {
  const [input, setInput] = useState<string | null>(null);
  const [taken, setTaken] = useState<boolean | null>(null);
  const number = input === null ? null : parseGemi(input);
  useEffect(() => {
    setTaken(null);
    if (number === null) return;
    const stop = new AbortController();
    const pause = setTimeout(() => {
      const query = { general_commercial_agency_id: number, limit: 1 };
      callApi('GET /user/agencies', { query }, stop.signal).then(
        ({ count }) => setTaken(count > 0),
        () => {},
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [number]);
  return (
    <Field
      locale={locale}
      name={name}
      label={words.gemi[locale]}
      hint={words.gemiHint[locale]}
      defaultValue={defaultValue}
      error={taken === false ? undefined : error}
      inputMode="numeric"
      maxLength={40}
      onInput={setInput}
      required
    >
      <p className={`${css.live} ${taken ? css.taken : css.free}`} role="status">
        {taken === true && !error && fieldErrorMessages.gemi_in_use[locale]}
        {taken === false && words.gemiFree[locale]}
      </p>
    </Field>
  );
}
