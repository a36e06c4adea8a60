/** The admin's dashboard of rules: what is in force, when to look again, the history, and a form for a new version. */

import { ruleAdminMessages as words } from '@estia/contract/rules/admin-messages';
import { ruleNames } from '@estia/contract/rules/rule-messages';
import { getRuleParams, isRuleCode, type RuleStatus } from '@estia/contract/rules/rule-params';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { RuleDetails } from './rules/RuleDetails.tsx';
import { RuleList } from './rules/RuleList.tsx';

const PAGE_PATH = '/dashboard/admin/rules';
const PER_PAGE = 10;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const code = url.searchParams.get('code');
  if (code === null) {
    const [list, { rates }] = await Promise.all([
      orThrowFailure(callApi('GET /adminPanel/rules')),
      orThrowFailure(callApi('GET /adminPanel/review-rule-rates')),
    ]);
    return { list: { ...list, rates }, one: null, formKey: createIdempotencyKey() };
  }
  if (!isRuleCode(code)) return throwNotFound();
  const page = Math.min(Math.max(1, Number(url.searchParams.get('page')) || 1), 1_000);
  const query = { limit: PER_PAGE, offset: (Math.trunc(page) - 1) * PER_PAGE };
  const one = await orThrowFailure(callApi('GET /adminPanel/rules/{code}', { params: { code }, query }));
  return { list: null, one: { code, page: Math.trunc(page), ...one }, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const { code = '' } = values;
  if (!isRuleCode(code)) return throwNotFound();
  const back = (message: string) => redirectWithFlash(url, `${PAGE_PATH}?code=${code}`, message);
  if (submission.intent === 'check') {
    const body = { version: values.version };
    const result = await catchSubmissionError(
      submission,
      callApi('POST /adminPanel/rules/{code}/check', { params: { code }, body, idempotencyKey }),
    );
    return result.ok ? back('rule-checked') : createFormErrorResponse(result.refusal);
  }
  if (submission.intent !== 'add') return throwNotFound();
  const { valid_from = '', text_el = '', text_en = '', source_url = '', reason = '' } = values;
  const params = Object.fromEntries(Object.keys(getRuleParams(code)).map((name) => [name, values[name] ?? '']));
  const body = {
    based_on: values.based_on,
    valid_from,
    text_el,
    text_en,
    source_url,
    reason,
    params,
    status: sentChoice<RuleStatus>(values.status),
  };
  const result = await catchSubmissionError(
    submission,
    callApi('POST /adminPanel/rules/{code}', { params: { code }, body, idempotencyKey }),
  );
  return result.ok ? back('rule-changed') : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

export default function AdminRules() {
  const { list, one, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  return (
    <>
      {one ? (
        <PageHeader title={ruleNames[one.code][locale]}>
          <a className={buttonClass('outline')} href={localizePath(locale, PAGE_PATH)}>
            {words.back[locale]}
          </a>
        </PageHeader>
      ) : (
        <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      )}
      <FlashMessage locale={locale} words={words.flash} />
      {list && <RuleList locale={locale} rules={list.rules} rates={list.rates} />}
      {one && <RuleDetails locale={locale} one={one} formKey={formKey} refusal={refusal} />}
    </>
  );
}
