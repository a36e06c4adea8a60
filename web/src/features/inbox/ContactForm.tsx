/** A message to an advertiser. A plain form to the contact page; with script it is sent in place, with its proof of work. */
import { inboxLimits } from '@estia/contract/inbox/limits';
import { contactWords, messageWords as words } from '@estia/contract/listings/contact-messages';
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { type FormEvent, useRef, useState } from 'react';
import { ask } from '../../platform/ask.ts';
import { buttonClass } from '../../ui/button.ts';
import { Check } from '../../ui/form/Choices.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormKey } from '../../ui/form/Form.tsx';
import type { Member } from './asker.ts';
import css from './ContactDialog.module.css';
import { contactPath } from './contact-path.ts';
import { type FormRefusal, refusalOf } from './refusal-of.ts';
import { withWork } from './with-work.ts';

type Refused = FormRefusal & { values?: Record<string, string> };

type Props = {
  ad: Pick<Property, 'for' | 'property_id' | 'code'>;
  locale: Locale;
  member: Member | null | undefined;
  /** The page's: what came back, and the key that makes sending twice one message. */
  refusal?: Refused | null;
  formKey?: string;
};

const MESSAGE_FORM = 'contact';

const messageLabels = (locale: Locale) => ({
  'contact.name': words.name[locale],
  'contact.email': words.email[locale],
  'contact.phone': words.phone[locale],
  'contact.body': words.body[locale],
});

export function ContactForm({ ad, locale, member, refusal = null, formKey }: Props) {
  const [refused, setRefused] = useState<Refused | null>(refusal);
  const [state, setState] = useState<'writing' | 'sending' | 'sent' | 'confirm'>('writing');
  const key = useRef(formKey ?? null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(`${MESSAGE_FORM}.${name}`) ?? '').trim();
    key.current ??= crypto.randomUUID();
    const body = {
      for: ad.for,
      property_id: ad.property_id,
      ...(member ? {} : { name: text('name'), email: text('email') }),
      phone: text('phone'),
      show_email: form.has(`${MESSAGE_FORM}.show_email`),
      body: text('body'),
      client_key: key.current,
      locale,
    };
    const empty = (member ? ['body'] : ['body', 'name', 'email']).filter((name) => text(name) === '');
    if (empty.length > 0) {
      setRefused({
        code: 'invalid_input',
        fields: Object.fromEntries(empty.map((name) => [`${MESSAGE_FORM}.${name}`, 'required'])),
      });
      return;
    }
    setState('sending');
    setRefused(null);
    try {
      const { confirm } = await withWork(
        (work) => ask('POST /property/contact', { body: { ...body, ...(work ? { work } : {}) } }),
        !member,
      );
      setState(confirm ? 'confirm' : 'sent');
    } catch (error) {
      setRefused(refusalOf(error, MESSAGE_FORM, form));
      setState('writing');
    }
  };

  if (state === 'sent' || state === 'confirm') return <MessageSent locale={locale} confirm={state === 'confirm'} />;
  const field = (name: string, known = '') => ({
    locale,
    name: `${MESSAGE_FORM}.${name}`,
    error: refused?.fields[`${MESSAGE_FORM}.${name}`],
    defaultValue: refusal?.values?.[`${MESSAGE_FORM}.${name}`] ?? known,
  });
  return (
    <form
      className={css.form}
      method="post"
      action={contactPath(ad, locale)}
      aria-label={words.title[locale]}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      {refused && <p className={css.failed}>{words.failed[locale]}</p>}
      <ErrorSummary locale={locale} refusal={refused} labels={messageLabels(locale)} />
      <input type="hidden" name="act" value="message" />
      {formKey && <FormKey value={formKey} />}
      <Field
        {...field('body', words.ready[locale](ad.code))}
        label={words.body[locale]}
        rows={4}
        maxLength={inboxLimits.body}
        required
      />
      {member ? (
        <p>{words.asMember[locale](member.username)}</p>
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
      <Check
        locale={locale}
        name={`${MESSAGE_FORM}.show_email`}
        label={words.showEmail[locale]}
        hint={words.showEmailHint[locale]}
      />
      {ad.for === 'rent' && <p className={css.care}>{contactWords.rentCare[locale]}</p>}
      <button type="submit" className={buttonClass('act')} aria-disabled={state === 'sending' || undefined}>
        {(state === 'sending' ? words.sending : words.send)[locale]}
      </button>
    </form>
  );
}

export function MessageSent({ locale, confirm }: { locale: Locale; confirm: boolean }) {
  return (
    <div className={css.part} role="status">
      <p className={css.done}>{(confirm ? words.confirm : words.sent)[locale]}</p>
      <p>{(confirm ? words.confirmText : words.sentText)[locale]}</p>
    </div>
  );
}
