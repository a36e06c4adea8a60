/** Only with script: asks the device for a passkey and sends its answer with the form it stands in. */
import { secondFactor as words } from '@estia/contract/accounts/auth-messages';
import type { Locale } from '@estia/contract/pair';
import { useRef, useState } from 'react';
import { callApi } from '../../../platform/api-client.ts';
import { useCurrentPath } from '../../../platform/use-current-path.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { buttonClass } from '../../../ui/button.ts';
import css from '../../../ui/layout/FormPage.module.css';
import { canUsePasskeys, getPasskeyAssertion } from './passkey-login.ts';

export function PasskeyLoginButton({ locale, formKey }: { locale: Locale; formKey: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>('ready');
  const currentPath = useCurrentPath();
  if (!useHydrated() || !canUsePasskeys()) return null;

  async function give() {
    setState('waiting');
    try {
      const { options } = await callApi('POST /user/login/passkey-options', { body: {} });
      const field = form.current?.elements.namedItem('passkey');
      if (!(field instanceof HTMLInputElement)) return;
      field.value = await getPasskeyAssertion(options);
      form.current?.submit();
    } catch {
      setState('failed');
    }
  }

  return (
    <form method="post" action={currentPath} ref={form} className={css.actions}>
      <input type="hidden" name="form_key" value={formKey} />
      <input type="hidden" name="passkey" />
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={give}
        aria-disabled={state === 'waiting' || undefined}
      >
        {words[state === 'waiting' ? 'passkeyWaiting' : 'passkey'][locale]}
      </button>
      <p className={css.taken} role="status">
        {state === 'failed' && words.passkeyFailed[locale]}
      </p>
    </form>
  );
}
