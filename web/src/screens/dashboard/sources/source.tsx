/**
 * EXTS-1: one source: what it needs now, what it brought, what is set about it, and each time it was read. Works without
 * script.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { lookups } from '@estia/contract/lookups/lookups';
import { sourcePageMessages as words } from '@estia/contract/sources/screens/source-page-messages';
import { sourceFlashMessages } from '@estia/contract/sources/screens/source-screen-messages';
import type { Source } from '@estia/contract/sources/source-model';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { BackToSources } from '../../../features/sources/source/BackToSources.tsx';
import { FileForm } from '../../../features/sources/source/FileForm.tsx';
import { RemoveSource } from '../../../features/sources/source/RemoveSource.tsx';
import { RunHistory } from '../../../features/sources/source/RunHistory.tsx';
import { SourceItems } from '../../../features/sources/source/SourceItems.tsx';
import { SourceNow } from '../../../features/sources/source/SourceNow.tsx';
import { SourceSettings } from '../../../features/sources/source/SourceSettings.tsx';
import css from '../../../features/sources/source/source-page.module.css';
import { describeFormat } from '../../../features/sources/source-facts.ts';
import { bareSourcePath } from '../../../features/sources/source-paths.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { createFormSubmission, findFormError } from '../../../platform/form-submission.ts';
import { createIdempotencyKey, listFormValues, readFormData } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { getCurrentMinute } from '../../../platform/page-time.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { RefusalNotice } from '../../../ui/form/RefusalNotice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { parsePageParam } from '../page-param.ts';
import { handleSourceAction } from './source-actions.ts';

const PER_PAGE = 5;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const me = await findSessionUser(context);
  const id = parseIdParam(params.source);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const page = parsePageParam(url);
  const locale = getLocale(url.pathname);
  const callApi = getApiClient(context);
  const query = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const [{ source }, history] = await Promise.all([
    orThrowFailure(callApi('GET /sources/{id}', { params: { id } })),
    orThrowFailure(callApi('GET /sources/{id}/runs', { params: { id }, query })),
  ]);
  const mandateTypes = lookups.mandate_types.map((row) => ({ value: String(row.id), label: row.name[locale] }));
  return { source, history, page, mandateTypes, now: getCurrentMinute(), formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.source);
  const form = await readFormData(request);
  const back = bareSourcePath(id);
  return handleSourceAction(getApiClient(context), createFormSubmission(listFormValues(form)), { form, id, url, back });
}

export const meta = createPrivateMeta(words.title);

/** Which forms the page has, by what the source is: what was typed into another is given back by a notice. */
function listForms({ kind, state }: Source): string[] {
  if (state === 'removed') return [];
  const isRunning = state === 'active' || state === 'paused';
  return [
    'settings',
    'remove',
    ...(isRunning ? ['read', 'pause', 'resume'] : []),
    ...(kind === 'file' && isRunning ? ['upload'] : []),
  ];
}

export default function SourceScreen() {
  const { source, history, page, mandateTypes, now, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const forms = listForms(source);
  return (
    <>
      <BackToSources locale={locale} />
      <PageHeader
        title={source.name}
        lead={
          <span className={css.url}>
            {source.url && (
              <>
                <span translate="no">{new URL(source.url).host}</span>
                {' · '}
              </>
            )}
            {describeFormat(source, locale)}
          </span>
        }
      />
      <FlashMessage locale={locale} words={sourceFlashMessages} />
      <RefusalNotice locale={locale} refusal={refusal} forms={forms} fields={['name', 'url']} />
      <SourceNow {...common} source={source} now={now} />
      <SourceItems locale={locale} source={source} />
      {forms.includes('upload') && (
        <Panel id="upload" title={words.upload[locale]} lead={words.uploadText[locale]}>
          <FileForm
            {...common}
            intent="upload"
            labels={{}}
            label={words.upload[locale]}
            submit={words.uploadButton[locale]}
          >
            {(file) => file}
          </FileForm>
        </Panel>
      )}
      <RunHistory locale={locale} runs={history.runs} count={history.count} page={page} perPage={PER_PAGE} />
      {forms.includes('settings') && <SourceSettings {...common} source={source} mandateTypes={mandateTypes} />}
      {forms.includes('remove') && <RemoveSource {...common} source={source} />}
    </>
  );
}
