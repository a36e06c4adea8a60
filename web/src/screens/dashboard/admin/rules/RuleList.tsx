/** Every rule with what is in force, and when somebody should look at it again. */

import { formatCount, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { ruleAdminMessages as words } from '@estia/contract/rules/admin-messages';
import { ruleNames, ruleStatusNames } from '@estia/contract/rules/rule-messages';
import type { ApiReply } from '../../../../platform/api-client.ts';
import { pathTo } from '../../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import rows from '../../../../ui/row-list.module.css';
import { StatusBadge } from '../../../../ui/StatusBadge.tsx';

type Rates = ApiReply<'GET /adminPanel/review-rule-rates'>['rates'];
type Props = { locale: Locale; rules: ApiReply<'GET /adminPanel/rules'>['rules']; rates: Rates };

function sayRates({ days, checked_count, hit_count, answered_count, agreed_count }: Rates[number], locale: Locale) {
  const hits = words.hits[locale](days, formatCount(hit_count, locale), formatCount(checked_count, locale));
  return answered_count === 0
    ? `${hits} ${words.noAnswers[locale]}`
    : `${hits} ${words.agreed[locale](formatCount(agreed_count, locale), formatCount(answered_count, locale))}`;
}

export function RuleList({ locale, rules, rates }: Props) {
  return (
    <Panel id="list" flush title={words.list[locale]}>
      <ul>
        {rules.map(({ rule, planned_from, next_check, is_check_late: late }) => (
          <li className={rows.row} key={rule.code}>
            <div className={rows.what}>
              <p className={rows.name}>{ruleNames[rule.code][locale]}</p>
              <p className={rows.small}>
                {words.version[locale](rule.version)} · {words.since[locale](formatLongDate(rule.valid_from, locale))}
                {rule.status === 'closed' && ` · ${ruleStatusNames.closed[locale]}`}
              </p>
              <p className={rows.small}>
                {words.nextCheck[locale](formatLongDate(next_check, locale))}
                {planned_from && ` · ${words.planned[locale](formatLongDate(planned_from, locale))}`}
              </p>
              {rates
                .filter((each) => each.rule === rule.code)
                .map((each) => (
                  <p className={rows.small} key={each.days}>
                    {sayRates(each, locale)}
                  </p>
                ))}
              {late && <StatusBadge tone="care">{words.late[locale]}</StatusBadge>}
            </div>
            <a
              className={buttonClass('outline')}
              href={`${pathTo(locale, '/dashboard/admin/rules')}?code=${rule.code}`}
            >
              {words.open[locale]}
              <span className="vh">: {ruleNames[rule.code][locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
