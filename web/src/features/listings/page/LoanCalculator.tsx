/** What a loan for this property would cost a month. Without script it is a form to this very page; with it, it counts along. */

import { formatEuro } from '@estia/contract/format';
import {
  calculateLoan,
  type LoanInput,
  loanLimits,
  parseLoanInput,
} from '@estia/contract/listings/page/loan-calculator';
import { loanCalculatorMessages as words } from '@estia/contract/listings/page/loan-calculator-messages';
import type { Locale } from '@estia/contract/pair';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import css from './LoanCalculator.module.css';

const names = ['depositPercent', 'rate', 'years'] as const;

/** `input` comes from the address, so that the served page has counted already. */
export function LoanCalculator({
  price,
  input: initialInput,
  locale,
}: {
  price: number;
  input: LoanInput;
  locale: Locale;
}) {
  const [input, setInput] = useState(initialInput);
  const loan = calculateLoan(price, input);
  return (
    <div className={css.calculator}>
      <form
        className={css.form}
        method="get"
        action="#loan"
        onInput={(event) => {
          const form = new FormData(event.currentTarget);
          setInput(parseLoanInput((name) => String(form.get(name) ?? '')));
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        {names.map((name) => {
          const { min, max, step } = loanLimits[name];
          return (
            <label key={name} className={css.field}>
              {words[name][locale]}
              <input
                className={css.input}
                type="number"
                inputMode="decimal"
                name={name}
                defaultValue={initialInput[name]}
                min={min}
                max={max}
                step={step}
                autoComplete="off"
              />
            </label>
          );
        })}
        <button type="submit" className={buttonClass('outline', css.count)}>
          {words.count[locale]}
        </button>
      </form>
      <dl className={css.answer} aria-live="polite">
        <div className={css.monthly}>
          <dt>{words.monthly[locale]}</dt>
          <dd>{formatEuro(loan.monthly)}</dd>
        </div>
        {(['borrowed', 'deposit', 'interest'] as const).map((name) => (
          <div key={name}>
            <dt>{words[name][locale]}</dt>
            <dd>{formatEuro(loan[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{words.note[locale]}</p>
    </div>
  );
}
