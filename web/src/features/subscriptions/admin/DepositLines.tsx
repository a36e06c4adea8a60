/** SUBS-3: lines of statements, each with what is known and doubtful about it, and the two steps it takes. */

import { accountLimits } from '@estia/contract/accounts/limits';
import { formatCents, formatShortDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import {
  depositStateMessages,
  matchProblemMessages,
  depositAdminMessages as words,
} from '@estia/contract/subscriptions/deposit-messages';
import type { DepositState } from '@estia/contract/subscriptions/deposit-words';
import { addDays } from '@estia/contract/subscriptions/money';
import type { AskReply } from '../../../platform/ask.ts';
import type { Refusal } from '../../../platform/forms.ts';
import { to } from '../../../platform/locale.ts';
import { ActForm, fieldsOf } from '../../../ui/form/ActForm.tsx';
import { Check } from '../../../ui/form/Choices.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form-grid.module.css';
import { Mark } from '../../../ui/Mark.tsx';
import { Fold } from '../../../ui/Panel.tsx';
import css from './admin.module.css';

type Line = AskReply<'GET /adminPanel/deposits'>['deposits'][number];
type Common = { locale: Locale; formKey: string; refusal: Refusal | null };

const tones: Readonly<Record<DepositState, 'info' | 'care' | 'good' | 'plain'>> = {
  new: 'care',
  matched: 'info',
  confirmed: 'good',
  rejected: 'plain',
};

function Confirm({ line, ...common }: Common & { line: Line }) {
  const { locale, refusal } = common;
  const form = `confirm-${line.line_id}`;
  const { field, failed } = fieldsOf(locale, form, refusal);
  return (
    <Fold quiet open={failed} summary={<Opener text={words.confirm[locale]} line={line} />}>
      <ActForm
        {...common}
        act="confirm"
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
        <div className={grid.acts}>
          <Submit locale={locale}>{words.confirm[locale]}</Submit>
        </div>
      </ActForm>
    </Fold>
  );
}

function Match({ line, ...common }: Common & { line: Line }) {
  const { locale, refusal } = common;
  const form = `match-${line.line_id}`;
  const { field, check, failed } = fieldsOf(locale, form, refusal);
  const opener = line.state === 'new' ? words.match[locale] : words.again[locale];
  return (
    <Fold quiet open={failed} summary={<Opener text={opener} line={line} />}>
      <ActForm
        {...common}
        act="match"
        form={form}
        hidden={{ id: line.line_id }}
        labels={{ gemi: words.gemi[locale], reason: words.reason[locale] }}
      >
        <Field
          {...field('gemi', line.office?.gemi)}
          label={words.gemi[locale]}
          maxLength={120}
          autoComplete="off"
          required
        />
        <Check {...check('credit', line.is_credit || line.doubt === 'other_amount')} label={words.credit[locale]} />
        <Check
          {...check('unowed', line.state === 'matched' && line.charge === null && !line.is_credit)}
          label={words.unowed[locale]}
        />
        <Field
          {...field('reason', words.reasonKnown[locale])}
          label={words.reason[locale]}
          maxLength={accountLimits.reason}
          autoComplete="off"
          required
        />
        <div className={grid.acts}>
          <Submit locale={locale} kind="line">
            {words.saveMatch[locale]}
          </Submit>
        </div>
      </ActForm>
    </Fold>
  );
}

function Reject({ line, ...common }: Common & { line: Line }) {
  const { locale, refusal } = common;
  const form = `reject-${line.line_id}`;
  const { field, failed } = fieldsOf(locale, form, refusal);
  return (
    <Fold quiet open={failed} summary={<Opener text={words.reject[locale]} line={line} />}>
      <ActForm
        {...common}
        act="reject"
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
        <div className={grid.acts}>
          <Submit locale={locale} kind="line" className={grid.danger ?? ''}>
            {words.rejectAct[locale]}
          </Submit>
        </div>
      </ActForm>
    </Fold>
  );
}

const Opener = ({ text, line }: { text: string; line: Line }) => (
  <>
    {text}
    <span className="vh">
      : {formatCents(line.cents)}, #{line.line_id}
    </span>
  </>
);

function Whose({ locale, line }: { locale: Locale; line: Line }) {
  const { office, charge, state } = line;
  if (!office) return null;
  const link = (
    <a className={css.link} href={to(locale, `/dashboard/admin/subscriptions/${office.user_id}`)}>
      <span translate="no">{office.name[locale] || office.name.el}</span> · <span className="num">{office.gemi}</span>
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

export function DepositLines({ lines, ...common }: Common & { lines: readonly Line[] }) {
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
              <Mark tone={tones[line.state]}>{depositStateMessages[line.state][locale]}</Mark>
              {line.doubt && <span className={css.small}>{matchProblemMessages[line.doubt][locale]}</span>}
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
            <Whose locale={locale} line={line} />
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
                {line.can_confirm && <Confirm {...common} line={line} />}
                <Match {...common} line={line} />
                <Reject {...common} line={line} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
