/** A form for the code of an email. Its link carries the code behind #, where no server and no log sees it. */
import { fields } from '@estia/contract/accounts/auth-messages';
import type { Locale } from '@estia/contract/pair';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormError } from '../../../platform/forms.ts';
import { ErrorSummary, Field, Form, getFieldId, IdempotencyKeyInput, SubmitButton } from '../../../ui/form/index.ts';
import { FormPageActions } from '../../../ui/layout/FormPage.tsx';

type Props = {
  locale: Locale;
  formKey: string;
  intent: string;
  /** Of what is asked for, where it is no code of confirmation. */
  label?: string | undefined;
  refusal?: FormError | undefined;
  /** Fields before the code, and their labels. */
  children?: ReactNode;
  labels?: Readonly<Record<string, string>>;
};

export function ConfirmationCodeForm(props: Props) {
  const { locale, formKey, intent, refusal, children, labels = {}, label = fields.code[props.locale] } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const take = () => {
      const code = location.hash.slice(1);
      const field = box.current?.querySelector<HTMLInputElement>(`#${getFieldId('code')}`);
      if (!field || !/^[\w.-]{6,100}$/.test(code)) return;
      // A link to a place of this page, as in the summary of what is wrong.
      if (document.getElementById(code)) return;
      // Neither in the history nor in what the next page is told about this one.
      history.replaceState(history.state, '', location.pathname + location.search);
      field.value = code;
      field.form?.requestSubmit();
    };
    take();
    // A link that is opened where this page stands already changes nothing but what is behind the #.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return (
    <div ref={box}>
      <Form>
        <ErrorSummary locale={locale} refusal={refusal} labels={{ ...labels, code: label }} />
        <IdempotencyKeyInput value={formKey} />
        {children}
        <Field
          locale={locale}
          name="code"
          label={label}
          error={refusal?.fields.code}
          autoComplete="one-time-code"
          maxLength={200}
          spellCheck={false}
          required
        />
        <FormPageActions>
          <SubmitButton locale={locale} kind="accent">
            {intent}
          </SubmitButton>
        </FormPageActions>
      </Form>
    </div>
  );
}
