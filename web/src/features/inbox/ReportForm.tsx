/** LIST-5: what is wrong with a listing. A plain form to the report page; with script it is sent in place. */

import { formatLongDate } from '@estia/contract/format';
import type { Property } from '@estia/contract/listings/model';
import { reportFormMessages as words } from '@estia/contract/listings/page/report-messages';
import { suspendedReporterMessages as suspendedWords } from '@estia/contract/moderation/misuse-messages';
import type { Locale } from '@estia/contract/pair';
import { type FormEvent, useEffect, useState } from 'react';
import { type ApiReply, callApi } from '../../platform/api-client.ts';
import { hasSession } from '../../platform/has-session.ts';
import { reportPath } from '../../platform/paths/contact-path.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { withProofOfWork } from '../../platform/proof-of-work/with-proof-of-work.ts';
import { sentChoice } from '../../platform/sent-choice.ts';
import { buttonClass } from '../../ui/button.ts';
import { Checkbox, Select } from '../../ui/form/ChoiceFields.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { IdempotencyKeyInput } from '../../ui/form/Form.tsx';
import css from './ContactDialog.module.css';
import { type ContactFormError, getContactFormError } from './contact-form-error.ts';

type ReportFormError = ContactFormError & { values?: Record<string, string> };
export type ReportReason = { id: number; name: { el: string; en: string } };

type Props = {
  listing: Pick<Property, 'for' | 'property_id'>;
  locale: Locale;
  /** Known on the page; a dialog asks for them. */
  reasons?: readonly ReportReason[];
  refusal?: ReportFormError | null;
  formKey?: string;
};

const FORM_ID = 'report';

/** As the API answers. */
type SentReport = Pick<ApiReply<'PUT /property/report'>, 'number' | 'handle_from'>;

export function ReportForm({ listing, locale, reasons: known, refusal = null, formKey }: Props) {
  const [reasons, setReasons] = useState<readonly ReportReason[]>(known ?? []);
  const [refused, setRefused] = useState<ReportFormError | null>(refusal);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<SentReport | null>(null);

  useEffect(() => {
    if (known) return;
    callApi('GET /property/report-reasons').then(
      ({ rows }) => setReasons(rows),
      () => setRefused({ code: 'overloaded', fields: {} }),
    );
  }, [known]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(`${FORM_ID}.${name}`) ?? '').trim();
    const body = {
      for: listing.for,
      property_id: listing.property_id,
      reason_id: Number(text('reason_id')),
      description: text('description'),
      name: text('name'),
      email: text('email'),
      good_faith: sentChoice<'on'>(text('good_faith')),
      locale,
    };
    const missing = {
      ...(text('reason_id') === '' ? { [`${FORM_ID}.reason_id`]: 'required' } : {}),
      ...(text('good_faith') === '' ? { [`${FORM_ID}.good_faith`]: 'must_accept' } : {}),
    };
    if (Object.keys(missing).length > 0) {
      setRefused({ code: 'invalid_input', fields: missing });
      return;
    }
    setSending(true);
    setRefused(null);
    try {
      // Of a visitor the sum is always asked for.
      const answer = await withProofOfWork(
        (proof_of_work) =>
          callApi('PUT /property/report', { body: { ...body, ...(proof_of_work ? { proof_of_work } : {}) } }),
        !hasSession(),
      );
      setSent(answer);
    } catch (error) {
      setRefused(getContactFormError(error, FORM_ID, form));
    }
    setSending(false);
  };

  if (sent) return <ReportSentNotice locale={locale} report={sent} />;
  const basics = (name: string) => ({
    locale,
    name: `${FORM_ID}.${name}`,
    error: refused?.fields[`${FORM_ID}.${name}`],
  });
  const field = (name: string) => ({ ...basics(name), defaultValue: refusal?.values?.[`${FORM_ID}.${name}`] ?? '' });
  const labels = {
    'report.reason_id': words.reason[locale],
    'report.description': words.description[locale],
    'report.name': words.name[locale],
    'report.email': words.email[locale],
    'report.good_faith': words.goodFaith[locale],
  };
  return (
    <form
      className={css.form}
      method="post"
      action={reportPath(listing, locale)}
      aria-label={words.title[locale]}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      {refused && <p className={css.failed}>{words.failed[locale]}</p>}
      <ErrorSummary locale={locale} refusal={refused} labels={labels} />
      {formKey && <IdempotencyKeyInput value={formKey} />}
      <p>{words.lead[locale]}</p>
      <Select
        // The list may come after the form: an uncontrolled choice would not find its option again.
        key={reasons.length}
        {...field('reason_id')}
        label={words.reason[locale]}
        empty={words.choose[locale]}
        options={reasons.map(({ id, name }) => ({ value: String(id), label: name[locale] }))}
        required
      />
      <Field {...field('description')} label={words.description[locale]} rows={3} maxLength={2_000} />
      <Field {...field('name')} label={words.name[locale]} autoComplete="name" maxLength={80} />
      <Field
        {...field('email')}
        label={words.email[locale]}
        hint={words.emailHint[locale]}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Checkbox {...basics('good_faith')} label={words.goodFaith[locale]} required />
      <button type="submit" className={buttonClass('primary')} aria-disabled={sending || undefined}>
        {(sending ? words.sending : words.send)[locale]}
      </button>
    </form>
  );
}

export function ReportSentNotice({ locale, report }: { locale: Locale; report: SentReport }) {
  const { number, handle_from: day } = report;
  return (
    <div className={css.part} role="status">
      <p className={css.done}>{words.sent[locale]}</p>
      {day === null ? (
        <p>{words.number[locale](number)}</p>
      ) : (
        <>
          <p>
            {words.numberAlone[locale](number)} {suspendedWords.notBefore[locale](formatLongDate(day, locale))}
          </p>
          <p>
            <a href={pathTo(locale, '/auth/account-complaint')}>{suspendedWords.complain[locale]}</a>
          </p>
        </>
      )}
    </div>
  );
}
