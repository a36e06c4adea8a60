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
  /** The page itself says what is wrong with a link: its reader has filled in nothing that they could correct. */
  isLinkExplained?: boolean;
  /** Fields before the code, and their labels. */
  children?: ReactNode;
  labels?: Readonly<Record<string, string>>;
};

/** The code was not typed: it came with the link. */
const FROM_LINK = 'from_link';

export function ConfirmationCodeForm(props: Props) {
  const { locale, formKey, intent, children, labels = {}, label = fields.code[props.locale] } = props;
  const refusal = props.isLinkExplained && props.refusal?.values[FROM_LINK] ? undefined : props.refusal;
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
      const fromLink = box.current?.querySelector<HTMLInputElement>(`input[name=${FROM_LINK}]`);
      if (fromLink) fromLink.value = 'true';
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
        <input type="hidden" name={FROM_LINK} />
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
