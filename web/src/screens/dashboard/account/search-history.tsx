/** SRCH-8: the searches of the account. Run again, name, delete: each a plain form. */

import { dashboardFlashMessages, searchesPage as words } from '@estia/contract/accounts/dashboard-messages';
import { saveSearch } from '@estia/contract/alerts/save-button-messages';
import { formatShortDate } from '@estia/contract/format';
import { historyLimits } from '@estia/contract/search/history-limits';
import * as history from '@estia/contract/search/history-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { SaveSearchLink } from '../../../features/alerts/SaveSearchLink.tsx';
import { describeSearches } from '../../../features/search/history/describe-searches.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import rows from '../../../ui/row-list.module.css';
import { parsePageParam } from '../page-param.ts';
import css from './search-history.module.css';

const PAGE_PATH = '/dashboard/user/search-history';
const PER_PAGE = 20;
/** Its type is the contract's number itself. As a value it would be a file of its own for home too, which keeps the last searches. */
const MAX_NAME_LENGTH: (typeof historyLimits)['name'] = 80;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const page = parsePageParam(url);
  const offset = Math.min((page - 1) * PER_PAGE, historyLimits.server);
  const found = await orThrowFailure(callApi('GET /user/search-history', { query: { limit: PER_PAGE, offset } }));
  const searches = await describeSearches(callApi, found.rows, getLocale(url.pathname));
  return { searches, total: found.total, page, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const { id } = values;
  const path = parsePageParam(url) > 1 ? `${PAGE_PATH}?page=${parsePageParam(url)}` : PAGE_PATH;
  const done = async (work: Promise<unknown>, word: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, path, word) : createFormErrorResponse(result.refusal);
  };
  if (submission.intent === 'rename') {
    const body = { name: values.name?.trim() || null };
    return done(callApi('PUT /user/search-history/{id}', { params: { id }, body, idempotencyKey }), 'search-renamed');
  }
  if (submission.intent === 'remove')
    return done(callApi('DELETE /user/search-history/{id}', { params: { id }, idempotencyKey }), 'search-removed');
  return throwNotFound();
}

export const meta = createPrivateMeta(words.title);

export default function SearchHistory() {
  const { searches, total, page, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('outline')} href={pathTo(locale, '/searches')}>
          {words.browser[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={dashboardFlashMessages} />
      {searches.length === 0 ? (
        <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]}>
          <a className={buttonClass('primary')} href={pathTo(locale, '/properties/search')}>
            {words.search[locale]}
          </a>
        </Notice>
      ) : (
        <Panel id="list" flush title={history.list[locale]} beside={<span className={css.count}>{total}</span>}>
          <ol>
            {searches.map((each) => {
              const name = each.name ?? each.description;
              const form = `search-${each.id}`;
              const { field, failed } = createFieldProps(locale, form, refusal);
              const date = formatShortDate(each.ran_at, locale);
              return (
                <li className={`${rows.row} ${css.item}`} key={each.id}>
                  <div className={rows.what}>
                    <h3 className={css.name}>
                      <a className={rows.name} href={each.href}>
                        {name}
                      </a>
                    </h3>
                    {each.name !== null && <p className={css.words}>{each.description}</p>}
                    <p className={rows.small}>
                      {each.count === null ? words.ranOn[locale](date) : history.foundOn[locale](each.count, date)}
                      {each.runs > 1 && ` · ${history.times[locale](each.runs)}`}
                    </p>
                  </div>
                  <div className={css.actions}>
                    <a
                      className={buttonClass('outline')}
                      href={each.href}
                      aria-label={history.ofSearch[locale](history.again[locale], name)}
                    >
                      {history.again[locale]}
                    </a>
                    <SaveSearchLink locale={locale} query={each.query} about={name} text={saveSearch} kind="outline" />
                    <Disclosure
                      quiet
                      open={failed}
                      summary={
                        <>
                          {history.rename[locale]}
                          <span className="vh">: {name}</span>
                        </>
                      }
                    >
                      <ActionForm
                        {...common}
                        intent="rename"
                        form={form}
                        hidden={{ id: each.id }}
                        labels={{ name: history.nameLabel[locale] }}
                      >
                        <Field
                          {...field('name', each.name)}
                          label={history.nameLabel[locale]}
                          hint={history.nameHint[locale]}
                          maxLength={MAX_NAME_LENGTH}
                          autoComplete="off"
                        />
                        <div className={grid.actions}>
                          <SubmitButton locale={locale}>{history.save[locale]}</SubmitButton>
                        </div>
                      </ActionForm>
                    </Disclosure>
                    <ActionForm
                      {...common}
                      intent="remove"
                      form={`remove-${each.id}`}
                      hidden={{ id: each.id }}
                      className={css.remove}
                    >
                      <SubmitButton locale={locale} kind="text">
                        {history.remove[locale]}
                        <span className="vh">: {name}</span>
                      </SubmitButton>
                    </ActionForm>
                  </div>
                </li>
              );
            })}
          </ol>
        </Panel>
      )}
      <SimplePagination locale={locale} page={page} count={total} perPage={PER_PAGE} />
    </>
  );
}
