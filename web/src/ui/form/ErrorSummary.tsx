/** On top of a form that was not taken: what to correct, with a way to each field. It is read and focused on arrival. */

import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import type { ErrorCode } from '@estia/contract/errors';
import { getFieldErrorMessage } from '@estia/contract/field-errors';
import type { Locale } from '@estia/contract/pair';
import { form as words } from '@estia/contract/site/form-messages';
import { localizePath } from '../../platform/locale.ts';
import { useFocusOnMessage } from '../use-focus-on-message.ts';
import { errorHelpLinks } from './error-help-links.ts';
import { getFieldId } from './Field.tsx';
import css from './form.module.css';
import { ErrorIcon } from './form-icons.tsx';

type Props = {
  locale: Locale;
  refusal: { code: ErrorCode; fields: Record<string, string> } | null | undefined;
  /** Fields as their labels say them, in the order of the form. What is not on the form is shown without a link. */
  labels: Readonly<Record<string, string>>;
  /** Said instead of the words of the code, where this form can say it more clearly. */
  reason?: string | undefined;
};

/** A label may be a sentence or a question of its own: no second mark behind it. */
const endLabel = (label: string): string => (/[?;:]$/.test(label) ? label : `${label.replace(/\.$/, '')}:`);

export function ErrorSummary({ locale, refusal, labels, reason }: Props) {
  const box = useFocusOnMessage<HTMLDivElement>(refusal);
  if (!refusal) return null;
  const order = Object.keys(labels);
  const wrong = Object.entries(refusal.fields).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  // With fields the count says enough; without, the code is all there is to say.
  const title =
    wrong.length > 0 ? words.fix[locale](wrong.length) : (reason ?? getErrorCodeMessage(refusal.code)[locale]);
  const way = errorHelpLinks[refusal.code];
  return (
    // In a served page the browser itself goes there.
    // biome-ignore lint/a11y/noAutofocus: whoever sent a form and got it back needs to hear why first.
    <div className={css.summary} role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2>
        <ErrorIcon /> {title}
      </h2>
      {wrong.length === 0 && way && <a href={localizePath(locale, way[0])}>{way[1][locale]}</a>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, code]) => (
            <li key={name}>
              {labels[name] ? (
                <a href={`#${getFieldId(name)}`}>
                  {endLabel(labels[name])} {getFieldErrorMessage(code)[locale]}
                </a>
              ) : (
                getFieldErrorMessage(code)[locale]
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
