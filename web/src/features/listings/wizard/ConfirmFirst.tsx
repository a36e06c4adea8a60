/** Publishing needs a confirmed email; writing does not. Said on the last step, before the button is pressed. */

import { confirm } from '@estia/contract/accounts/auth-messages';
import { finishStepMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import css from './SaveStatus.module.css';

export function ConfirmFirst({ locale, email }: { locale: Locale; email: string }) {
  return (
    <section className={css.conflict} aria-label={words.confirmTitle[locale]}>
      <p>
        <b>{words.confirmTitle[locale]}.</b> {words.confirmText[locale](email)}
      </p>
      <div>
        <a className={buttonClass('primary')} href={pathTo(locale, '/auth/confirm')}>
          {words.confirmEmail[locale]}
        </a>
        <a className={buttonClass('outline')} href={`${pathTo(locale, '/dashboard/user/profile')}#email`}>
          {confirm.wrongAddress[locale]}
        </a>
      </div>
    </section>
  );
}
