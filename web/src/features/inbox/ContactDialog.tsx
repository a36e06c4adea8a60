/** Phone, message or report in a native dialog: it keeps focus inside, closes on Esc and gives focus back. Fetched when first wanted. */

import type { Property } from '@estia/contract/listings/model';
import { contactFormMessages, contactMessages as words } from '@estia/contract/listings/page/contact-messages';
import { contactCardMessages } from '@estia/contract/listings/page/page-messages';
import { reportFormMessages } from '@estia/contract/listings/page/report-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useRef } from 'react';
import type { ContactKind } from './ContactCard.tsx';
import css from './ContactDialog.module.css';
import { ContactForm } from './ContactForm.tsx';
import { PhoneReveal } from './PhoneReveal.tsx';
import { ReportForm } from './ReportForm.tsx';
import { useViewer } from './viewer.ts';

type Props = {
  listing: Property;
  locale: Locale;
  kind: ContactKind;
  onClose: () => void;
  onPhone: (phone: string) => void;
};

const titles = {
  phone: contactCardMessages.phone,
  message: contactFormMessages.title,
  report: reportFormMessages.title,
};

export function ContactDialog({ listing, locale, kind, onClose, onPhone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const viewer = useViewer(undefined);
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="contact-title"
      // Told late: by then it may have been opened again.
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => {
        // A click on the ground behind is one on the dialog itself, outside of what it holds.
        if (event.target === dialog.current) dialog.current?.close();
      }}
      onKeyDown={() => {}}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id="contact-title">{titles[kind][locale]}</h2>
          <button
            type="button"
            className={css.close}
            aria-label={words.close[locale]}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <p className={css.about}>
          {listing.title[locale]} · {listing.code}
        </p>
        {kind === 'phone' && <PhoneReveal listing={listing} locale={locale} viewer={viewer} onPhone={onPhone} />}
        {kind === 'message' && <ContactForm listing={listing} locale={locale} viewer={viewer} />}
        {kind === 'report' && <ReportForm listing={listing} locale={locale} />}
      </div>
    </dialog>
  );
}
