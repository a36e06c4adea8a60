/** ADMN-6: notice to an agency that its contract ends, with its reasons, and how it is taken back. */

import { noticeExceptionMessages, contractEndMessages as words } from '@estia/contract/contract-ends/messages';
import { contractEndGrounds, contractEndLimits, noticeExceptions } from '@estia/contract/contract-ends/model';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { groundMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { ApiReply } from '../../platform/api-client.ts';
import type { FormError } from '../../platform/forms.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Select } from '../../ui/form/ChoiceFields.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import { Disclosure, Panel } from '../../ui/Panel.tsx';

type Found = ApiReply<'GET /adminPanel/users/{id}/contract-ends'>;
type Common = { locale: Locale; formKey: string; refusal: FormError | null };
type Props = Common & { userId: number; found: Found };

function NoticeForm({ earliest, ...common }: Common & { earliest: string }) {
  const { locale, refusal } = common;
  const { field, failed } = createFieldProps(locale, 'contract', refusal);
  const labels = {
    ground: words.ground[locale],
    facts: words.facts[locale],
    ends_on: words.endsOn[locale],
    exception: words.exception[locale],
  };
  return (
    <Disclosure summary={words.give[locale]} open={failed} wide>
      <ActionForm {...common} intent="contract" labels={labels} keepsValues>
        <Select
          {...field('ground')}
          label={labels.ground}
          options={contractEndGrounds.map((value) => ({ value, label: groundMessages[value][locale] }))}
          required
        />
        <Field
          {...field('facts')}
          label={labels.facts}
          hint={words.factsHint[locale]}
          rows={5}
          maxLength={contractEndLimits.facts}
          required
        />
        <Field
          {...field('ends_on', earliest)}
          label={labels.ends_on}
          hint={words.endsOnHint[locale](formatLongDate(earliest, locale))}
          type="date"
          required
        />
        <Select
          {...field('exception')}
          label={labels.exception}
          hint={words.exceptionHint[locale]}
          empty={words.noException[locale]}
          options={noticeExceptions.map((value) => ({ value, label: noticeExceptionMessages[value][locale] }))}
        />
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
            {words.send[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

function WithdrawForm(common: Common) {
  const { locale, refusal } = common;
  const { field, failed } = createFieldProps(locale, 'contract_back', refusal);
  const label = words.withdrawReason[locale];
  return (
    <Disclosure summary={words.withdraw[locale]} open={failed} wide>
      <ActionForm {...common} intent="contract_back" labels={{ reason: label }} keepsValues>
        <Field
          {...field('reason')}
          label={label}
          hint={words.withdrawHint[locale]}
          rows={3}
          maxLength={contractEndLimits.reason}
          required
        />
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline">
            {words.withdrawNotice[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

export function ContractEndPanel({ userId, found, ...common }: Props) {
  const { locale } = common;
  const day = (value: string) => formatLongDate(value, locale);
  const holds = found.contract_ends.find(({ withdrawn_at }) => withdrawn_at === null);
  const withdrawn = found.contract_ends.filter(({ withdrawn_at }) => withdrawn_at !== null);
  if (!holds && withdrawn.length === 0 && found.earliest === null) return null;
  const isUnused = holds && found.paid_until !== null && found.paid_until > holds.ends_on;
  return (
    <Panel id="contract" title={words.title[locale]} lead={words.lead[locale]}>
      {holds && (
        <p>
          {(holds.ended_at === null ? words.noticeHolds : words.hasEnded)[locale](day(holds.ends_on))}{' '}
          {words.decision[locale]}: <span className="num">{holds.decision_id}</span>.
          {holds.exception && ` ${noticeExceptionMessages[holds.exception][locale]}.`}
        </p>
      )}
      {isUnused && found.paid_until !== null && (
        <p>
          {words.unused[locale](day(addDays(found.paid_until, -1)))}{' '}
          <a href={pathTo(locale, '/dashboard/admin/subscriptions/:id', { id: userId })}>
            {words.toSubscription[locale]}
          </a>
        </p>
      )}
      {withdrawn.length > 0 && (
        <ul className={grid.list} aria-label={words.earlier[locale]}>
          {withdrawn.map(({ decision_id, given_at, withdrawn_at, withdrawal_reason }) => (
            <li key={decision_id}>
              {words.withdrawn[locale](day(given_at), day(withdrawn_at ?? given_at))}{' '}
              <span translate="no">{withdrawal_reason}</span>
            </li>
          ))}
        </ul>
      )}
      {holds && <WithdrawForm {...common} />}
      {found.earliest !== null && <NoticeForm {...common} earliest={found.earliest} />}
    </Panel>
  );
}
