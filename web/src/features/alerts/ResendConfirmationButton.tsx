/** The note of an unconfirmed address where a dialog has no form to send: the email is asked for in place. */
import {
  savedSearchFlashMessages,
  unconfirmedEmailMessages as words,
} from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import { useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { buttonClass } from '../../ui/button.ts';
import { EmailUnconfirmedNote } from './EmailUnconfirmedNote.tsx';

type State = 'unsent' | 'sending' | 'sent' | 'failed';

export function ResendConfirmationButton({ locale }: { locale: Locale }) {
  const [state, setState] = useState<State>('unsent');
  const resend = () => {
    if (state === 'sending') return;
    setState('sending');
    callApi('POST /user/resend-confirmation', { idempotencyKey: crypto.randomUUID() }).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return (
    <EmailUnconfirmedNote locale={locale}>
      {state === 'failed' && <p role="alert">{words.failed[locale]}</p>}
      {state === 'sent' ? (
        <p role="status">{savedSearchFlashMessages['confirmation-sent'][locale]}</p>
      ) : (
        <button
          type="button"
          className={buttonClass('outline')}
          aria-disabled={state === 'sending' || undefined}
          onClick={resend}
        >
          {(state === 'sending' ? words.resending : words.resend)[locale]}
        </button>
      )}
    </EmailUnconfirmedNote>
  );
}
