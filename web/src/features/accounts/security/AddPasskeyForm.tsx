/** The form that makes a passkey: the password is checked first, the device then makes the key, the page keeps it. */
import { factors, passkeys as words } from '@estia/contract/accounts/security-messages';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import type { Locale } from '@estia/contract/pair';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../platform/api-client.ts';
import { getFailure, getRefusedFields } from '../../../platform/failures.ts';
import type { FormError } from '../../../platform/forms.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { buttonClass } from '../../../ui/button.ts';
import { createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormAuthorInput, IdempotencyKeyInput } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { Disclosure } from '../../../ui/Panel.tsx';
import { canCreatePasskeys, createPasskey } from './create-passkey.ts';
import css from './second-factors.module.css';

type Props = { locale: Locale; formKey: string; refusal: FormError | null };

export function AddPasskeyForm({ locale, formKey, refusal }: Props) {
  const hydrated = useHydrated();
  const { field, failed } = createFieldProps(locale, 'key', refusal);
  const [state, setState] = useState<'idle' | 'making'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});

  const make = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    if (state === 'making') return;
    const given = new FormData(form);
    const name = String(given.get('key.name') ?? '').trim();
    const current_password = String(given.get('key.current_password') ?? '');
    setProblem(null);
    setWrong({
      ...(name ? {} : { name: 'required' }),
      ...(current_password ? {} : { current_password: 'required' }),
    });
    if (!name || !current_password) return;
    setState('making');
    const write = (field: string, value: string): void => {
      const input = form.elements.namedItem(field);
      if (input instanceof HTMLInputElement) input.value = value;
    };
    try {
      // Sets XSRF-TOKEN if no page has yet.
      await callApi('GET /session');
      const { options } = await callApi('POST /user/passkeys/options', { body: { current_password } });
      const credential = await createPasskey(options);
      write('key.credential', credential);
      // It has done its part; what is sent now is the key.
      write('key.current_password', '');
      form.submit();
    } catch (error) {
      setState('idle');
      const fields = getRefusedFields(error);
      if (Object.keys(fields).length > 0) setWrong(fields);
      else if (error instanceof DOMException) setProblem(words.failed[locale]);
      else setProblem(getErrorCodeMessage(getFailure(error).code)[locale]);
    }
  };

  if (!hydrated) {
    return (
      <noscript>
        <p className={css.needs}>{words.needsScript[locale]}</p>
      </noscript>
    );
  }
  if (!canCreatePasskeys()) return <p>{words.unsupported[locale]}</p>;
  return (
    <Disclosure summary={words.add[locale]} open={failed}>
      <form method="post" className={grid.form} onSubmit={make} noValidate>
        <FormAuthorInput />
        <input type="hidden" name="intent" value="key-add" />
        <input type="hidden" name="form" value="key" />
        <input type="hidden" name="key.credential" />
        <IdempotencyKeyInput value={formKey} />
        {failed && <ErrorSummary locale={locale} refusal={refusal} labels={{ 'key.name': words.name[locale] }} />}
        <Field
          {...field('name')}
          error={wrong.name ?? field('name').error}
          label={words.name[locale]}
          hint={words.nameHint[locale]}
          maxLength={60}
          autoComplete="off"
          required
        />
        <PasswordField
          locale={locale}
          name="key.current_password"
          error={wrong.current_password}
          label={factors.yourPassword[locale]}
          kind="current"
        />
        <p className={css.problem} role="alert">
          {problem}
        </p>
        <div className={grid.actions}>
          <button type="submit" className={buttonClass('primary')} aria-disabled={state === 'making' || undefined}>
            {(state === 'making' ? words.making : words.make)[locale]}
          </button>
        </div>
      </form>
    </Disclosure>
  );
}
