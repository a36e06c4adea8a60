/** The second layer, over the page, because the visitor asked for it. Esc and the cross close it without a choice. */
import { consentSettingsMessages as words } from '@estia/contract/consent/settings-messages';
import type { Locale } from '@estia/contract/pair';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import css from './ConsentDialog.module.css';
import { ConsentSettings } from './ConsentSettings.tsx';

type Props = { locale: Locale; onClose: () => void };

export function ConsentDialog({ locale, onClose }: Props) {
  return (
    <Dialog
      id="consent-settings-title"
      title={words.title[locale]}
      closeLabel={words.close[locale]}
      wide
      onClose={onClose}
    >
      {(close) => (
        <>
          <p className={css.lead}>{words.lead[locale]}</p>
          <ConsentSettings locale={locale} onChosen={close} />
        </>
      )}
    </Dialog>
  );
}
