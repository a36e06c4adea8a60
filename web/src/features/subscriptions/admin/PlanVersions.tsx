/** SUBS-1: one plan: what holds now, a new version of it, and all there have been. */
import { accountLimits } from '@estia/contract/accounts/limits';
import { formatCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import {
  subscriptionDetailMessages as oneWords,
  planAdminMessages as words,
} from '@estia/contract/subscriptions/admin-messages';
import { formatCentsInput } from '@estia/contract/subscriptions/payment-inputs';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { DescriptionList, Disclosure, Panel } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

type Reply = ApiReply<'GET /adminPanel/plans/{id}'>;
type Version = Reply['versions'][number];
type Common = { locale: Locale; formKey: string; refusal: FormError | null };

const tones = { in_force: 'good', planned: 'info', past: 'plain', withdrawn: 'plain' } as const;

function formatValidity({ valid_from, valid_to, state }: Version, locale: Locale): string {
  const from = formatLongDate(valid_from, locale);
  if (valid_to === null || state === 'withdrawn') return words.since[locale](from);
  return words.until[locale](from, formatLongDate(valid_to, locale));
}

const formatListingLimit = (listingCount: number | null, locale: Locale): string =>
  listingCount === null ? oneWords.noLimit[locale] : String(listingCount);

function NewVersionForm({ one, ...common }: Common & { one: Reply }) {
  const { locale, refusal } = common;
  const { field } = createFieldProps(locale, 'add', refusal);
  const labels = {
    net: words.netField[locale],
    max_active_listings: words.maxListings[locale],
    valid_from: words.fromField[locale],
  };
  const of = (name: keyof typeof labels, known: string) => ({ ...field(name, known), label: labels[name] });
  const newest = Math.max(...one.versions.map((each) => each.version), one.count);
  return (
    <ActionForm {...common} intent="add" hidden={{ based_on: newest }} labels={labels}>
      <div className={grid.grid}>
        <Field
          {...of('net', formatCentsInput(one.current.net_cents))}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          required
        />
        <Field
          {...of('max_active_listings', String(one.current.max_active_listings ?? ''))}
          hint={words.maxListingsHint[locale]}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
        />
        <Field {...of('valid_from', one.price_increase_from)} type="date" required />
        <ReasonField {...field('reason')} />
      </div>
      <div className={grid.actions}>
        <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
      </div>
    </ActionForm>
  );
}

function WithdrawForm({ version, ...common }: Common & { version: number }) {
  const { locale, refusal } = common;
  const form = `withdraw-${version}`;
  const { field, failed } = createFieldProps(locale, form, refusal);
  return (
    <Disclosure quiet open={failed} summary={words.withdraw[locale]}>
      <ActionForm {...common} intent="withdraw" form={form} hidden={{ version }}>
        <p className={grid.note}>{words.withdrawText[locale]}</p>
        <Field
          {...field('reason')}
          label={words.reason[locale]}
          maxLength={accountLimits.reason}
          autoComplete="off"
          required
        />
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
            {words.withdraw[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

export function PlanVersions({ one, ...common }: Common & { one: Reply }) {
  const { locale } = common;
  const { current } = one;
  return (
    <>
      <Panel id="now" title={words.now[locale]} lead={formatValidity(current, locale)}>
        <DescriptionList
          rows={[
            { label: words.listings[locale], value: formatListingLimit(current.max_active_listings, locale) },
            { label: words.net[locale], value: formatCents(current.net_cents) },
            { label: `${words.vat[locale]} ${one.vat_percent}%`, value: formatCents(current.vat_cents) },
            { label: words.gross[locale], value: formatCents(current.gross_cents) },
            { label: words.agencies[locale], value: one.agency_count },
          ]}
        />
      </Panel>
      <Panel
        id="new"
        title={words.newTitle[locale]}
        lead={words.newText[locale](formatLongDate(one.price_increase_from, locale))}
      >
        <NewVersionForm {...common} one={one} />
      </Panel>
      <Panel id="history" flush title={words.history[locale]} beside={<span className="num">{one.count}</span>}>
        <ol>
          {one.versions.map((each) => (
            <li className={rows.row} key={each.version}>
              <div className={rows.what}>
                <p className={rows.name}>
                  {words.version[locale](each.version)}: {formatCents(each.net_cents)} ·{' '}
                  {formatListingLimit(each.max_active_listings, locale)}
                </p>
                <p className={rows.small}>
                  {formatValidity(each, locale)} ·{' '}
                  {oneWords.sum[locale](formatCents(each.net_cents), formatCents(each.gross_cents))}
                </p>
                <p className={rows.small}>
                  {formatLongDate(each.changed_at, locale)}{' '}
                  {each.changed_by ? words.by[locale](each.changed_by) : words.first[locale]}
                  {each.reason && ` · ${each.reason}`}
                </p>
                {each.state === 'planned' && <WithdrawForm {...common} version={each.version} />}
              </div>
              <StatusBadge tone={tones[each.state]}>{words.states[each.state][locale]}</StatusBadge>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
