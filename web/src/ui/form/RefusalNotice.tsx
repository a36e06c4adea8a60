/**
 * Why a form was refused that the page no longer has, because something changed while it was being written: without it
 * the reason and what was typed would be lost with the form. Forms that the page has say it themselves.
 */
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import type { ErrorCode } from '@estia/contract/errors';
import type { Locale } from '@estia/contract/pair';
import { formGone as words } from '@estia/contract/site/unsent-messages';
import type { FormError } from '../../platform/forms.ts';
import { useFocusOnMessage } from '../use-focus-on-message.ts';
import form from './form.module.css';
import { ErrorIcon } from './form-icons.tsx';
import css from './RefusalNotice.module.css';

type Props = {
  locale: Locale;
  refusal: FormError | null;
  /** Names of the forms on the page. */
  forms: readonly string[];
  /** Fields that one types into, by their name without the form before it and the number behind it. */
  fields: readonly string[];
};

/** They speak of a form or a page that is not before the reader any more. */
const aboutTheForm: readonly ErrorCode[] = ['invalid_input', 'not_in_this_state'];

function listTyped({ values }: FormError, fields: readonly string[]): string[] {
  const prefix = `${values.form}.`;
  return Object.entries(values)
    .map(([name, value]) => [name.startsWith(prefix) ? name.slice(prefix.length) : name, value.trim()] as const)
    .filter(([name, value]) => value !== '' && (fields.includes(name) || fields.includes(name.replace(/\.\d+$/, ''))))
    .map(([, value]) => value);
}

export function RefusalNotice({ locale, refusal, forms, fields }: Props) {
  const shown = refusal && !forms.includes(refusal.values.form ?? '') ? refusal : null;
  const box = useFocusOnMessage<HTMLDivElement>(shown);
  if (!shown) return null;
  const typed = listTyped(shown, fields);
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent a form and got it back needs to hear why first.
    <div className={`${form.summary} ${css.notice}`} role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2>
        <ErrorIcon /> {(aboutTheForm.includes(shown.code) ? words.changed : getErrorCodeMessage(shown.code))[locale]}
      </h2>
      {typed.length > 0 && (
        <>
          <p>{words.typed[locale]}</p>
          {typed.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may have been written twice.
            <p key={at} className={css.text} dir="auto" translate="no">
              {text}
            </p>
          ))}
        </>
      )}
    </div>
  );
}
