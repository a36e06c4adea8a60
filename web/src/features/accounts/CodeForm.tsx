/** A form for the code of a letter. Its link carries the code behind #, where no server and no log sees it. */
import { fields } from '@estia/contract/accounts/auth-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useRef } from 'react';
import type { Refusal } from '../../platform/forms.ts';
import { ErrorSummary, Field, Form, FormKey, idOf, Submit } from '../../ui/form/index.ts';
import { DoorActs } from './Door.tsx';

type Props = { locale: Locale; formKey: string; act: string; refusal?: Refusal | undefined };

export function CodeForm({ locale, formKey, act, refusal }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const take = () => {
      const code = location.hash.slice(1);
      const field = box.current?.querySelector<HTMLInputElement>(`#${idOf('code')}`);
      if (!field || !/^[\w-]{6,100}$/.test(code)) return;
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
        <ErrorSummary locale={locale} refusal={refusal} labels={{ code: fields.code[locale] }} />
        <FormKey value={formKey} />
        <Field
          locale={locale}
          name="code"
          label={fields.code[locale]}
          error={refusal?.fields.code}
          autoComplete="one-time-code"
          maxLength={100}
          spellCheck={false}
          required
        />
        <DoorActs>
          <Submit locale={locale} kind="act">
            {act}
          </Submit>
        </DoorActs>
      </Form>
    </div>
  );
}
