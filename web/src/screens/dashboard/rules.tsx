/** The admin's desk of rules: what is in force, when to look again, the history, and a form for a new version. */

import { ruleAdminMessages as words } from '@estia/contract/rules/desk-messages';
import { getRuleParams, isRuleCode, type RuleStatus } from '@estia/contract/rules/fields';
import { ruleNames } from '@estia/contract/rules/rule-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Said } from '../../ui/form/Said.tsx';
import { PageHead } from '../../ui/Panel.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { OneRule } from './rules/OneRule.tsx';
import { RuleList } from './rules/RuleList.tsx';

const HERE = '/dashboard/admin/rules';
const PAGE = 10;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const code = url.searchParams.get('code');
  if (code === null) return { list: await orRaise(ask('GET /adminPanel/rules')), one: null, formKey: newFormKey() };
  if (!isRuleCode(code)) return notFound();
  const page = Math.min(Math.max(1, Number(url.searchParams.get('page')) || 1), 1_000);
  const query = { limit: PAGE, offset: (Math.trunc(page) - 1) * PAGE };
  const one = await orRaise(ask('GET /adminPanel/rules/{code}', { params: { code }, query }));
  return { list: null, one: { code, page: Math.trunc(page), ...one }, formKey: newFormKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const { code = '' } = own;
  if (!isRuleCode(code)) return notFound();
  const back = (said: string) => backTo(url, `${HERE}?code=${code}`, said);
  if (act.act === 'check') {
    const body = { version: own.version };
    const tried = await tryAct(
      act,
      ask('POST /adminPanel/rules/{code}/check', { params: { code }, body, idempotencyKey }),
    );
    return tried.ok ? back('rule-checked') : refused(tried.refusal);
  }
  if (act.act !== 'add') return notFound();
  const { valid_from = '', text_el = '', text_en = '', source_url = '', reason = '' } = own;
  const params = Object.fromEntries(Object.keys(getRuleParams(code)).map((name) => [name, own[name] ?? '']));
  const body = {
    ...{ based_on: own.based_on, valid_from, text_el, text_en, source_url, reason, params },
    status: own.status as RuleStatus,
  };
  const tried = await tryAct(act, ask('POST /adminPanel/rules/{code}', { params: { code }, body, idempotencyKey }));
  return tried.ok ? back('rule-changed') : refused(tried.refusal);
}

export const meta = privateHead(words.title);

export default function Rules() {
  const { list, one, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  return (
    <>
      {one ? (
        <PageHead title={ruleNames[one.code][locale]}>
          <a className={buttonClass('line')} href={to(locale, HERE)}>
            {words.back[locale]}
          </a>
        </PageHead>
      ) : (
        <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      )}
      <Said locale={locale} words={words.said} />
      {list && <RuleList locale={locale} rules={list.rules} />}
      {one && <OneRule locale={locale} one={one} formKey={formKey} refusal={refusal} />}
    </>
  );
}
