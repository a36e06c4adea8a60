/** The second layer, over the page, because the visitor asked for it. Esc and the cross close it without a choice. */
import { consentSettingsMessages as words } from '@estia/contract/consent/settings-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useRef } from 'react';
import css from './ConsentDialog.module.css';
import { ConsentSettings } from './ConsentSettings.tsx';

type Props = { locale: Locale; onClose: () => void };

export function ConsentDialog({ locale, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="consent-settings-title"
      // Told late: by then it may have been opened again.
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={() => {}}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id="consent-settings-title">{words.title[locale]}</h2>
          <button type="button" className={css.close} aria-label={words.close[locale]} onClick={close}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <p className={css.lead}>{words.lead[locale]}</p>
        <ConsentSettings locale={locale} onChosen={close} />
      </div>
    </dialog>
  );
}
