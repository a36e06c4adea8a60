/** What a professional says besides: the agency, the plan, how it is paid. */

import { legalForms, signup as words } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { Field, RadioGroup, Select } from '../../ui/form/index.ts';
import css from '../../ui/layout/FormPage.module.css';
import { GemiField } from './GemiField.tsx';

export type AgencySignupOptions = {
  associations: readonly { value: string; label: string }[];
  taxOffices: readonly string[];
  plans: readonly { value: string; name: string; price: string }[];
  freeMonths: number;
};

type Props = {
  locale: Locale;
  lists: AgencySignupOptions;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

export function AgencySignupFields({ locale, lists, values, errors }: Props) {
  const of = (name: string) => ({ locale, name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <section className={css.part} aria-labelledby="office">
        <h2 id="office">{words.agency[locale]}</h2>
        <Field
          {...of('agency.name')}
          label={words.agencyName[locale]}
          autoComplete="organization"
          maxLength={accountLimits.name}
          required
        />
        <GemiField {...of('agency.general_commercial_agency_id')} />
        <Field
          {...of('agency.tax_number')}
          label={words.taxNumber[locale]}
          hint={words.taxNumberHint[locale]}
          inputMode="numeric"
          maxLength={20}
          required
        />
        <Field {...of('agency.tax_office')} label={words.taxOffice[locale]} list="tax-offices" maxLength={80} />
        <datalist id="tax-offices">
          {lists.taxOffices.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Select
          {...of('agency.legal_form')}
          label={words.legalForm[locale]}
          empty={words.chooseLegalForm[locale]}
          options={legalForms.map((form) => ({ value: form.el, label: form[locale] }))}
        />
        <Field {...of('agency.landline')} label={words.landline[locale]} type="tel" inputMode="tel" maxLength={20} />
        <Select
          {...of('agency.realtor_association_id')}
          label={words.association[locale]}
          options={lists.associations}
          required
        />
      </section>
      <section className={css.part} aria-labelledby="plan">
        <h2 id="plan">{words.plan[locale]}</h2>
        <p>
          <a className={css.link} href={pathTo(locale, '/pricing')} target="_blank" rel="noopener">
            {words.included[locale]}
          </a>
        </p>
        <RadioGroup
          {...of('plan_id')}
          label={<span className="vh">{words.plan[locale]}</span>}
          hint={lists.freeMonths > 0 ? words.free[locale](lists.freeMonths) : words.byMonth[locale]}
          defaultValue={values.plan_id ?? lists.plans[0]?.value}
          options={lists.plans.map((plan) => ({
            value: plan.value,
            label: plan.name,
            hint: plan.price,
          }))}
          cards
          required
        />
        <RadioGroup
          {...of('payment')}
          label={words.payment[locale]}
          defaultValue={values.payment ?? 'bank_deposit'}
          options={[
            { value: 'bank_deposit', label: words.deposit[locale], hint: words.depositHint[locale] },
            { value: 'card', label: words.card[locale], hint: words.cardHint[locale] },
          ]}
          cards
          required
        />
      </section>
    </>
  );
}
