/** The programmes beside each other, each with its own last terms. */
import { formatEuro, formatM2 } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { programmeName, myHomeMessages as words } from '@estia/contract/rules/my-home-messages';
import type { RuleParams } from '@estia/contract/rules/rule-params';
import css from '../../features/rules/rules.module.css';
import { formatDashedDate } from './format-date.ts';

type Programme = RuleParams<'my_home'>;

function formatIncomeLimits(p: Programme, locale: Locale): string {
  const { income_single: single, income_couple: couple, income_single_parent: parent } = p;
  if (single === null || couple === null || parent === null) return words.incomeOther[locale];
  return words.income[locale](single, couple, p.income_child ?? 0, parent, p.income_single_parent_child ?? 0);
}

const createRows = (locale: Locale): readonly (readonly [string, (p: Programme) => string])[] => [
  [words.rows.started[locale], (p) => formatDashedDate(p.started_on)],
  [words.rows.apply[locale], (p) => (p.apply_until ? formatDashedDate(p.apply_until) : words.budget[locale])],
  [words.rows.ends[locale], (p) => (p.ends_on ? formatDashedDate(p.ends_on) : '–')],
  [words.rows.age[locale], (p) => words.ages[locale](p.age_min, p.age_max)],
  [words.rows.price[locale], (p) => words.upTo[locale](formatEuro(p.price_max))],
  [words.rows.area[locale], (p) => words.upTo[locale](formatM2(p.area_max, locale))],
  [words.rows.year[locale], (p) => words.upTo[locale](`31-12-${p.year_max}`)],
  [words.rows.loan[locale], (p) => words.loanOf[locale](p.loan_max, p.loan_percent)],
  [words.rows.incomeMin[locale], (p) => formatEuro(p.income_min)],
  [words.rows.incomeMax[locale], (p) => formatIncomeLimits(p, locale)],
];

export function ProgrammeTerms({ programmes, locale }: { programmes: readonly Programme[]; locale: Locale }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.scroll} aria-label={words.tableTitle[locale]} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.term[locale]}</th>
            {programmes.map((p) => (
              <th scope="col" key={p.programme}>
                {programmeName[locale](p.programme)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {createRows(locale).map(([name, say]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {programmes.map((p) => (
                <td key={p.programme}>{say(p)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
