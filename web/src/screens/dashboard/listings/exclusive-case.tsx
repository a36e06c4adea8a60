/** SAME-4: another agency claims an exclusive mandate of the same property: what happens, and the own side in words. */
import { emailContact } from '@estia/contract/accounts/email-messages';
import { formatDateTime } from '@estia/contract/format';
import { exclusiveCaseFlashMessages, exclusiveCaseMessages as words } from '@estia/contract/matches/exclusive-messages';
import { exclusiveCaseLimits } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ListingLinks } from '../../../features/matches/ListingLinks.tsx';
import facts from '../../../features/matches/PauseFacts.module.css';
import { StatementList } from '../../../features/matches/StatementList.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey, type FormError } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { barePathTo, pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { RefusalNotice } from '../../../ui/form/RefusalNotice.tsx';
import { DescriptionList, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from '../same-property/same-property.module.css';

type OwnCase = ApiReply<'GET /property/exclusive-cases/{id}'>['case'];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const found = await orThrowFailure(getApiClient(context)('GET /property/exclusive-cases/{id}', { params: { id } }));
  return { ...found, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const { intent, values, idempotencyKey } = submission;
  if (intent !== 'state') return throwNotFound();
  const body = { text: values.text ?? '' };
  const work = getApiClient(context)('POST /property/exclusive-cases/{id}/statements', {
    params: { id },
    body,
    idempotencyKey,
  });
  const result = await catchSubmissionError(submission, work);
  const path = barePathTo('/dashboard/mandates/cases/:id', { id });
  return result.ok ? redirectWithFlash(url, path, 'stated') : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

type ShownState = keyof typeof words.states;
const tones = { open: 'care', kept: 'good', lost: 'plain', ended: 'plain' } as const satisfies Record<
  ShownState,
  string
>;

const getShownState = ({ state, is_exclusive }: OwnCase): ShownState =>
  state === 'decided' ? (is_exclusive ? 'kept' : 'lost') : state;

function describeCase(found: OwnCase, locale: Locale): string {
  const state = getShownState(found);
  if (state === 'open') {
    const shown = found.has_answered
      ? found.reopened_at
        ? 'reopenedWritten'
        : 'written'
      : found.reopened_at
        ? 'reopened'
        : 'open';
    return words.text[shown][locale](formatDateTime(found.answer_due_at, locale));
  }
  return words.text[state === 'ended' ? (found.end_reason ?? 'mandate_ended') : state][locale];
}

const getReasonsLabel = ({ reasons_locale: written }: OwnCase, locale: Locale): string =>
  (written === null || written === locale ? words.reasons : words.reasonsIn[written])[locale];

function CaseFacts({ found, locale }: { found: OwnCase; locale: Locale }) {
  const { other_agency: agency, other_listings: others } = found;
  return (
    <DescriptionList
      rows={[
        { label: words.ownListing[locale], value: <ListingLinks listings={found.own_listings} locale={locale} /> },
        {
          label: words.otherAgency[locale],
          value: agency ? (
            <a
              className={facts.link}
              href={pathTo(locale, '/agency/:agency_id', { agency_id: agency.agency_id })}
              translate="no"
            >
              {agency.name[locale]}
            </a>
          ) : (
            words.erased[locale]
          ),
        },
        ...(agency ? [{ label: words.gemi[locale], value: <span className="num">{agency.gemi}</span> }] : []),
        {
          label: words.otherListing[locale],
          value: others.length > 0 ? <ListingLinks listings={others} locale={locale} /> : words.notOnline[locale],
        },
        {
          label: (found.reopened_at ? words.reopenedAt : words.openedAt)[locale],
          value: formatDateTime(found.opened_at, locale),
        },
        found.closed_at
          ? { label: words.closedAt[locale], value: formatDateTime(found.closed_at, locale) }
          : {
              label: (found.has_answered ? words.bothDue : words.answerDue)[locale],
              value: formatDateTime(found.answer_due_at, locale),
            },
        ...(found.reasons
          ? [
              {
                label: getReasonsLabel(found, locale),
                value: (
                  <span translate="no" lang={found.reasons_locale ?? undefined}>
                    {found.reasons}
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function StatementForm({ locale, formKey, refusal }: { locale: Locale; formKey: string; refusal: FormError | null }) {
  const { field } = createFieldProps(locale, 'state', refusal);
  const labels = { text: words.statementText[locale] };
  return (
    <Panel id="statement" title={words.statement[locale]} lead={words.statementLead[locale]}>
      <ActionForm locale={locale} intent="state" formKey={formKey} refusal={refusal} labels={labels} keepsValues>
        <Field {...field('text')} label={labels.text} rows={5} maxLength={exclusiveCaseLimits.text} required />
        <a className={facts.link} href={pathTo(locale, '/dashboard/mandates')}>
          {words.document[locale]}
        </a>
        <SubmitButton locale={locale} kind="primary">
          {words.send[locale]}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}

export default function ExclusiveCase() {
  const { case: found, statements, formKey } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const state = getShownState(found);
  return (
    <>
      <p className={css.back}>
        <a href={pathTo(locale, '/dashboard/mandates')}>
          <span aria-hidden="true">←</span> {words.back[locale]}
        </a>
      </p>
      <PageHeader title={words.title[locale]} />
      <FlashMessage locale={locale} words={exclusiveCaseFlashMessages} />
      <RefusalNotice
        locale={locale}
        refusal={refusal}
        forms={found.state === 'open' ? ['state'] : []}
        fields={['text']}
      />
      <Panel
        id="what"
        title={words.what[locale]}
        beside={<StatusBadge tone={tones[state]}>{words.states[state][locale]}</StatusBadge>}
      >
        <p className={css.said}>{describeCase(found, locale)}</p>
        <CaseFacts found={found} locale={locale} />
        {state === 'lost' && (
          <p className={css.terms}>
            {words.complain[locale]} <a href={`mailto:${emailContact}`}>{emailContact}</a>
          </p>
        )}
      </Panel>
      {statements.length > 0 && (
        <Panel id="written" title={words.written[locale]}>
          <StatementList locale={locale} statements={statements} />
        </Panel>
      )}
      {found.state === 'open' && <StatementForm locale={locale} formKey={formKey} refusal={refusal} />}
    </>
  );
}
