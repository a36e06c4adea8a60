/** Recovery codes, at the one moment they can be read. Copying and printing are the script's; reading needs none. */

import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { recovery as words } from '@estia/contract/accounts/security-messages';
import type { Locale } from '@estia/contract/pair';
import { toastMessages } from '@estia/contract/site/toast-messages';
import { useState } from 'react';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Done } from '../../../ui/form/FlashMessage.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { toast } from '../../../ui/toast/toast.ts';
import { useFocusOnMessage } from '../../../ui/use-focus-on-message.ts';
import css from './second-factors.module.css';

export function RecoveryCodes({ locale, codes }: { locale: Locale; codes: readonly string[] }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const title = useFocusOnMessage<HTMLHeadingElement>(codes);
  return (
    <section className={css.codes} aria-labelledby="codes">
      <Done text={dashboardFlashMessages['factor-added'][locale]} />
      {/* biome-ignore lint/a11y/noAutofocus: they come with the answer to a form, at the top of a page one was in the middle of. */}
      <h2 id="codes" tabIndex={-1} ref={title} autoFocus>
        {words.shown[locale]}
      </h2>
      <p>{words.once[locale]}</p>
      <ol translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={grid.actions}>
        {hydrated && (
          <>
            <button
              type="button"
              className={buttonClass('outline')}
              onClick={() =>
                navigator.clipboard.writeText(codes.join('\n')).then(
                  () => setCopied(true),
                  () => toast('error', toastMessages.copyFailed[locale]),
                )
              }
            >
              {words.copy[locale]}
            </button>
            <button type="button" className={buttonClass('outline')} onClick={() => print()}>
              {words.print[locale]}
            </button>
          </>
        )}
        <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/user/security')}>
          {words.done[locale]}
        </a>
      </div>
      <p role="status">{copied && words.copied[locale]}</p>
    </section>
  );
}
