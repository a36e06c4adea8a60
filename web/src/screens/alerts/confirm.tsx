/** ALRT-1: the code of the email that proves a visitor's address. It comes behind the # of the link, or is typed. */
import { describeSchedule } from '@estia/contract/alerts/alert-settings-messages';
import { confirmSearchMessages as words } from '@estia/contract/alerts/visitor-messages';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ConfirmationCodeForm } from '../../features/accounts/login/ConfirmationCodeForm.tsx';
import { SearchesInAccount } from '../../features/alerts/SearchesInAccount.tsx';
import { describeSearches } from '../../features/search/history/describe-searches.ts';
import { findFormError } from '../../platform/form-submission.ts';
import {
  assignErrorToField,
  catchFormError,
  createFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  findMissingFields,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';
import css from './save-search.module.css';

export const meta = createPrivateMeta(words.title);

export const loader = () => ({ formKey: createIdempotencyKey() });

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const values = await readFormValues(request);
  const missing = findMissingFields(values, ['code']);
  if (missing) return createFormErrorResponse(createFormError('invalid_input', missing, values));
  const body = { code: (values.code ?? '').replace(/\s/g, ''), locale: getLocale(url.pathname) };
  const result = await catchFormError(callApi('POST /saved-searches/confirm', { body }), values);
  if (!result.ok)
    return createFormErrorResponse(assignErrorToField(result.refusal, { gone: 'code', wrong_code: 'code' }));
  const [search] = await describeSearches(callApi, [result.value.saved_search], getLocale(url.pathname));
  return { search, key: result.value.key, isEmailOff: result.value.is_email_off };
}

export default function ConfirmSearch() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  const refusal = findFormError(answer);
  if (refusal?.code === 'searches_in_account') return <SearchesInAccount locale={locale} />;
  if (refusal?.code === 'code_used') {
    return (
      <FormPage title={words.usedTitle[locale]} lead={<span role="alert">{words.used[locale]}</span>}>
        <ManageForm locale={locale} code={refusal.values.code ?? ''} />
      </FormPage>
    );
  }
  if (answer && 'key' in answer && answer.search) {
    const { search, key, isEmailOff } = answer;
    const [title, lead] = search.is_paused
      ? [words.pausedTitle, words.paused]
      : isEmailOff
        ? [words.emailOffTitle, words.emailOff]
        : [words.doneTitle, words.done];
    return (
      <FormPage
        title={title[locale]}
        lead={lead[locale]}
        foot={<FormPageLink href={search.href}>{words.results[locale]}</FormPageLink>}
      >
        <p className={css.search}>
          {!search.is_paused && !isEmailOff && <b>{describeSchedule(search, locale, null)}</b>}
          <span>{search.name ?? search.description}</span>
        </p>
        {key === null ? (
          <FormPageLink href={pathTo(locale, '/dashboard/saved-searches')}>{words.inAccount[locale]}</FormPageLink>
        ) : (
          <ManageForm locale={locale} code={key} />
        )}
      </FormPage>
    );
  }
  const isGone = refusal !== null && ['gone', 'wrong_code'].includes(refusal.code);
  return (
    <FormPage
      title={(refusal ? words.failed : words.title)[locale]}
      lead={isGone ? <span role="alert">{words.gone[locale]}</span> : words.lead[locale]}
    >
      <ConfirmationCodeForm
        locale={locale}
        formKey={formKey}
        intent={words.act[locale]}
        refusal={refusal ?? undefined}
        isLinkExplained={isGone}
      />
    </FormPage>
  );
}

/** By the key, or by the code of a search that was confirmed. */
function ManageForm({ locale, code }: { locale: Locale; code: string }) {
  return (
    <Form action={pathTo(locale, '/alerts/manage')} label={words.manage[locale]}>
      <input type="hidden" name="code" value={code} />
      <FormPageActions>
        <SubmitButton locale={locale}>{words.manage[locale]}</SubmitButton>
      </FormPageActions>
    </Form>
  );
}
