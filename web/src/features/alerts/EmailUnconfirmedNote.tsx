/** No alert is emailed to an address that nobody has confirmed. `children` sends the confirmation again. */
import { unconfirmedEmailMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './EmailUnconfirmedNote.module.css';

export function EmailUnconfirmedNote({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <div role="note" className={css.note}>
      <p>{words.text[locale]}</p>
      <div className={css.actions}>
        {children}
        <a className={buttonClass('text')} href={pathTo(locale, '/auth/confirm')}>
          {words.typeCode[locale]}
        </a>
      </div>
    </div>
  );
}
