/** SUBS-3: lines of statements, each with what is known and doubtful about it, and the two steps it takes. */

import { accountLimits } from '@estia/contract/accounts/limits';
import { formatCents, formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import {
  depositStateMessages,
  matchProblemMessages,
  depositAdminMessages as words,
} from '@estia/contract/subscriptions/deposit-messages';
import type { DepositState } from '@estia/contract/subscriptions/deposit-states';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './subscriptions-admin.module.css';

type Deposit = ApiReply<'GET /adminPanel/deposits'>['deposits'][number];
type Common = { locale: Locale; formKey: string; refusal: FormError | null };

const tones: Readonly<Record<DepositState, 'info' | 'care' | 'good' | 'plain'>> = {
  new: 'care',
  matched: 'info',
  confirmed: 'good',
  rejected: 'plain',
};

function ConfirmForm({ line, ...common }: Common & { line: Deposit }) {
  const { locale, refusal } = common;
  const form = `confirm-${line.line_id}`;
  const { field, failed } = createFieldProps(locale, form, refusal);
  return (
    <Disclosure quiet open={failed} summary={<DisclosureLabel text={words.confirm[locale]} line={line} />}>
      <ActionForm
        {...common}
        intent="confirm"
        form={form}
        hidden={{ id: line.line_id }}
        labels={{ reason: words.reason[locale] }}
      >
        <p className={grid.note}>{words.confirmText[locale]}</p>
        <Field
          {...field('reason', words.reasonKnown[locale])}
          label={words.reason[locale]}
          maxLength={accountLimits.reason}
          autoComplete="off"
          required
        />
        <div className={grid.actions}>
          <SubmitButton locale={locale}>{words.confirm[locale]}</SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

function MatchForm({ line, ...common }: Common & { line: Deposit }) {
  const { locale, refusal } = common;
  const form = `match-${line.line_id}`;
  const { field, check, failed } = createFieldProps(locale, form, refusal);
  const opener = line.state === 'new' ? words.match[locale] : words.again[locale];
  return (
    <Disclosure quiet open={failed} summary={<DisclosureLabel text={opener} line={line} />}>
      <ActionForm
        {...common}
        intent="match"
        form={form}
        hidden={{ id: line.line_id }}
        labels={{ gemi: words.gemi[locale], reason: words.reason[locale] }}
      >
        <Field
          {...field('gemi', line.agency?.gemi)}
          label={words.gemi[locale]}
          maxLength={120}
          autoComplete="off"
          required
        />
        <Checkbox
          {...check('credit', line.is_credit || line.match_problem === 'other_amount')}
          label={words.credit[locale]}
        />
        <Checkbox
          {...check('not_owed', line.state === 'matched' && line.charge === null && !line.is_credit)}
          label={words.not_owed[locale]}
        />
        <Field
          {...field('reason', words.reasonKnown[locale])}
          label={words.reason[locale]}
          maxLength={accountLimits.reason}
          autoComplete="off"
          required
        />
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline">
            {words.saveMatch[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

function RejectForm({ line, ...common }: Common & { line: Deposit }) {
  const { locale, refusal } = common;
  const form = `reject-${line.line_id}`;
  const { field, failed } = createFieldProps(locale, form, refusal);
  return (
    <Disclosure quiet open={failed} summary={<DisclosureLabel text={words.reject[locale]} line={line} />}>
      <ActionForm
        {...common}
        intent="reject"
        form={form}
        hidden={{ id: line.line_id }}
        labels={{ reason: words.reason[locale] }}
      >
        <Field
          {...field('reason')}
          label={words.reason[locale]}
          maxLength={accountLimits.reason}
          autoComplete="off"
          required
        />
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
            {words.rejectSubmit[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

const DisclosureLabel = ({ text, line }: { text: string; line: Deposit }) => (
  <>
    {text}
    <span className="vh">
      : {formatCents(line.cents)}, #{line.line_id}
    </span>
  </>
);

function DepositOwner({ locale, line }: { locale: Locale; line: Deposit }) {
  const { agency, charge, state } = line;
  if (!agency) return null;
  const link = (
    <a className={css.link} href={pathTo(locale, '/dashboard/admin/subscriptions/:id', { id: agency.user_id })}>
      <span translate="no">{agency.name[locale] || agency.name.el}</span> · <span className="num">{agency.gemi}</span>
    </a>
  );
  if (state === 'new')
    return (
      <p>
        {words.guess[locale]} {link}
      </p>
    );
  const period =
    charge &&
    words.pays[locale](
      formatShortDate(charge.period_from, locale),
      formatShortDate(addDays(charge.period_to, -1), locale),
    );
  return (
    <>
      <p>{link}</p>
      {state !== 'rejected' && <p className={css.small}>{period ?? words.goesBack[locale]}</p>}
    </>
  );
}

export function DepositList({ lines, ...common }: Common & { lines: readonly Deposit[] }) {
  const { locale } = common;
  const who = (name: string | null) => name ?? words.somebody[locale];
  return (
    <ul>
      {lines.map((line) => (
        <li className={css.line} key={line.line_id}>
          <div className={css.sum}>
            <p className={css.amount}>{formatCents(line.cents)}</p>
            <p className={css.small}>{formatShortDate(line.booked_on, locale)}</p>
          </div>
          <div className={css.what}>
            <p className={css.marks}>
              <StatusBadge tone={tones[line.state]}>{depositStateMessages[line.state][locale]}</StatusBadge>
              {line.match_problem && (
                <span className={css.small}>{matchProblemMessages[line.match_problem][locale]}</span>
              )}
            </p>
            {line.cents > 0 && (
              <p className={css.text}>
                {line.text === null ? (
                  (line.source === 'hand' ? words.byHand : words.noText)[locale]
                ) : (
                  <span translate="no">{line.text}</span>
                )}
              </p>
            )}
            <DepositOwner locale={locale} line={line} />
            {line.matched_at && (
              <p className={css.small}>
                {words.matchedBy[locale](who(line.matched_by), formatShortDate(line.matched_at, locale))}
              </p>
            )}
            {line.decided_at && (
              <p className={css.small}>
                {words.decidedBy[locale](who(line.decided_by), formatShortDate(line.decided_at, locale))}
              </p>
            )}
            {line.state === 'matched' && !line.can_confirm && (
              <p className={css.small}>{words.confirmByOther[locale]}</p>
            )}
            {(line.state === 'new' || line.state === 'matched') && (
              <div className={css.folds}>
                {line.can_confirm && <ConfirmForm {...common} line={line} />}
                <MatchForm {...common} line={line} />
                <RejectForm {...common} line={line} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
