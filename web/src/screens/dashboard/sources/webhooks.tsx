/** API-1: webhooks of an agency, for its owners: endpoints, their secrets, and the log of what was sent. */
import { roleIds } from '@estia/contract/accounts/roles';
import { webhookFlashMessages, webhookMessages as words } from '@estia/contract/sources/webhook-messages';
import { webhookEvents } from '@estia/contract/sources/webhook-model';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { eventField } from '../../../features/sources/webhooks/WebhookFields.tsx';
import { NewWebhookForm, WebhookList } from '../../../features/sources/webhooks/WebhookList.tsx';
import { WebhookLog } from '../../../features/sources/webhooks/WebhookLog.tsx';
import { WebhookSecret } from '../../../features/sources/webhooks/WebhookSecret.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey, type FormError } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/properties/external-sources/webhooks';
const PER_PAGE = 25;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const me = await findSessionUser(context);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const page = parsePageParam(url);
  const common = { formKey: createIdempotencyKey(), page, unapproved: unapprovedAgency(me) };
  if (me.agency_role !== 'owner' || me.status !== 'approved') return { ...common, webhooks: null, log: null };
  const callApi = getApiClient(context);
  const webhooks = await orThrowFailure(callApi('GET /webhooks'));
  const endpoint = webhooks.endpoints.find(({ id }) => String(id) === url.searchParams.get('endpoint'));
  if (!endpoint) return { ...common, webhooks, log: null };
  const query = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const params = { id: String(endpoint.id) };
  const log = await orThrowFailure(callApi('GET /webhooks/{id}/deliveries', { params, query }));
  return { ...common, webhooks, log: { log, endpoint } };
}

/** Boxes of a form are fields of their own, and the API names them together. */
const readSettings = ({ values }: FormSubmission) => ({
  url: values.url ?? '',
  events: webhookEvents.filter((event) => eventField(event) in values),
});

function nameBoxes(refusal: FormError, form: string): FormError {
  const { [`${form}.events`]: events, ...fields } = refusal.fields;
  return events ? { ...refusal, fields: { ...fields, [`${form}.${eventField(webhookEvents[0])}`]: events } } : refusal;
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, intent, form, idempotencyKey } = submission;
  const params = { id: values.id ?? '' };
  if (intent !== 'create' && !/^[1-9]\d{0,14}$/.test(params.id)) return throwNotFound();
  const done = async (work: Promise<unknown>, word: keyof typeof webhookFlashMessages, query = '') => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, `${PAGE_PATH}${query}`, word)
      : createFormErrorResponse(nameBoxes(result.refusal, form));
  };
  // Shown by the answer itself: an address that held it would be stored by the browser.
  const showSecret = async (work: Promise<{ secret: string }>) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? data({ secret: result.value.secret }, { headers: { 'Cache-Control': 'no-store' } })
      : createFormErrorResponse(nameBoxes(result.refusal, form));
  };
  switch (intent) {
    case 'create':
      return showSecret(callApi('POST /webhooks', { body: readSettings(submission) }));
    case 'rotate':
      return showSecret(callApi('POST /webhooks/{id}/secret', { params }));
    case 'change': {
      const body = { ...readSettings(submission), is_active: 'is_active' in values };
      return done(callApi('PUT /webhooks/{id}', { params, body, idempotencyKey }), 'changed');
    }
    case 'remove':
      return done(callApi('DELETE /webhooks/{id}', { params, idempotencyKey }), 'deleted');
    case 'test':
      return done(callApi('POST /webhooks/{id}/test', { params, idempotencyKey }), 'tested', `?endpoint=${params.id}`);
    case 'replay': {
      const endpoint = url.searchParams.get('endpoint') ?? '';
      const query = /^\d{1,15}$/.test(endpoint) ? `?endpoint=${endpoint}` : '';
      const work = callApi('POST /webhooks/deliveries/{id}/replay', { params, idempotencyKey });
      return done(work, 'replayed', query);
    }
    default:
      return throwNotFound();
  }
}

export const meta = createPrivateMeta(words.title);

const findSecret = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'secret' in answer && typeof answer.secret === 'string'
    ? answer.secret
    : null;

export default function Webhooks() {
  const { webhooks, log, page, formKey, unapproved } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = findFormError(answer);
  const secret = findSecret(answer);
  const common = { locale, formKey, refusal };
  if (webhooks === null)
    return (
      <>
        <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
        {unapproved ? (
          <NotApproved locale={locale} agency={unapproved} page="other" />
        ) : (
          <Notice title={words.ownersOnly[locale]} text={words.ownersOnlyText[locale]} />
        )}
      </>
    );
  const { endpoints, max } = webhooks;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={webhookFlashMessages} />
      {secret && <WebhookSecret locale={locale} secret={secret} />}
      {endpoints.length === 0 ? <p>{words.none[locale]}</p> : <WebhookList {...common} endpoints={endpoints} />}
      {log && (
        <WebhookLog
          {...common}
          log={log.log}
          host={new URL(log.endpoint.url).host}
          page={page}
          perPage={PER_PAGE}
          isActive={log.endpoint.state === 'active'}
        />
      )}
      <Panel id="add" title={words.add[locale]} lead={words.addText[locale]}>
        {endpoints.length < max ? <NewWebhookForm {...common} /> : <p>{words.full[locale](max)}</p>}
      </Panel>
    </>
  );
}
