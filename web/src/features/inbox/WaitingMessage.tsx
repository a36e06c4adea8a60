/**
 * A message whose email is to be proved: where the email went, its code to type, sending it again, and correcting the
 * address. It is with the advertiser already, or waits with the server; either way it stays as it was written.
 */

import { inboxLimits } from '@estia/contract/inbox/limits';
import type { Property } from '@estia/contract/listings/model';
import { contactFormMessages as words } from '@estia/contract/listings/page/contact-messages';
import type { Locale } from '@estia/contract/pair';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import css from './ContactDialog.module.css';
import { type ContactFormError, getContactFormError } from './contact-form-error.ts';
import { DoneTitle } from './DoneTitle.tsx';
import { Resender } from './resender.ts';

type Props = {
  listing: Pick<Property, 'for' | 'property_id'>;
  locale: Locale;
  sentTo: string;
  clientKey: string;
  /** The advertiser has it. */
  isDelivered: boolean;
  /** Theirs is the account's address, which is changed in the profile. */
  isSignedIn: boolean;
  /** It waits no more, and is to be sent anew. */
  onLost: () => void;
};

const CODE_FORM = 'confirm';
const EMAIL_FORM = 'address';

export function WaitingMessage({ listing, locale, sentTo, clientKey, isDelivered, isSignedIn, onLost }: Props) {
  const resender = useRef<Resender>(null);
  resender.current ??= new Resender({
    about: { for: listing.for, property_id: listing.property_id, client_key: clientKey },
    sentTo,
    isSignedIn,
  });
  const [address, setAddress] = useState(sentTo);
  const [open, setOpen] = useState<string | null>(null);
  const [isOut, setOut] = useState(false);
  const [busy, setBusy] = useState<'code' | 'resend' | 'correct' | null>(null);
  const [refused, setRefused] = useState<ContactFormError | null>(null);
  const [resent, setResent] = useState<string | null>(null);

  const run = async (what: typeof busy, form: string, sent: FormData, work: (mails: Resender) => Promise<void>) => {
    const mails = resender.current;
    if (busy || !mails) return;
    setBusy(what);
    setRefused(null);
    setResent(null);
    try {
      await work(mails);
    } catch (error) {
      const refusal = getContactFormError(error, form, sent);
      // Delivered, it cannot be lost: its email was proved on another page.
      if (refusal.code === 'gone') return isDelivered ? setOut(true) : onLost();
      setRefused(refusal);
    } finally {
      setAddress(mails.address);
      setBusy(null);
    }
  };

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    void run('code', CODE_FORM, sent, async (mails) => {
      await mails.settle();
      const body = { email: mails.address, code: String(sent.get(`${CODE_FORM}.code`) ?? '') };
      setOpen((await callApi('POST /property/contact/confirm', { body })).conversation_key);
      setOut(true);
    });
  };

  const resend = (what: 'resend' | 'correct', sent: FormData) =>
    run(what, EMAIL_FORM, sent, async (mails) => {
      const input = String(sent.get(`${EMAIL_FORM}.new_email`) ?? '').trim();
      const done = await mails.resend(what === 'correct' ? input : undefined);
      if (!done.confirm) return setOut(true);
      setResent(mails.address);
    });

  if (isOut) return <Sent locale={locale} open={open} isConfirmed={isDelivered} />;
  const confirmLabel = isDelivered ? words.confirmEmail : words.send;
  const label = (is: typeof busy, text: string): ReactNode => (busy === is ? words.sending[locale] : text);
  return (
    <div className={css.part}>
      <DoneTitle>{(isDelivered ? words.sent : words.confirm)[locale]}</DoneTitle>
      <p>{(isDelivered ? words.sentConfirmTo : words.confirmTo)[locale]}</p>
      <div>
        <p className={css.address} translate="no">
          {address}
        </p>
        <p className={css.of} role="status">
          {resent && words.resent[locale](resent)}
        </p>
      </div>
      <ErrorSummary
        locale={locale}
        refusal={refused}
        labels={{
          [`${CODE_FORM}.code`]: words.code[locale],
          [`${EMAIL_FORM}.new_email`]: words.newEmail[locale],
        }}
      />
      <form className={css.form} aria-label={words.confirmEmail[locale]} noValidate onSubmit={confirm}>
        <Field
          locale={locale}
          name={`${CODE_FORM}.code`}
          label={words.code[locale]}
          hint={words.codeHint[locale]}
          error={refused?.fields[`${CODE_FORM}.code`]}
          autoComplete="one-time-code"
          maxLength={inboxLimits.codeSigns * 2}
          spellCheck={false}
          required
        />
        <button type="submit" className={buttonClass('accent')} aria-disabled={busy !== null || undefined}>
          {label('code', confirmLabel[locale])}
        </button>
      </form>
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={busy !== null || undefined}
        onClick={() => void resend('resend', new FormData())}
      >
        {label('resend', words.resend[locale])}
      </button>
      {!isSignedIn && (
        <details className={css.correct}>
          <summary>{words.correct[locale]}</summary>
          <form
            className={css.form}
            aria-label={words.correct[locale]}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void resend('correct', new FormData(event.currentTarget));
            }}
          >
            <Field
              locale={locale}
              name={`${EMAIL_FORM}.new_email`}
              type="email"
              label={words.newEmail[locale]}
              hint={words.newEmailHint[locale]}
              error={refused?.fields[`${EMAIL_FORM}.new_email`]}
              defaultValue={address}
              autoComplete="email"
              maxLength={254}
              required
            />
            <button type="submit" className={buttonClass('outline')} aria-disabled={busy !== null || undefined}>
              {label('correct', words.sendThere[locale])}
            </button>
          </form>
        </details>
      )}
    </div>
  );
}

function Sent({ locale, open, isConfirmed }: { locale: Locale; open: string | null; isConfirmed: boolean }) {
  return (
    <div className={css.part}>
      <DoneTitle>{(isConfirmed ? words.emailConfirmed : words.sent)[locale]}</DoneTitle>
      <p>{words.sentText[locale]}</p>
      {open && (
        <Form action={pathTo(locale, '/contact/conversation')} label={words.open[locale]}>
          <input type="hidden" name="intent" value="open" />
          <input type="hidden" name="code" value={open} />
          <button type="submit" className={buttonClass('outline')}>
            {words.open[locale]}
          </button>
        </Form>
      )}
    </div>
  );
}
