/** Phone, message or report in a dialog. Fetched when first wanted. */
import type { Property } from '@estia/contract/listings/model';
import { contactFormMessages, contactMessages as words } from '@estia/contract/listings/page/contact-messages';
import { contactCardMessages } from '@estia/contract/listings/page/page-messages';
import { reportFormMessages } from '@estia/contract/listings/page/report-messages';
import type { Locale } from '@estia/contract/pair';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
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
  const viewer = useViewer(undefined);
  return (
    <Dialog id="contact-title" title={titles[kind][locale]} closeLabel={words.close[locale]} onClose={onClose}>
      <p className={css.about}>
        {listing.title[locale]} · {listing.code}
      </p>
      {kind === 'phone' && <PhoneReveal listing={listing} locale={locale} viewer={viewer} onPhone={onPhone} />}
      {kind === 'message' && <ContactForm listing={listing} locale={locale} viewer={viewer} />}
      {kind === 'report' && <ReportForm listing={listing} locale={locale} />}
    </Dialog>
  );
}
