/**
 * A message to an advertiser. A plain form to the contact page; with script it is sent in place, with its proof of
 * work.
 */
import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Property } from '@estia/contract/listings/model';
import { contactMessages, contactFormMessages as words } from '@estia/contract/listings/page/contact-messages';
import type { Locale } from '@estia/contract/pair';
import { type FormEvent, useRef, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { complexContactPath, contactPath } from '../../platform/paths/contact-path.ts';
import { withProofOfWork } from '../../platform/proof-of-work/with-proof-of-work.ts';
import { buttonClass } from '../../ui/button.ts';
import { Checkbox } from '../../ui/form/ChoiceFields.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { IdempotencyKeyInput } from '../../ui/form/Form.tsx';
import { useFocusOnMessage } from '../../ui/use-focus-on-message.ts';
import css from './ContactDialog.module.css';
import { type ContactFormError, getContactFormError } from './contact-form-error.ts';
import { DoneTitle } from './DoneTitle.tsx';
import type { Viewer } from './viewer.ts';
import { WaitingMessage } from './WaitingMessage.tsx';

type ContactFormErrorWithValues = ContactFormError & { values?: Record<string, string> };

type Props = {
  listing: Pick<Property, 'for' | 'property_id' | 'code'>;
  locale: Locale;
  viewer: Viewer | null | undefined;
  /** The page's: what came back, and the key that makes sending twice one message. */
  refusal?: ContactFormErrorWithValues | null;
  formKey?: string;
  /** The development that is asked about, instead of this one of its units. */
  complex?: string | null;
};

const FORM_ID = 'contact';

/** What was typed into the dialog of a listing, with the key it goes by: closing the dialog is not giving it up. */
let unsent: { listingKey: string; form: FormData; key: string } | null = null;
const nameOf = ({ for: purpose, property_id }: Props['listing']): string => `${purpose} ${property_id}`;

const getMessageLabels = (locale: Locale) => ({
  'contact.name': words.name[locale],
  'contact.email': words.email[locale],
  'contact.phone': words.phone[locale],
  'contact.body': words.body[locale],
});

export function ContactForm({ listing, locale, viewer, refusal = null, formKey, complex = null }: Props) {
  const [refused, setRefused] = useState<ContactFormErrorWithValues | null>(refusal);
  const [state, setState] = useState<
    'writing' | 'sending' | 'sent' | { sentTo: string; clientKey: string; isDelivered: boolean }
  >('writing');
  const [unsentDraft] = useState(() =>
    formKey === undefined && unsent?.listingKey === nameOf(listing) ? unsent : null,
  );
  const key = useRef(formKey ?? unsentDraft?.key ?? null);
  /** What was typed or sent before, for when it has to be sent anew. */
  const written = useRef<FormData | null>(unsentDraft?.form ?? null);
  const [isLost, setLost] = useState(false);
  const lostNote = useFocusOnMessage<HTMLParagraphElement>(isLost);

  const save = (form: FormData) => {
    key.current ??= crypto.randomUUID();
    if (formKey === undefined) unsent = { listingKey: nameOf(listing), form, key: key.current };
    return key.current;
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(`${FORM_ID}.${name}`) ?? '').trim();
    const client_key = save(form);
    const body = {
      for: listing.for,
      property_id: listing.property_id,
      ...(viewer ? {} : { name: text('name'), email: text('email') }),
      phone: text('phone'),
      show_email: form.has(`${FORM_ID}.show_email`),
      body: text('body'),
      client_key,
      locale,
    };
    const empty = (viewer ? ['body'] : ['body', 'name', 'email']).filter((name) => text(name) === '');
    if (empty.length > 0) {
      setRefused({
        code: 'invalid_input',
        fields: Object.fromEntries(empty.map((name) => [`${FORM_ID}.${name}`, 'required'])),
      });
      return;
    }
    setState('sending');
    setRefused(null);
    setLost(false);
    written.current = form;
    try {
      const { delivered, confirm, sent_to } = await withProofOfWork(
        (proof_of_work) =>
          callApi('POST /property/contact', { body: { ...body, ...(proof_of_work ? { proof_of_work } : {}) } }),
        !viewer,
        listing,
      );
      if (unsent?.key === client_key) unsent = null;
      setState(
        confirm ? { sentTo: sent_to ?? body.email ?? '', clientKey: body.client_key, isDelivered: delivered } : 'sent',
      );
    } catch (error) {
      setRefused(getContactFormError(error, FORM_ID, form));
      setState('writing');
    }
  };

  if (state === 'sent') return <MessageSentNotice locale={locale} what="sent" />;
  if (typeof state === 'object') {
    const onLost = () => {
      key.current = crypto.randomUUID();
      setLost(true);
      setState('writing');
    };
    return <WaitingMessage {...state} listing={listing} locale={locale} isSignedIn={viewer != null} onLost={onLost} />;
  }
  const field = (short: string, known = '') => {
    const name = `${FORM_ID}.${short}`;
    const before = written.current?.get(name) ?? refusal?.values?.[name];
    return { locale, name, error: refused?.fields[name], defaultValue: typeof before === 'string' ? before : known };
  };
  return (
    <form
      className={css.form}
      method="post"
      action={(complex === null ? contactPath : complexContactPath)(listing, locale)}
      aria-label={words.title[locale]}
      noValidate
      onInput={(event) => void save(new FormData(event.currentTarget))}
      onSubmit={(event) => void send(event)}
    >
      {isLost && (
        <p className={css.failed} role="alert" tabIndex={-1} ref={lostNote}>
          {words.lost[locale]}
        </p>
      )}
      {refused && <p className={css.failed}>{words.failed[locale]}</p>}
      <ErrorSummary locale={locale} refusal={refused} labels={getMessageLabels(locale)} />
      <input type="hidden" name="intent" value="message" />
      {formKey && <IdempotencyKeyInput value={formKey} />}
      <Field
        {...field('body', complex === null ? words.ready[locale](listing.code) : words.readyComplex[locale](complex))}
        label={words.body[locale]}
        rows={4}
        maxLength={inboxLimits.body}
        required
      />
      {viewer ? (
        <p>{words.writingAs[locale](viewer.username)}</p>
      ) : (
        <>
          <Field
            {...field('name')}
            label={words.name[locale]}
            autoComplete="name"
            maxLength={inboxLimits.name}
            required
          />
          <Field
            {...field('email')}
            label={words.email[locale]}
            hint={words.emailHint[locale]}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </>
      )}
      <Field
        {...field('phone')}
        label={words.phone[locale]}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
      />
      <Checkbox
        locale={locale}
        name={`${FORM_ID}.show_email`}
        label={words.showEmail[locale]}
        hint={words.showEmailHint[locale]}
        defaultChecked={written.current?.has(`${FORM_ID}.show_email`)}
      />
      {listing.for === 'rent' && <p className={css.care}>{contactMessages.rentCare[locale]}</p>}
      <button type="submit" className={buttonClass('accent')} aria-disabled={state === 'sending' || undefined}>
        {(state === 'sending' ? words.sending : words.send)[locale]}
      </button>
    </form>
  );
}

type Sent = 'sent' | 'sent_unconfirmed' | 'confirm';
const sentTitles = { sent: words.sent, sent_unconfirmed: words.sent, confirm: words.confirm };
const sentTexts = { sent: words.sentText, sent_unconfirmed: words.sentUnconfirmed, confirm: words.confirmText };

export function MessageSentNotice({ locale, what }: { locale: Locale; what: Sent }) {
  return (
    <div className={css.part}>
      <DoneTitle>{sentTitles[what][locale]}</DoneTitle>
      <p>{sentTexts[what][locale]}</p>
    </div>
  );
}
