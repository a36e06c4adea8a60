/** The form itself: sent by the browser as it is, with or without script. It says who wrote it. */

import type { Locale } from '@estia/contract/pair';
import { readProperty } from '@estia/contract/read-property';
import { form as words } from '@estia/contract/site/form-messages';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { FORM_AUTHOR, useCurrentPath } from '../../platform/use-current-path.ts';
import { buttonClass } from '../button.ts';
import css from './form.module.css';

/** `until_done`: also after it was sent, until a page says that it was done. */
type KeepsValues = boolean | 'until_done' | undefined;

type Props = {
  /** Of where it goes, if not this very page. */
  action?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
  /** For long texts: a Greek letter is sent as two bytes, not as six. */
  multipart?: boolean;
  label?: string | undefined;
  /** Who wrote it, where that is not who reads the page. */
  author?: string | undefined;
  /** What is typed survives a reload (features/site/UnsentForm.tsx). */
  keepsValues?: KeepsValues;
  onBlur?: ((event: FocusEvent<HTMLFormElement>) => void) | undefined;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
};

/** Our own words stand at the fields after the server has looked; the browser's bubbles speak its language, not ours. */
export function Form({ action, className, children, multipart, label, author, keepsValues, onBlur, onSubmit }: Props) {
  const currentPath = useCurrentPath();
  return (
    <form
      method="post"
      action={action ?? currentPath}
      encType={multipart ? 'multipart/form-data' : undefined}
      className={className ?? css.form}
      aria-label={label}
      noValidate
      data-keep={keepsValues}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      {children}
      <FormAuthorInput author={author} />
    </form>
  );
}

/** Whose form it is: the guard of the dashboard takes it from nobody else, and gives it back where no script remembers it. */
export function FormAuthorInput({ author }: { author?: string | undefined }) {
  // Of the dashboard first: it is read again with every page, the root only once.
  const [dashboard, root]: unknown[] = [useRouteLoaderData('dashboard-frame'), useRouteLoaderData('root')];
  const value = author ?? readProperty(readProperty(dashboard ?? root, 'user'), 'user_id');
  return typeof value !== 'string' && typeof value !== 'number' ? null : (
    <input type="hidden" name={FORM_AUTHOR} value={value} />
  );
}

export function IdempotencyKeyInput({ value }: { value: string }) {
  return <input type="hidden" name="form_key" value={value} />;
}

type SubmitProps = {
  locale: Locale;
  children: ReactNode;
  kind?: 'accent' | 'primary' | 'outline' | 'text';
  /** What the button says to the action: forms with two ends name them. */
  name?: string;
  value?: string;
  className?: string;
  /** Of a form that script sends: whether it is on its way. */
  sending?: boolean;
};

/** While the form is on its way the button says so and does not send again; coming back to the page frees it. */
export function SubmitButton({
  locale,
  children,
  kind = 'primary',
  name,
  value,
  className,
  sending: byScript,
}: SubmitProps) {
  const [pressed, setSending] = useState(false);
  const sending = byScript ?? pressed;
  useEffect(() => {
    const free = () => setSending(false);
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);
  return (
    <button
      type="submit"
      name={name}
      value={value}
      className={buttonClass(kind, className ? `${css.send} ${className}` : css.send)}
      aria-disabled={sending || undefined}
      onClick={(event) => {
        if (sending) event.preventDefault();
        // After this event, or the button's own name would not go with the form.
        else setTimeout(() => setSending(true));
      }}
    >
      {sending ? words.sending[locale] : children}
    </button>
  );
}
