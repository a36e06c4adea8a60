/** Age, income and household against the numbers of the programme. Nothing of it leaves this component. */
import type { Locale } from '@estia/contract/pair';
import { eligibilityMessages as words } from '@estia/contract/rules/eligibility-messages';
import { checkEligibility, type Household, households } from '@estia/contract/rules/my-home';
import type { RuleParams } from '@estia/contract/rules/rule-params';
import { parseAmount } from '@estia/contract/search/amounts';
import { useState } from 'react';
import page from '../../features/rules/rules.module.css';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import css from './EligibilityCheck.module.css';

type Props = { params: RuleParams<'my_home'>; closed: boolean; locale: Locale };

const MAX_CHILDREN = 12;

export function EligibilityCheck({ params, closed, locale }: Props) {
  const [age, setAge] = useState('');
  const [income, setIncome] = useState('');
  const [household, setHousehold] = useState<Household>('single');
  const [children, setChildren] = useState(0);
  const years = parseAmount(age);
  const euros = parseAmount(income);
  const known = years !== null && euros !== null && years > 0 && years < 130 && euros >= 0;
  const verdict = known ? checkEligibility(params, { age: years, income: euros, household, children }) : null;
  const line = (ok: boolean, text: string) => (
    <li>
      <StatusBadge tone={ok ? 'good' : 'care'}>{text}</StatusBadge>
    </li>
  );
  return (
    <section className={page.section} aria-labelledby="fits">
      <h2 id="fits">{(closed ? words.title : words.titleOpen)[locale]}</h2>
      <p>{words.text[locale]}</p>
      <div className={css.form}>
        <label>
          {words.age[locale]}
          <input
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            value={age}
            onChange={(e) => setAge(e.target.value)}
          />
        </label>
        <label>
          {words.income[locale]}
          <input
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
            value={income}
            onChange={(e) => setIncome(e.target.value)}
          />
        </label>
        <label>
          {words.household[locale]}
          <select
            value={household}
            onChange={(e) => setHousehold(households.find((each) => each === e.target.value) ?? household)}
          >
            {households.map((each) => (
              <option key={each} value={each}>
                {words.households[each][locale]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.children[locale]}
          <select value={children} onChange={(e) => setChildren(Number(e.target.value))}>
            {Array.from({ length: MAX_CHILDREN + 1 }, (_, n) => n).map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div role="status" className={css.verdict}>
        {verdict === null ? (
          <p>{words.waiting[locale]}</p>
        ) : (
          <>
            <ul>
              {line(verdict.age, (verdict.age ? words.ageIn : words.ageOut)[locale](params.age_min, params.age_max))}
              {line(verdict.incomeMin, (verdict.incomeMin ? words.lowIn : words.lowOut)[locale](params.income_min))}
              {verdict.incomeMax !== null &&
                verdict.limit !== null &&
                line(verdict.incomeMax, (verdict.incomeMax ? words.highIn : words.highOut)[locale](verdict.limit))}
            </ul>
            <p>{words.more[locale]}</p>
          </>
        )}
      </div>
    </section>
  );
}
