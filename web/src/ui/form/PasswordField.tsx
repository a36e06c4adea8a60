/** A password: with script it can be shown, so that nobody needs to type it blind on a phone. */

import { accountLimits } from '@estia/contract/accounts/limits';
import { form as words } from '@estia/contract/site/form-messages';
import { useState } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { FieldError, FieldHint, FieldLabel, type FieldProps, getFieldAttributes } from './Field.tsx';
import css from './form.module.css';

type Props = FieldProps & {
  /** A password that is being chosen, or one that is being given. */
  kind: 'new' | 'current';
};

export function PasswordField({ locale, name, label, hint, error, required = true, kind }: Props) {
  const [open, setOpen] = useState(false);
  const { id, aria } = getFieldAttributes({ name, hint, error });
  // What password managers read to make one that will be taken. Not in React's list of attributes.
  const rules = kind === 'new' ? { passwordrules: `minlength: ${accountLimits.passwordMin};` } : {};
  return (
    <div className={css.field}>
      <FieldLabel locale={locale} name={name} label={label} required={required} />
      <FieldHint name={name}>{hint}</FieldHint>
      <div className={css.secretBox}>
        <input
          {...aria}
          {...rules}
          id={id}
          name={name}
          type={open ? 'text' : 'password'}
          className={css.input}
          required={required}
          autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
          minLength={kind === 'new' ? accountLimits.passwordMin : undefined}
          maxLength={accountLimits.passwordMax}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
        />
        {useHydrated() && (
          <button
            type="button"
            className={css.peek}
            aria-label={words[open ? 'hidePassword' : 'showPassword'][locale]}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {words[open ? 'hide' : 'show'][locale]}
          </button>
        )}
      </div>
      <FieldError locale={locale} name={name} error={error} />
    </div>
  );
}
