/** ALRT-1: saving a search on a page of its own, where the button leads without script. The address is the search. */
import { alertLimits } from '@estia/contract/alerts/limits';
import { saveSearchMessages as words } from '@estia/contract/alerts/save-search-messages';
import type { ErrorCode } from '@estia/contract/errors';
import { filterToQuery, omitFields } from '@estia/contract/search/codec';
import { isCompleteSearch } from '@estia/contract/search/model';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { getQueryFields } from '../../features/alerts/query-fields.ts';
import { describeSearches } from '../../features/search/history/describe-searches.ts';
import { settle } from '../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../platform/form-submission.ts';
import { createFormError, createFormErrorResponse, createIdempotencyKey } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { addNextParam, findSessionUser } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Select } from '../../ui/form/ChoiceFields.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { parseSearch } from '../results/parse-search.ts';
import css from './save-search.module.css';

const getQuery = (url: URL): string => filterToQuery(omitFields(parseSearch(url.searchParams).filter, ['sort']));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const { filter } = parseSearch(url.searchParams);
  const formKey = createIdempotencyKey();
  if (!isCompleteSearch(filter)) return { search: null, formKey };
  const [user, [search]] = await Promise.all([
    findSessionUser(context),
    describeSearches(callApi, [{ query: getQuery(url) }], locale),
  ]);
  const own = user
    ? await settle(callApi('GET /user/saved-searches', { query: { limit: alertLimits.savedSearches } }))
    : null;
  const saved = own?.ok ? await describeSearches(callApi, own.value.rows, locale) : [];
  return {
    search: search ?? null,
    formKey,
    isSignedIn: user !== null,
    total: own?.ok ? own.value.total : 0,
    saved: saved.map(({ id, name, description }) => ({ id, name: name ?? description })),
    replace: Number(url.searchParams.get('replace')) || null,
    here: `${url.pathname}${url.search}`,
  };
}

/** What its reader can do about it is said at the field. */
const refused: Partial<Record<ErrorCode, string>> = {
  // The sum that a browser does needs a script, which this page does without.
  proof_of_work_required: 'script_or_login',
  too_many_requests: 'too_many_emails',
};

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey, intent } = submission;
  const filter = getQueryFields(getQuery(url));
  const name = values.name?.trim() || null;
  if (intent === 'visitor') {
    const body = { email: values.email ?? '', filter, locale: getLocale(url.pathname) };
    const result = await catchSubmissionError(submission, callApi('POST /saved-searches', { body, idempotencyKey }));
    if (result.ok) return { sentTo: result.value.sent_to };
    return createFormErrorResponse(
      refused[result.refusal.code]
        ? createFormError('invalid_input', { 'visitor.email': refused[result.refusal.code] ?? '' }, submission.sent)
        : result.refusal,
    );
  }
  // Whoever was logged out meanwhile comes back to this very search.
  if (!(await findSessionUser(context)))
    throw redirect(addNextParam(pathTo(getLocale(url.pathname), '/auth/login'), `${url.pathname}${url.search}`));
  if (intent === 'replace') {
    const result = await catchSubmissionError(
      submission,
      callApi('PUT /user/saved-searches/{id}', { params: { id: values.id ?? '' }, body: { filter }, idempotencyKey }),
    );
    return result.ok
      ? redirectWithFlash(url, `/dashboard/saved-searches/${result.value.saved_search.id}`, 'filters-changed')
      : createFormErrorResponse(result.refusal);
  }
  const result = await catchSubmissionError(
    submission,
    callApi('POST /user/saved-searches', { body: { filter, name }, idempotencyKey }),
  );
  if (!result.ok) return createFormErrorResponse(result.refusal);
  const { saved_search, is_new } = result.value;
  return redirectWithFlash(url, `/dashboard/saved-searches/${saved_search.id}`, is_new ? 'saved' : 'already-saved');
}

export const meta = createPrivateMeta(words.title);

export default function SaveSearch() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  const refusal = findFormError(answer);
  const { search, formKey } = page;
  if (search === null || !('here' in page)) {
    return (
      <Notice page title={words.incompleteTitle[locale]} text={words.incompleteText[locale]}>
        <a className={buttonClass('primary')} href={pathTo(locale, '/properties/search')}>
          {words.toSearch[locale]}
        </a>
      </Notice>
    );
  }
  const foot = <FormPageLink href={search.href}>{words.backToResults[locale]}</FormPageLink>;
  if (answer && 'sentTo' in answer) {
    return (
      <FormPage title={words.sentTitle[locale]} lead={words.sentText[locale]} foot={foot}>
        <p className={css.address} translate="no">
          {answer.sentTo}
        </p>
        <Form action={pathTo(locale, '/alerts/confirm')} label={words.confirm[locale]}>
          <Field
            locale={locale}
            name="code"
            label={words.code[locale]}
            autoComplete="one-time-code"
            maxLength={40}
            spellCheck={false}
            required
          />
          <FormPageActions>
            <SubmitButton locale={locale} kind="accent">
              {words.confirm[locale]}
            </SubmitButton>
          </FormPageActions>
        </Form>
        <p className={css.note}>
          {words.sentSpam[locale]} <a href={page.here}>{words.otherEmail[locale]}</a>
        </p>
      </FormPage>
    );
  }
  const { field } = createFieldProps(locale, page.isSignedIn ? 'save' : 'visitor', refusal);
  const replaced = createFieldProps(locale, 'replace', refusal);
  const common = { locale, formKey, refusal };
  const isFull = page.total >= alertLimits.savedSearches;
  return (
    <FormPage
      title={words.title[locale]}
      lead={words.lead[locale]}
      foot={
        <>
          {foot}
          {!page.isSignedIn && (
            <span>
              {words.haveAccount[locale]}&nbsp;
              <FormPageLink href={addNextParam(pathTo(locale, '/auth/login'), page.here)}>
                {words.login[locale]}
              </FormPageLink>
            </span>
          )}
        </>
      }
    >
      <p className={css.search}>
        <b>{words.search[locale]}</b>
        <span>{search.description}</span>
      </p>
      {!page.isSignedIn && (
        <ActionForm {...common} intent="visitor" labels={{ email: words.email[locale] }}>
          <Field
            {...field('email')}
            type="email"
            label={words.email[locale]}
            hint={words.emailHint[locale]}
            autoComplete="email"
            maxLength={254}
            required
          />
          <FormPageActions>
            <SubmitButton locale={locale} kind="accent">
              {words.start[locale]}
            </SubmitButton>
            <FormPageLink href={`${pathTo(locale, '/privacy-policy')}#alert-emails`}>
              {words.privacy[locale]}
            </FormPageLink>
          </FormPageActions>
        </ActionForm>
      )}
      {page.isSignedIn && page.replace !== null && (
        <ReplaceForm {...common} saved={page.saved} chosen={page.replace} fields={replaced} isFirst />
      )}
      {page.isSignedIn &&
        (isFull ? (
          <p role="note">
            {words.full[locale]}{' '}
            <FormPageLink href={pathTo(locale, '/dashboard/saved-searches')}>{words.manage[locale]}</FormPageLink>
          </p>
        ) : (
          <ActionForm {...common} intent="save" labels={{ name: words.name[locale] }}>
            <Field
              {...field('name')}
              label={words.name[locale]}
              hint={words.nameHint[locale]}
              maxLength={alertLimits.name}
              placeholder={search.description.slice(0, alertLimits.name)}
              autoComplete="off"
            />
            <FormPageActions>
              <SubmitButton locale={locale} kind={page.replace === null ? 'accent' : 'outline'}>
                {(page.replace === null ? words.act : words.actNew)[locale]}
              </SubmitButton>
            </FormPageActions>
            <p className={css.note}>{words.countOf[locale](page.total)}</p>
          </ActionForm>
        ))}
      {page.isSignedIn && page.replace === null && page.saved.length > 0 && (
        <ReplaceForm {...common} saved={page.saved} chosen={null} fields={replaced} isFirst={false} />
      )}
    </FormPage>
  );
}

type ReplaceProps = Pick<Parameters<typeof ActionForm>[0], 'locale' | 'formKey' | 'refusal'> & {
  saved: readonly { id: number; name: string }[];
  chosen: number | null;
  fields: ReturnType<typeof createFieldProps>;
  isFirst: boolean;
};

function ReplaceForm({ locale, formKey, refusal, saved, chosen, fields, isFirst }: ReplaceProps) {
  return (
    <section className={css.replace} aria-labelledby="replace-title" data-first={isFirst ? '' : undefined}>
      <h2 id="replace-title">{(isFirst ? words.replaceFirst : words.replaceTitle)[locale]}</h2>
      <p className={css.note}>{words.replaceText[locale]}</p>
      <ActionForm
        locale={locale}
        formKey={formKey}
        refusal={refusal}
        intent="replace"
        labels={{ id: words.replaceWhich[locale] }}
      >
        <Select
          {...fields.field('id', chosen)}
          label={words.replaceWhich[locale]}
          options={saved.map(({ id, name }) => ({ value: String(id), label: name }))}
          required
        />
        <FormPageActions>
          <SubmitButton locale={locale} kind={isFirst ? 'accent' : 'outline'}>
            {words.replaceAct[locale]}
          </SubmitButton>
        </FormPageActions>
      </ActionForm>
    </section>
  );
}
