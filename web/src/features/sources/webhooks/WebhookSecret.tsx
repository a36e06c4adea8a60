/** The secret of an endpoint, at the one moment it can be read. Copying is the script's; reading needs none. */
import type { Locale } from '@estia/contract/pair';
import { toastMessages } from '@estia/contract/site/toast-messages';
import { webhookMessages as words } from '@estia/contract/sources/webhook-messages';
import { useState } from 'react';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { buttonClass } from '../../../ui/button.ts';
import grid from '../../../ui/form/form-grid.module.css';
import { toast } from '../../../ui/toast/toast.ts';
import { useFocusOnMessage } from '../../../ui/use-focus-on-message.ts';
import css from './webhooks.module.css';

export function WebhookSecret({ locale, secret }: { locale: Locale; secret: string }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const title = useFocusOnMessage<HTMLHeadingElement>(secret);
  return (
    <section className={css.secret} aria-labelledby="webhook-secret">
      {/* biome-ignore lint/a11y/noAutofocus: it comes with the answer to a form, at the top of a page one was in the middle of. */}
      <h2 id="webhook-secret" tabIndex={-1} ref={title} autoFocus>
        {words.secretTitle[locale]}
      </h2>
      <p>{words.secretText[locale]}</p>
      <code translate="no">{secret}</code>
      <div className={grid.actions}>
        {hydrated && (
          <button
            type="button"
            className={buttonClass('outline')}
            onClick={() =>
              navigator.clipboard.writeText(secret).then(
                () => setCopied(true),
                () => toast('error', toastMessages.copyFailed[locale]),
              )
            }
          >
            {words.copy[locale]}
          </button>
        )}
        <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/properties/external-sources/webhooks')}>
          {words.done[locale]}
        </a>
      </div>
      <p role="status">{copied && words.copied[locale]}</p>
    </section>
  );
}
