/** Remembers the forms of a page as they are sent, and gives back the one that a login or a reload came between. */
import type { Locale } from '@estia/contract/pair';
import { nothingSent, unsent } from '@estia/contract/site/unsent-messages';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFlashWord } from '../../platform/flash.ts';
import { forgetForm, rememberForm, restoreForm, restoreTyped } from '../../platform/unsent.ts';
import { FORM_REMEMBERED, UNSENT } from '../../platform/use-current-path.ts';
import css from '../../ui/form/form.module.css';
import { MailIcon } from '../../ui/form/form-icons.tsx';

export function UnsentForm({ locale, account }: { locale: Locale; account: number }) {
  const { pathname, search } = useLocation();
  const isBack = new URLSearchParams(search).has(UNSENT);
  const isDone = useFlashWord() !== '';
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (!isBack) {
      if (isDone) forgetForm();
      restoreTyped(account, pathname);
      setRestored(false);
    } else if (restoreForm(account)) setRestored(true);
    let sent: HTMLFormElement | null = null;
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      // What script sends by itself stays on the page until it is answered.
      if (!event.defaultPrevented && form instanceof HTMLFormElement && form.method === 'post')
        sent = rememberForm(form, account, form.dataset.keep === 'until_done') ? form : null;
    };
    // Fired after the submit event, while the browser gathers what it sends.
    const onFormData = ({ target, formData }: FormDataEvent) => {
      if (target !== sent) return;
      formData.set(FORM_REMEMBERED, '1');
      sent = null;
    };
    const onInput = ({ target }: Event) => {
      const form = target instanceof Element && target.closest('form');
      if (form && 'keep' in form.dataset) rememberForm(form, account, true);
    };
    addEventListener('submit', onSubmit);
    addEventListener('formdata', onFormData);
    addEventListener('input', onInput);
    return () => {
      removeEventListener('submit', onSubmit);
      removeEventListener('formdata', onFormData);
      removeEventListener('input', onInput);
    };
  }, [isBack, isDone, account, pathname]);
  if (!isBack) return null;
  return (
    <p className={`${css.said} ${css.calm}`} role="status">
      <MailIcon /> <span>{(restored ? unsent : nothingSent)[locale]}</span>
    </p>
  );
}
