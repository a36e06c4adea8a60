/** One rule: what holds now, a new version of it, and all there have been. */

import { formatEuro, formatLongDate, formatM2 } from '@estia/contract/format';
import { reviewOutcomeNames } from '@estia/contract/listings/review/review-screen-messages';
import { findByName } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import { ruleAdminMessages as words } from '@estia/contract/rules/admin-messages';
import { paramName, ruleStatusNames } from '@estia/contract/rules/rule-messages';
import { formatRuleParam, getRuleParams, type RuleCode } from '@estia/contract/rules/rule-params';
import { Paragraphs } from '../../../../features/rules/RuleDates.tsx';
import text from '../../../../features/rules/rules.module.css';
import type { ApiReply } from '../../../../platform/api-client.ts';
import type { FormError } from '../../../../platform/forms.ts';
import { pathTo } from '../../../../platform/paths/path-to.ts';
import { ActionForm } from '../../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../../ui/form/Form.tsx';
import { DescriptionList, Disclosure, Panel } from '../../../../ui/Panel.tsx';
import rows from '../../../../ui/row-list.module.css';
import { StatusBadge } from '../../../../ui/StatusBadge.tsx';
import { NewRuleVersionForm } from './NewRuleVersionForm.tsx';
import css from './RuleDetails.module.css';

type Reply = ApiReply<'GET /adminPanel/rules/{code}'>;
type Version = Reply['versions'][number];
type Props = {
  locale: Locale;
  one: Reply & { code: RuleCode; page: number };
  formKey: string;
  refusal: FormError | null;
};

function formatParam(kind: string, value: unknown, locale: Locale): string {
  if (typeof value === 'number' && kind === 'euro') return formatEuro(value);
  if (typeof value === 'number' && kind === 'metres') return formatM2(value, locale);
  if (typeof value === 'string' && kind === 'day') return formatLongDate(value, locale);
  if (kind === 'choice') return findByName(reviewOutcomeNames, String(value))?.[locale] ?? words.nobody[locale];
  return formatRuleParam(value) || words.nobody[locale];
}

const getParamRows = (rule: Version, locale: Locale) =>
  Object.entries(getRuleParams(rule.code)).map(([name, { kind }]) => ({
    label: paramName(name)[locale],
    value: formatParam(kind, rule.params[name], locale),
  }));

function formatValidity({ valid_from, valid_to }: Version, locale: Locale): string {
  if (valid_to === valid_from) return words.never[locale];
  const from = formatLongDate(valid_from, locale);
  return valid_to === null ? words.since[locale](from) : words.until[locale](from, formatLongDate(valid_to, locale));
}

export function RuleDetails({ locale, one, formKey, refusal }: Props) {
  const { code, current, versions, count, page, pagination } = one;
  const common = { locale, formKey, refusal };
  const newest = Math.max(count, current.version);
  const pageLink = (to_: number) => `${pathTo(locale, '/dashboard/admin/rules')}?code=${code}&page=${to_}#history`;
  return (
    <>
      <Panel
        id="now"
        title={words.now[locale]}
        beside={
          <StatusBadge tone={current.status === 'open' ? 'good' : 'plain'}>
            {ruleStatusNames[current.status][locale]}
          </StatusBadge>
        }
        lead={`${words.version[locale](current.version)}, ${formatValidity(current, locale)}`}
      >
        <DescriptionList rows={getParamRows(current, locale)} />
        <div className={`${text.text} ${css.text}`}>
          <Paragraphs text={current.text[locale]} />
          {current.source_url && (
            <p>
              {words.source[locale]}:{' '}
              <a href={current.source_url} rel="noopener noreferrer nofollow">
                {current.source_url}
              </a>
            </p>
          )}
        </div>
      </Panel>
      <Panel
        id="check"
        title={words.checkTitle[locale]}
        beside={one.is_check_late ? <StatusBadge tone="care">{words.late[locale]}</StatusBadge> : null}
        lead={`${words.lastCheck[locale](formatLongDate(current.checked_at, locale))} ${words.nextCheck[locale](formatLongDate(one.next_check, locale))}. ${words.checkText[locale]}`}
      >
        <ActionForm
          {...common}
          intent="check"
          hidden={{ code, version: current.version }}
          label={words.checkTitle[locale]}
        >
          <div>
            <SubmitButton locale={locale} kind="outline">
              {words.check[locale]}
            </SubmitButton>
          </div>
        </ActionForm>
      </Panel>
      <Panel id="new" title={words.newTitle[locale]} lead={words.newText[locale]}>
        <Disclosure wide summary={words.write[locale]} open={refusal?.values.form === 'add'}>
          <NewRuleVersionForm {...common} code={code} current={current} newest={newest} today={one.day} />
        </Disclosure>
      </Panel>
      <Panel id="history" flush title={words.history[locale]} beside={<span className="num">{count}</span>}>
        <ol>
          {versions.map((each) => (
            <li className={`${rows.row} ${css.version}`} key={each.version}>
              <div className={rows.what}>
                <p className={rows.name}>{words.version[locale](each.version)}</p>
                <p className={rows.small}>
                  {formatValidity(each, locale)} · {ruleStatusNames[each.status][locale]}
                </p>
                <p className={rows.small}>
                  {formatLongDate(each.changed_at, locale)}{' '}
                  {each.changed_by ? words.by[locale](each.changed_by) : words.first[locale]}
                  {each.reason && ` · ${each.reason}`}
                </p>
                <details className={css.numbers}>
                  <summary>
                    {words.numbers[locale]}
                    <span className="vh">: {words.version[locale](each.version)}</span>
                  </summary>
                  <DescriptionList rows={getParamRows(each, locale)} />
                </details>
              </div>
            </li>
          ))}
        </ol>
        {count > pagination.limit && (
          <nav className={`${rows.foot} ${css.pages}`} aria-label={words.pages[locale]}>
            {page > 1 && <a href={pageLink(page - 1)}>{words.newer[locale]}</a>}
            {page * pagination.limit < count && <a href={pageLink(page + 1)}>{words.older[locale]}</a>}
          </nav>
        )}
      </Panel>
    </>
  );
}
