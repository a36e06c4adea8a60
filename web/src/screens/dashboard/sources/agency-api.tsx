/** API-1: an agency's keys for its programs, and the addresses under which it publishes its own listings. */
import { roleIds } from '@estia/contract/accounts/roles';
import {
  agencyApiFlashMessages,
  apiKeyMessages,
  exportMessages,
  agencyApiMessages as words,
} from '@estia/contract/sources/api/api-key-messages';
import { apiKeyLifetimes, apiScopes } from '@estia/contract/sources/api/api-scopes';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { ApiKeyForm } from '../../../features/sources/api/ApiKeyForm.tsx';
import { ApiKeyRow } from '../../../features/sources/api/ApiKeyRow.tsx';
import { ExportLinks } from '../../../features/sources/api/ExportLinks.tsx';
import { NewApiKey } from '../../../features/sources/api/NewApiKey.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';

const PAGE_PATH = '/dashboard/properties/external-sources/api';

export async function loader({ context }: LoaderFunctionArgs) {
  const me = await findSessionUser(context);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const mayRead = me.agency_role === 'owner' && me.status === 'approved';
  const unapproved = me.agency_role === 'owner' ? unapprovedAgency(me) : null;
  const formKey = createIdempotencyKey();
  if (!mayRead) return { own: null, unapproved, formKey };
  const callApi = getApiClient(context);
  const [keys, exported] = await Promise.all([
    orThrowFailure(callApi('GET /sources/api-keys')),
    orThrowFailure(callApi('GET /sources/export')),
  ]);
  return { own: { ...keys, exported: exported.export }, unapproved, formKey };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const done = async (work: Promise<unknown>, word: keyof typeof agencyApiFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, PAGE_PATH, word) : createFormErrorResponse(result.refusal);
  };
  switch (submission.intent) {
    case 'create': {
      const scopes = apiScopes.filter((scope) => `scopes.${scope}` in values);
      const lifetime_days = apiKeyLifetimes.find((days) => String(days) === values.lifetime_days);
      const body = { name: values.name ?? '', scopes, ...(lifetime_days ? { lifetime_days } : {}) };
      const result = await catchSubmissionError(
        submission,
        callApi('POST /sources/api-keys', { body, idempotencyKey }),
      );
      if (!result.ok) return createFormErrorResponse(result.refusal);
      // Not by another GET: nobody can ask for the key again.
      return data({ made: { key: result.value.key, name: result.value.api_key.name } });
    }
    case 'revoke': {
      const params = { id: values.id };
      return done(callApi('DELETE /sources/api-keys/{id}', { params, idempotencyKey }), 'revoked');
    }
    case 'publish':
      return done(callApi('POST /sources/export', { idempotencyKey }), 'published');
    case 'end':
      return done(callApi('DELETE /sources/export', { idempotencyKey }), 'ended');
    default:
      return throwNotFound();
  }
}

export const meta = createPrivateMeta(words.title);
/** The key is in the answer to the form. */
export const headers = () => ({ 'cache-control': 'no-store' });

type Made = { key: string; name: string };
const findMade = (answer: unknown): Made | null =>
  typeof answer === 'object' && answer !== null && 'made' in answer ? (answer.made as Made) : null;

export default function AgencyApiScreen() {
  const { own, unapproved, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData();
  const locale = useLocale();
  const common = { locale, formKey, refusal: findFormError(answer) };
  const made = findMade(answer);
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('text')} href={pathTo(locale, '/developers')}>
          {words.guide[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={agencyApiFlashMessages} />
      {unapproved && <NotApproved locale={locale} agency={unapproved} page="other" />}
      {unapproved ? null : own === null ? (
        <Notice title={words.owners[locale]} text={words.ownersText[locale]}>
          <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/properties')}>
            {words.toProperties[locale]}
          </a>
        </Notice>
      ) : (
        <>
          {made && <NewApiKey locale={locale} made={made} />}
          <Panel
            id="keys"
            flush
            title={apiKeyMessages.title[locale]}
            lead={apiKeyMessages.lead[locale]}
            beside={<span className="num">{own.keys.length}</span>}
          >
            {own.keys.length === 0 ? (
              <p className={grid.padded}>{apiKeyMessages.none[locale]}</p>
            ) : (
              <ul>
                {own.keys.map((each) => (
                  <ApiKeyRow key={each.id} {...common} apiKey={each} />
                ))}
              </ul>
            )}
          </Panel>
          <Panel id="new-key" title={apiKeyMessages.create[locale]}>
            {own.keys_left > 0 ? <ApiKeyForm {...common} /> : <p>{apiKeyMessages.full[locale]}</p>}
          </Panel>
          <Panel id="export" title={exportMessages.title[locale]} lead={exportMessages.lead[locale]}>
            <ExportLinks {...common} exported={own.exported} />
          </Panel>
        </>
      )}
    </>
  );
}
