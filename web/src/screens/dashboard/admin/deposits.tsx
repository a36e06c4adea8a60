/** SUBS-3: the queue of bank deposits: sending a statement, checking its columns, matching, confirming, rejecting. */

import {
  statementMessages as check,
  depositTabMessages,
  depositAdminMessages as words,
} from '@estia/contract/subscriptions/deposit-messages';
import { depositStates } from '@estia/contract/subscriptions/deposit-states';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { BankStatementPreview } from '../../../features/subscriptions/admin/BankStatementPreview.tsx';
import { DepositList } from '../../../features/subscriptions/admin/DepositList.tsx';
import { RecordDepositForm } from '../../../features/subscriptions/admin/RecordDepositForm.tsx';
import css from '../../../features/subscriptions/admin/subscriptions-admin.module.css';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { readFileAsBase64 } from '../../../platform/form-file.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey, readFormData } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FieldError, getFieldId } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Form, IdempotencyKeyInput, SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parseItemParam, parsePageParam } from '../page-param.ts';
import { handleDepositAction, missingFileError } from './deposit-actions.ts';
import { findImportResult, formatImportResult } from './statement-import-result.ts';

const PAGE_PATH = '/dashboard/admin/deposits';
const PER_PAGE = 20;

const parseState = ({ searchParams }: URL) => depositStates.find((state) => state === searchParams.get('state'));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const formKey = createIdempotencyKey();
  const waiting = url.searchParams.get('statement') ?? '';
  if (waiting !== '') {
    if (!/^[1-9]\d{0,14}$/.test(waiting)) return throwNotFound();
    const preview = await orThrowFailure(callApi('GET /adminPanel/bank-statements/{id}', { params: { id: waiting } }));
    return { preview, list: null, formKey };
  }
  const state = parseState(url);
  const page = parsePageParam(url);
  const query = { id: parseItemParam(url), state, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const list = await orThrowFailure(callApi('GET /adminPanel/deposits', { query }));
  return { preview: null, list: { ...list, state, page, taken: findImportResult(url) }, formKey };
}

function parseColumns({ values }: FormSubmission) {
  const text = Object.keys(values).flatMap((name) => (/^text_\d{1,2}$/.test(name) ? [Number(name.slice(5))] : []));
  const of = (name: string) => values[name] ?? '';
  return {
    skip: of('skip'),
    date: of('date'),
    amount: of('amount'),
    credit: of('credit'),
    debit: of('debit'),
    sign: of('sign'),
    text,
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const form = await readFormData(request);
    const file = await readFileAsBase64(form, 'send.file');
    if (file === null) return createFormErrorResponse(missingFileError);
    const submission = { intent: 'send', form: 'send', values: {}, sent: { form: 'send' }, idempotencyKey: undefined };
    const result = await catchSubmissionError(
      submission,
      callApi('POST /adminPanel/bank-statements', { body: { file } }),
    );
    if (!result.ok) return createFormErrorResponse(result.refusal);
    const path = `${PAGE_PATH}?statement=${result.value.import_id}`;
    return Response.redirect(new URL(localizePath(getLocale(url.pathname), path), url), 303);
  }
  const submission = await readFormSubmission(request);
  if (submission.intent === 'take') {
    const { id = '' } = submission.values;
    if (!/^[1-9]\d{0,14}$/.test(id)) return throwNotFound();
    const { idempotencyKey } = submission;
    const body = parseColumns(submission);
    const work = callApi('POST /adminPanel/bank-statements/{id}', { params: { id }, body, idempotencyKey });
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, `${PAGE_PATH}?${formatImportResult(result.value)}`, 'taken')
      : createFormErrorResponse(result.refusal);
  }
  const state = parseState(url);
  return (
    (await handleDepositAction(callApi, submission, {
      url,
      here: state ? `${PAGE_PATH}?state=${state}` : PAGE_PATH,
    })) ?? throwNotFound()
  );
}

export const meta = createPrivateMeta(words.title);

export default function Deposits() {
  const { preview, list, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  if (preview)
    return (
      <>
        <PageHeader title={check.title[locale]} lead={check.lead[locale]}>
          <a className={buttonClass('outline')} href={localizePath(locale, PAGE_PATH)}>
            {check.back[locale]}
          </a>
        </PageHeader>
        <BankStatementPreview {...common} preview={preview} />
      </>
    );
  if (!list) return null;
  const sum = Object.values(list.state_counts).reduce((total, count) => total + count, 0);
  const failed = refusal?.values.form === 'send' ? refusal : null;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/admin/list-user-subscriptions')}>
          {words.subscriptions[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={words.flash} />
      {list.taken && (
        <p className={css.note} role="status">
          {words.taken[locale](list.taken)}
        </p>
      )}
      <Tabs
        label={words.tabs[locale]}
        tabs={[
          { href: localizePath(locale, PAGE_PATH), text: words.all[locale], current: !list.state, count: sum },
          ...depositStates.map((state) => ({
            href: localizePath(locale, `${PAGE_PATH}?state=${state}`),
            text: depositTabMessages[state][locale],
            current: list.state === state,
            count: list.state_counts[state],
          })),
        ]}
      />
      {list.deposits.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]} />
      ) : (
        <Panel id="lines" flush title={list.state ? depositTabMessages[list.state][locale] : words.all[locale]}>
          <DepositList {...common} lines={list.deposits} />
        </Panel>
      )}
      <SimplePagination locale={locale} page={list.page} count={list.count} perPage={PER_PAGE} />
      <Panel id="send" title={words.send[locale]} lead={words.sendText[locale]}>
        <Form multipart className={grid.form}>
          <IdempotencyKeyInput value={formKey} />
          {failed && <ErrorSummary locale={locale} refusal={failed} labels={{ 'send.file': words.file[locale] }} />}
          <div>
            <label className={css.fileLabel} htmlFor={getFieldId('send.file')}>
              {words.file[locale]}
            </label>
            <input
              className={css.file}
              id={getFieldId('send.file')}
              name="send.file"
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              aria-invalid={failed?.fields['send.file'] ? true : undefined}
              aria-describedby={failed?.fields['send.file'] ? `${getFieldId('send.file')}-error` : undefined}
            />
            <FieldError locale={locale} name="send.file" error={failed?.fields['send.file']} />
          </div>
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.upload[locale]}</SubmitButton>
          </div>
        </Form>
      </Panel>
      <Panel id="note" title={words.note[locale]} lead={words.noteText[locale]}>
        <Disclosure wide summary={words.note[locale]} open={refusal?.values.form === 'note'}>
          <RecordDepositForm {...common} />
        </Disclosure>
      </Panel>
    </>
  );
}
