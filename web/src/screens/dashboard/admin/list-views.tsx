/** ADMN-1: where an admin keeps the present filter of a list under a name, and renames or deletes what was kept. No script needed. */
import { listViewLimits, toViewQuery, viewedLists } from '@estia/contract/admin-lists/list-views';
import {
  listViewFlashMessages,
  viewedListNames,
  listViewMessages as words,
} from '@estia/contract/admin-lists/view-messages';
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
import { viewedListPaths } from '../../../platform/paths/viewed-list-paths.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';

const PAGE_PATH = '/dashboard/admin/list-views';

const parseList = ({ searchParams }: URL) => viewedLists.find((each) => each === searchParams.get('list'));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const list = parseList(url);
  if (!list) return throwNotFound();
  const { views } = await orThrowFailure(getApiClient(context)('GET /adminPanel/list-views', { query: { list } }));
  const query = toViewQuery(url.searchParams.get('query') ?? '');
  return { list, views, query, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const list = parseList(url);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  if (!list) return throwNotFound();
  const name = values.name ?? '';
  const here = `${PAGE_PATH}?${new URLSearchParams({ list })}`;
  const done = async (work: Promise<unknown>, path: string, word: keyof typeof listViewFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, path, word) : createFormErrorResponse(result.refusal);
  };
  if (submission.intent === 'save') {
    const query = values.query ?? '';
    const work = callApi('POST /adminPanel/list-views', { body: { list, name, query }, idempotencyKey });
    return done(work, `${viewedListPaths[list]}?${query}`, 'view-saved');
  }
  if (!/^[1-9]\d{0,14}$/.test(values.id ?? '')) return throwNotFound();
  const params = { id: Number(values.id) };
  if (submission.intent === 'rename')
    return done(
      callApi('PUT /adminPanel/list-views/{id}', { params, body: { name }, idempotencyKey }),
      here,
      'view-renamed',
    );
  if (submission.intent === 'remove')
    return done(callApi('DELETE /adminPanel/list-views/{id}', { params, idempotencyKey }), here, 'view-deleted');
  return throwNotFound();
}

export const meta = createPrivateMeta(words.title);

export default function SavedListViews() {
  const { list, views, query, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const labels = { name: words.name[locale] };
  const path = localizePath(locale, viewedListPaths[list]);
  const nameField = { label: words.name[locale], maxLength: listViewLimits.name, autoComplete: 'off', required: true };
  return (
    <>
      <PageHeader title={`${words.title[locale]}: ${viewedListNames[list][locale]}`} lead={words.lead[locale]}>
        <a className={buttonClass('outline')} href={query === '' ? path : `${path}?${query}`}>
          {words.back[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={listViewFlashMessages} />
      {query !== '' && (
        <Panel id="save" title={words.saveTitle[locale]}>
          <ActionForm {...common} intent="save" hidden={{ query }} labels={labels}>
            <Field
              {...createFieldProps(locale, 'save', refusal).field('name')}
              {...nameField}
              hint={words.nameHint[locale]}
            />
            <div className={grid.actions}>
              <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
            </div>
          </ActionForm>
        </Panel>
      )}
      {views.length === 0 && query === '' && <Notice title={words.none[locale]} text={words.noneText[locale]} />}
      {views.length > 0 && (
        <Panel
          id="views"
          flush
          title={viewedListNames[list][locale]}
          beside={<span className="num">{views.length}</span>}
        >
          <ul>
            {views.map((view) => {
              const form = `rename-${view.id}`;
              const { field, failed } = createFieldProps(locale, form, refusal);
              return (
                <li className={rows.row} key={view.id}>
                  <div className={rows.what}>
                    <p className={rows.name}>
                      <a href={`${path}?${view.query}`} translate="no">
                        {view.name}
                      </a>
                    </p>
                  </div>
                  <Disclosure
                    quiet
                    open={failed}
                    summary={
                      <>
                        {words.rename[locale]}
                        <span className="vh">: {view.name}</span>
                      </>
                    }
                  >
                    <ActionForm
                      {...common}
                      intent="rename"
                      form={form}
                      hidden={{ id: view.id }}
                      label={words.renameOf[locale](view.name)}
                      labels={labels}
                    >
                      <Field {...field('name', view.name)} {...nameField} />
                      <div className={grid.actions}>
                        <SubmitButton locale={locale} kind="outline">
                          {words.rename[locale]}
                        </SubmitButton>
                      </div>
                    </ActionForm>
                  </Disclosure>
                  <ActionForm
                    {...common}
                    intent="remove"
                    form={`remove-${view.id}`}
                    hidden={{ id: view.id }}
                    label={words.removeOf[locale](view.name)}
                  >
                    <SubmitButton locale={locale} kind="outline">
                      {words.remove[locale]}
                      <span className="vh">: {view.name}</span>
                    </SubmitButton>
                  </ActionForm>
                </li>
              );
            })}
          </ul>
        </Panel>
      )}
    </>
  );
}
