/**
 * The phone of a listing, asked for by a click and never part of a page. A professional first answers an owner's wish.
 */

import { getPublicErrorMessage } from '@estia/contract/error-messages';
import type { ErrorCode } from '@estia/contract/errors';
import { formatPhone } from '@estia/contract/format';
import type { Property } from '@estia/contract/listings/model';
import { contactMessages as words } from '@estia/contract/listings/page/contact-messages';
import { contactCardMessages } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { withProofOfWork } from '../../platform/proof-of-work/with-proof-of-work.ts';
import { buttonClass } from '../../ui/button.ts';
import { Checkbox } from '../../ui/form/ChoiceFields.tsx';
import { toast } from '../../ui/toast/toast.ts';
import css from './ContactDialog.module.css';
import { isProfessional, type Viewer } from './viewer.ts';

type ListingContact = Pick<Property, 'for' | 'property_id' | 'code' | 'contact'>;
type RevealedPhoneData = { phone: string; name: string | null };
type Props = {
  listing: ListingContact;
  locale: Locale;
  viewer: Viewer | null | undefined;
  onPhone: (phone: string) => void;
};

export function PhoneReveal({ listing, locale, viewer, onPhone }: Props) {
  const [shown, setShown] = useState<RevealedPhoneData | null>(null);
  const [failed, setFailed] = useState<ErrorCode | null>(null);
  const [mustPromise, setMustPromise] = useState(false);
  const { for: purpose, property_id } = listing;

  const reveal = useCallback(
    (respects?: boolean) => {
      setFailed(null);
      setMustPromise(false);
      const body = { for: purpose, property_id, ...(respects ? { respects_no_brokers: true } : {}) };
      withProofOfWork((proof_of_work) =>
        callApi('POST /property/phone', { body: { ...body, ...(proof_of_work ? { proof_of_work } : {}) } }),
      ).then(
        (answer) => {
          setShown(answer);
          onPhone(answer.phone);
        },
        (error: { code?: ErrorCode; fields?: Record<string, string> }) => {
          if (error.fields?.respects_no_brokers) setMustPromise(true);
          else {
            setFailed(error.code ?? 'internal');
            toast('error', words.phoneFailed[locale]);
          }
        },
      );
    },
    [purpose, property_id, onPhone, locale],
  );

  const mustAnswer = listing.contact.no_brokers && isProfessional(viewer);
  useEffect(() => {
    if (viewer === undefined) return;
    if (mustAnswer) setMustPromise(true);
    else reveal();
  }, [viewer, mustAnswer, reveal]);

  if (shown) return <RevealedPhone listing={listing} locale={locale} shown={shown} />;
  if (mustPromise) {
    return (
      <form
        className={css.part}
        onSubmit={(event) => {
          event.preventDefault();
          if (new FormData(event.currentTarget).has('respects_no_brokers')) reveal(true);
        }}
      >
        <p>{contactCardMessages.noBrokers[locale]}</p>
        <Checkbox locale={locale} name="respects_no_brokers" label={words.respects[locale]} required />
        <button type="submit" className={buttonClass('accent')}>
          {contactCardMessages.showPhone[locale]}
        </button>
      </form>
    );
  }
  if (failed) {
    return (
      <div className={css.part} role="alert">
        <p>
          {words.phoneFailed[locale]} {getPublicErrorMessage(failed)[locale]}
        </p>
        <button type="button" className={buttonClass('outline')} onClick={() => reveal()}>
          {words.again[locale]}
        </button>
      </div>
    );
  }
  return (
    <p className={css.part} role="status">
      {words.looking[locale]}
    </p>
  );
}

export function RevealedPhone({
  listing,
  locale,
  shown,
}: {
  listing: ListingContact;
  locale: Locale;
  shown: RevealedPhoneData;
}) {
  return (
    <div className={css.part} role="status">
      {shown.name && <p className={css.of}>{words.phoneOf[locale](shown.name)}</p>}
      <a className={buttonClass('accent', css.number)} href={`tel:${shown.phone}`}>
        {formatPhone(shown.phone)}
      </a>
      <p>{words.sayCode[locale](listing.code)}</p>
      {listing.for === 'rent' && <p className={css.care}>{words.rentCare[locale]}</p>}
      {listing.contact.no_brokers && <p className={css.care}>{contactCardMessages.noBrokers[locale]}</p>}
    </div>
  );
}
