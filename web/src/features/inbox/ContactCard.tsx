/** LIST-6: the ways to an advertiser. Links to a page of their own; with script they open a dialog in place. */

import { formatPhone } from '@estia/contract/format';
import type { Property } from '@estia/contract/listings/model';
import { contactCardMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import type { MouseEvent } from 'react';
import { contactPath } from '../../platform/paths/contact-path.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './ContactCard.module.css';

export type ContactKind = 'phone' | 'message' | 'report';

type Props = {
  listing: Property;
  locale: Locale;
  /** Shown before: it stays shown. */
  phone: string | null;
  onOpen: (kind: ContactKind) => void;
  /** Somebody is about to: the dialog can be fetched. */
  onNear: () => void;
};

const drawings = {
  phone:
    'M5 4h4l1.5 5-2.3 1.5a12 12 0 0 0 5.3 5.3L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.5 1.5C10 20.5 3.5 14 3.5 5.5A1.5 1.5 0 0 1 5 4z',
  message: 'M4 5h16v11H9.5L5 20v-4H4z',
  report: 'M5 21V4h13l-2.5 4L18 12H5',
} as const;

export function ContactIcon({ name }: { name: ContactKind }) {
  return (
    <svg className={css.mark} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** A link that script opens in place; with a modifier key it stays a link. */
export const onPlainClick =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open();
  };

export function ContactCard({ listing, locale, phone, onOpen, onNear }: Props) {
  const { contact } = listing;
  const href = contactPath(listing, locale);
  if (!contact.phone && !contact.message) return <p className={css.none}>{words.none[locale]}</p>;
  const near = { onPointerEnter: onNear, onFocus: onNear };
  return (
    <div className={css.actions}>
      {contact.phone &&
        (phone ? (
          <a className={buttonClass('accent', css.number)} href={`tel:${phone}`}>
            <ContactIcon name="phone" />
            {formatPhone(phone)}
          </a>
        ) : (
          <a
            className={buttonClass('accent')}
            href={href}
            rel="nofollow"
            {...near}
            onClick={onPlainClick(() => onOpen('phone'))}
          >
            <ContactIcon name="phone" />
            {words.showPhone[locale]}
          </a>
        ))}
      {contact.message && (
        <a
          className={buttonClass(contact.phone ? 'outline' : 'accent')}
          href={href}
          rel="nofollow"
          {...near}
          onClick={onPlainClick(() => onOpen('message'))}
        >
          <ContactIcon name="message" />
          {words.write[locale]}
        </a>
      )}
      {contact.no_brokers && <p className={css.noBrokers}>{words.noBrokers[locale]}</p>}
    </div>
  );
}

/** The same in the bar of a phone: one word, one sign. */
export function ContactBar({ listing, locale, phone, onOpen, onNear }: Props) {
  const { contact } = listing;
  const href = contactPath(listing, locale);
  const near = { onPointerEnter: onNear, onFocus: onNear };
  return (
    <div className={css.bar}>
      {contact.message && contact.phone && (
        <a
          className={buttonClass('outline', css.round)}
          href={href}
          rel="nofollow"
          aria-label={words.write[locale]}
          {...near}
          onClick={onPlainClick(() => onOpen('message'))}
        >
          <ContactIcon name="message" />
        </a>
      )}
      {contact.phone ? (
        <a
          className={buttonClass('accent')}
          href={phone ? `tel:${phone}` : href}
          rel="nofollow"
          {...near}
          onClick={phone ? undefined : onPlainClick(() => onOpen('phone'))}
        >
          <ContactIcon name="phone" />
          {phone ? formatPhone(phone) : words.phone[locale]}
        </a>
      ) : (
        contact.message && (
          <a
            className={buttonClass('accent')}
            href={href}
            rel="nofollow"
            {...near}
            onClick={onPlainClick(() => onOpen('message'))}
          >
            <ContactIcon name="message" />
            {words.write[locale]}
          </a>
        )
      )}
    </div>
  );
}
